import type { EndpointMeta } from '@specbuilder/shared-contracts/api';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type AssetVersions, type Brand, type Brands, brandFor } from '../../brand/index.ts';
import { type Config, createCallContext, type Guard } from '../../core/index.ts';
import type { Site } from '../../site/index.ts';
import { brandOfAddress } from '../products/product-address.ts';
import type { PageFrame } from './page-frame.ts';

/** What a page for visitors is served with. */
export interface VisitorPageOptions {
  readonly guard: Guard;
  readonly brands: Brands;
  readonly assetVersions: AssetVersions;
  readonly config: Pick<Config, 'publicUrl'>;
  readonly site: Pick<Site, 'fontUrl'>;
}

/**
 * Pages need no sign-in; the number of requests from one address is limited. A page is shown under the first brand where
 * its address names none that there is.
 *
 * @returns brand of the address
 * @throws HttpError 'too-many'
 */
export async function admitVisitor(
  { guard, brands }: VisitorPageOptions,
  request: FastifyRequest,
  reply: FastifyReply,
  meta: EndpointMeta,
): Promise<Brand> {
  const context = await createCallContext(request, reply, async () => null);
  const brand = brandFor(brands, brandOfAddress(request.url) ?? null);
  await guard.admit(meta, { ...context, manufacturerLabelId: brand.manufacturerLabelId });
  return brand;
}

/** What a page is drawn with for a visitor. */
export function pageFrameOf(
  { assetVersions, config, site }: VisitorPageOptions,
  brand: Brand,
  { headers }: Pick<FastifyRequest, 'headers'>,
): PageFrame {
  return {
    brand,
    assetVersions,
    publicUrl: config.publicUrl,
    fontUrl: site.fontUrl(),
    cookies: headers.cookie,
  };
}
