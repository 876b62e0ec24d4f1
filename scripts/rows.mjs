import { checklistRows, provedRows } from './rows/rows.mjs';
import { main } from './workspace/command.mjs';

/** Counts requirements of docs/checklist that tests verify, by area; `npm run rows -- OPT` lists those of one area. */
await main(async () => {
  const requested = process.argv.slice(2);
  const proofs = provedRows();
  const rows = checklistRows().filter(({ id }) => requested.length === 0 || requested.includes(areaOf(id)));
  if (requested.length > 0) list(rows, proofs);
  for (const area of [...new Set(rows.map(({ id }) => areaOf(id)))].sort()) {
    const ofArea = rows.filter(({ id }) => areaOf(id) === area);
    process.stdout.write(`${area}    ${counted(ofArea, proofs)}\n`);
  }
  process.stdout.write(`Total  ${counted(rows, proofs)}\n`);
});

function areaOf(id) {
  return id.slice(0, 3);
}

function counted(rows, proofs) {
  const proved = rows.filter(({ id }) => proofs.has(id)).length;
  const [ofAll, byTest, open] = [rows.length, proved, rows.length - proved].map((each) => `${each}`.padStart(5));
  return `${byTest} proved by a test, ${open} not yet, of ${ofAll}`;
}

function list(rows, proofs) {
  for (const { id, text } of rows.filter((row) => proofs.has(row.id))) {
    process.stdout.write(`proved    ${id}  ${text}\n            ${[...proofs.get(id)].join('\n            ')}\n`);
  }
  for (const { id, text } of rows.filter((row) => !proofs.has(row.id))) {
    process.stdout.write(`not yet   ${id}  ${text}\n`);
  }
}
