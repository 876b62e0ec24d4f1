import { checklistRows, provedRows } from './rows/rows.mjs';
import { main } from './workspace/command.mjs';

/** Prints which rows of docs/checklist a test proves and which not yet: `npm run rows [-- OPT]`. */
await main(async () => {
  const areas = process.argv.slice(2);
  const rows = checklistRows().filter(({ id }) => areas.length === 0 || areas.includes(id.slice(0, 3)));
  const proofs = provedRows();
  const open = rows.filter(({ id }) => !proofs.has(id));
  for (const { id, text } of rows.filter((row) => proofs.has(row.id))) {
    process.stdout.write(`proved    ${id}  ${text}\n            ${[...proofs.get(id)].join('\n            ')}\n`);
  }
  for (const { id, text } of open) process.stdout.write(`not yet   ${id}  ${text}\n`);
  process.stdout.write(`${rows.length - open.length} of ${rows.length} rows are proved by a test.\n`);
});
