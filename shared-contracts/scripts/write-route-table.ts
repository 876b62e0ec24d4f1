import { writeFileSync } from 'node:fs';
import { routeTable } from '../src/client/route-table.build.ts';

/** Run after a change of the contract; a test of the client fails while a file is stale. */
const FILES = { first: 'route-table.generated.json', later: 'later-routes.generated.json' } as const;
for (const part of ['first', 'later'] as const) {
  writeFileSync(new URL(`../src/client/${FILES[part]}`, import.meta.url), `${routeTable(part)}\n`);
}
