import { ensureGenerated } from '../build/generated/ensure.mjs';
import { API_EXAMPLES } from '../build/generated/steps.mjs';
import { buildIfNeeded } from './workspace/bundles.mjs';
import { main } from './workspace/command.mjs';
import { checkNode, installIfNeeded } from './workspace/install.mjs';
import { assembleSite } from './workspace/site.mjs';

/** Installs, builds what changed and puts the site together. */
await main(async () => {
  checkNode();
  await installIfNeeded();
  ensureGenerated({ steps: API_EXAMPLES });
  await buildIfNeeded();
  await assembleSite();
});
