### Ce qui sépare quelqu’un de ce qu’il voudrait faire : une question à laquelle répondre d’abord.

turn-end-asked = Votre tour ne peut pas finir tant qu’une question vous attend. Répondez-y ici, puis finissez votre tour.
turn-asked-first = Cela doit attendre : une question vous est posée. Répondez-y ici, puis continuez.
