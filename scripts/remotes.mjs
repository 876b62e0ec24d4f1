import { parseArgs } from 'node:util';
import { buildIfNeeded } from './workspace/bundles.mjs';
import { CommandFailed, main, run } from './workspace/command.mjs';
import { checkNode, installIfNeeded } from './workspace/install.mjs';
import { REMOTES, SITE_DIR } from './workspace/paths.mjs';
import { publish } from './workspace/site.mjs';

const USAGE = `npm run remotes -- list
npm run remotes -- publish <package>...
npm run remotes -- activate <remote> <version>
npm run remotes -- rollback <remote>
npm run remotes -- disable <remote>
The shell is published and left like a remote (publish, activate, rollback shell).
Each takes --site <folder> and --why "<reason>". With --server <origin> and the access token of an administrator in
RELEASE_TOKEN, publish sends the remotes to a site that runs elsewhere.`;

/**
 * Manages the releases of a site's remotes, whether its servers run or not; new visits get the active version
 * immediately. Publishing builds a remote and stores it at a new address, the other steps need no build.
 */
await main(async () => {
  const { values, positionals } = parseArgs({
    options: {
      site: { type: 'string', default: SITE_DIR },
      why: { type: 'string', default: '' },
      server: { type: 'string' },
    },
    allowPositionals: true,
  });
  const [action, ...names] = positionals;
  if (action === undefined) throw new CommandFailed(USAGE, 1);
  checkNode();
  await installIfNeeded();
  if (action !== 'publish') {
    const script = ['--import', 'tsx', 'scripts/site/change-release.ts', '--site', values.site, '--why', values.why];
    // The script has already reported why it rejected the step.
    process.exitCode = (await run(process.execPath, [...script, ...positionals])).code;
    return;
  }
  const packages = values.server === undefined ? ['shell', ...REMOTES] : REMOTES;
  if (names.length === 0 || names.some((packageName) => !packages.includes(packageName))) {
    throw new CommandFailed(`Name what to publish: ${packages.join(', ')}.`, 1);
  }
  await buildIfNeeded(names);
  await publish(names, { siteDir: values.site, why: values.why, server: values.server });
});
