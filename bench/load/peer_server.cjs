// boardgame.io as the peer: a tiny game of four, its own server, its in-memory store. `node peer_server.cjs PORT`
const { Server, Origins } = require("boardgame.io/server");

const game = {
  name: "tiny",
  setup: () => ({ laid: [], scores: [0, 0, 0, 0] }),
  moves: {
    play: ({ G, ctx, events }, card) => {
      G.laid.push({ seat: ctx.currentPlayer, card });
      if (G.laid.length === 12) {
        G.scores[card % 4] += 1;
        G.laid = [];
      }
      events.endTurn();
    },
  },
};

const server = Server({ games: [game], origins: [Origins.LOCALHOST] });
server.run({ port: Number(process.argv[2]), callback: () => console.log("ready") });
