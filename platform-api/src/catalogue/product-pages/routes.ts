import { createHash } from 'node:crypto';
import type { Product } from '@specbuilder/fan-engine/product';
import { type EndpointMeta, PRODUCT_ENDPOINTS } from '@specbuilder/shared-contracts/api';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Brand, readContent } from '../../brand/index.ts';
import { type Database, DRAWING_POLICY, notFound, sitePathOf } from '../../core/index.ts';
import type { Catalogues } from '../catalogues/catalogues.ts';
import { DOCUMENT_FORMATS, type Documents, DRAWN_KINDS, type DrawnKind } from '../documents/documents.ts';
import { PRODUCTS_PATH, productAddress } from '../products/product-address.ts';
import { productsIn } from '../products/products.ts';
import { notFoundPage } from './not-found-page.ts';
import { productPage } from './product-page.ts';
import { robots, siteMap } from './site-map.ts';
import { admitVisitor, pageFrameOf, type VisitorPageOptions } from './visitor-page.ts';

export interface ProductPageOptions extends VisitorPageOptions {
  readonly db: Database;
  readonly documents: Documents;
  readonly catalogues: Pick<Catalogues, 'today'>;
}

const ALWAYS_REVALIDATE = 'no-cache';
const IMMUTABLE = 'public, max-age=31536000, immutable';
const HOUR = 'public, max-age=3600';
const HTML = 'text/html; charset=utf-8';

/** Serves the public product pages, their documents, and the sitemap for search engines. */
export function addProductPages(app: FastifyInstance, options: ProductPageOptions): void {
  const { brands, documents, catalogues } = options;
  const { publicUrl } = options.config;

  const admit = (request: FastifyRequest, reply: FastifyReply, meta: EndpointMeta) =>
    admitVisitor(options, request, reply, meta);

  app.get<{ Params: { model: string } }>(`${PRODUCTS_PATH}/:model`, async (request, reply) => {
    const brand = await admit(request, reply, PRODUCT_ENDPOINTS.page);
    const { model } = request.params;
    const catalogue = catalogues.today(brand.manufacturerLabelId);
    const { byModel, byUnitName } = productsIn(catalogue);
    const product = byModel.get(model);
    const unit = byUnitName.get(model);
    // A class or drive of a model has no page of its own.
    if (product === undefined && unit !== undefined) {
      return reply.redirect(sitePathOf(publicUrl) + productAddress(unit.model, brand.manufacturerLabelId), 301);
    }
    const frame = pageFrameOf(options, brand, request);
    if (product === undefined) return sendPage(request, reply.status(404), notFoundPage(frame, model));
    const printedDocuments = await documents.list(product, brand.manufacturerLabelId);
    return sendPage(request, reply, productPage(frame, { product, catalogue, printedDocuments }));
  });

  app.get<{ Params: { model: string; file: string } }>(`${PRODUCTS_PATH}/:model/:file`, async (request, reply) => {
    const brand = await admit(request, reply, PRODUCT_ENDPOINTS.document);
    return sendDocument(options, brand, request, reply);
  });

  app.get('/sitemap.xml', async (request, reply) => {
    await admit(request, reply, PRODUCT_ENDPOINTS.siteMap);
    return reply
      .header('cache-control', HOUR)
      .type('application/xml; charset=utf-8')
      .send(siteMap(brands, catalogues, publicUrl));
  });
  app.get('/robots.txt', async (request, reply) => {
    await admit(request, reply, PRODUCT_ENDPOINTS.siteMap);
    return reply.header('cache-control', HOUR).type('text/plain; charset=utf-8').send(robots(publicUrl));
  });
}

function sendPage(
  { headers }: FastifyRequest,
  reply: FastifyReply,
  { html, policy }: { readonly html: string; readonly policy: string },
): FastifyReply {
  const etag = `"${createHash('sha256').update(html).digest('base64url').slice(0, 22)}"`;
  // Language and theme of the visitor are in cookies.
  reply.headers({ etag, vary: 'cookie', 'cache-control': ALWAYS_REVALIDATE, 'content-security-policy': policy });
  if (headers['if-none-match'] === etag && reply.statusCode === 200) return reply.status(304).send();
  return reply.type(HTML).send(html);
}

async function sendDocument(
  { db, documents, catalogues }: ProductPageOptions,
  { manufacturerLabelId }: Brand,
  request: FastifyRequest<{ Params: { model: string; file: string } }>,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const product = productsIn(catalogues.today(manufacturerLabelId)).byModel.get(request.params.model);
  const held = product === undefined ? undefined : await readNamed(documents, product, manufacturerLabelId, request);
  if (held === undefined) throw notFound('file');
  const { file, version } = held;
  const etag = `"${version}-${file.id.slice(0, 8)}"`;
  const isCurrent = new URL(request.url, 'http://server.invalid').searchParams.get('v') === version;
  reply.headers({
    etag,
    'cache-control': isCurrent ? IMMUTABLE : ALWAYS_REVALIDATE,
    'content-security-policy': DRAWING_POLICY,
  });
  if (request.headers['if-none-match'] === etag) return reply.status(304).send();
  return reply
    .type(file.contentType)
    .header('content-disposition', `inline; filename="${file.name}"`)
    .header('content-length', file.sizeBytes)
    .send(readContent(db, file));
}

/** 'cut-sheet.pdf', 'dimensions.svg': the only names that lead anywhere. */
function readNamed(
  documents: Documents,
  product: Product,
  manufacturerLabelId: number,
  { params }: FastifyRequest<{ Params: { file: string } }>,
) {
  for (const kind of Object.keys(DRAWN_KINDS) as DrawnKind[]) {
    const format = DOCUMENT_FORMATS.find((item) => `${DRAWN_KINDS[kind].slug}.${item}` === params.file);
    if (format !== undefined) return documents.read(product, manufacturerLabelId, kind, format);
  }
  return undefined;
}
