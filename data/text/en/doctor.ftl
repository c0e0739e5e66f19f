## What `keryx doctor` says of what the bot needs

cli-help-doctor = Look at everything the bot needs and say of each thing whether it is well, and what to do. Changes nothing; a bot may run.
cli-doctor-count = { $good } well, { $look } to be looked at, { $wrong ->
    [0] nothing stops the bot.
    [one] 1 stops the bot.
   *[other] { $wrong } stop the bot.
}
cli-doctor-part-settings = the settings
cli-doctor-part-versions = the versions
cli-doctor-part-files = the files of the bot
cli-doctor-part-disk = the disk
cli-doctor-part-database = the database
cli-doctor-part-discord = what Discord says
cli-doctor-part-failed = Looking at { $part } failed by a fault of mine ({ $why }); the rest is looked at all the same, please report it.
cli-doctor-settings-good = Settings: all of them will do.
cli-doctor-settings-misspelt = Settings: { $name } is set in the environment but is no setting, so it does nothing; { $near-id ->
    [none] .env.example lists all there are.
   *[other] write { $near } if that is meant.
}
cli-doctor-python-good = Python { $version }.
cli-doctor-python-old = Python { $version } is too old: install 3.11 or newer.
cli-doctor-libraries-good = Libraries: { $count ->
    [one] 1 library is at the version it is tried with.
   *[other] all { $count } are at the versions they are tried with.
}
cli-doctor-libraries-missing = Libraries: not installed: { $names-listed }; run uv sync, with --extra postgres where PostgreSQL is used.
cli-doctor-libraries-others = Libraries: { $count ->
    [one] 1 is
   *[other] { $count } are
} not at the version it is tried with, which stands in brackets: { $names-listed }; run uv sync to install that.
cli-doctor-libraries-unknown = Libraries: which versions Keryx is tried with is not known here; install it with uv sync or pip instead of copying it.
cli-doctor-sqlite-good = SQLite { $version }.
cli-doctor-sqlite-old = SQLite { $version } is older than what Keryx is tried with; use a Python that brings 3.35 or newer.
cli-doctor-postgresql-good = PostgreSQL { $version }.
cli-doctor-postgresql-old = PostgreSQL { $version } is older than what Keryx is tried with; upgrade it to { $least } or newer when you can.
cli-doctor-fonts-good = Fonts: all there and whole, with their licences.
cli-doctor-fonts-missing = Fonts: missing in data/fonts: { $names-listed }; fetch the files of this version again.
cli-doctor-fonts-changed = Fonts: not what came with this version in data/fonts: { $names-listed }; fetch the files again.
cli-doctor-fonts-licences = Fonts: licences missing or changed in data/fonts, though the fonts may only be passed on with them: { $names-listed }; fetch the files of this version again.
cli-doctor-data-good = Data: { $count ->
    [one] 1 file is whole.
   *[other] all { $count } files are whole.
}
cli-doctor-data-spoilt = Data: { $count ->
    [one] 1 file below data is
   *[other] { $count } files below data are
} not whole, such as { $names-listed }; fetch the files of this version again.
cli-doctor-titles-good = Games: all { $count } can be begun and drawn.
cli-doctor-titles-broken = Games: { $title-id ->
    [none] none can be loaded
   *[other] { $title } cannot be begun and drawn
} ({ $why }); fetch the files of this version again.
cli-doctor-zones-good = Time zones: known.
cli-doctor-zones-missing = Time zones: { $name } is not known; install the package tzdata, which uv sync does.
cli-doctor-disk-good = Disk: { $megabytes } MB free at { $folder }.
cli-doctor-disk-little = Disk: only { $megabytes } MB are free at { $folder }, and the database grows and is copied before upgrades; make room soon.
cli-doctor-disk-full = Disk: only { $megabytes } MB are free at { $folder }, so that soon nothing can be stored; make room now.
cli-doctor-disk-files = Disk: hardly any more files can be made at { $folder }, whatever room is free; remove many small files.
cli-doctor-disk-closed = Disk: nothing can be written into { $folder }; let the user who runs the bot write there (chown or chmod).
cli-doctor-disk-log = Disk: the log { $path } of KERYX_LOG_FILE cannot be written; name a file in a folder that is there and can be written, or leave it empty.
cli-doctor-disk-temporary = Disk: there is no folder for temporary files that can be written; set TMPDIR to one.
cli-doctor-database-good = Database: { $kind } at { $path } can be read and written, and nothing is wrong with it.
cli-doctor-database-read = Database: { $path } can be read, and nothing is wrong with what it holds.
cli-doctor-database-new = Database: { $path } is not there yet; the bot makes it when it starts. If you had one, see that DATABASE_URL and the folder you are in are right.
cli-doctor-database-memory = Database: DATABASE_URL names no file, so every game is lost when the bot ends; name one.
cli-doctor-database-address = Database: DATABASE_URL is no address that can be used; write it as .env.example shows.
cli-doctor-database-kind = Database: { $kind } is none that Keryx works with; write sqlite+aiosqlite or postgresql+asyncpg, as .env.example shows.
cli-doctor-database-driver = Database: what speaks to PostgreSQL is not installed; run uv sync --extra postgres.
cli-doctor-database-folder = Database: { $path } is a folder; name a file in DATABASE_URL.
cli-doctor-database-closed = Database: { $path } cannot be read and written; let the user who runs the bot do so (chown or chmod).
cli-doctor-database-damaged = Database: { $path } is damaged ({ $why }); stop the bot and restore the newest sound backup with keryx restore.
cli-doctor-database-other-file = Database: { $path } is no database; see that DATABASE_URL is right, or restore a backup with keryx restore.
cli-doctor-database-foreign = Database: { $path } holds tables of something else under our names; name another database in DATABASE_URL.
cli-doctor-database-password = Database: the server at { $host } does not let this user in ({ $words }); see that user and password in DATABASE_URL are right.
cli-doctor-database-nowhere = Database: the server at { $host } has no database { $name }; make it with createdb, or see that DATABASE_URL is right.
cli-doctor-database-unreachable = Database: the server at { $host } does not answer ({ $words }); see that PostgreSQL runs there and that DATABASE_URL is right.
cli-doctor-database-read-only = Database: nothing can be written into { $name } at { $host }; name the main server in DATABASE_URL, not a copy, or open it for writing.
cli-doctor-database-may-not = Database: this user may not write into { $name } at { $host }; make it the owner of the database and its tables.
cli-doctor-database-indexes = Database: these indexes are not whole: { $names-listed }; run REINDEX on each.
cli-doctor-tables-good = Tables: version { $version }, the one of this Keryx.
cli-doctor-tables-none = Tables: none yet; the bot makes them when it starts.
cli-doctor-tables-older = Tables: version { $version }; this Keryx brings them to { $newest } when it starts, so make a copy with keryx backup before.
cli-doctor-tables-newer = Tables: version { $version } is of a newer Keryx than this one, which knows { $newest }; run that newer one, or restore the backup from before.
cli-doctor-tables-missing = Tables: some are missing: { $names-listed }; restore the newest sound backup with keryx restore.
cli-doctor-others-none = Others: nobody has the database open.
cli-doctor-others-bot = Others: a bot works on { $path } now; a second one would be refused, so stop that one before you start another.
cli-doctor-others-open = Others: another program has { $path } open, and the bot waits while it writes; close it if it is not needed.
cli-doctor-others-unknown = Others: whether somebody has { $path } open cannot be seen by this user; look as the user who runs the bot.
cli-doctor-others-twice = Others: two processes hold the same shards ({ $names-listed }), so presses come to both; give each a part of its own, or end one. One that was killed and started again is told so for 20 s.
cli-doctor-others-processes = Others: { $count ->
    [0] no process of Keryx is connected.
    [one] 1 process of Keryx is connected.
   *[other] { $count } processes of Keryx are connected.
}
cli-doctor-clock-good-discord = Clock: as Discord’s.
cli-doctor-clock-good-database = Clock: as the database’s.
cli-doctor-clock-apart-discord = Clock: { $seconds } s { $way ->
    [ahead] ahead of
   *[behind] behind
} Discord’s, so calls come at the wrong time; let the machine set its clock by itself (timedatectl set-ntp true).
cli-doctor-clock-apart-database = Clock: { $seconds } s { $way ->
    [ahead] ahead of
   *[behind] behind
} the database’s; let both machines set their clocks by themselves (timedatectl set-ntp true).
cli-doctor-clock-back = Clock: something in the database was written { $minutes ->
    [one] 1 minute
   *[other] { $minutes } minutes
} from now, so the clock was or is wrong; let the machine set it by itself (timedatectl set-ntp true).
cli-doctor-network-good = Network: { $host } answers.
cli-doctor-network-none = Network: { $host } cannot be reached ({ $why }); see that this machine has network and may connect there.
cli-doctor-network-busy = Network: Discord answers that it cannot now ({ $status }), so its side is not looked at; try again in a few minutes.
cli-doctor-network-odd = Network: Discord answers what was not expected ({ $status }), so its side is not looked at; try again later, and see that KERYX_API_BASE is empty.
cli-doctor-token-good = Token: Discord knows the bot as { $name } ({ $id }).
cli-doctor-token-missing = Token: there is none; put KERYX_TOKEN=… into .env, with the token from the page “Bot” of the developer portal.
cli-doctor-token-quotes = Token: there are quotation marks around it; take them away in KERYX_TOKEN.
cli-doctor-token-prefix = Token: it begins with “Bot” or “Bearer”; put the token alone into KERYX_TOKEN.
cli-doctor-token-letters = Token: it has blanks or letters in it that no token has; copy it again from the page “Bot” of the developer portal.
cli-doctor-token-odd = Token: what KERYX_TOKEN holds is no bot’s token, which has three parts with dots between; take it from the page “Bot” of the developer portal, not an id, a key or a client secret.
cli-doctor-token-person = Token: it is a person’s, with which no bot may run; take the bot’s from the page “Bot” of the developer portal, and change your password, as whoever has yours is you.
cli-doctor-token-refused = Token: Discord does not accept it as a bot’s, so it is out of date, miscopied or not a bot’s; press “Reset Token” on the page “Bot” of the developer portal and put the new one into KERYX_TOKEN.
cli-doctor-application-unknown = Application: Discord does not tell about it ({ $status }); try again later.
cli-doctor-intents-good = Intents: none of the privileged ones is needed, and none is switched on.
cli-doctor-intents-missing = Intents: { $names-listed } is needed but switched off; switch it on under “Privileged Gateway Intents” on the page “Bot” of the developer portal.
cli-doctor-intents-more = Intents: { $names-listed } is switched on though Keryx has no use for it; switch it off on the page “Bot” of the developer portal.
cli-doctor-commands-good = Commands: Discord knows all { $count }.
cli-doctor-commands-unknown = Commands: Discord does not tell which it knows ({ $status }); try again later.
cli-doctor-commands-other = Commands: Discord knows others than this version has{ $missing-id ->
    [none] {""}
   *[other] , without { $missing-listed }
}{ $more-id ->
    [none] {""}
   *[other] , with { $more-listed } besides
}; the bot registers its own when it starts.
cli-doctor-servers-good = Permissions: nothing is lacking in { $count ->
    [one] its 1 server.
   *[other] its { $count } servers.
}
cli-doctor-servers-none = Permissions: the bot is in no server yet; invite it with the scopes bot and applications.commands.
cli-doctor-servers-unknown = Permissions: Discord does not tell them ({ $status }); try again later.
cli-doctor-servers-silent = Permissions: the bot cannot post in { $server }, where its roles lack { $permissions-listed }; an administrator can grant it.
cli-doctor-servers-lack = Permissions: in { $server } the bot’s roles lack { $permissions-listed }; an administrator can grant it, till then posts lack something there.
cli-doctor-servers-no-forks = Permissions: in { $server } /fork does not work, as the bot’s roles lack { $permissions-listed }; grant it if you want forks.
cli-doctor-servers-more = Permissions: something is lacking in { $count ->
    [one] 1 more server.
   *[other] { $count } more servers.
}
