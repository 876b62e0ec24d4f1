import { main, runOrFail } from './workspace/command.mjs';
import { checkNode, installIfNeeded } from './workspace/install.mjs';

/** `npm run pack:kit -- --to <folder>` packs what a team outside this repository needs to make a remote. */
await main(async () => {
  checkNode();
  await installIfNeeded();
  await runOrFail(process.execPath, ['--import', 'tsx', 'scripts/kit/main.ts', ...process.argv.slice(2)]);
});
