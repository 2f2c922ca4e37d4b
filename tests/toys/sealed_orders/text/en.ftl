### What sealed orders say in English.

goal = Sink the other side’s ships in the fog, or have more hull left after { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
}.
side-name = { $side ->
    [west] the west
   *[east] the east
}

round = Round { $round } of { $rounds }
hull = { $ship }: { $hull ->
    [0] sunk
    [one] { $hull } point of hull
   *[other] { $hull } points of hull
}
lies = { $ship } lies at { $at }
seen = { $ship } is in sight at { $at }

action-type = Type the order
action-sail = Sail
action-fire = Fire
action-offer = Offer a plank
action-withdraw = Withdraw the plank
by = { $by ->
    [0] stay
   *[other] { $by } along the strait
}
place = at { $at }
captain = to { $who }
yes = Yes
no = No

field-by = Sail how far (-4 to 4)
field-aim = Guns
field-shot = Fire at (0 to 20)
aim-hold = Hold fire
aim-fire = Fire

stop-seen = A foe is seen
stop-hit = Your ship is hit

ask-order = What do you order?
ask-plank = Do you take a plank of { $giver }?

event-sailed = { $ship } sails to { $at }.
event-sighted = { $ship } is sighted at { $at }.
event-missed = A shot falls at { $at } and hits nobody.
event-hit = A shot at { $at } hits { $hit }.
event-sunk = { $ship } sinks.
event-plank = { $how ->
    [taken] { $giver } gives { $taker } a plank.
    [refused] { $taker } takes no plank of { $giver }.
    [withdrawn] { $giver } keeps the plank.
   *[lapsed] The plank of { $giver } is offered no more.
}

violation-not-now = A plank is offered before one’s order is sealed.
violation-too-far = A ship sails { $most } places at most and stays in the strait, from 0 to 20.
violation-out-of-reach = A shot falls { $most } places away at most, from where the ship sails to.
violation-no-ally = Planks go to an ally who is afloat.
violation-no-plank-to-give = One plank at a time, and never the last.
violation-no-such-offer = That plank is offered no more.
