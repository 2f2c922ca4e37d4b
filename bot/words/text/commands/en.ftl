### Descriptions and names of commands; other languages translate both.

about-turn = Take your turn
about-turn-show = Post the current board again
about-turn-act = Choose what to do, see the outcome, confirm
about-turn-plan = Plan one of the things worth doing now
about-turn-resume = Resume what is left of your plan
about-turn-undo = Undo what you confirmed last
about-turn-end = End your turn

about-auto = What to answer and to play while you are away
about-auto-show = Show your standing orders and your plan ahead, and change them
about-auto-set = Decide beforehand how to answer a kind of question
about-auto-clear = Be asked everything again

about-table = Open a table, join it, start it
about-table-new = Open a table in this channel
about-table-join = Take a seat
about-table-leave = Give up your seat
about-table-bot = Give a seat to the bot
about-table-start = Start the game with the seats taken
about-table-settings = Show the options, or change them before the start
about-table-clock = Show how long a turn may take, or change it (host)
about-table-show = Show who sits here and what is played
about-table-pause = Pause the table, or resume it
about-table-free = Clear a seat; its holder comes back only once you approve
about-table-release = Resume a damaged table, once it is repaired
about-table-undo = Take the game back to before any turn, after one question (host)
about-option-turn = Go back to before it was played
name-option-turn = turn
about-table-close = Close the table for good, after one question
about-table-approve = Let somebody take a free seat, even if they were blocked
about-table-block = Block somebody from the table, and clear their seat
about-table-autopilot = Let the bot play your seat, or take it back

about-option-game = Which game
about-option-preset = Options by name
about-option-hotseat = One person may hold several seats
about-option-language = Language of the table
about-option-seat = Which seat, such as B
about-option-share = Ask to share a seat that others hold
about-option-level = How well the bot plays
about-option-option = Which option
about-option-value = Its new value
about-option-pace = How fast the table plays
about-option-rest = Days on which the clock stands still
about-option-zone = Time zone of the table, such as Europe/Paris
about-option-freed = Its letter, such as B
about-option-table = Its name, such as njy7y
about-option-user = Whom
about-option-on = Yes to let the bot play, no to take your seat back

about-hand = What is yours in the game; only you see it
about-map = Look at the board
about-map-show = Show the whole board
about-map-zoom = Show one part of the board
about-map-recap = Replay the last round as a moving picture
about-map-text = The board in words
about-roll = Roll dice of your own
about-lookup = Look up facts of the game you play
about-rules = Read the rules, or look something up
about-help = How to play
about-prefs = Your language, quiet hours, calls and direct messages, everywhere
about-mygames = Your tables everywhere, and which wait for you

about-option-place = Which part
about-option-dice = Such as 2d6+3
about-option-panel = What: pick from the list
about-option-about = A word, a chapter, or the number of a rule

about-option-what = Pick from the list
about-option-goal = What for: pick from the list
about-option-when = Which kind of question
about-option-do = What to answer

## Names that other languages translate

name-command-turn = turn
name-command-show = show
name-command-act = act
name-command-plan = plan
name-command-resume = resume
name-command-undo = undo
name-command-end = end
name-command-table = table
name-command-new = new
name-command-join = join
name-command-leave = leave
name-command-bot = bot
name-command-start = start
name-command-settings = settings
name-command-clock = clock
name-command-pause = pause
name-command-close = close
name-command-approve = approve
name-command-block = block
name-command-free = free
name-command-release = release
name-command-autopilot = autopilot
name-command-auto = auto
name-command-set = set
name-command-clear = clear
name-command-hand = hand
name-command-map = map
name-command-zoom = zoom
name-command-recap = recap
name-command-text = text
name-command-roll = roll
name-command-lookup = lookup
name-command-rules = rules
name-command-help = help
name-command-prefs = prefs
name-command-mygames = mygames

name-option-game = game
name-option-preset = preset
name-option-hotseat = hotseat
name-option-language = language
name-option-seat = seat
name-option-share = share
name-option-level = level
name-option-option = option
name-option-pace = pace
name-option-rest = rest
name-option-zone = zone
name-option-value = value
name-option-on = on
name-option-user = user
name-option-table = table
name-option-place = place
name-option-dice = dice
name-option-about = about
name-option-panel = panel
name-option-what = what
name-option-goal = goal
name-option-when = when
name-option-do = do

## Seats, as they are offered while somebody types

seat-offered = { LETTER($seat) } · { $who }
seat-offered-side = { LETTER($seat) } · { $side } · { $who }
seat-free = free
seat-bot = { $who } (bot)

## The command for another game

about-again = Play again where a game is over
about-option-bigger = The next bigger game
name-command-again = again
name-option-bigger = bigger
error-nothing-bigger = There is no bigger game than this one. `/again` plays the same again.

## The commands of managers, and threads

about-host = What managers decide for the whole server
about-host-board = Put a board of all open tables into this channel (manager)
about-option-board = Yes to put it here, no to take it away
about-option-thread = Open a thread for the table
name-command-host = host
name-command-board = board
name-option-thread = thread
