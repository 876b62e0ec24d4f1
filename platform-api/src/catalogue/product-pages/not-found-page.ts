import { html } from '../../brand/index.ts';
import { PRODUCT_MESSAGES } from '../../core/index.ts';
import { type FramedPage, framedPage, type PageFrame, startAddress } from './page-frame.ts';

/** A plain page for a model that the brand does not have. */
export function notFoundPage(frame: PageFrame, model: string): FramedPage {
  const { notFound, notFoundText, start } = PRODUCT_MESSAGES;
  const brand = frame.brand.settings.brandName;
  return framedPage(frame, {
    title: `${notFound} | ${brand}`,
    head: html`<meta name="robots" content="noindex">`,
    body: html`<section class="empty"><h1>${notFound}</h1>
<p>${notFoundText({ brand, model })}</p>
<p><a class="button" href="${startAddress(frame.brand)}">${start({ brand })}</a></p></section>`,
  });
}
