import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseEnv } from 'node:util';
import { PACKAGE_FOLDER } from '../../package/package-folder.ts';
import { readConfig } from '../config.ts';
import { ConfigError } from '../config-error.ts';
import { EXTERNAL_IDENTITY_SETTINGS } from './external-identity-settings.ts';

const MIN = { OIDC_AUTHORITY: 'https://id.example/realms/fans', OIDC_CLIENT_ID: 'fans', OIDC_AUDIENCE: 'fans-api' };

function sentences(env: Readonly<Record<string, string>>): readonly string[] {
  try {
    readConfig(env);
    return [];
  } catch (error) {
    if (error instanceof ConfigError) return error.message.split('\n');
    throw error;
  }
}

describe('An external sign-in provider', () => {
  it('[A-034] is none by itself, and with three settings one that follows the standards', () => {
    expect(readConfig({}).externalIdentity).toBeNull();
    expect(readConfig(MIN).externalIdentity).toEqual({
      ...{ authority: MIN.OIDC_AUTHORITY, clientId: 'fans', audience: 'fans-api' },
      ...{ scope: 'openid profile email', tokenType: 'at+jwt', algorithms: ['RS256', 'PS256', 'ES256'] },
      claims: {
        ...{ userId: 'sub', userName: 'preferred_username', email: 'email' },
        ...{ givenName: 'given_name', familyName: 'family_name', company: 'company' },
        ...{ roles: 'role', salesRegions: 'sales_region', defaultSalesRegion: 'default_sales_region' },
      },
      roles: null,
      monitorsSession: true,
    });
  });

  it('may name users, roles and regions otherwise', () => {
    const read = readConfig({
      ...MIN,
      OIDC_TOKEN_TYPE: 'none',
      OIDC_ALGORITHMS: 'RS512, EdDSA',
      OIDC_CLAIM_USER_ID: 'oid',
      OIDC_CLAIM_ROLES: 'realm_access.roles',
      OIDC_CLAIM_SALES_REGIONS: 'https://fans.example/regions',
      OIDC_ROLES: 'fan-admins=admin, cn=staff=sales ,*=user',
      OIDC_MONITOR_SESSION: 'false',
    }).externalIdentity;
    expect(read).toMatchObject({ tokenType: null, algorithms: ['RS512', 'EdDSA'], monitorsSession: false });
    expect(read?.claims).toMatchObject({
      ...{ userId: 'oid', roles: 'realm_access.roles', salesRegions: 'https://fans.example/regions' },
    });
    expect(read?.roles).toEqual([
      { of: 'fan-admins', role: 'admin' },
      { of: 'cn=staff', role: 'sales' },
      { of: '*', role: 'user' },
    ]);
  });

  it('is not half named', () => {
    expect(sentences({ OIDC_AUTHORITY: MIN.OIDC_AUTHORITY })).toEqual([
      'OIDC_CLIENT_ID must be given when OIDC_AUTHORITY is set.',
      'OIDC_AUDIENCE must be given when OIDC_AUTHORITY is set.',
    ]);
    expect(sentences({ OIDC_CLIENT_ID: 'fans' })).toEqual([
      'OIDC_AUTHORITY must be given when OIDC_CLIENT_ID or OIDC_AUDIENCE is set.',
    ]);
  });

  it('says of access tokens that they are not for the client, as ID tokens are', () => {
    expect(sentences({ ...MIN, OIDC_AUDIENCE: 'fans' })).toEqual([
      "OIDC_AUDIENCE must be another name than OIDC_CLIENT_ID, which ID tokens have as their audience, not 'fans'.",
    ]);
  });

  it.each([
    ['OIDC_AUTHORITY', 'http://id.example', 'the https address of an OpenID Connect provider (http on loopback)'],
    ['OIDC_AUTHORITY', 'https://id.example/?a=1', 'the https address of an OpenID Connect provider (http on loopback)'],
    ['OIDC_SCOPE', 'profile', "a list of scopes with 'openid' in it, separated by spaces"],
    ['OIDC_CLAIM_ROLES', 'realm_access..roles', 'the name of a claim, or a path to it such as realm_access.roles'],
    ['OIDC_ROLES', 'boss=owner', "a list such as 'fan-admins=admin,*=user' of the provider's roles and admin"],
    ['OIDC_ROLES', 'boss', "a list such as 'fan-admins=admin,*=user' of the provider's roles and admin"],
    ['OIDC_MONITOR_SESSION', 'yes', 'true or false'],
  ])('is rejected with one sentence: %s=%s', (name, value, words) => {
    const found = sentences({ ...MIN, [name]: value });
    expect(found).toHaveLength(1);
    expect(found[0]).toContain(`${name} must be ${words}`);
    expect(found[0]).toContain(`not '${value}'.`);
  });

  it.each(['none', 'HS256', 'RS256,HS512'])('never takes tokens that anybody could sign: %s', (OIDC_ALGORITHMS) => {
    expect(sentences({ ...MIN, OIDC_ALGORITHMS })[0]).toMatch(
      /^OIDC_ALGORITHMS must be a comma-separated list of RS256,/,
    );
  });

  it('may run on loopback without https, as in a test', () => {
    expect(sentences({ ...MIN, OIDC_AUTHORITY: 'http://localhost:8102' })).toEqual([]);
  });
});

describe('The settings of an external provider', () => {
  const read = (file: string) => readFileSync(path.resolve(PACKAGE_FOLDER, '..', file), 'utf8');

  it('each have a line in the table of docs/sign-in.md, with what counts without it', () => {
    const lines = read('docs/sign-in.md').split('\n');
    const documented = lines.flatMap((line) => /^\| `(OIDC_\w+)`/.exec(line)?.[1] ?? []);
    expect([...documented].sort()).toEqual([...EXTERNAL_IDENTITY_SETTINGS].sort());
    const { claims } = readConfig(MIN).externalIdentity ?? {};
    for (const claim of Object.values(claims ?? {})) {
      expect(lines.some((line) => line.startsWith('| `OIDC_CLAIM_') && line.includes(`| \`${claim}\``))).toBe(true);
    }
  });

  it('are those of the Keycloak realm as they stand beside it', () => {
    const { externalIdentity } = readConfig(parseEnv(read('deploy/keycloak/specbuilder.env')));
    expect(externalIdentity).toMatchObject({
      ...{ clientId: 'specbuilder-web', audience: 'specbuilder-api', tokenType: 'at+jwt', algorithms: ['RS256'] },
      scope: 'openid profile email',
      claims: expect.objectContaining({ roles: 'realm_access.roles' }),
      roles: expect.arrayContaining([{ of: '*', role: 'user' }]),
    });
  });
});
