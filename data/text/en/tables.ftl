## What `keryx tables` says is stuck

cli-help-tables = List what is stuck at the tables and why, with what to do. Changes nothing; the bot may run.
cli-help-tables-all = List every open game in a line, too.
cli-tables-count = { $stuck ->
    [0] Nothing is stuck
    [one] 1 thing is stuck
   *[other] { $stuck } things are stuck
}; { $games ->
    [0] no game is open.
    [one] 1 game is open.
   *[other] { $games } games are open.
}
cli-tables-older = The database has the tables of an older Keryx, or none. Start the bot of this version once, then try again.
cli-tables-where = { $game-id ->
    [none] {""}
   *[other] Game { $game }{" "}
}{ $title-id ->
    [none] {""}
   *[other] ({ $title }){" "}
}{ $channel-id ->
    [none] {""}
   *[other] in channel { $channel }{" "}
}since { $since } UTC:{" "}
cli-tables-line = Game { $game } ({ $title }) in channel { $channel }: { $state ->
    [lobby] people gather, since { $since } UTC.
    [damaged] its log does not replay; the last act was at { $since } UTC.
    [held] held until its table agrees, since { $since } UTC.
   *[running] waiting for seat { $seats }, since { $since } UTC.
}
cli-tables-tried = { $attempts ->
    [one] 1 attempt
   *[other] { $attempts } attempts
}
cli-tables-post-untried = { $posts ->
    [one] 1 post waits
   *[other] { $posts } posts wait
} and none was tried, so no bot is at work on them; see that it runs, with keryx health.
cli-tables-post-begun = { $posts ->
    [one] 1 post waits
   *[other] { $posts } posts wait
}, the first after { cli-tables-tried }, of which nothing came back; if this stays, start the bot again.
cli-tables-post-forbidden = { $posts ->
    [one] 1 post waits
   *[other] { $posts } posts wait
}, the first after { cli-tables-tried }, as the bot lacks a permission in that channel ({ $answer }); /check there names it, an administrator of the server grants it, and the posts follow.
cli-tables-post-locked = { $posts ->
    [one] 1 post waits
   *[other] { $posts } posts wait
}, as a moderator has locked that thread; they unlock it, and the posts follow.
cli-tables-post-slowed = { $posts ->
    [one] 1 post waits
   *[other] { $posts } posts wait
}, the first after { cli-tables-tried }: Discord wants fewer requests ({ $answer }); it is tried again by itself.
cli-tables-post-down = { $posts ->
    [one] 1 post waits
   *[other] { $posts } posts wait
}, the first after { cli-tables-tried }: Discord has a fault of its own ({ $answer }); it is tried again by itself.
cli-tables-post-refused = { $posts ->
    [one] 1 post waits
   *[other] { $posts } posts wait
}, the first after { cli-tables-tried }: Discord does not take it ({ $answer }); look for “post failed” in the log, and report it.
cli-tables-post-unreached = { $posts ->
    [one] 1 post waits
   *[other] { $posts } posts wait
}, the first after { cli-tables-tried }: Discord could not be reached ({ $answer }); see the network with keryx doctor.
cli-tables-post-fault = { $posts ->
    [one] 1 post waits
   *[other] { $posts } posts wait
}, the first after { cli-tables-tried }, by a fault of mine; keryx fault { $code } tells it, please report it.
cli-tables-call = a call ({ $kind }) is not sent, after { cli-tables-tried }; see that the bot runs, with keryx health, and Discord’s side with keryx doctor.
cli-tables-timer = a wait should have been looked at by then; see that the bot runs, with keryx health.
cli-tables-holiday = a holiday should have been looked at by then; see that the bot runs, with keryx health.
cli-tables-search-over = the time of search { $number } for players was up then, and it is still open; see that the bot runs, with keryx health.
cli-tables-search-unseen = search { $number } for players is not shown as it stands; see that the bot may post in that channel, with /check there.
cli-tables-thought = a computer in seat { $seat } is waited for{ $code-id ->
    [none] {""}
   *[other] , and keryx fault { $code } tells of a fault there
}; see that the bot runs, then start it again, or let the host give the seat to somebody.
cli-tables-damaged = its log does not replay, so it is closed{ $code-id ->
    [none] {""}
   *[other] , and keryx fault { $code } tells why
}; keryx replay-all says where, and a backup may hold it sound.
cli-tables-held = it was played by version { $version } of its rules, here is { $now }; its table votes to go on, or you run the version it began with.
cli-tables-paused = its table has agreed to pause until { $until } UTC; there is nothing to do.
cli-tables-away = whom it waits for is on holiday until { $until } UTC; the table may vote for somebody to play instead.
