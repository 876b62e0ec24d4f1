import { REMOTES } from '../../scripts/workspace/paths.mjs';

/** Rooms whose folders form no circle: one line each. A room joins once its last circle is gone, and stays. */
export const CIRCLE_FREE_ROOMS = [
  'fan-engine',
  'load-calculator',
  ...REMOTES,
  'platform-api',
  'shared-contracts',
  'shared-ui',
  'shell',
];
