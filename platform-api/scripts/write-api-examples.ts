import path from 'node:path';
import { replaceFile } from '../../build/generated/replace-file.mjs';
import { EXAMPLES_FILE } from '../src/api-docs/examples.ts';
import prepareStoreTemplates from '../src/store/testing/global-setup.ts';
import { recordExamples } from '../src/testing/recorded-examples.ts';

/** Part of the build (build/generated/steps.mjs): prints which file it wrote. */
const WORKSPACE = path.resolve(import.meta.dirname, '../..');

await prepareStoreTemplates();
replaceFile(EXAMPLES_FILE, `${JSON.stringify(await recordExamples(), null, 1)}\n`);
process.stdout.write(JSON.stringify([path.relative(WORKSPACE, EXAMPLES_FILE)]), () => process.exit());
