### Ce que disent les ordres scellés en français.

goal = Coulez les navires de l’autre camp dans la brume, ou gardez plus de coque après { $rounds ->
    [one] { $rounds } manche
   *[other] { $rounds } manches
}.
side-name = { $side ->
    [west] l’ouest
   *[east] l’est
}

round = Manche { $round } sur { $rounds }
hull = { $ship } : { $hull ->
    [0] coulé
    [one] { $hull } point de coque
   *[other] { $hull } points de coque
}
lies = { $ship } est en { $at }
seen = { $ship } est en vue en { $at }

action-type = Taper l’ordre
action-sail = Naviguer
action-fire = Tirer
action-offer = Proposer une planche
action-withdraw = Retirer la planche
by = { $by ->
    [0] rester
   *[other] { $by } le long du détroit
}
place = en { $at }
captain = à { $who }
yes = Oui
no = Non

field-by = Distance à parcourir (-4 à 4)
field-aim = Canons
field-shot = Tirer en (0 à 20)
aim-hold = Ne pas tirer
aim-fire = Tirer

stop-seen = Un ennemi est en vue
stop-hit = Votre navire est touché

ask-order = Quel est votre ordre ?
ask-plank = Acceptez-vous une planche de { $giver } ?

event-sailed = { $ship } navigue jusqu’en { $at }.
event-sighted = { $ship } est aperçu en { $at }.
event-missed = Un boulet tombe en { $at } et ne touche personne.
event-hit = Un boulet en { $at } touche { $hit }.
event-sunk = { $ship } coule.
event-plank = { $how ->
    [taken] { $giver } donne une planche à { $taker }.
    [refused] { $taker } refuse la planche de { $giver }.
    [withdrawn] { $giver } garde la planche.
   *[lapsed] La planche de { $giver } n’est plus proposée.
}

violation-not-now = Une planche se propose avant de sceller son ordre.
violation-too-far = Un navire avance de { $most } cases au plus et reste dans le détroit, de 0 à 20.
violation-out-of-reach = Un boulet tombe à { $most } cases au plus de l’arrivée du navire.
violation-no-ally = Une planche se donne à un allié à flot.
violation-no-plank-to-give = Une planche à la fois, et jamais la dernière.
violation-no-such-offer = Cette planche n’est plus proposée.
