import { escapeText } from '@specbuilder/fan-engine/chart';
import type { Brands } from '../../brand/index.ts';
import type { Catalogues } from '../catalogues/catalogues.ts';
import { productAddress } from '../products/product-address.ts';
import { productsIn } from '../products/products.ts';

const START = '/start';

/** Every page that a search engine may list: the start of the site, and each product of each brand. */
export function siteMap(brands: Brands, catalogues: Pick<Catalogues, 'today'>, publicUrl: string): string {
  const products = [...brands.keys()].flatMap((brand) =>
    [...productsIn(catalogues.today(brand)).byModel.keys()].map((model) => productAddress(model, brand)),
  );
  const entries = [START, ...products].map((address) => `<url><loc>${escapeText(publicUrl + address)}</loc></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join('\n')}
</urlset>
`;
}

/** Product screens need a user; product documents do not. */
export function robots(publicUrl: string): string {
  return `User-agent: *
Disallow: /api/
Disallow: /identity/
Disallow: /hub/

Sitemap: ${publicUrl}/sitemap.xml
`;
}
