import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseEnv } from 'node:util';

interface Mapper {
  readonly protocolMapper: string;
  readonly config: Readonly<Record<string, string>>;
}
interface ProfileAttribute {
  readonly name: string;
  readonly multivalued: boolean;
  readonly permissions: { readonly edit: readonly string[] };
}

const FOLDER = path.resolve(__dirname, 'keycloak');
const read = (name: string) => readFileSync(path.join(FOLDER, name), 'utf8');
const realm = JSON.parse(read('realm.json'));
const settings = parseEnv(read('specbuilder.env'));
const [client] = realm.clients;
const mappers: readonly Mapper[] = client.protocolMappers;
const [profileComponent] = realm.components['org.keycloak.userprofile.UserProfileProvider'];
const { attributes } = JSON.parse(profileComponent.config['kc.user.profile.config'][0]) as {
  readonly attributes: readonly ProfileAttribute[];
};

const mapperOf = (claim: string | undefined) => mappers.find(({ config }) => config['claim.name'] === claim);
const attributeOf = (mapper: Mapper | undefined) =>
  attributes.find(({ name }) => name === mapper?.config['user.attribute']);

describe('The Keycloak realm', () => {
  it('is the one that the settings name, with its client', () => {
    expect(settings['OIDC_AUTHORITY']).toMatch(new RegExp(`/realms/${realm.realm}$`));
    expect(realm.clients).toHaveLength(1);
    expect(client.clientId).toBe(settings['OIDC_CLIENT_ID']);
  });

  it('signs in by code and PKCE alone', () => {
    expect(client).toMatchObject({
      ...{ enabled: true, publicClient: true, standardFlowEnabled: true, implicitFlowEnabled: false },
      ...{ directAccessGrantsEnabled: false, serviceAccountsEnabled: false },
    });
    expect(client.attributes['pkce.code.challenge.method']).toBe('S256');
    expect(client).not.toHaveProperty('secret');
  });

  it('leads to the pages that the product has for it, and nowhere else', () => {
    const { rootUrl } = client;
    expect(client.redirectUris).toEqual([`${rootUrl}/signin-callback`, `${rootUrl}/silent-renew`]);
    expect(client.attributes['post.logout.redirect.uris']).toBe(`${rootUrl}/start`);
    expect(client.webOrigins).toEqual([rootUrl]);
    expect(JSON.stringify([client.redirectUris, client.webOrigins, client.attributes])).not.toMatch(/[*+]"/);
  });

  it('writes the access tokens that the settings expect: audience, type and algorithm', () => {
    const audience = mappers.find(({ protocolMapper }) => protocolMapper === 'oidc-audience-mapper');
    expect(audience?.config).toMatchObject({
      'included.custom.audience': settings['OIDC_AUDIENCE'],
      'access.token.claim': 'true',
      'id.token.claim': 'false',
    });
    expect(client.attributes['access.token.header.type.rfc9068']).toBe('true');
    expect(settings['OIDC_TOKEN_TYPE']).toBe('at+jwt');
    expect(client.attributes['access.token.signed.response.alg']).toBe(settings['OIDC_ALGORITHMS']);
  });

  it.each([
    ['OIDC_CLAIM_SALES_REGIONS', 'int', true],
    ['OIDC_CLAIM_DEFAULT_SALES_REGION', 'int', false],
    ['OIDC_CLAIM_COMPANY', 'String', false],
  ])('writes the claim of %s from an attribute of the user', (setting, type, isList) => {
    const mapper = mapperOf(settings[setting]);
    expect(mapper?.config).toMatchObject({
      ...{ 'jsonType.label': type, multivalued: String(isList), 'access.token.claim': 'true' },
    });
    expect(attributeOf(mapper)?.multivalued).toBe(isList);
  });

  it('has no mapper that no setting reads', () => {
    const claims = mappers.flatMap(({ config }) => config['claim.name'] ?? []);
    expect(Object.values(settings)).toEqual(expect.arrayContaining(claims));
  });

  it('lets no user choose their own sales regions', () => {
    for (const setting of ['OIDC_CLAIM_SALES_REGIONS', 'OIDC_CLAIM_DEFAULT_SALES_REGION']) {
      expect(attributeOf(mapperOf(settings[setting]))?.permissions.edit).toEqual(['admin']);
    }
  });

  it('has every role that the settings map, as realm roles', () => {
    expect(settings['OIDC_CLAIM_ROLES']).toBe('realm_access.roles');
    const mapped = (settings['OIDC_ROLES'] ?? '').split(',').map((entry) => entry.split('=')[0]);
    const named = realm.roles.realm.map(({ name }: { readonly name: string }) => name);
    expect([...mapped].sort()).toEqual(['*', ...named].sort());
  });

  it('uses refresh tokens once, and access tokens for minutes', () => {
    expect(realm).toMatchObject({ revokeRefreshToken: true, refreshTokenMaxReuse: 0 });
    expect(realm.accessTokenLifespan).toBeLessThanOrEqual(300);
  });
});
