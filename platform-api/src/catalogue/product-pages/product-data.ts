import { Html } from '../../brand/index.ts';
import { DOCUMENT_MESSAGES, nameOf } from '../../core/index.ts';
import { factsOf } from '../documents/product-facts.ts';
import { productAddress } from '../products/product-address.ts';
import type { PageFrame } from './page-frame.ts';
import type { ShownProduct } from './shown-product.ts';

const INCH = 'INH';
const POUND = 'LBR';

/** The product as data of schema.org. It has no offer: prices are budget prices of a configuration, not of a model. */
export function productData(
  { brand, publicUrl }: PageFrame,
  { product, printedDocuments }: ShownProduct,
  description: string,
): Html {
  const { model, line, dimensions } = product;
  const drawing = printedDocuments.find(({ kind, format }) => kind === 'drawing' && format === 'svg');
  const facts = factsOf(product).map(({ name, value }) => ({ '@type': 'PropertyValue', name, value }));
  const measures = [...(dimensions?.measures ?? [])].map(([measure, value]) => ({
    '@type': 'PropertyValue',
    name: DOCUMENT_MESSAGES.measure[measure],
    value,
    unitCode: INCH,
  }));
  const data = {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: model,
    model,
    sku: model,
    category: nameOf(line.name),
    description,
    url: publicUrl + productAddress(model, brand.manufacturerLabelId),
    ...(drawing === undefined ? {} : { image: publicUrl + drawing.url }),
    brand: { '@type': 'Brand', name: brand.settings.brandName },
    ...(dimensions === null
      ? {}
      : { weight: { '@type': 'QuantitativeValue', value: dimensions.weightLb, unitCode: POUND } }),
    additionalProperty: [...facts, ...measures],
  };
  // Escaped, so that nothing in it can close the element.
  return new Html(`<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`);
}
