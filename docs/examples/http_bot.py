"""A bot over HTTP: `python http_bot.py http://localhost:8000 <join link or token>`; it answers at random."""

import json
import random
import sys
import urllib.request
import uuid

server, token = sys.argv[1].rstrip("/"), sys.argv[2].rpartition("/")[2]
headers = {"Content-Type": "application/json"}


def call(path: str, body: dict | None = None) -> dict:
    data = None if body is None else json.dumps(body).encode()
    with urllib.request.urlopen(urllib.request.Request(server + path, data, headers)) as reply:
        return json.load(reply)


headers["Authorization"] = "Bearer " + call("/api/accounts", {"name": "Random bot"})["token"]
match = call("/api/links/claim", {"token": token, "name": "Random bot"})["match"]["id"]
while True:
    state = call(f"/api/matches/{match}/state?turn=true&wait=25")
    if state["match"]["status"] == "finished":
        break
    for view in state["views"]:
        if question := view["question"]:  # Dig Mars asks only questions with a list of choices
            value = random.choice(question["choices"])
            answer = {"type": "answer", "id": uuid.uuid4().hex, "seat": view["seat"]}
            call(f"/api/matches/{match}/commands", {**answer, "question": question["id"], "value": value})
print("over:", state["match"]["outcome"]["scores"])
