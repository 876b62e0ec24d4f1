import type { Platform } from '@specbuilder/shared-contracts/platform';

/** What services that come after the first paint need of the page. */
export type LaterHost = Pick<
  Platform,
  'api' | 'bus' | 'log' | 'panels' | 'queries' | 'session' | 'settings' | 'storage' | 'toasts'
>;
