import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { DRAWING_POLICY } from '../../core/index.ts';

/** Logos and drawings of the brands, served below this address. */
export const BRAND_ASSETS_PATH = '/assets/brands/';

/** Address of an asset to the version its content has; the query makes a changed file a new address. */
export type AssetVersions = ReadonlyMap<string, string>;

const IMMUTABLE = 'public, max-age=31536000, immutable';

export function readAssetVersions(brandsFolder: string): AssetVersions {
  const folders = readdirSync(brandsFolder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return new Map(
    folders.flatMap(({ name: brand }) =>
      readdirSync(path.join(brandsFolder, brand)).map((file): [string, string] => {
        const content = readFileSync(path.join(brandsFolder, brand, file));
        const version = createHash('sha256').update(content).digest('hex').slice(0, 8);
        return [`${BRAND_ASSETS_PATH}${brand}/${file}`, version];
      }),
    ),
  );
}

/** Adds its version to the address of an asset; other addresses stay as they are. */
export function versionedAsset(versions: AssetVersions, address: string): string {
  const version = versions.get(address);
  return version === undefined ? address : `${address}?v=${version}`;
}

export async function serveBrandAssets(
  app: FastifyInstance,
  brandsFolder: string,
  versions: AssetVersions,
): Promise<void> {
  await app.register(fastifyStatic, {
    root: brandsFolder,
    prefix: BRAND_ASSETS_PATH,
    decorateReply: false,
    index: false,
    cacheControl: false,
    // Only files that existed at start; brands.json next to the folders is not public.
    allowedPath: (asset) => versions.has(`${BRAND_ASSETS_PATH}${asset.replace(/^\//, '')}`),
    setHeaders: (reply) => {
      const { pathname, searchParams } = new URL(reply.request.url, 'http://server.invalid');
      const isCurrent = searchParams.get('v') === versions.get(pathname);
      reply.header('cache-control', isCurrent ? IMMUTABLE : 'no-cache');
      reply.header('content-security-policy', DRAWING_POLICY);
    },
  });
}
