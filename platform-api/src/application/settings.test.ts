import { settings as settingsSchema } from '@specbuilder/shared-contracts/api';
import { statusOf } from '@specbuilder/shared-contracts/client';
import { externalIdentity } from '../../test/identity/external-identity.ts';
import { startTestApplication, TEST_URL, type TestApplication } from '../../test/test-application.ts';
import { embeddedAuthentication } from '../accounts/identity/provider/provider.ts';
import { createSettingsService } from '../brand/settings/service.ts';
import { readBrandData } from '../core/package/data-files.ts';
import { DATA_FOLDER } from '../core/package/package-folder.ts';

const BRAND_IDS = readBrandData(DATA_FOLDER).map(({ manufacturerLabelId }) => manufacturerLabelId);

describe('The settings', () => {
  let server: TestApplication;
  beforeAll(async () => {
    server = await startTestApplication();
  });
  afterAll(() => server.close());

  const settingsOf = (manufacturerLabelId: number) => server.client({ manufacturerLabelId }).settings.get();

  it.each(BRAND_IDS)(
    '[API-009] [BRD-007] [BRD-009] [BRD-011] [BRD-012] [BRD-024] of brand %i are complete',
    async (brand) => {
      const settings = await settingsOf(brand);
      expect(settingsSchema.safeParse(settings).success).toBe(true);
      expect(settings.manufacturer.manufacturerLabelId).toBe(brand);
      expect(settings.app).toMatchObject({
        environment: 'local',
        baseUrl: TEST_URL,
        version: expect.stringMatching(/^\d+\.\d+\.\d+$/),
      });
      expect(settings.app.appFeatures).toMatchObject({
        ...{ faqToastEnabled: false, localAccountsEnabled: true },
      });
    },
  );

  it('[TRN-001] call themes and promise in the language of the caller', async () => {
    const response = await server.app.inject({
      url: '/api/settings?manufacturerLabelId=1',
      headers: { 'accept-language': 'es' },
    });
    const { tagline, themes } = settingsSchema.parse(response.json()).manufacturer;
    expect(tagline).toBe('Aire, medido.');
    expect(themes.map(({ name, title }) => [name, title])).toEqual([
      ['Light', 'Claro'],
      ['Dark', 'Oscuro'],
    ]);
  });

  it('[BRD-001] of a brand that does not exist are not found', async () => {
    const error: unknown = await settingsOf(5).catch((rejected: unknown) => rejected);
    expect(statusOf(error)).toBe(404);
  });

  it('[BRD-004] [BRD-005] tell brands apart by regions, HVLS link and map', async () => {
    const brands = await Promise.all(BRAND_IDS.map(settingsOf));
    const withFlag = (holds: (manufacturer: (typeof brands)[number]['manufacturer']) => boolean) =>
      brands
        .filter(({ manufacturer }) => holds(manufacturer))
        .map(({ manufacturer }) => manufacturer.manufacturerLabelId);
    expect(withFlag(({ hasMultipleRegions }) => hasMultipleRegions)).toEqual([1, 7, 17]);
    expect(withFlag(({ urls }) => /^https:/.test(urls['hvlsCalculator'] ?? ''))).toEqual([1, 7, 17, 37]);
    expect(withFlag(({ closestRegionMap }) => !closestRegionMap)).toEqual([214]);
    expect(withFlag(({ brandName }) => brandName === 'Ventilation Direct')).toEqual([214]);
    expect(new Set(brands.map(({ manufacturer }) => manufacturer.brandName)).size).toBe(6);
  });

  it.each(BRAND_IDS)(
    '[BRD-006] [BRD-008] give brand %i a light and a dark theme, one of them the default',
    async (brand) => {
      const { themes } = (await settingsOf(brand)).manufacturer;
      expect(themes.map((theme) => theme.isDark).sort()).toEqual([false, true]);
      expect(themes.filter((theme) => theme.isDefault)).toHaveLength(1);
    },
  );

  it('carry the client of the embedded provider and keep amr', async () => {
    const { authentication } = (await settingsOf(1)).manufacturer;
    expect(authentication).toMatchObject({
      authorityUri: `${TEST_URL}/identity`,
      clientId: 'specbuilder-web',
      redirectUri: `${TEST_URL}/signin-callback`,
      silentRedirectUri: `${TEST_URL}/silent-renew`,
    });
    expect(authentication.filterProtocolClaims).not.toContain('amr');
  });

  it('carry those of an external provider when there is one', async () => {
    const OIDC_AUTHORITY = 'https://id.example.com/realms/fans';
    const identity = externalIdentity({ OIDC_AUTHORITY, OIDC_SCOPE: 'openid fans' });
    const external = await startTestApplication({ externalIdentity: identity });
    const { manufacturer, app } = await external.client().settings.get();
    expect(manufacturer.authentication).toMatchObject({
      ...{ authorityUri: OIDC_AUTHORITY, clientId: 'fans', scope: 'openid fans', isExternal: true },
    });
    expect(app.appFeatures.localAccountsEnabled).toBe(false);
    const discovery = await external.app.inject({ url: '/identity/.well-known/openid-configuration' });
    expect(discovery.statusCode).toBe(404);
    await external.close();
  });

  it.each(BRAND_IDS)(
    'name logos of brand %i that are there, and that may be kept for ever at their versioned address',
    async (brand) => {
      const { logo, logoDark, mark, markDark, logoGif, frontPageImg } = (await settingsOf(brand)).manufacturer;
      for (const address of [logo, logoDark, mark, markDark, logoGif, frontPageImg]) {
        const asset = await server.app.inject({ url: address });
        expect(asset.statusCode).toBe(200);
        expect(asset.headers).toMatchObject({
          'content-type': 'image/svg+xml',
          'cache-control': 'public, max-age=31536000, immutable',
          'cross-origin-resource-policy': 'cross-origin',
          etag: expect.any(String),
        });
        const again = await server.app.inject({
          url: address,
          headers: { 'if-none-match': String(asset.headers.etag) },
        });
        expect(again.statusCode).toBe(304);
        const unversioned = await server.app.inject({ url: address.split('?')[0] ?? '' });
        expect(unversioned.headers['cache-control']).toBe('no-cache');
      }
    },
  );

  it('serve nothing else of the brands folder', async () => {
    for (const path of ['brands.json', '1/', '1/../brands.json', '1/%2e%2e/brands.json', '8/8-front.svg']) {
      expect((await server.app.inject({ url: `/assets/brands/${path}` })).statusCode).toBe(404);
    }
  });
});

describe('The debug flag', () => {
  it.each([
    ['local', true],
    ['development', true],
    ['staging', false],
    ['production', false],
  ] as const)('[BRD-023] is, in the environment %s, %p', (environment, debug) => {
    const brands = new Map(
      readBrandData(DATA_FOLDER).map((brand) => [brand.manufacturerLabelId, { ...brand, updatedOnUtc: new Date() }]),
    );
    const authentication = embeddedAuthentication(TEST_URL);
    const config = {
      ...{ publicUrl: TEST_URL, environment, maps: null },
      ...{ storeOrigins: ['https://shop.example'], translateScriptUrl: null, translateLanguages: [] },
    };
    const settings = createSettingsService({ config, brands, assetVersions: new Map(), authentication });
    expect(settings.ofBrand(1).app).toMatchObject({ environment, debug, storeOrigins: ['https://shop.example'] });
  });
});
