import { main, runOrFail } from './workspace/command.mjs';
import { checkNode, installIfNeeded } from './workspace/install.mjs';

/** `npm run create:remote -- mf-service-parts [--title "Service Parts"] [--path /service-parts]` makes a new remote. */
await main(async () => {
  checkNode();
  await installIfNeeded();
  await runOrFail(process.execPath, ['--import', 'tsx', 'scripts/create-remote/main.ts', ...process.argv.slice(2)]);
});
