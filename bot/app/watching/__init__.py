"""What whoever runs the bot is told meanwhile, on a port of this machine: figures, and whether it is well.

Inside: `counted`, what the process tells, counted by prometheus-client; `snapshot`, what is read when asked
for; `pulse`, how late the loop comes; `health`, what is wrong; `endpoint`, the port. It is loaded only where
`KERYX_METRICS_PORT` is set.
"""
