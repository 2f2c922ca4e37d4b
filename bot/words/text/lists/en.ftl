### Lists of tables: /mygames, and the status board of a server.

mygames-title = Your tables
mygames-none = You have no seat at any table. `/table new` opens one.
mygames-line = **{ game-title }** · table { $table }: { $status ->
    [lobby] not started yet
    [paused] paused
    [quarantined] damaged, on hold. `/table leave table:{ $table }` gives up your seat; its host closes it with `/table close table:{ $table }`
    [gone] its channel is gone. `/table leave table:{ $table }` gives up your seat; its host closes it with `/table close table:{ $table }`
    [left] I have left its server, or was removed; it resumes there once I am invited again. `/table leave table:{ $table }` gives up your seat
   *[open] { $waits ->
        [you] **it is your turn**{ mygames-until }
        [question] **a question waits for your answer**{ mygames-until }
        [others] waiting for { $who }{ mygames-until }
       *[bot] the bot plays
      }{ $held ->
        [no] {""}
        [closed] {" "}(its thread is closed)
        [shut] {" "}(I cannot enter its channel)
       *[refused] {" "}(its board is late: `/turn show` there posts it)
      }
  }
mygames-until = { $until ->
    [no] {""}
   *[other] ; the time ends <t:{ $until }:R>
  }

## The status board

status-title = Open tables of this server
status-none = No table is open here. `/table new` opens one.
status-more = { $count ->
    [one] One more table is open.
   *[other] { $count } more tables are open.
  }
status-line = **{ game-title }** · <#{ $channel }>: { $status ->
    [lobby] not started yet
    [paused] paused
   *[open] { $waits ->
        [others] waiting for { $who } · asked <t:{ $since }:R>{ status-until }
       *[bot] the bot plays
      }
  }
status-until = { $until ->
    [no] {""}
   *[other] {" "}· the time ends <t:{ $until }:R>
  }
