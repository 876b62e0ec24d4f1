import { randomBytes } from 'node:crypto';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import { PAGE_TITLES } from '@specbuilder/shared-contracts/domain';
import { currentLanguage } from '@specbuilder/shared-contracts/language';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { fontFace } from '../brand/index.ts';
import { type Config, LOAD_CALCULATOR_MESSAGES, markupBelow, pagePolicy, sitePathOf } from '../core/index.ts';
import { watchFile } from '../site/index.ts';

export const CALCULATOR_PATH = '/calculator';

/** Of the published calculator; its other files carry a hash of their content. */
const POINTER = 'assets.json';
const IMMUTABLE = 'public, max-age=31536000, immutable';

const assets = z.object({
  entry: z.array(z.string()),
  preload: z.array(z.string()),
  integrity: z._default(z.record(z.string(), z.string()), {}),
});
type Assets = z.infer<typeof assets>;

interface CalculatorPageOptions {
  readonly config: Pick<Config, 'siteDir' | 'storeOrigins' | 'development' | 'publicUrl'>;
  /** Address of the product's font, once a shell is published. */
  readonly fontUrl: () => string | null;
}

/**
 * The page of the load calculator, which is shown in a frame of the product. It is a separate page: it knows
 * its user only by the token that the product passes to it.
 */
export async function addCalculatorPage(
  app: FastifyInstance,
  { config, fontUrl }: CalculatorPageOptions,
): Promise<void> {
  const { siteDir, storeOrigins, development, publicUrl } = config;
  const folder = path.join(siteDir, 'calculator');
  const pointer = watchFile({
    file: path.join(folder, POINTER),
    parse: (text) => assets.parse(JSON.parse(text)),
    onProblem: (error) => app.log.error({ err: error, file: POINTER }, 'the calculator cannot be read'),
  });
  await app.register(fastifyStatic, {
    root: folder,
    prefix: `${CALCULATOR_PATH}/`,
    decorateReply: false,
    index: false,
    cacheControl: false,
    preCompressed: true,
    etag: false,
    lastModified: false,
    setHeaders: (reply) => void reply.header('cache-control', IMMUTABLE),
  });
  app.get(CALCULATOR_PATH, async (_request, reply) => {
    const current = await pointer.current();
    reply.header('cache-control', 'no-store');
    if (current === undefined) {
      return reply
        .status(503)
        .header('content-type', 'text/plain; charset=utf-8')
        .send(LOAD_CALCULATOR_MESSAGES.notPublished);
    }
    const nonce = randomBytes(16).toString('base64url');
    return reply
      .header('content-type', 'text/html; charset=utf-8')
      .header(
        'content-security-policy',
        pagePolicy({ nonce, ancestors: [...storeOrigins, ...development.pageOrigins] }),
      )
      .send(markupBelow(publicUrl, pageOf(current, nonce, { fontUrl: fontUrl(), sitePath: sitePathOf(publicUrl) })));
  });
}

interface PagePlace {
  readonly fontUrl: string | null;
  /** Where the site lies on its host (shared-ui/src/browser/site-path.ts). */
  readonly sitePath: string;
}

function pageOf({ entry, preload, integrity }: Assets, nonce: string, { fontUrl, sitePath }: PagePlace): string {
  const address = (file: string) => `${CALCULATOR_PATH}/${file}`;
  const hash = (file: string) => (integrity[file] === undefined ? '' : ` integrity="${integrity[file]}"`);
  const links = preload.map((file) => `<link rel="preload" as="script" href="${address(file)}"${hash(file)}>`);
  const scripts = entry.map((file) => `<script nonce="${nonce}" src="${address(file)}"${hash(file)} defer></script>`);
  return `<!doctype html>
<html lang="${currentLanguage.get()}" data-path="${sitePath}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${PAGE_TITLES.loadCalculator}</title>
<style nonce="${nonce}">body{margin:0}${fontUrl === null ? '' : fontFace(fontUrl)}</style>
${[...links, ...scripts].join('\n')}
</head>
<body><div id="root"></div></body>
</html>
`;
}
