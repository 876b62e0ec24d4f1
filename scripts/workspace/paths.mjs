import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

export const WORKSPACE = path.resolve(import.meta.dirname, '../..');
export const SITE_DIR = process.env.SITE_DIR ?? path.join(WORKSPACE, '.site');
/** What is made once and never changes: other versions of Node, the last release. A machine may keep it for all its clones. */
export const CACHE_DIR = process.env.SPECBUILDER_CACHE ?? path.join(WORKSPACE, '.cache');
export const DATA_DIR = process.env.DATA_DIR ?? path.join(WORKSPACE, '.data');

/**
 * Nothing lists remotes by name: a folder that begins with mf- and declares itself is one (build/boundaries/rules.cjs and
 * pnpm-workspace.yaml know them by the same beginning).
 */
export const REMOTES = readdirSync(WORKSPACE)
  .filter((name) => name.startsWith('mf-') && existsSync(path.join(WORKSPACE, name, 'remote.json')))
  .sort();
/** Packages that are built; the shell first, since no page works without it. */
export const BUNDLED_PACKAGES = ['shell', ...REMOTES, 'load-calculator', 'platform-api'];
export const PACKAGES = [
  'shared-contracts',
  'duty-reader',
  'fan-engine',
  'shared-ui',
  'platform-api',
  'shell',
  ...REMOTES,
  'load-calculator',
  'e2e',
  'build',
  'deploy',
];
