## What whoever runs the bot is told on the command line

### Copies of the database

cli-help-backup = Copy the database while the bot runs, replay every game in the copy, and tell its digest.
cli-help-backup-target = A folder that is there, or a new file such as safe.sqlite3. Without it: the folder of the database.
cli-help-backup-keep = Keep so many copies in that folder and remove older ones, when the new one is sound.
cli-help-restore = Put a backup in the place of the database, which is kept aside. Stop the bot before.
cli-help-restore-file = The backup.
cli-help-restore-anyway = Restore it although some games do not go as they went; their tables stay closed.
cli-backup-made = { $path } is written: { $games ->
    [0] no games
    [one] 1 game, replayed to where it stands
   *[other] { $games } games, each replayed to where it stands
}, { $kilobytes } kB.
cli-backup-damaged = The copy is damaged and lies at { $path }: of { $games ->
    [one] 1 game
   *[other] { $games } games
} { $damaged ->
    [one] 1 does not go as it went
   *[other] { $damaged } do not go as they went
}. It holds what the database holds; look there, too, with keryx replay-all.
cli-copy-game = Game { $game } ({ $title }): its log does not lead where it stands, from entry { $entry } of { $entries } on.
cli-copy-waiting = { $games ->
    [one] 1 of them was
   *[other] { $games } of them were
} played by rules that are not kept here: keryx replay-all says which.
cli-backup-digest = SHA-256 { $digest }
cli-backup-removed = { $count ->
    [one] 1 older copy is
   *[other] { $count } older copies are
} removed.
cli-backup-nothing = There is no database { $path } to copy. Is DATABASE_URL right, and is this the folder the bot runs in?
cli-backup-exists = { $path } is there already and stays as it is. Name a folder or a new file.
cli-copy-damaged = { $path } is damaged, so no copy is kept: { $why }. Look at the disk, and restore the newest sound backup.
cli-copy-unreadable = { $path } cannot be opened or read. May the user who runs this read it, and is it a database?
cli-copy-not-ours = { $path } is no database of Keryx.
cli-copy-tables-apart = The database on the server has the tables of another version of Keryx. Start the bot of this version once, then try again.
cli-restore-done = { $path } is restored: { $games ->
    [0] no games
    [one] 1 game, replayed before
   *[other] { $games } games, each replayed before
}.
cli-restore-aside = What was there before is { $path }. Remove it when all is well.
cli-restore-running = A bot, or something else, has { $path } open. Stop it, then restore.
cli-restore-itself = { $path } is the database itself.
cli-restore-changed = { $path } is not what it was when it was made: its digest is another than in { $digest }. Take another backup, or remove that file if you know why.
cli-restore-damaged = Nothing is restored: of { $games ->
    [one] 1 game
   *[other] { $games } games
} { $damaged ->
    [one] 1 does not go as it went
   *[other] { $damaged } do not go as they went
}. Take another backup, or let these tables stay closed with --anyway.

### Another database

cli-help-migrate = Move everything from one database to an empty one, SQLite or PostgreSQL, and prove that nothing is lost. Stop the bot before.
cli-help-migrate-from = The address of the database to move, as DATABASE_URL has it. Without it: DATABASE_URL.
cli-help-migrate-to = The address of an empty database, as DATABASE_URL will have it.
cli-help-migrate-anyway = Move it although some games do not go as they went; their tables stay closed.
cli-migrate-address = { $option } names no database I can use. Write sqlite+aiosqlite:///keryx.sqlite3, or postgresql+asyncpg://user:password@host/name with the extra “postgres” installed.
cli-migrate-running = A bot, or something else, works on { $path }. Stop every bot there, then move: what was played meanwhile would be lost. Nothing is moved.
cli-migrate-not-empty = { $path } is not empty{ $table ->
    [none] {""}
   *[other] : its table “{ $table }” holds something
}. It stays as it is, and nothing is moved. Name a new file, or an empty database.
cli-migrate-damaged = Nothing is moved: { $games ->
    [one] 1 game does not go as it went
   *[other] { $games } games do not go as they went
}. Look with keryx replay-all, restore a sound backup, or let these tables stay closed with --anyway.
cli-migrate-unequal = Nothing is moved: what arrived in “{ $table }” is not what left. Something else wrote there meanwhile, or it is a fault of Keryx.
cli-migrate-not-taken = Nothing is moved: the other database cannot hold a row of “{ $table }”: { $why }.
cli-migrate-table = table
cli-migrate-left = left
cli-migrate-arrived = arrived
cli-migrate-digest = digest, the same on both sides
cli-migrate-empty = { $tables ->
    [0] No table is empty.
    [one] 1 other table is empty on both sides.
   *[other] { $tables } other tables are empty on both sides.
}
cli-migrate-games = { $games ->
    [0] No games
    [one] 1 game
   *[other] { $games } games
}, each replayed on both sides to the same end ({ $entries ->
    [one] 1 entry
   *[other] { $entries } entries
}).
cli-migrate-done = All { $rows } rows are in { $path } now. Set DATABASE_URL to it, start the bot, and keep the old database only as a copy: what a bot plays there from now on is in no other.
