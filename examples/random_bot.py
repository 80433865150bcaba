#!/usr/bin/env python3
"""A bot for Orrery that plays any game at random: the smallest complete program of the protocol (docs/protocol.md).

    orrery play af --seats human,program:path=examples/random_bot.py

Orrery starts it, writes one line at a time to its standard input and reads one line in answer from its standard
output. Whatever it prints to standard error is shown to whoever runs it.
"""
import json
import random
import sys


def hello(_):
    # A bot that wants a possible world to search in ("world") would add: "needs": ["world"]
    return "hello " + json.dumps({"protocol": 1, "name": "random_bot.py", "version": "1"})


def newgame(rest):
    # "alien_frontiers players=2 seat=1 ...": which game, and where we sit. To us all games are alike.
    return "ok"


def decide(rest):
    # Everything that our seat may know: "view". What it may answer: "options". Luck that can be repeated: "seed".
    decision = json.loads(rest)
    return "answer " + random.Random(decision["seed"]).choice(decision["options"])


def over(rest):
    # {"scores": [...], "ranks": [...]}: a bot that learns would learn from it.
    return "ok"


COMMANDS = {"hello": hello, "newgame": newgame, "decide": decide, "over": over}


def main():
    for line in sys.stdin:
        command, _, rest = line.strip().partition(" ")
        if command == "quit":
            break
        if not command or command.startswith("#"):
            continue
        known = COMMANDS.get(command)
        print(known(rest) if known else f"error unknown-command {command}", flush=True)


if __name__ == "__main__":
    main()
