### Texts of play at home: in the terminal, on the page, and as names.

home-server = At home
home-you = You
home-ready = Open { $url }   (Ctrl-C stops it; the next start resumes there)
home-already = A game at home is open already: { $url }   (Ctrl-C in its terminal ends it)
home-port-taken = Port { $port } is in use, perhaps by another game at home. Stop that one, or choose another port: PORT=9000 make play

## The first screen

home-language = Language
home-tagline = Games of ships and fleets, one turn at a time
home-facts = { $seats } · { $against } · { $length }
home-seats = { $most ->
    [one] One player
   *[other] { $seats } players
  }
home-against-bots = { $bots ->
    [0] without a bot
    [one] against one bot
   *[other] against { $bots } bots
  }
home-other-games = Other games, more players…
home-all-games = All games
home-preset = Choose a game
home-who = Who plays
home-player-name = Name of a player
home-player = Player { $number }
home-second-player = Two players, taking turns on this screen
home-against = Against how many bot players
home-level = How strong the bot plays
home-ends-title = Begin anew?
home-ends = Your game of { $game } is under way. Beginning anew ends it for good.
home-ends-it = End it and begin anew
home-board-now = The board as it is now
home-resume = Resume
home-play-again = Play again
home-final-board = See the final board
home-not-possible = This setup cannot be played. Give each player a name and choose again.

## The page of the game

home-games = Games
home-commands = Type a command
home-commands-short = Type
home-note-away = The game is closed. This page resumes by itself once it runs again: make play
home-note-failed = That did not go through. Please try again.
home-note-link = show it
home-note-past = The game goes on below.
home-news = What happens
home-board = Game
home-form = Form
home-type = Type / for the commands
home-send = Send
home-earlier = Earlier
home-later = Later
home-empty = Nothing has happened yet.
home-thinking = One moment…
home-private = Only you see this
home-enlarge = Enlarge the picture
home-picture = Picture
home-picture-keys = Picture; once enlarged, move it with the arrow keys
home-zoom = Enlarge
home-fit = Whole picture
home-close = Close
home-picture-before = Picture before
home-picture-after = Next picture
home-no-picture = The picture is missing.
home-cancel = Cancel
home-submit = Done
home-required = This must be filled in.
home-choose-offered = Choose from the list.
home-choose = Choose
home-choose-some = Choose one or more
home-choose-how = Opens a menu.
home-clear = Clear
home-search = Search
home-loading = One moment…
home-no-match = No matches.
home-no-commands = No commands just now.
home-more-commands = There are more: type on.
home-yes = Yes
home-no = No
home-valid = This is not valid here.

## Whose turn it is, above the channel

home-earlier-games = Show earlier play ▴
home-news-above = News above ▴
home-show-board = Show the board ▾
home-hide-board = Hide the board ▴
home-opening = Laying out the board…
home-more = More below ▾
home-turn-mine = Your turn, { $who }
home-turn-other = { $who } to play
home-turn-asked = Your answer, { $who }: { $question }
home-turn-other-asked = { $who } to answer: { $question }
home-turn-paused = Paused
home-turn-lobby = Not started yet
home-turn-over = The game is over

## Notes on texts typed below the channel

home-typed-unknown = There is no command “{ $typed }”. Type / alone for all of them.
home-typed-unknown-near = There is no command “{ $typed }”. Did you mean this?
home-typed-stroke = Nobody reads messages here: commands begin with /.
home-typed-stroke-near = Commands begin with /. Did you mean this?
home-typed-missing = { $command } still needs: { $missing }.
home-offered = Offered
home-add-option = + option
home-remove-option = Remove

## The help in the terminal

home-help =
    make play opens games in your browser, without Discord. It takes no options, but these variables:
    PORT=9000 make play: where the page is served (8137 if not set; 0 takes any free port)
    QUARTERDECK_LANGUAGE: en or fr, the language of the terminal
    QUARTERDECK_DATABASE: the file your games are kept in (data/home.sqlite3)
    QUARTERDECK_BACKUPS: how many copies of it are kept (7)
    QUARTERDECK_SEED: any word; the dice of new games follow from it
    QUARTERDECK_DATA: a folder of data of your own, laid over that of the games
    QUARTERDECK_LOG_LEVEL: DEBUG, INFO, WARNING or ERROR (WARNING)
    They can also stand in a file named .env, each on a line of its own.

## Games and presets on the first screen; a game replaces these by its own

home-starting = Setting up the game…
game-about = {""}
game-cover = { game-title }
button-first-game = Start the first game
preset-about = {""}
preset-length = {""}
policy-strength = {""}
