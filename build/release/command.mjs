#!/usr/bin/env node
import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { sendRelease } from '@specbuilder/shared-contracts/site-folder';
import { builtRelease } from './built-release.mjs';

const USAGE =
  'npm run release -- --server <origin of the site> [--why "<reason>"], with the access token of an administrator in RELEASE_TOKEN';

/** Sends the build of a remote outside the repository to a running site, which compares and judges for itself. */
try {
  const { values } = parseArgs({ options: { server: { type: 'string' }, why: { type: 'string', default: '' } } });
  const token = process.env.RELEASE_TOKEN;
  if (values.server === undefined || token === undefined) throw new Error(USAGE);
  if (!existsSync('dist/mf-manifest.json')) throw new Error('There is no build in dist: npm run build makes it.');
  const { dist, release } = builtRelease('.');
  const active = await sendRelease({ server: values.server, token, dist, release, why: values.why });
  const { name } = release.declaration;
  const sent = `Sent ${name} ${release.files.version}`;
  process.stdout.write(
    active === null ? `${sent}; it is switched off there\n` : `${sent}; ${active} is active there\n`,
  );
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
