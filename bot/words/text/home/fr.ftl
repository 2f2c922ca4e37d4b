### What is said at home: in the terminal, and as names.

home-server = À la maison
home-you = Vous
home-ready = Ouvrez { $url }   (Ctrl-C arrête ; le prochain lancement reprend là)
home-port-taken = Le port { $port } est pris, peut-être par une autre partie à la maison. Arrêtez-la, ou choisissez un autre port : PORT=9000 make play
