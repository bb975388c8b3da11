// The same load on boardgame.io: four sockets at each table, who is on turn plays.
// `node peer_clients.cjs PORT TABLES SECONDS RATE`; a rate of 0 is a closed loop. The result is one line of JSON.
const { io } = require("socket.io-client");

const [port, tables, seconds, rate] = process.argv.slice(2).map(Number);
const load = { times: [], ready: [], measuring: false, stopping: false };

class Client {
  constructor(table, seat) {
    this.table = `t${table}`;
    this.seat = String(seat);
    this.stateID = -1;
    this.busy = false;
    this.socket = io(`http://127.0.0.1:${port}/tiny`, { transports: ["websocket"], forceNew: true });
    this.joined = new Promise((resolve) => {
      this.socket.on("sync", (_id, info) => {
        this.hear(info.state);
        resolve();
      });
    });
    this.socket.on("update", (_id, state) => this.hear(state));
    this.socket.on("connect", () => this.socket.emit("sync", this.table, this.seat, undefined, 4));
  }

  hear(state) {
    this.stateID = state._stateID;
    this.asked = state.ctx.currentPlayer === this.seat;
    if (this.busy && this.stateID > this.sentOn) {
      if (load.measuring) load.times.push(performance.now() - this.sentAt);
      this.busy = false;
    }
    if (this.asked && !this.busy) rate ? load.ready.push(this) : this.act();
  }

  act() {
    if (load.stopping || !this.asked || this.busy) return false;
    this.busy = true;
    this.sentOn = this.stateID;
    this.sentAt = performance.now();
    const payload = { type: "play", args: [this.stateID % 40], playerID: this.seat, credentials: undefined };
    this.socket.emit("update", { type: "MAKE_MOVE", payload }, this.stateID, this.table, this.seat);
    return true;
  }
}

const sleep = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

async function pace(until) {
  let due = performance.now();
  while (performance.now() < until) {
    for (const now = performance.now(); due <= now; due += 1000 / rate) {
      while (load.ready.length && !load.ready.shift().act());
    }
    await sleep(1);
  }
}

async function main() {
  for (let place = 0; place < tables; place += 25) {
    for (let seat = 0; seat < 4; seat += 1) {
      const some = [];
      for (let table = place; table < Math.min(tables, place + 25); table += 1) some.push(new Client(table, seat));
      await Promise.all(some.map((client) => client.joined));
    }
  }
  const pacing = rate ? pace(performance.now() + 1000 * seconds + 1500) : Promise.resolve();
  await sleep(1000);
  const begun = performance.now();
  load.measuring = true;
  await sleep(1000 * seconds);
  load.measuring = false;
  const elapsed = (performance.now() - begun) / 1000;
  load.stopping = true;
  await pacing;
  const times = load.times.sort((a, b) => a - b);
  const at = (part) => times[Math.floor(times.length * part)] ?? 0;
  console.log(JSON.stringify({ rate: times.length / elapsed, p50: at(0.5), p99: at(0.99) }));
  process.exit(0);
}

main();
