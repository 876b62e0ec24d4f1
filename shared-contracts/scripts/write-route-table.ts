import { writeFileSync } from 'node:fs';
import { routeTable } from '../src/client/route-table.build.ts';

/** Run after a change of the contract; `route-table.test.ts` fails while the file is stale. */
writeFileSync(new URL('../src/client/route-table.generated.json', import.meta.url), `${routeTable()}\n`);
