import { execFileSync } from 'node:child_process';
import path from 'node:path';

const ROOT = path.resolve(__dirname, '..');
/**
 * So many are judged before, as in a server that has run for some minutes. Without the argument of V8 that this is about, 17 MB
 * are held each time on Node 20 and 22, and 55 MB every other time on Node 24.
 */
const BEFORE = 150;
const SELECTIONS = 30;
/** Of what one selection makes, some 4 MB. */
const MAX_HELD_MB = 2;

/** Runs in a process of its own: what is left of selections that are over once the young generation was collected. */
const HELD = `
  import { select } from './fan-engine/src/index.ts';
  import { exhaust } from './fan-engine/test/fixtures/specifications.ts';
  import { syntheticCatalogue } from './scripts/bench/synthetic-catalogue.ts';
  const large = syntheticCatalogue(3000);
  const size = (run) => select(exhaust({ cfm: 1000 + ((run * 137) % 15_000), sp: 0.25 + ((run * 7) % 12) * 0.25 }), large);
  for (let run = 0; run < ${BEFORE}; run++) size(run);
  gc();
  const before = process.memoryUsage().heapUsed;
  for (let run = 0; run < ${SELECTIONS}; run++) size(run);
  gc({ type: 'minor' });
  gc({ type: 'minor' });
  console.log(process.memoryUsage().heapUsed - before);
`;

describe("The server's process", () => {
  it('keeps nothing of selections that are over until its old generation is collected', () => {
    const script = `
      import { SERVER_NODE_ARGUMENTS } from './scripts/workspace/server.mjs';
      console.log(JSON.stringify(SERVER_NODE_ARGUMENTS));
    `;
    const nodeArguments = JSON.parse(run(['--input-type=module', '-e', script])) as readonly string[];
    const printed = run([...nodeArguments, '--expose-gc', '--import', 'tsx', '--input-type=module', '-e', HELD]);
    expect(printed).toMatch(/^-?\d+\n$/);
    expect(Number(printed) / 1e6).toBeLessThan(MAX_HELD_MB);
  });
});

function run(args: readonly string[]): string {
  return execFileSync(process.execPath, args, { cwd: ROOT, encoding: 'utf8' });
}
