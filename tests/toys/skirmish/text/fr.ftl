### Ce que dit l’escarmouche en français.

action-sail = Naviguer
action-dive = Plonger
action-sell = Vendre
action-offer = Proposer une carte
action-bid = Miser
action-withdraw = Retirer l’offre
action-walk_on = Avancer
by = { $by ->
    [0] rester
   *[other] { $by } le long de la ligne
}
card = carte { $card }
gold = { $gold } pièces d’or
yes = Oui
no = Non

plan-sail = { $by ->
    [1] Remonter
   *[other] Descendre
} la ligne
plan-offer = Proposer la carte { $card }, puis { $by ->
    [1] remonter
   *[other] descendre
} la ligne

stop-galleon = Le galion est près de vous
stop-sold = Une carte est vendue
stop-gold = Votre or change

ask-bid = Combien misez-vous ?
ask-shot = Tirez-vous sur le galion ?
ask-reroll = Relancez-vous le dé le plus bas ?
ask-trade = Achetez-vous la carte { $card } pour { $gold } pièces d’or ?
orders-shot = Tirez-vous sur le galion ?
order-shot = { $order ->
    [ask] Me demander
    [never] Jamais
   *[always] Toujours
}

event-sailed = { $ship } navigue jusqu’en { $at }.
event-card-drawn = Vous tirez la carte { $card }.
event-card-sold = { $captain } vend la carte { $card }.
event-trade-closed = { $how ->
    [made] La carte { $card } est achetée.
    [refused] La carte { $card } n’est pas achetée.
    [withdrawn] La carte { $card } n’est plus proposée.
   *[lapsed] La carte { $card } n’est plus là.
}
event-bids-opened = Mises : { $bids }.
event-galleon-hit = { $points ->
    [0] Le galion est manqué.
    [one] Le galion est touché une fois.
   *[other] Le galion est touché { $points } fois.
}{ $sunk ->
    [yes] {" "}Il coule.
   *[no] {""}
}

violation-not-now = Cela ne se fait pas maintenant.
violation-too-little-gold = Vous avez { $gold } pièces d’or, et cela en coûte { $cost }.
violation-off-the-line = Depuis { $at }, cela quitte la ligne.
violation-no-card-left = Il n’y a plus de carte dans la mer.
violation-not-your-card = La carte { $card } n’est pas à vous.
violation-one-offer-at-a-time = Vous proposez une carte à la fois.
violation-no-such-offer = L’offre { $decision } ne tient plus.
