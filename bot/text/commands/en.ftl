### What Discord shows of the commands: descriptions here, names where another language has its own.

about-turn = Take your turn
about-turn-show = Post the present board afresh
about-turn-act = Choose what to do, see what comes of it, confirm
about-turn-undo = Take back your last action
about-turn-end = End your turn

about-table = Open a table, join it, start it
about-table-new = Open a table in this channel
about-table-join = Take a seat
about-table-leave = Give up your seat
about-table-bot = Let me take a seat
about-table-start = Start the game with the seats taken
about-table-settings = Show the options, or change them before the start
about-table-show = Show who sits here and what is played
about-table-pause = Pause the table, or go on with it
about-table-close = Close the table for good
about-table-autopilot = Let me play your seat, or take it back

about-option-game = Which game
about-option-preset = Options by name
about-option-hotseat = One person may hold several seats
about-option-language = Language of the table
about-option-seat = Which seat, such as p2
about-option-share = Share a seat that others hold
about-option-level = How well I play
about-option-option = Which option
about-option-value = Its new value
about-option-on = Yes to let me play, no to take your seat back

about-hand = Your own ship, purse and standing, for your eyes only
about-map = Look at the board
about-map-show = Show the whole board
about-map-zoom = Show one part of the board
about-map-text = The board in words
about-roll = Roll dice of your own
about-rules = Look the rules up
about-rules-search = Find rules by a word or their number
about-rules-area = Read a whole chapter of the rules
about-help = How to play
about-mygames = Your tables everywhere, and which wait for you

about-option-place = Which part
about-option-dice = Such as 2d6+3
about-option-about = A word, or a number such as CL-MOVE-03
about-option-area = Which chapter
