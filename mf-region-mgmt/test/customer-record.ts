import type { CustomerRecord } from '@specbuilder/shared-contracts/api';

const NONE = { items: [], totalCount: 0 };
/** Of a customer who did nothing. */
export const NO_RECORD: CustomerRecord = { projects: NONE, requests: NONE, quotes: NONE };
