import type {
  AuthenticationSettings,
  BrandSettings,
  ManufacturerSettings,
  Settings,
} from '@specbuilder/shared-contracts/api';
import { type Config, nameOf, PRODUCT_VERSION, unknownBrand } from '../../core/index.ts';
import { type AssetVersions, versionedAsset } from '../brands/assets.ts';
import type { Brand, Brands } from '../brands/brands.ts';

export interface SettingsService {
  /**
   * Brand and application settings; nothing in them is secret.
   *
   * @throws HttpError 'not-found' for an id that is no brand
   */
  ofBrand(manufacturerLabelId: number): Settings;
  /** What the product ships of every brand. */
  ofBrands(): BrandSettings[];
}

export interface SettingsOptions {
  readonly config: Pick<
    Config,
    'publicUrl' | 'environment' | 'maps' | 'storeOrigins' | 'translateScriptUrl' | 'translateLanguages'
  >;
  readonly brands: Brands;
  readonly assetVersions: AssetVersions;
  readonly authentication: AuthenticationSettings;
}

const ASSET_FIELDS = ['logo', 'logoDark', 'mark', 'markDark', 'logoGif', 'frontPageImg'] as const;

export function createSettingsService(options: SettingsOptions): SettingsService {
  const { config, brands } = options;
  // Debug output helps developers only; production and staging never show it.
  const debug = config.environment === 'local' || config.environment === 'development';
  return {
    ofBrands: () => [...brands.values()].map(shippedSettings),
    ofBrand(manufacturerLabelId) {
      const brand = brands.get(manufacturerLabelId);
      if (brand === undefined) throw unknownBrand(manufacturerLabelId);
      return {
        manufacturer: manufacturerOf(brand, options),
        app: {
          name: 'SpecBuilder',
          version: PRODUCT_VERSION,
          environment: config.environment,
          baseUrl: config.publicUrl,
          categories: [],
          appFeatures: { ...brand.features, localAccountsEnabled: !options.authentication.isExternal },
          maps: config.maps,
          translateScriptUrl: config.translateScriptUrl,
          translateLanguages: [...config.translateLanguages],
          storeOrigins: [...config.storeOrigins],
          debug,
        },
      };
    },
  };
}

function shippedSettings({ manufacturerLabelId, settings, features, updatedOnUtc }: Brand): BrandSettings {
  const { name, brandName, tagline, appearance, urls, themes } = settings;
  return {
    manufacturerLabelId,
    name,
    brandName,
    urls,
    features,
    tagline: nameOf(tagline),
    keyColor: appearance.keyColor,
    themes: themes.map((theme) => ({ ...theme, title: nameOf(theme.name) })),
    updatedOnUtc: updatedOnUtc.toISOString(),
  };
}

function manufacturerOf(
  brand: Brand,
  { config, assetVersions, authentication }: SettingsOptions,
): ManufacturerSettings {
  const { manufacturerLabelId, settings } = brand;
  const assets = Object.fromEntries(
    ASSET_FIELDS.map((field) => [field, versionedAsset(assetVersions, settings[field])]),
  );
  return {
    ...settings,
    ...assets,
    tagline: nameOf(settings.tagline),
    themes: settings.themes.map((theme) => ({ ...theme, title: nameOf(theme.name) })),
    manufacturerLabelId,
    domain: new URL(config.publicUrl).host,
    authentication,
  };
}
