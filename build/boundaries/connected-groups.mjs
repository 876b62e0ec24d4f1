/**
 * Numbers the groups whose members all reach each other (strongly connected components, after Kosaraju).
 *
 * @param {readonly { from: string, to: string }[]} arrows
 * @returns {Map<string, number>} the group of each name
 */
export function groupsOf(arrows) {
  const names = new Set(arrows.flatMap(({ from, to }) => [from, to]));
  const next = neighboursOf(arrows, 'from', 'to');
  const before = neighboursOf(arrows, 'to', 'from');
  const seen = new Set();
  const finished = [];
  for (const name of names) visit(name, next, seen, (left) => finished.push(left));
  seen.clear();
  const groups = new Map();
  for (const [number, name] of finished.reverse().entries())
    visit(name, before, seen, (left) => groups.set(left, number));
  return groups;
}

function neighboursOf(arrows, start, end) {
  const neighbours = new Map();
  for (const arrow of arrows) {
    if (!neighbours.has(arrow[start])) neighbours.set(arrow[start], []);
    neighbours.get(arrow[start]).push(arrow[end]);
  }
  return neighbours;
}

/** Calls `leave` for each name that can be reached and was not seen yet, after all that it reaches. */
function visit(name, neighbours, seen, leave) {
  if (seen.has(name)) return;
  seen.add(name);
  for (const neighbour of neighbours.get(name) ?? []) visit(neighbour, neighbours, seen, leave);
  leave(name);
}
