import { writeFileSync } from 'node:fs';
import { goldenRecord } from '../test/golden/golden-record.ts';
import { releaseProblems } from '../test/golden/released.ts';

/** Records the engine's current results; a changed value requires a new version of engine or catalogue beside it. */
const record = goldenRecord();
const problems = releaseProblems(record);
if (problems.length > 0) {
  process.stderr.write(`${problems.join('\n')}\n`);
  process.exit(1);
}
writeFileSync(new URL('../test/golden/golden.generated.json', import.meta.url), `${JSON.stringify(record, null, 2)}\n`);
