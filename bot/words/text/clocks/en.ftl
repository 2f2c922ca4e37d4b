### Clocks: how long a turn may take, and what happens once it has taken so long.

pace-name = { $pace ->
    [calm] Calm
    [daily] Daily
    [evening] One evening
    [weekly] Weekly
   *[none] No clock
  }
rest-name = { $rest ->
    [weekend] Saturday and Sunday
    [sunday] Sunday
   *[none] No rest days
  }
pace-none = No clock: the table waits for everybody, for as long as it takes.
pace-turn = { $limit } a turn{ $held ->
    [yes] , then a reserve of { $reserve }
   *[no] { "" }
  }. Questions in the turn of another get less time.{ $resting ->
    [yes] { " " }The clock stands still on { $rest } ({ $zone }).
   *[no] { "" }
  }
pace-weekly = Turns end on { $times } ({ $zone }).
clock-span = { $unit ->
    [day] { $count ->
        [one] one day
       *[other] { $count } days
      }
    [hour] { $count ->
        [one] one hour
       *[other] { $count } hours
      }
   *[minute] { $count ->
        [one] one minute
       *[other] { $count } minutes
      }
  }
clock-weekday = { $day ->
    [0] Monday
    [1] Tuesday
    [2] Wednesday
    [3] Thursday
    [4] Friday
    [5] Saturday
   *[6] Sunday
  }
clock-time = { clock-weekday } at { $hour }
clock-line = Clock: { $pace }
clock-set = From the next turn on: { $pace }
clock-now = { $pace } `/table clock` changes it.
notice-pace = The host sets the clock, from the next turn on: { $pace }
card-until = Until <t:{ $until }:f>.
notice-reserve = { $who }, the time for your turn is over. Your reserve lasts until <t:{ $until }:f> (<t:{ $until }:R>); then the bot plays this turn for you.
notice-time-out = { $who }, your time is over. The bot plays safe moves to the end of this turn, and only of this one.
notice-brief-out = { $who }, the time for the answer is over. The bot gives a safe one for you.
notice-helm = { $who }, your time is over once more. The bot ({ $level }) has the helm until you take it back.
notice-gone = { $who } { MANY($who) ->
    [many] are
   *[one] is
  } no longer in this server. The bot ({ $level }) has the helm.
notice-helm-given = { $name } hands the helm to the bot ({ $level }).
notice-helm-back = { $name } has the helm again.
notice-away = { $name } is away until <t:{ $until }:D>{ $meanwhile ->
    [bot] ; the mate has the helm.
    [rest] ; until then the clock stands still.
    [shared] ; the clock stands still until <t:{ $rests }:D>.
    [part] ; the clock stands still until <t:{ $rests }:D>, when the vacation ends.
   *[none] .
  }
notice-back = { $name } is back.
notice-call = It is your turn.
