import { writeFileSync } from 'node:fs';
import { EXAMPLES_FILE } from '../src/api-docs/examples.ts';
import prepareStoreTemplates from '../src/store/testing/global-setup.ts';
import { recordExamples } from '../src/testing/recorded-examples.ts';

/** Run after a change of the contract; a test fails while an operation has no example, or one that its schema refuses. */
await prepareStoreTemplates();
writeFileSync(EXAMPLES_FILE, `${JSON.stringify(await recordExamples(), null, 1)}\n`);
process.exit();
