import { REMOTES } from '../../scripts/workspace/paths.mjs';

/** Packages whose folders form no circle, one per line. A package joins once its last circle is gone, and stays. */
export const CIRCLE_FREE_PACKAGES = [
  'duty-reader',
  'fan-engine',
  'load-calculator',
  ...REMOTES,
  'platform-api',
  'shared-contracts',
  'shared-ui',
  'shell',
];
