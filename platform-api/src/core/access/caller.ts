import type { ApiKeyScope } from '@specbuilder/shared-contracts/api';
import type { Role } from '@specbuilder/shared-contracts/domain';

/** The signed-in user behind a request. */
export interface Caller {
  readonly userId: string;
  readonly userName: string;
  /** Session that the access token is of; null where there is none to end, as with an external provider. */
  readonly sessionId: string | null;
  readonly roles: readonly Role[];
  /** Regions a sales user works for; empty for customers. */
  readonly salesRegions: readonly number[];
  /** Signed in through a foreign identity, so name, e-mail and password are kept there. */
  readonly isExternal: boolean;
  /** What the program may do that calls with a key of the user; absent where the user does. */
  readonly apiKey?: { readonly scopes: readonly ApiKeyScope[] };
  /** The page of the load calculator calls, with a token for calculations alone. */
  readonly isCalculator?: boolean;
}

/** The actor of a call: a user, or a guest known by the hash of the guest key, or a stranger without one. */
export interface Actor {
  readonly userId: string | null;
  readonly guestKeyHash: string | null;
}

export function isAdmin(caller: Pick<Caller, 'roles'>): boolean {
  return caller.roles.includes('admin');
}
