import { assignedRegionOf, rolesOf, salesRegionsOf, toList } from '../domain/index.ts';
import type { SignedInUser } from './platform.ts';

/** What every provider says of a user, beside claims of its own. */
interface UserClaims {
  readonly sub: string;
  readonly name?: string;
  readonly email?: string;
}

/** The user of an ID token. Role and region claims may be single values or lists. */
export function signedInUser(profile: UserClaims): SignedInUser {
  const claims: Readonly<Record<string, unknown>> = { ...profile };
  const salesRegions = salesRegionsOf(claims['sales_region'] as number | number[] | undefined);
  const preferred = Number(claims['default_sales_region']);
  const userName = String(claims['preferred_username'] ?? claims['name'] ?? profile.sub);
  return {
    // Users of another provider have an id here besides.
    userId: String(claims['application_user_id'] ?? profile.sub),
    userName,
    displayName: profile.name ?? userName,
    email: profile.email ?? '',
    roles: rolesOf(claims['role'] as string | string[] | undefined),
    salesRegions,
    defaultSalesRegion: assignedRegionOf({ salesRegions, defaultSalesRegion: preferred > 0 ? preferred : null }),
    isExternal: toList(claims['amr']).includes('external'),
  };
}
