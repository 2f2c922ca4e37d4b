### Ce qui se tape dans Man O’War : ce que fait chaque commande, et les noms propres à une langue.

about-squadron = Ce que peut faire un camp de Man O’War
about-squadron-signal = Signaler à une escadre ce qu’elle doit faire
about-squadron-seal = Sceller vos signaux de ce tour
about-squadron-scuttle = Couler un navire endommagé à vous à la fin du tour, ou non
about-squadron-orders = Donner des ordres exacts à des navires pour ce tour
about-squadron-end = Montrer ce que le tour attend de vous

about-option-orders = Ainsi « A1 : A10 B45 feu proue ; A2 : combat 15 » : un point-virgule entre navires
about-option-signal = Quel signal : choisissez dans la liste

name-command-squadron = escadre
name-command-signal = signaler
name-command-seal = sceller
name-command-scuttle = saborder
name-command-orders = ordres

name-option-signal = signal
name-option-orders = ordres
