import { parseArgs } from 'node:util';
import { buildIfNeeded } from './workspace/bundles.mjs';
import { CommandFailed, main } from './workspace/command.mjs';
import { checkNode, installIfNeeded } from './workspace/install.mjs';
import { REMOTES, SITE_DIR } from './workspace/paths.mjs';
import { publish } from './workspace/site.mjs';

/**
 * Ships one remote: builds it, puts it at a new address and changes its line of the registry. Open pages take it at
 * their next visit to its area. `npm run publish:remote -- mf-account [--site /srv/site]`
 */
await main(async () => {
  const { values, positionals } = parseArgs({
    options: { site: { type: 'string', default: SITE_DIR } },
    allowPositionals: true,
  });
  if (positionals.length === 0 || positionals.some((room) => !REMOTES.includes(room))) {
    throw new CommandFailed(`Name a remote: ${REMOTES.join(', ')}.`, 1);
  }
  checkNode();
  await installIfNeeded();
  await buildIfNeeded(positionals);
  await publish(positionals, { siteDir: values.site });
});
