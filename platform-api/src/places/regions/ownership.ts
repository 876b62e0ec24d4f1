import { regionOfUser } from '@specbuilder/shared-contracts/domain';
import { findUser, isStaff, type UserWithSettings } from '../../accounts/index.ts';
import {
  type Caller,
  CUSTOMERS_MESSAGES,
  type Database,
  HttpError,
  isAdmin,
  notFound,
  type OwnershipRule,
  type ScopeRule,
} from '../../core/index.ts';

/** A customer is looked after by the staff of the region they are in; administrators look after all. */
export function customerOwnership(db: Database): OwnershipRule {
  return {
    async rightTo(customerId, { caller }) {
      const customer = await findUser(db, customerId);
      if (caller === null || customer === undefined || isStaff(customer.user)) return 'none';
      const region = regionOfCustomer(customer);
      const isTheirs = region !== null && caller.salesRegions.includes(region);
      return isTheirs || isAdmin(caller) ? 'change' : 'none';
    },
    rejection: () => notFound('customer'),
  };
}

/**
 * The same for the page of a customer, which shows that another region looks after them (API-146). The page itself
 * looks up the customers that administrators request.
 */
export function regionalCustomerOwnership(db: Database): OwnershipRule {
  const { rightTo } = customerOwnership(db);
  return {
    rightTo: async (customerId, who) =>
      who.caller !== null && isAdmin(who.caller) ? 'change' : rightTo(customerId, who),
    rejection: () => new HttpError('forbidden', CUSTOMERS_MESSAGES.otherRegion),
  };
}

/** The region that looks after a customer; null while they have none. */
export function regionOfCustomer({ settings, user }: UserWithSettings): number | null {
  return regionOfUser(user, settings);
}

/** Regions whose customers a staff member looks after; null for all of them. */
export function regionsOfStaff(user: Pick<Caller, 'roles' | 'salesRegions'>): readonly number[] | null {
  return isAdmin(user) ? null : user.salesRegions;
}

/**
 * Regions whose customers a caller sees: administrators see those they request, sales staff only their own. A request
 * within their own regions narrows them down.
 */
export const salesRegionScope: ScopeRule<'sales-region'> = ({ caller }, requested) => {
  const preferred = requested?.filter((region) => Number.isInteger(region) && region > 0 && region < 2 ** 31) ?? [];
  if (isAdmin(caller)) return requested === undefined ? null : preferred;
  const allowed = caller.salesRegions.filter((region) => preferred.includes(region));
  return allowed.length > 0 ? allowed : caller.salesRegions;
};
