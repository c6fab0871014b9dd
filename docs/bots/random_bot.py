#!/usr/bin/env python3
"""A bot for a house of Tablier: plays any move that is legal. Needs nothing but Python and the program `tablier`."""

import json, random, subprocess, sys, time, urllib.error, urllib.request

house, game = sys.argv[1], sys.argv[2]  # http://127.0.0.1:7070 tchag
token = None


def ask(method, path, message=None):
    body = None if message is None else json.dumps(message).encode()
    request = urllib.request.Request(house + "/api" + path, body, method=method)
    request.add_header("Content-Type", "application/json")
    if token:
        request.add_header("Authorization", "Bearer " + token)
    while True:
        try:
            with urllib.request.urlopen(request, timeout=20) as answer:
                return json.load(answer)
        except urllib.error.HTTPError as refusal:
            if refusal.code not in (429, 502, 503, 504):
                return json.load(refusal)  # {"error": {"code", "message"}}; a 409 has the table as it is
        except OSError:
            pass  # the link is lost: the same message again, which the house does only once
        time.sleep(1)


me = ask("POST", "/guest", {"name": "Random"})
token = me["token"]
table = ask("POST", "/play", {"game": game})["id"]
print(f"{house}/games/{table}", flush=True)
while True:
    view = ask("GET", f"/games/{table}")
    if view["status"] == "over":
        print(view["result"], flush=True)
        break
    mine = [seat["seat"] for seat in view["seats"] if seat.get("person") == me["id"]]
    if view["status"] == "playing" and view["to_move"] in mine:
        moves = subprocess.run(
            ["tablier", "moves", game, "--position", view["position"]], capture_output=True, text=True, check=True
        ).stdout.split()
        move = {"ply": view["ply"] + 1, "takebacks": view["takebacks"], "move": random.choice(moves)}
        ask("POST", f"/games/{table}/moves", move)
    else:
        time.sleep(0.3)
