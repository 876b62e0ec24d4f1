import path from 'node:path';

export const WORKSPACE = path.resolve(import.meta.dirname, '../..');
export const SITE_DIR = process.env.SITE_DIR ?? path.join(WORKSPACE, '.site');
export const DATA_DIR = process.env.DATA_DIR ?? path.join(WORKSPACE, '.data');

/** Rooms with a browser bundle; the shell first, since no page stands without it. */
export const REMOTES = ['mf-sizer', 'mf-projects', 'mf-region-mgmt', 'mf-account'];
export const BUNDLED_ROOMS = ['shell', ...REMOTES, 'platform-api'];
export const ROOMS = [
  'shared-contracts',
  'fan-engine',
  'shared-ui',
  'platform-api',
  'shell',
  ...REMOTES,
  'e2e',
  'build',
  'deploy',
];
