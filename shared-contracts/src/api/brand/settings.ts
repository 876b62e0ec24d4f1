import * as z from 'zod/mini';
import { open, roles } from '../core/access.ts';
import { endpoint } from '../core/endpoint.ts';
import { text, utcInstant } from '../core/fields.ts';

/** As #rrggbb. */
const colour = z.string().check(z.regex(/^#[0-9a-f]{6}$/i));

/** The 16 stops of a Fluent brand ramp, keyed '10' to '160'. */
const brandRamp = z.record(z.string(), colour);

/** A brand's looks as data; the theme builder of shared-ui turns it into light and dark themes. */
export const brandAppearance = z.object({
  keyColor: colour,
  brandVariants: brandRamp,
  palette: z.record(z.string(), colour),
  hues: z.record(z.string(), z.union([z.number(), z.string()])),
  borderRadius: z.record(z.string(), z.string()),
  themeOverrides: z.record(z.string(), z.string()),
  /** A number is a stop of the ramp, a text a colour (design/visual.md, section 4). */
  darkThemeOverrides: z.record(z.string(), z.union([z.number(), z.string()])),
});
export type BrandAppearance = z.infer<typeof brandAppearance>;

/** Client settings of the identity provider (BRD-009); a public client, so nothing here is secret. */
export const authenticationSettings = z.object({
  authorityUri: text,
  automaticSilentRenew: z.boolean(),
  clientId: text,
  filterProtocolClaims: z.union([z.boolean(), z.array(text)]),
  /** Whether another provider keeps the accounts; who its users are here is then what the server says of them. */
  isExternal: z.boolean(),
  loadUserInfo: z.boolean(),
  monitorSession: z.boolean(),
  postLogoutRedirectUri: text,
  redirectUri: text,
  responseType: text,
  revokeAccessTokenOnSignout: z.boolean(),
  scope: text,
  silentRedirectUri: text,
});
export type AuthenticationSettings = z.infer<typeof authenticationSettings>;

/** `name` is used in the theme cookies; `title` is the same in the caller's language. */
export const themeEntry = z.object({
  name: text,
  title: z.optional(text),
  isDefault: z.boolean(),
  isDark: z.boolean(),
});
export type ThemeEntry = z.infer<typeof themeEntry>;

export const manufacturerSettings = z.object({
  manufacturerLabelId: z.number().check(z.int(), z.gte(1)),
  name: text,
  /** The brand's own name as people say it; `name` is the product's title in brand form. */
  brandName: text,
  tagline: text,
  domain: text,
  urls: z.record(z.string(), z.string()),
  /** Addresses under /assets/brands/{id}/ (A-018); marks come in light and dark. */
  logo: text,
  logoDark: text,
  mark: text,
  markDark: text,
  logoGif: text,
  frontPageImg: text,
  copyright: text,
  themes: z.array(themeEntry),
  appearance: brandAppearance,
  authentication: authenticationSettings,
  hasMultipleRegions: z.boolean(),
  closestRegionMap: z.boolean(),
});
export type ManufacturerSettings = z.infer<typeof manufacturerSettings>;

export const appFeatures = z.object({
  loadCalculatorEnabled: z.boolean(),
  loadCalculatorInBeta: z.boolean(),
  rtuLatSizingEnabled: z.boolean(),
  rtuEnabled: z.boolean(),
  regionalCustomerDeleteEnabled: z.boolean(),
  faqToastEnabled: z.boolean(),
  readOnlyProjects: z.boolean(),
});
/** What a brand turns on, and what the server does. */
const appFeaturesOfPage = z.extend(appFeatures, {
  /** Accounts are made and kept by this server, not by another sign-in provider. */
  localAccountsEnabled: z.boolean(),
});
export type BrandFeatures = z.infer<typeof appFeatures>;
export type AppFeatures = z.infer<typeof appFeaturesOfPage>;

/** An external maps service. The key is for browsers, restricted by address at the service, so not secret. */
export const mapsSettings = z.object({ key: text, scriptUrl: text, embedUrl: text });
export type MapsSettings = z.infer<typeof mapsSettings>;

export const appSettings = z.object({
  name: text,
  version: text,
  environment: text,
  baseUrl: text,
  categories: z.array(text),
  appFeatures: appFeaturesOfPage,
  /** Null: maps are drawn by the product itself. */
  maps: z.nullable(mapsSettings),
  /** Address of an external translation script for languages without words of ours; null where none is named. */
  translateScriptUrl: z.nullable(text),
  /** Codes of the languages that script is offered for. */
  translateLanguages: z.array(text),
  /** Origins of shops that may frame the product and talk to it. */
  storeOrigins: z.array(text),
  debug: z.boolean(),
});

export const settings = z.object({ manufacturer: manufacturerSettings, app: appSettings });
export type Settings = z.infer<typeof settings>;

/** A brand as the version of the product that runs ships it. */
export const brandSettings = z.object({
  manufacturerLabelId: z.number(),
  name: text,
  brandName: text,
  tagline: text,
  keyColor: colour,
  themes: z.array(themeEntry),
  urls: z.record(z.string(), z.string()),
  features: appFeatures,
  updatedOnUtc: utcInstant,
});
export type BrandSettings = z.infer<typeof brandSettings>;

export const settingsContract = {
  brands: endpoint('GET', '/api/admin/brands', {
    summary: 'Settings of every brand',
    access: roles('admin'),
    overlay: false,
  }).output(z.array(brandSettings)),
  get: endpoint('GET', '/api/settings', {
    summary: 'Brand and application settings of the manufacturer label id',
    access: open('A page needs its brand before anybody signs in'),
    overlay: false,
  }).output(settings),
};
