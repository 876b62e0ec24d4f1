import { writeFileSync } from 'node:fs';
import { EXAMPLES_FILE } from '../src/administration/api-docs/examples.ts';
import { recordExamples } from '../test/recorded-examples.ts';
import prepareStoreTemplates from '../test/store/global-setup.ts';

/** Run after a change of the contract; a test fails while an operation has no example, or one that its schema refuses. */
await prepareStoreTemplates();
writeFileSync(EXAMPLES_FILE, `${JSON.stringify(await recordExamples(), null, 1)}\n`);
process.exit();
