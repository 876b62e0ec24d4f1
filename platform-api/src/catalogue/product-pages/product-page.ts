import type { Product } from '@specbuilder/fan-engine/product';
import { FanCategory } from '@specbuilder/shared-contracts/domain';
import { LANGUAGES, SOURCE_LANGUAGE } from '@specbuilder/shared-contracts/language';
import { type Html, html } from '../../brand/index.ts';
import { DOCUMENT_MESSAGES, nameOf, PRODUCT_MESSAGES } from '../../core/index.ts';
import { factsOf } from '../documents/product-facts.ts';
import { productAddress } from '../products/product-address.ts';
import { type FramedPage, framedPage, type PageFrame } from './page-frame.ts';
import { curvesPicture, outlinePicture, productPicture } from './pictures.ts';
import { productData } from './product-data.ts';
import { dimensionTableOf, documentList, optionLists, performanceTableOf, siblingList } from './sections.ts';
import type { ShownProduct } from './shown-product.ts';

/** Everything about a product on one page that needs no script. */
export function productPage(frame: PageFrame, shown: ShownProduct): FramedPage {
  const { product } = shown;
  const { brandName: brand } = frame.brand.settings;
  const line = nameOf(product.line.name);
  return framedPage(frame, {
    title: PRODUCT_MESSAGES.pageTitle({ model: product.model, line, brand }),
    head: headerOf(frame, shown),
    body: html`<article>
<section class="hero"><div class="intro"><h1>${product.model}</h1><p class="lead">${line}</p>
<dl class="facts">${factsOf(product).map(({ name, value }) => html`<div><dt>${name}</dt><dd>${value}</dd></div>`)}</dl>
<p class="actions"><a class="button" href="${sizerAddress(frame, product)}">${PRODUCT_MESSAGES.size}</a></p></div>
<figure class="picture">${productPicture(product)}</figure></section>
${section('performance', PRODUCT_MESSAGES.performance, html`<figure class="curves">${curvesPicture(product)}</figure>${performanceTableOf(product)}`)}
${product.dimensions === null ? null : section('dimensions', PRODUCT_MESSAGES.dimensions, html`<div class="split"><figure>${outlinePicture(product)}</figure><div>${dimensionTableOf(product)}<p class="quiet">${DOCUMENT_MESSAGES.nominal}</p></div></div>`)}
${section('documents', PRODUCT_MESSAGES.documents, documentList(shown.printedDocuments))}
${section('options', PRODUCT_MESSAGES.options, html`<p class="quiet">${PRODUCT_MESSAGES.optionsLead}</p>${optionLists(shown)}`)}
${section('sizes', PRODUCT_MESSAGES.sizes, siblingList(frame.brand, shown))}
</article>`,
    hasValues: true,
  });
}

function section(id: string, title: string, content: Html): Html {
  return html`<section aria-labelledby="${id}"><h2 id="${id}">${title}</h2>${content}</section>`;
}

/** What search engines read: description, the one address, its other languages, and the product as data. */
function headerOf(frame: PageFrame, shown: ShownProduct): Html {
  const { brand, publicUrl } = frame;
  const { model, line } = shown.product;
  const address = (query: readonly [string, string][] = []) =>
    publicUrl + productAddress(model, brand.manufacturerLabelId, query);
  const facts = factsOf(shown.product).slice(0, 2);
  const description = PRODUCT_MESSAGES.description({
    brand: brand.settings.brandName,
    model,
    line: nameOf(line.name),
    range: facts.map(({ value }) => value).join(', '),
  });
  const alternates = LANGUAGES.filter(({ isForTests }) => !isForTests);
  return html`<meta name="description" content="${description}">
<link rel="canonical" href="${address()}">
${alternates.map(({ code }) => html`<link rel="alternate" hreflang="${code}" href="${address(code === SOURCE_LANGUAGE ? [] : [['language', code]])}">`)}
<meta property="og:title" content="${model}"><meta property="og:description" content="${description}"><meta property="og:url" content="${address()}">
${productData(frame, shown, description)}`;
}

const CEILING_FANS = [FanCategory.HighVolumeLowSpeed, 0] as const;

/**
 * The search of the category that the product belongs to. The shell removes the query of an address that names a brand
 * (BRD-015) but keeps its hash, so the path is in the hash.
 */
function sizerAddress({ brand }: PageFrame, product: Product): string {
  const [category, sub] = product.kind === 'fan' ? [product.line.category, product.line.subCategory] : CEILING_FANS;
  return `/?ManufacturerLabelId=${brand.manufacturerLabelId}#/fans/sizer/search?category=${category}&sub=${sub}`;
}
