### What the skirmish says in English.

action-sail = Sail
action-dive = Dive
action-sell = Sell
action-offer = Offer a card
action-bid = Bid
action-withdraw = Withdraw the offer
action-walk_on = Walk on
by = { $by ->
    [0] stay
   *[other] { $by } along the line
}
card = card { $card }
gold = { $gold } gold
yes = Yes
no = No

plan-sail = Sail { $by ->
    [1] up
   *[other] down
} the line
plan-offer = Offer card { $card }, then sail { $by ->
    [1] up
   *[other] down
} the line

stop-galleon = The galleon is beside you
stop-sold = A card is sold
stop-gold = Your gold changes

ask-bid = What do you bid?
ask-shot = Do you shoot at the galleon?
ask-reroll = Do you roll the lowest die again?
ask-trade = Do you buy card { $card } for { $gold } gold?
orders-shot = Do you shoot at the galleon?
order-shot = { $order ->
    [ask] Ask me
    [never] Never
   *[always] Always
}

event-sailed = { $ship } sails to { $at }.
event-card-drawn = You draw card { $card }.
event-card-sold = { $captain } sells card { $card }.
event-trade-closed = { $how ->
    [made] Card { $card } is bought.
    [refused] Card { $card } is not bought.
    [withdrawn] Card { $card } is offered no more.
   *[lapsed] Card { $card } is there no more.
}
event-bids-opened = Bids: { $bids }.
event-galleon-hit = { $points ->
    [0] The galleon is missed.
    [one] The galleon is hit once.
   *[other] The galleon is hit { $points } times.
}{ $sunk ->
    [yes] {" "}She sinks.
   *[no] {""}
}

violation-not-now = That is not to be done now.
violation-too-little-gold = You have { $gold } gold, and it costs { $cost }.
violation-off-the-line = From { $at }, that leaves the line.
violation-no-card-left = No card is left in the sea.
violation-not-your-card = Card { $card } is not yours.
violation-one-offer-at-a-time = You offer one card at a time.
violation-no-such-offer = Offer { $decision } stands no more.
