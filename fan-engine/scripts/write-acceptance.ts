import { writeFileSync } from 'node:fs';
import { acceptancePage } from '../test/acceptance/acceptance-page.ts';

/** Run after a change of engine, catalogue or prices; `acceptance.test.ts` fails while the page is stale. */
writeFileSync(new URL('../../docs/engineering/acceptance.md', import.meta.url), acceptancePage());
