import * as z from 'zod/mini';
import { isLoopback, parsed } from '../config-values.ts';

/** What a token says of its user, as the application names it. */
export type ClaimOf =
  | 'userId'
  | 'userName'
  | 'email'
  | 'givenName'
  | 'familyName'
  | 'roles'
  | 'salesRegions'
  | 'defaultSalesRegion'
  | 'company';

/** The setting that names the provider's claim, and the claim it names by itself. */
const CLAIM_SETTINGS = {
  userId: ['OIDC_CLAIM_USER_ID', 'sub'],
  userName: ['OIDC_CLAIM_USER_NAME', 'preferred_username'],
  email: ['OIDC_CLAIM_EMAIL', 'email'],
  givenName: ['OIDC_CLAIM_GIVEN_NAME', 'given_name'],
  familyName: ['OIDC_CLAIM_FAMILY_NAME', 'family_name'],
  roles: ['OIDC_CLAIM_ROLES', 'role'],
  salesRegions: ['OIDC_CLAIM_SALES_REGIONS', 'sales_region'],
  defaultSalesRegion: ['OIDC_CLAIM_DEFAULT_SALES_REGION', 'default_sales_region'],
  company: ['OIDC_CLAIM_COMPANY', 'company'],
} as const satisfies Readonly<Record<ClaimOf, readonly [setting: string, claim: string]>>;
type ClaimSetting = (typeof CLAIM_SETTINGS)[ClaimOf][0];

const ASSIGNED_ROLES = ['admin', 'dev', 'sales', 'user'] as const;
export type AssignedRole = (typeof ASSIGNED_ROLES)[number];

/** A role of the provider, '*' for all users who sign in, and the application's role that it grants. */
export interface RoleMapping {
  readonly of: string;
  readonly role: AssignedRole;
}

/** No symmetric algorithms: with a public key as the secret, anyone could sign. */
const ALGORITHMS = [
  'RS256',
  'RS384',
  'RS512',
  'PS256',
  'PS384',
  'PS512',
  'ES256',
  'ES384',
  'ES512',
  'EdDSA',
  'Ed25519',
] as readonly string[];

export interface ExternalIdentity {
  /** The provider's issuer, whose discovery document says everything else. */
  readonly authority: string;
  readonly clientId: string;
  /** Value of the `aud` claim of access tokens meant for this server. */
  readonly audience: string;
  readonly scope: string;
  /** `typ` that access tokens carry; null (OIDC_TOKEN_TYPE=none) when it does not follow RFC 9068. */
  readonly tokenType: string | null;
  readonly algorithms: readonly string[];
  readonly claims: Readonly<Record<ClaimOf, string>>;
  /** Null where the provider's roles have the application's names. */
  readonly roles: readonly RoleMapping[] | null;
  readonly monitorsSession: boolean;
}

const claimVariable = (standard: string) =>
  z._default(
    parsed('the name of a claim, or a path to it such as realm_access.roles', (text) =>
      text.split('.').every((part) => part !== '') ? text : undefined,
    ),
    standard,
  );

export const externalIdentityVariables = {
  OIDC_AUTHORITY: z.optional(parsed('the https address of an OpenID Connect provider (http on loopback)', authorityOf)),
  OIDC_CLIENT_ID: z.optional(z.string()),
  OIDC_AUDIENCE: z.optional(z.string()),
  OIDC_SCOPE: z._default(
    parsed("a list of scopes with 'openid' in it, separated by spaces", (text) =>
      text.split(/\s+/).includes('openid') ? text : undefined,
    ),
    'openid profile email',
  ),
  OIDC_TOKEN_TYPE: z._default(z.string(), 'at+jwt'),
  OIDC_ALGORITHMS: z._default(parsed(`a comma-separated list of ${ALGORITHMS.join(', ')}`, algorithmsOf), [
    'RS256',
    'PS256',
    'ES256',
  ]),
  OIDC_ROLES: z.optional(
    parsed(
      `a list such as 'fan-admins=admin,*=user' of the provider's roles and ${ASSIGNED_ROLES.join(', ')}`,
      roleMappings,
    ),
  ),
  OIDC_MONITOR_SESSION: z._default(z.enum(['true', 'false'], 'true or false'), 'true'),
  ...(Object.fromEntries(
    Object.values(CLAIM_SETTINGS).map(([name, claim]) => [name, claimVariable(claim)]),
  ) as Readonly<Record<ClaimSetting, ReturnType<typeof claimVariable>>>),
};

/** Names of all settings of an external provider, as they are documented. */
export const EXTERNAL_IDENTITY_SETTINGS: readonly string[] = Object.keys(externalIdentityVariables);

interface ExternalIdentityValues extends Readonly<Record<ClaimSetting, string>> {
  readonly OIDC_AUTHORITY?: string | undefined;
  readonly OIDC_CLIENT_ID?: string | undefined;
  readonly OIDC_AUDIENCE?: string | undefined;
  readonly OIDC_SCOPE: string;
  readonly OIDC_TOKEN_TYPE: string;
  readonly OIDC_ALGORITHMS: readonly string[];
  readonly OIDC_ROLES?: readonly RoleMapping[] | undefined;
  readonly OIDC_MONITOR_SESSION: string;
}

export function externalIdentityOf(values: ExternalIdentityValues): ExternalIdentity | null {
  const { OIDC_AUTHORITY: authority, OIDC_CLIENT_ID: clientId, OIDC_AUDIENCE: audience } = values;
  if (authority === undefined || clientId === undefined || audience === undefined) return null;
  const claims = Object.entries(CLAIM_SETTINGS).map(([of, [name]]) => [of, values[name]]);
  return {
    authority,
    clientId,
    audience,
    scope: values.OIDC_SCOPE,
    tokenType: values.OIDC_TOKEN_TYPE === 'none' ? null : values.OIDC_TOKEN_TYPE,
    algorithms: values.OIDC_ALGORITHMS,
    claims: Object.fromEntries(claims) as ExternalIdentity['claims'],
    roles: values.OIDC_ROLES ?? null,
    monitorsSession: values.OIDC_MONITOR_SESSION === 'true',
  };
}

type Problem = readonly [name: string, message: string];

export function externalIdentityProblems(values: Partial<ExternalIdentityValues>): readonly Problem[] {
  const { OIDC_AUTHORITY: authority, OIDC_CLIENT_ID: clientId, OIDC_AUDIENCE: audience } = values;
  const needed = (['OIDC_CLIENT_ID', 'OIDC_AUDIENCE'] as const).filter((name) => values[name] === undefined);
  if (authority === undefined) {
    return needed.length === 2 ? [] : [['OIDC_AUTHORITY', 'given when OIDC_CLIENT_ID or OIDC_AUDIENCE is set']];
  }
  const missing = needed.map((name): Problem => [name, 'given when OIDC_AUTHORITY is set']);
  // The audience of an ID token is the client, and an ID token opens no API.
  return audience !== undefined && audience === clientId
    ? [['OIDC_AUDIENCE', 'another name than OIDC_CLIENT_ID, which ID tokens have as their audience']]
    : missing;
}

function authorityOf(text: string): string | undefined {
  if (!URL.canParse(text)) return undefined;
  const { protocol, hostname, search, hash, username } = new URL(text);
  const isSafe = protocol === 'https:' || (protocol === 'http:' && isLoopback(hostname));
  return isSafe && search === '' && hash === '' && username === '' ? text : undefined;
}

function algorithmsOf(text: string): readonly string[] | undefined {
  const names = text.split(',').map((name) => name.trim());
  return names.every((name) => ALGORITHMS.includes(name)) ? names : undefined;
}

/** The last '=' divides, so that names of the provider may hold one. */
function roleMappings(text: string): readonly RoleMapping[] | undefined {
  const mappings = text.split(',').map((entry) => {
    const at = entry.lastIndexOf('=');
    const role = ASSIGNED_ROLES.find((name) => name === entry.slice(at + 1).trim());
    const of = entry.slice(0, Math.max(at, 0)).trim();
    return role === undefined || of === '' ? undefined : { of, role };
  });
  return mappings.some((item) => item === undefined) ? undefined : mappings.filter((item) => item !== undefined);
}
