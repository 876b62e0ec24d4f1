import { assignedRegionOf, salesRegionsOf, toList } from '@specbuilder/shared-contracts/domain';
import type { AssignedRole, ExternalIdentity } from '../../../core/index.ts';

type Claims = Readonly<Record<string, unknown>>;

/**
 * The claim of that name. Some providers require a name that is an address with dots, so the whole name is tried first;
 * otherwise its dots lead into objects, as in realm_access.roles.
 */
export function claimAt(claims: Claims, name: string): unknown {
  if (Object.hasOwn(claims, name)) return claims[name];
  let value: unknown = claims;
  for (const part of name.split('.')) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, part)) return undefined;
    value = (value as Claims)[part];
  }
  return value;
}

/** What a token of an external provider says of its user. */
export interface ExternalClaims {
  /** Undefined where the token does not say who it is of. */
  readonly userId: string | undefined;
  /** Texts are empty where the token has none. */
  readonly userName: string;
  readonly email: string;
  readonly givenName: string;
  readonly familyName: string;
  readonly company: string;
  readonly roles: AssignedRole[];
  readonly salesRegions: number[];
  readonly defaultSalesRegion: number | null;
}

export function readExternalClaims(
  claims: Claims,
  { claims: names, roles }: Pick<ExternalIdentity, 'claims' | 'roles'>,
): ExternalClaims {
  const text = (name: string) => {
    const value = claimAt(claims, name);
    return typeof value === 'string' ? value.trim() : '';
  };
  const regions = (name: string) => salesRegionsOf(scalarsOf(claimAt(claims, name)));
  const salesRegions = regions(names.salesRegions);
  const userId = claimAt(claims, names.userId);
  return {
    userId: (typeof userId === 'string' && userId !== '') || typeof userId === 'number' ? String(userId) : undefined,
    userName: text(names.userName),
    // An unverified address could belong to another person, to whom projects are shared.
    email: isUnverified(claims['email_verified']) ? '' : text(names.email),
    givenName: text(names.givenName),
    familyName: text(names.familyName),
    company: text(names.company),
    roles: mappedRoles(scalarsOf(claimAt(claims, names.roles)).map(String), roles),
    salesRegions,
    defaultSalesRegion: assignedRegionOf({
      salesRegions,
      defaultSalesRegion: regions(names.defaultSalesRegion)[0] ?? null,
    }),
  };
}

const OF_EVERYONE = '*';
const APPLICATION_ROLES: NonNullable<ExternalIdentity['roles']> = (['user', 'sales', 'admin', 'dev'] as const).map(
  (role) => ({ of: role, role }),
);

/** The application's roles, case-insensitive, always with 'user'; names that map to no role are dropped. */
function mappedRoles(names: readonly string[], mappings: ExternalIdentity['roles']): AssignedRole[] {
  const given = new Set(names.map((name) => name.toLowerCase()));
  const brought = (mappings ?? APPLICATION_ROLES).filter(({ of }) => of === OF_EVERYONE || given.has(of.toLowerCase()));
  return brought.length === 0 ? [] : [...new Set(['user' as const, ...brought.map(({ role }) => role)])];
}

/** Values of a claim that is one value or a list; objects say nothing. */
function scalarsOf(claim: unknown): (string | number)[] {
  return toList(claim).filter((value) => typeof value === 'string' || typeof value === 'number');
}

/** Some providers write it as a text. One that says nothing of it verifies addresses before it hands them out. */
function isUnverified(claim: unknown): boolean {
  return claim !== undefined && claim !== true && claim !== 'true';
}
