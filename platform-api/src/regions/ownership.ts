import { isAdmin } from '../access/caller.ts';
import type { OwnershipRule, ScopeRule } from '../access/rules.ts';
import { notFound } from '../refusal.ts';
import type { Database } from '../store/database.ts';
import { findUser } from '../users/store.ts';

/** A customer is looked after by the staff of the region they are in; administrators look after all. */
export function customerOwnership(db: Database): OwnershipRule {
  return {
    async rightTo(customerId, { caller }) {
      const customer = await findUser(db, customerId);
      if (caller === null || customer === undefined) return 'none';
      const region = customer.settings?.salesRegionNumber ?? customer.user.defaultSalesRegion;
      const isTheirs = region !== null && caller.salesRegions.includes(region);
      return isTheirs || isAdmin(caller) ? 'change' : 'none';
    },
    refusal: () => notFound('customer'),
  };
}

/**
 * Regions whose customers a caller sees: administrators what they ask for, sales staff their own whatever they ask; a
 * wish within their own regions narrows them down.
 */
export const salesRegionScope: ScopeRule = ({ caller }, asked) => {
  const wished = asked?.filter((region) => Number.isInteger(region) && region > 0 && region < 2 ** 31) ?? [];
  if (isAdmin(caller)) return asked === undefined ? null : wished;
  const allowed = caller.salesRegions.filter((region) => wished.includes(region));
  return allowed.length > 0 ? allowed : caller.salesRegions;
};
