import { buildIfNeeded } from './workspace/bundles.mjs';
import { main } from './workspace/command.mjs';
import { checkNode, installIfNeeded } from './workspace/install.mjs';
import { assembleSite } from './workspace/site.mjs';

/** Installs, builds what changed and puts the site together. */
await main(async () => {
  checkNode();
  await installIfNeeded();
  await buildIfNeeded();
  await assembleSite();
});
