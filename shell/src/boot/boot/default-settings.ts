import type { AppFeatures, Settings } from '@specbuilder/shared-contracts/api';
import {
  DEFAULT_ENVIRONMENT,
  DEFAULT_MANUFACTURER_LABEL_ID,
  DEFAULT_VERSION,
  PAGE_TITLES,
} from '@specbuilder/shared-contracts/domain';

/** Ramp of the default brand (design/visual.md, section 5), stops 10 to 160. */
const RAMP =
  '001016 011b24 002733 013240 023e4f 024a5e 07586f 0b6a84 297d97 5ba5c0 6aacc4 84bcd1 9fccdd bcdce8 d7eaf2 ecf5f9';

const NO_FEATURES: AppFeatures = {
  loadCalculatorEnabled: false,
  loadCalculatorInBeta: false,
  rtuLatSizingEnabled: false,
  rtuEnabled: false,
  regionalCustomerDeleteEnabled: false,
  faqToastEnabled: false,
  localAccountsEnabled: true,
  readOnlyProjects: false,
};

/** What the page works with when the settings cannot be had (ERR-007): brand 1, Development, 0.0.1. */
export function defaultSettings(siteUrl: string): Settings {
  const mark = `/assets/brands/${DEFAULT_MANUFACTURER_LABEL_ID}/${DEFAULT_MANUFACTURER_LABEL_ID}-mark`;
  const brandVariants = Object.fromEntries(
    RAMP.split(' ').map((colour, index) => [String((index + 1) * 10), `#${colour}`]),
  );
  return {
    manufacturer: {
      manufacturerLabelId: DEFAULT_MANUFACTURER_LABEL_ID,
      name: PAGE_TITLES.default,
      brandName: 'SpecBuilder',
      tagline: '',
      domain: new URL(siteUrl).host,
      urls: {},
      logo: `${mark}-light.svg`,
      logoDark: `${mark}-dark.svg`,
      mark: `${mark}-light.svg`,
      markDark: `${mark}-dark.svg`,
      logoGif: `${mark}-light.svg`,
      frontPageImg: '',
      copyright: '',
      themes: [
        { name: 'Light', isDefault: true, isDark: false },
        { name: 'Dark', isDefault: false, isDark: true },
      ],
      appearance: {
        keyColor: '#0b6a84',
        brandVariants,
        palette: {},
        hues: {},
        borderRadius: {},
        themeOverrides: {},
        darkThemeOverrides: {},
      },
      authentication: {
        authorityUri: `${siteUrl}/identity`,
        automaticSilentRenew: true,
        clientId: 'specbuilder-web',
        filterProtocolClaims: true,
        isExternal: false,
        loadUserInfo: false,
        monitorSession: false,
        postLogoutRedirectUri: `${siteUrl}/start`,
        redirectUri: `${siteUrl}/signin-callback`,
        responseType: 'code',
        revokeAccessTokenOnSignout: false,
        scope: 'openid profile email',
        silentRedirectUri: `${siteUrl}/silent-renew`,
      },
      // As brand 1 has them (BRD-004).
      hasMultipleRegions: true,
      closestRegionMap: false,
    },
    app: {
      name: 'SpecBuilder',
      version: DEFAULT_VERSION,
      environment: DEFAULT_ENVIRONMENT,
      baseUrl: siteUrl,
      categories: [],
      appFeatures: NO_FEATURES,
      maps: null,
      translateScriptUrl: null,
      translateLanguages: [],
      storeOrigins: [],
      debug: false,
    },
  };
}
