### Les textes du jeu à la maison : dans le terminal, sur la page, et comme noms.

home-server = À la maison
home-you = Vous
home-ready = Ouvrez { $url }   (Ctrl-C arrête ; le prochain lancement reprend là)
home-already = Une partie à la maison est déjà ouverte : { $url }   (Ctrl-C dans son terminal l’arrête)
home-port-taken = Le port { $port } est pris, peut-être par une autre partie à la maison. Arrêtez-la, ou choisissez un autre port : PORT=9000 make play

## The first screen

home-language = Langue
home-tagline = Des jeux de navires et de flottes, tour après tour
home-facts = { $seats } · { $against } · { $length }
home-seats = { $most ->
    [one] Un joueur
   *[other] { $seats } joueurs
  }
home-against-bots = { $bots ->
    [0] sans bot
    [1] contre un bot
   *[other] contre { $bots } bots
  }
home-other-games = Autres parties, plus de joueurs…
home-all-games = Tous les jeux
home-preset = Choisissez une partie
home-who = Qui joue
home-player-name = Nom d’un joueur
home-player = Joueur { $number }
home-second-player = À deux, chacun son tour sur cet écran
home-against = Contre combien de bots
home-level = Niveau des bots
home-ends-title = Recommencer ?
home-ends = Votre partie de { $game } est en cours. Recommencer y met fin pour de bon.
home-ends-it = Y mettre fin et recommencer
home-board-now = Le plateau tel qu’il est
home-resume = Reprendre
home-play-again = Rejouer
home-final-board = Voir le plateau final
home-not-possible = Cette partie ne peut pas se jouer ainsi. Donnez un nom à chaque joueur et choisissez à nouveau.

## The page of the game

home-games = Parties
home-commands = Taper une commande
home-commands-short = Commande
home-note-away = La partie est fermée. Cette page reprendra d’elle-même dès qu’elle sera relancée : make play
home-note-failed = Cela n’a pas abouti. Réessayez.
home-note-link = voir
home-note-past = La suite est plus bas.
home-news = Ce qui se passe
home-board = Partie
home-form = Formulaire
home-type = Tapez / pour les commandes
home-send = Envoyer
home-earlier = Plus tôt
home-later = Plus tard
home-empty = Rien ne s’est encore passé.
home-thinking = Un instant…
home-private = Pour vos yeux seulement
home-enlarge = Agrandir l’image
home-picture = Image
home-picture-keys = Image ; agrandie, elle se déplace avec les flèches
home-zoom = Agrandir
home-fit = Image entière
home-close = Fermer
home-picture-before = Image précédente
home-picture-after = Image suivante
home-no-picture = L’image est introuvable.
home-cancel = Annuler
home-submit = Valider
home-required = À remplir.
home-choose-offered = Choisissez dans la liste.
home-choose = Choisir
home-choose-some = Choisir un ou plusieurs
home-choose-how = Ouvre un menu.
home-clear = Effacer
home-search = Chercher
home-loading = Un instant…
home-no-match = Rien ne correspond.
home-no-commands = Pas de commandes pour l’instant.
home-more-commands = Il y en a d’autres : continuez à taper.
home-yes = Oui
home-no = Non
home-valid = Cette valeur ne convient pas ici.

## Whose turn it is, above the channel

home-earlier-games = Afficher ce qui a été joué avant ▴
home-news-above = Nouvelles plus haut ▴
home-show-board = Afficher le plateau ▾
home-hide-board = Masquer le plateau ▴
home-opening = Mise en place du plateau…
home-more = La suite plus bas ▾
home-turn-mine = À vous, { $who }
home-turn-other = À { $who } de jouer
home-turn-asked = À vous de répondre, { $who } : { $question }
home-turn-other-asked = À { $who } de répondre : { $question }
home-turn-paused = Partie en pause
home-turn-lobby = Pas encore commencée
home-turn-over = Partie terminée

## Les notes sur les textes tapés sous le salon

home-typed-unknown = Il n’y a pas de commande « { $typed } ». Tapez / seul pour les voir toutes.
home-typed-unknown-near = Il n’y a pas de commande « { $typed } ». Vouliez-vous dire ceci ?
home-typed-stroke = Personne ne lit de messages ici : les commandes commencent par /.
home-typed-stroke-near = Les commandes commencent par /. Vouliez-vous dire ceci ?
home-typed-missing = Il manque encore à { $command } : { $missing }.
home-offered = Propositions
home-add-option = + option
home-remove-option = Enlever

## L’aide dans le terminal

home-help =
    make play ouvre des parties dans votre navigateur, sans Discord. Aucune option, mais ces variables :
    PORT=9000 make play : où la page est servie (8137 sans cela ; 0 prend un port libre)
    QUARTERDECK_LANGUAGE : en ou fr, la langue du terminal
    QUARTERDECK_DATABASE : le fichier où sont gardées vos parties (data/home.sqlite3)
    QUARTERDECK_BACKUPS : combien de copies en sont gardées (7)
    QUARTERDECK_SEED : un mot quelconque, d’où découlent les dés des nouvelles parties
    QUARTERDECK_DATA : un dossier de données à vous, qui passent avant celles des jeux
    QUARTERDECK_LOG_LEVEL : DEBUG, INFO, WARNING ou ERROR (WARNING)
    Elles peuvent aussi être écrites dans un fichier nommé .env, une par ligne.

## Les jeux et leurs parties au premier écran ; un jeu remplace ceci par le sien

home-starting = Mise en place de la partie…
game-about = {""}
game-cover = { game-title }
button-first-game = Commencer la première partie
preset-about = {""}
preset-length = {""}
policy-strength = {""}
