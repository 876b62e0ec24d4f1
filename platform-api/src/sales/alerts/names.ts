import type { AlertForm } from '@specbuilder/shared-contracts/api';
import type { Queryable } from '../../core/index.ts';
import { findRegion } from '../../places/index.ts';
import { nameOfCustomer } from './store.ts';

/** The names of what an alert is about; null for what it does not name. */
export async function namesOf(db: Queryable, { customerId, salesRegionId }: AlertForm) {
  return {
    customerName: customerId === null ? null : await nameOfCustomer(db, customerId),
    regionName: salesRegionId === null ? null : ((await findRegion(db, salesRegionId))?.description ?? null),
  };
}
