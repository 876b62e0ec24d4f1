import { createHash } from 'node:crypto';
import type { FanCurveQuery } from '@specbuilder/shared-contracts/api';
import { type Brands, brandFor } from '../../brand/index.ts';
import { type Api, DRAWING_POLICY, headerText } from '../../core/index.ts';
import type { Catalogues } from '../catalogues/catalogues.ts';
import { catalogueOf } from './catalogue-of-curve.ts';
import { curveImage } from './image.ts';
import { pngOf } from './png.ts';

/** The same query draws the same curve until catalogue or engine change, which a release does. */
const CACHE_A_DAY = 'public, max-age=86400';

export function fanCurveRoutes(api: Api, catalogues: Catalogues, brands: Brands) {
  return {
    image: api.fanCurve.image.handler(async ({ input, context }) => {
      const { manufacturerLabelId } = context;
      const { appearance } = brandFor(brands, manufacturerLabelId).settings;
      const svg = curveImage(input, await catalogueOf(input, catalogues, manufacturerLabelId), appearance);
      const isPng = wantsPng(input, headerText(context.request, 'accept'));
      context.setHeaders({
        'cache-control': CACHE_A_DAY,
        etag: `"${createHash('sha256').update(svg).digest('base64url').slice(0, 22)}-${isPng ? 'png' : 'svg'}"`,
        vary: 'accept',
        'content-security-policy': DRAWING_POLICY,
      });
      return isPng
        ? new Blob([new Uint8Array(await pngOf(svg))], { type: 'image/png' })
        : new Blob([svg], { type: 'image/svg+xml' });
    }),
  };
}

/** The query says it before the Accept header; a browser's own list of images takes either, and gets SVG. */
function wantsPng({ format }: FanCurveQuery, accept: string | null): boolean {
  if (format !== undefined) return format === 'png';
  const types = (accept ?? '').split(',').map((type) => type.split(';')[0]?.trim());
  return types.includes('image/png') && !types.includes('image/svg+xml') && !types.includes('*/*');
}
