import { existsSync, rmSync } from 'node:fs';
import { createInterface } from 'node:readline/promises';
import { main } from './workspace/command.mjs';
import { DATA_DIR } from './workspace/paths.mjs';

/** Empties the data folder after asking: users, projects and items are gone for good. */
await main(async () => {
  if (!existsSync(DATA_DIR)) {
    process.stdout.write(`There is nothing to reset: ${DATA_DIR} does not exist.\n`);
    return;
  }
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const response = await terminal.question(`Delete everything in ${DATA_DIR}? Type yes to go on: `);
  terminal.close();
  if (response.trim().toLowerCase() !== 'yes') {
    process.stdout.write('Nothing was deleted.\n');
    return;
  }
  rmSync(DATA_DIR, { recursive: true, force: true });
  process.stdout.write(`${DATA_DIR} is gone. The next start makes a new one.\n`);
});
