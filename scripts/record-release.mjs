import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { main } from './workspace/command.mjs';
import { WORKSPACE } from './workspace/paths.mjs';

/**
 * Records what a tag released, once the tag exists: the commit that the end-to-end tests build as the last release, and
 * its engine and catalogue, so that no later tree gives their numbers to something else.
 */
await main(async () => {
  const [tag] = process.argv.slice(2);
  if (tag === undefined) throw new Error('Name the tag: npm run release:record -- v1.1.0');
  const git = (...args) => execFileSync('git', args, { cwd: WORKSPACE, maxBuffer: 1024 ** 3 });
  const commit = git('rev-parse', '--verify', `${tag}^{commit}`).toString().trim();
  const golden = JSON.parse(git('show', `${commit}:fan-engine/test/golden/golden.generated.json`).toString());
  const script = git('show', `${commit}:platform-api/data/engines/${golden.engine}.generated.js`);
  const engineScriptSha256 = createHash('sha256').update(script).digest('hex');
  const record = { tag, engineScriptSha256, ...golden };
  const write = (file, text) => writeFileSync(path.join(WORKSPACE, file), `${text}\n`);
  write(`fan-engine/test/golden/released/${tag}.json`, JSON.stringify(record, null, 2));
  write('e2e/site/last-release.json', `{ "tag": "${tag}", "commit": "${commit}" }`);
  process.stdout.write(`Recorded ${tag}: engine ${golden.engine}, catalogue ${golden.catalogue}.\n`);
});
