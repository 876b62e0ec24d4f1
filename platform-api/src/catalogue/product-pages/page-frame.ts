import { createHash } from 'node:crypto';
import { COOKIES, STATEMENT_MESSAGES } from '@specbuilder/shared-contracts/domain';
import { currentLanguage } from '@specbuilder/shared-contracts/language';
import {
  type AssetVersions,
  type Brand,
  Html,
  html,
  type PageTheme,
  themeStyle,
  versionedAsset,
} from '../../brand/index.ts';
import { markupBelow, PRODUCT_MESSAGES } from '../../core/index.ts';
import { PAGE_STYLE } from './page-style.ts';

/** What a page is drawn with besides its product. */
export interface PageFrame {
  readonly brand: Brand;
  readonly assetVersions: AssetVersions;
  readonly publicUrl: string;
  readonly fontUrl: string | null;
  readonly cookies: string | undefined;
}

/** What a page says. */
export interface PageContent {
  readonly title: string;
  /** More elements of its head. */
  readonly head: Html;
  readonly body: Html;
  /** Whether it has a form that is sent to this server. */
  readonly hasForm?: boolean;
  /** Whether it shows values of a product, about which it makes a statement. */
  readonly hasValues?: boolean;
}

export interface FramedPage {
  readonly html: string;
  readonly policy: string;
}

/** A whole page without any script. */
export function framedPage(frame: PageFrame, content: PageContent): FramedPage {
  const { title, head, body, hasForm = false, hasValues = false } = content;
  const { brand, assetVersions, fontUrl } = frame;
  const { settings } = brand;
  const style = themeStyle(settings.appearance, fontUrl).markup + PAGE_STYLE;
  const asset = (address: string) => versionedAsset(assetVersions, address);
  const page = html`<!doctype html>
<html lang="${currentLanguage.get()}" data-theme="${themeOf(frame)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
${head}
<link rel="icon" type="image/svg+xml" href="${asset(settings.mark)}">
<style>${new Html(style)}</style>
</head>
<body>
<a class="skip" href="#content">${PRODUCT_MESSAGES.skip}</a>
<header class="bar"><a class="home" href="${startAddress(brand)}" aria-label="${PRODUCT_MESSAGES.start({ brand: settings.brandName })}">
<img class="logo on-light" src="${asset(settings.logo)}" alt="${settings.brandName}" height="32">
<img class="logo on-dark" src="${asset(settings.logoDark)}" alt="${settings.brandName}" height="32"></a></header>
<main id="content">${body}</main>
<footer class="foot">${hasValues && html`<p>${STATEMENT_MESSAGES.figures}</p>`}<p>${settings.copyright}</p></footer>
</body>
</html>
`;
  return { html: markupBelow(frame.publicUrl, page.markup), policy: policyOf(style, hasForm) };
}

/** The start of the site under a brand. */
export function startAddress({ manufacturerLabelId }: Brand): string {
  return `/start?ManufacturerLabelId=${manufacturerLabelId}`;
}

/** One style, allowed by its hash, pictures, the font and forms from here; no scripts, no framing by other sites. */
function policyOf(style: string, hasForm: boolean): string {
  const hash = createHash('sha256').update(style).digest('base64');
  return [
    "default-src 'none'",
    `style-src 'sha256-${hash}'`,
    "img-src 'self'",
    "font-src 'self'",
    "base-uri 'none'",
    `form-action ${hasForm ? "'self'" : "'none'"}`,
    "frame-ancestors 'self'",
  ].join('; ');
}

/** The theme that the visitor chose (A-020), else the system's. */
function themeOf({ brand, cookies }: PageFrame): PageTheme {
  const start = `${COOKIES.activeTheme}=`;
  const value =
    cookies
      ?.split('; ')
      .find((item) => item.startsWith(start))
      ?.slice(start.length) ?? '';
  const theme = brand.settings.themes.find((item) => encodeURIComponent(item.name) === value || item.name === value);
  if (theme === undefined) return 'auto';
  return theme.isDark ? 'dark' : 'light';
}
