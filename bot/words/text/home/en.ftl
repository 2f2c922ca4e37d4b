### What is said at home: in the terminal, and as names.

home-server = At home
home-you = You
home-ready = Open { $url }   (Ctrl-C ends; the next start goes on from there)
home-port-taken = Port { $port } is in use, perhaps by another game at home. Stop that one, or choose another port: PORT=9000 make play
