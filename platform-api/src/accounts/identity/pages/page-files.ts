import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { BRAND_ASSETS_PATH, type Brands } from '../../../brand/index.ts';
import { markupBelow, PACKAGE_FOLDER, pagePolicy } from '../../../core/index.ts';

const FILES = ['sign-in.css', 'sign-in.js', 'check-session.js'] as const;
const CHECK_SESSION_PAGE = 'check-session.html';
/** The passkey library as one classic script, which needs no bundler of ours. */
const PASSKEY_SCRIPT = path.join(PACKAGE_FOLDER, 'node_modules/@simplewebauthn/browser/dist/bundle/index.umd.min.js');

/** Changes with the files, so that a browser never mixes an old style with a new page. */
export function pageFilesVersion(pagesFolder: string): string {
  const hash = createHash('sha256');
  for (const file of FILES) hash.update(readFileSync(path.join(pagesFolder, file)));
  return hash.update(readFileSync(PASSKEY_SCRIPT)).digest('hex').slice(0, 8);
}

/** Style and scripts of the identity pages, and the page that watches the session. */
export async function servePageFiles(app: FastifyInstance, pagesFolder: string, publicUrl: string): Promise<void> {
  await app.register(fastifyStatic, {
    root: pagesFolder,
    prefix: '/identity/assets/',
    decorateReply: false,
    index: false,
    maxAge: '1h',
    allowedPath: (file) => FILES.some((name) => file === `/${name}`),
  });
  const passkeyScript = readFileSync(PASSKEY_SCRIPT, 'utf8');
  app.get('/identity/assets/passkeys.js', async (_request, reply) =>
    reply
      .header('content-type', 'text/javascript; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send(passkeyScript),
  );
  const checkSession = markupBelow(publicUrl, readFileSync(path.join(pagesFolder, CHECK_SESSION_PAGE), 'utf8'));
  app.get('/identity/session/check', async (_request, reply) =>
    reply
      .header('content-type', 'text/html; charset=utf-8')
      .header('content-security-policy', pagePolicy({}))
      .send(checkSession),
  );
}

/** Front drawings of the brands as markup, by the file their settings name. */
export function readDrawings(brands: Brands, brandsFolder: string): ReadonlyMap<number, string> {
  return new Map(
    [...brands.values()].map(({ manufacturerLabelId, settings }) => {
      const file = path.join(brandsFolder, settings.frontPageImg.slice(BRAND_ASSETS_PATH.length));
      return [manufacturerLabelId, readFileSync(file, 'utf8')];
    }),
  );
}
