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
status-placed = The board of open tables now stands in this channel. I keep it up to date. `/host board on:False` takes it away.
status-late = The board of open tables comes here as soon as Discord lets me post it.
status-gone = The board of open tables is gone. `/host board` puts it up again.
error-not-manager = Only people with the permission “Manage Server” can do this.
error-no-server = This works only in a server.
error-no-threads = I can open a thread only in a text channel of a server. Leave out `thread` to play here.
thread-name = { game-title } · { $host }
thread-opened = Table { $table } has a thread of its own: <#{ $thread }>
