## What whoever runs the bot is told of how it does

health-well = The bot is well.
health-database = The database does not answer. See whether its disk is full, its server runs, or another process holds it.
health-lag = The bot was held up for { $seconds } s lately. See whether the machine has too much to do, or too little memory.
health-gateway = Discord has not been reached for { $minutes } min. See to the network, and whether Discord itself is down.
health-starting = The bot is starting: Discord has not let it in yet.
health-left = Posts have been waiting for { $minutes } min, and nobody sends them. Search the log for “stumbled”, then start the bot again.
health-stuck = Posts are stuck in { $count } channels, and none has gone out for ten minutes. Search the log for “stumbled”, then start the bot again.

cli-help-health = Ask the bot that runs on this machine whether it is well; exit code 1 if it is not. Needs KERYX_METRICS_PORT.
cli-health-unset = KERYX_METRICS_PORT is not set, so the bot cannot be asked. Give it a free port in .env and start the bot again.
cli-health-silent = Nothing answers on port { $port } of this machine: the bot does not run, is stuck, or was started with another KERYX_METRICS_PORT.

cli-help-fault = Tell what is known of a fault: where it was, what was done, and its trace. In the log the same code stands beside it.
cli-help-fault-code = The code somebody was told, such as K7M4X.
cli-fault-unknown = Nothing is stored of a fault { $code }: look for the code in the log, or see whether it was heard rightly.
cli-fault-when = Fault { $code }, { $at }
cli-fault-where = Table { $game }, after entry { $entries } of its log
cli-fault-seat = Seat { $seat }, counted from 0
cli-fault-deed = What was done: { $deed }
