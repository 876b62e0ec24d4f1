import { type Database, notFound, type OwnershipRule } from '../core/index.ts';
import { findCalculation } from './store.ts';

/** A load calculation belongs to the user who created it; others copy it by the id of a copy. */
export function loadCalculationOwnership(db: Database): OwnershipRule {
  return {
    async rightTo(id, { caller }) {
      const found = caller === null ? undefined : await findCalculation(db, id);
      return found !== undefined && found.userId === caller?.userId ? 'own' : 'none';
    },
    rejection: () => notFound('loadCalculation'),
  };
}
