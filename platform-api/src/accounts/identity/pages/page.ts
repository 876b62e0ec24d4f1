import { randomBytes } from 'node:crypto';
import { COOKIES } from '@specbuilder/shared-contracts/domain';
import { currentLanguage } from '@specbuilder/shared-contracts/language';
import {
  type AssetVersions,
  type Brand,
  type Brands,
  brandFor,
  Html,
  html,
  type PageTheme,
  themeStyle,
  versionedAsset,
} from '../../../brand/index.ts';
import { IDENTITY_MESSAGES, markupBelow, nameOf, pagePolicy } from '../../../core/index.ts';

export interface PageOptions {
  readonly publicUrl: string;
  readonly brands: Brands;
  readonly assetVersions: AssetVersions;
  /** Brand to its front drawing as markup, which takes the page's line colour and width. */
  readonly drawings: ReadonlyMap<number, string>;
  /** Version of the page's own style and script files. */
  readonly fileVersion: string;
  /** Address of the product's font, when the shell is there to serve it. */
  readonly fontUrl: () => string | null;
  /** Where a finished form may lead besides this origin. */
  readonly formOrigins: readonly string[];
}

/** What of the browser's request shapes the page. */
export interface PageVisitor {
  readonly manufacturerLabelId: number | null;
  readonly cookies: string | undefined;
}

export interface RenderedPage {
  readonly html: string;
  readonly policy: string;
}

export type RenderPage = (visitor: PageVisitor, title: string, body: (brand: Brand) => Html) => RenderedPage;

/** Draws the frame that all identity pages share: brand on the left, its drawing on the right. */
export function createPageRenderer(options: PageOptions): RenderPage {
  return (visitor, title, body) => {
    const brand = brandFor(options.brands, visitor.manufacturerLabelId);
    const nonce = randomBytes(16).toString('base64url');
    const markup = html`<!doctype html>
<html lang="${currentLanguage.get()}" data-theme="${themeOf(brand, visitor.cookies)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} - ${brand.settings.brandName}</title>
<link rel="icon" type="image/svg+xml" href="${asset(options, brand.settings.mark)}">
<style nonce="${nonce}">${themeStyle(brand.settings.appearance, options.fontUrl())}</style>
<link rel="stylesheet" href="/identity/assets/sign-in.css?v=${options.fileVersion}">
<script src="/identity/assets/passkeys.js?v=${options.fileVersion}" defer></script>
<script src="/identity/assets/sign-in.js?v=${options.fileVersion}" defer></script>
</head>
<body>
<main>
<a class="logo-link" href="${options.publicUrl}/start">${logo(options, brand)}</a>
<div class="card">${body(brand)}</div>
${footer(brand)}
</main>
${hero(options, brand)}
</body>
</html>
`;
    return {
      html: markupBelow(options.publicUrl, markup.markup),
      policy: pagePolicy({ nonce, formOrigins: options.formOrigins }),
    };
  };
}

/** The theme the product shows now (A-020), else the system's. */
function themeOf(brand: Brand, cookies: string | undefined): PageTheme {
  const name = cookies?.split('; ').find((item) => item.startsWith(`${COOKIES.activeTheme}=`));
  const value = name?.slice(COOKIES.activeTheme.length + 1) ?? '';
  const theme = brand.settings.themes.find((item) => encodeURIComponent(item.name) === value || item.name === value);
  if (theme === undefined) return 'auto';
  return theme.isDark ? 'dark' : 'light';
}

function asset({ assetVersions }: PageOptions, address: string): string {
  return versionedAsset(assetVersions, address);
}

function logo(options: PageOptions, { settings }: Brand): Html {
  return html`<img class="logo on-light" src="${asset(options, settings.logo)}" alt="${settings.brandName}">
<img class="logo on-dark" src="${asset(options, settings.logoDark)}" alt="${settings.brandName}">`;
}

/** Only addresses the brand really has. */
function footer({ settings }: Brand): Html {
  const { help, privacy } = settings.urls;
  return html`<footer><span>${settings.copyright}</span><span>${
    privacy !== undefined && html`<a href="${privacy}">${IDENTITY_MESSAGES.privacy}</a>`
  }${help !== undefined && html`<a href="${help}">${IDENTITY_MESSAGES.help}</a>`}</span></footer>`;
}

function hero(options: PageOptions, { manufacturerLabelId, settings }: Brand): Html {
  return html`<aside class="hero">
<div class="stream" aria-hidden="true">
${new Html(options.drawings.get(manufacturerLabelId) ?? '')}
<img class="mark" src="${asset(options, settings.markDark)}" alt="">
</div>
<div class="claim"><h2>${nameOf(settings.tagline)}</h2><p>${IDENTITY_MESSAGES.hero}</p></div>
</aside>`;
}
