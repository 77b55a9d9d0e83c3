// A program that plays over a pipe: vivant arena GAME --bots "easy,pipe:node first.js"
const lines = require("node:readline").createInterface({ input: process.stdin });
const say = (answer) => process.stdout.write(JSON.stringify(answer) + "\n");

lines.on("line", (line) => {
  const asked = JSON.parse(line);
  if (asked.hello) say({ ready: true }); // which game, with how many players, options and components
  else if (asked.decision) say({ decision: asked.decision, do: asked.actions[0] }); // asked.view: what the seat may know
  // { new: 2, seat: 0 }: another game begins
});
