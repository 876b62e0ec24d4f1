import type { AppFeatures, Settings } from '../api/brand/settings.ts';

const GREY_RAMP = Object.fromEntries(
  Array.from({ length: 16 }, (_, index) => [
    String((index + 1) * 10),
    `#${(index * 16 + 8).toString(16).padStart(2, '0').repeat(3)}`,
  ]),
);

const APP_FEATURES: AppFeatures = {
  loadCalculatorEnabled: false,
  loadCalculatorInBeta: false,
  rtuLatSizingEnabled: true,
  rtuEnabled: true,
  regionalCustomerDeleteEnabled: false,
  faqToastEnabled: false,
  localAccountsEnabled: true,
  readOnlyProjects: false,
};

/** Settings of an invented brand, for unit tests. */
export function testSettings(): Settings {
  return {
    manufacturer: {
      manufacturerLabelId: 1,
      name: 'SpecBuilder - Fan Selection Tool',
      brandName: 'Testbrand',
      tagline: 'Air, tested.',
      domain: 'http://localhost',
      urls: {},
      logo: '/assets/brands/1/1-logo-light.svg',
      logoDark: '/assets/brands/1/1-logo-dark.svg',
      mark: '/assets/brands/1/1-mark-light.svg',
      markDark: '/assets/brands/1/1-mark-dark.svg',
      logoGif: '/assets/brands/1/1-logo-animated.svg',
      frontPageImg: '/assets/brands/1/1-front.svg',
      copyright: '© Testbrand',
      themes: [
        { name: 'Light', isDefault: true, isDark: false },
        { name: 'Dark', isDefault: false, isDark: true },
      ],
      appearance: {
        keyColor: '#787878',
        brandVariants: GREY_RAMP,
        palette: {},
        hues: { primary: 500 },
        borderRadius: {},
        themeOverrides: {},
        darkThemeOverrides: {},
      },
      authentication: {
        authorityUri: 'http://localhost/identity',
        automaticSilentRenew: true,
        clientId: 'specbuilder-web',
        filterProtocolClaims: [],
        isExternal: false,
        loadUserInfo: false,
        monitorSession: false,
        postLogoutRedirectUri: 'http://localhost/start',
        redirectUri: 'http://localhost/signin-callback',
        responseType: 'code',
        revokeAccessTokenOnSignout: true,
        scope: 'openid profile',
        silentRedirectUri: 'http://localhost/silent-renew.html',
      },
      hasMultipleRegions: true,
      closestRegionMap: true,
    },
    app: {
      name: 'SpecBuilder',
      version: '1.0.0',
      environment: 'local',
      baseUrl: 'http://localhost',
      categories: [],
      appFeatures: { ...APP_FEATURES },
      maps: null,
      translateScriptUrl: null,
      translateLanguages: [],
      storeOrigins: [],
      debug: false,
    },
  };
}
