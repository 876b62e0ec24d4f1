import path from 'node:path';
import { replaceFile } from '../../build/generated/replace-file.mjs';
import { EXAMPLES_FILE } from '../src/administration/api-docs/examples.ts';
import { recordExamples } from '../test/recorded-examples.ts';
import prepareStoreTemplates from '../test/store/global-setup.ts';

/** Part of the build (build/generated/steps.mjs): prints which file it wrote. */
const WORKSPACE = path.resolve(import.meta.dirname, '../..');

await prepareStoreTemplates();
replaceFile(EXAMPLES_FILE, `${JSON.stringify(await recordExamples(), null, 1)}\n`);
process.stdout.write(JSON.stringify([path.relative(WORKSPACE, EXAMPLES_FILE)]), () => process.exit());
