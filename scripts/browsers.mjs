import path from 'node:path';
import { systemFirefox } from './test/machine.mjs';
import { buildIfNeeded } from './workspace/bundles.mjs';
import { CommandFailed, main, runOrFail } from './workspace/command.mjs';
import { checkNode, installIfNeeded } from './workspace/install.mjs';
import { WORKSPACE } from './workspace/paths.mjs';
import { assembleSite } from './workspace/site.mjs';

/** All end-to-end tests in Firefox, before a release: `npm run browsers`, with the words of Playwright behind two dashes. */
await main(async () => {
  checkNode();
  await installIfNeeded();
  if (systemFirefox() === undefined) throw new CommandFailed('Firefox is missing: apt-get install firefox-esr.', 1);
  await buildIfNeeded();
  await assembleSite();
  const cwd = path.join(WORKSPACE, 'e2e');
  const projects = ['--project=isolated sites', '--project=tests'];
  await runOrFail('npx', ['playwright', 'test', ...projects, ...process.argv.slice(2)], {
    cwd,
    env: { E2E_BROWSER: 'firefox' },
  });
});
