import { lintChecks } from './test/static-checks.mjs';
import { inParallel, main, run } from './workspace/command.mjs';
import { checkNode, installIfNeeded } from './workspace/install.mjs';

/** Format, lint, import boundaries and types; `npm run lint -- --fix` writes what can be put right by itself. */
await main(async () => {
  checkNode();
  await installIfNeeded();
  const failed = [];
  await inParallel(lintChecks(process.argv.includes('--fix')), 1, async ({ name, command, args }) => {
    const { code } = await run(command, args);
    if (code !== 0) failed.push(name);
  });
  process.stdout.write(failed.length === 0 ? 'Everything is in order.\n' : `Not in order: ${failed.join(', ')}.\n`);
  process.exitCode = failed.length === 0 ? 0 : 1;
});
