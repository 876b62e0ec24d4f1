export { brandedMail, type MailMessages, mailTexts } from './branded-mail/branded-mail.ts';
export {
  type AssetVersions,
  BRAND_ASSETS_PATH,
  readAssetVersions,
  serveBrandAssets,
  versionedAsset,
} from './brands/assets.ts';
export { brandAddress } from './brands/brand-address.ts';
export { type Brand, type Brands, brandFor, readBrands } from './brands/brands.ts';
export { type CurrencyRow, findCurrency } from './exchange-rates/store.ts';
export { fileOwnership } from './files/ownership.ts';
export { addFileRoutes } from './files/routes.ts';
export { finishedFiles } from './files/service.ts';
export { type FileRow, insertWholeFile, readContent, sweepFiles } from './files/store.ts';
export { areSentAlong } from './outbox/attachments.ts';
export { startMailSender } from './outbox/mail-sender.ts';
export { createOutbox, type Mail, type Outbox } from './outbox/outbox.ts';
export { sweepMails } from './outbox/store.ts';
export { type BrandServices, registerBrand } from './register.ts';
export { Html, html } from './server-pages/html.ts';
export { fontFace, type PageTheme, themeStyle } from './server-pages/theme-style.ts';
export { createSettingsService, type SettingsService } from './settings/service.ts';
