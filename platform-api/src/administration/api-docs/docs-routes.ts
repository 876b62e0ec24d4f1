import { readFileSync } from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import swaggerFolder from 'swagger-ui-dist/absolute-path.js';
import { markupBelow, pagePolicy } from '../../core/index.ts';
import { type OpenApiOptions, openApiDocument } from './openapi.ts';

const SWAGGER_FILES = ['swagger-ui.css', 'swagger-ui-bundle.js'];
const PAGE_FILES = ['api-docs.js'];

/** The OpenAPI document, and a page that reads it with swagger-ui from our own origin. */
export async function addApiDocs(app: FastifyInstance, options: OpenApiOptions, pagesFolder: string): Promise<void> {
  // Created on the first request: it takes half a second, which the start does not need.
  let document: Promise<string> | undefined;
  app.get('/api/openapi.json', async (_request, reply) => {
    document ??= openApiDocument(options).then((made) => JSON.stringify(made));
    return reply
      .header('content-type', 'application/json; charset=utf-8')
      .header('cache-control', 'no-cache')
      .send(await document);
  });
  const page = markupBelow(options.publicUrl, readFileSync(path.join(pagesFolder, 'api-docs.html'), 'utf8'));
  app.get('/api/docs', async (_request, reply) =>
    reply
      .header('content-type', 'text/html; charset=utf-8')
      .header('content-security-policy', pagePolicy({}))
      .send(page),
  );
  const serve = (root: string, prefix: string, files: readonly string[]) =>
    app.register(fastifyStatic, {
      root,
      prefix,
      decorateReply: false,
      index: false,
      maxAge: '1h',
      allowedPath: (file) => files.some((name) => file === `/${name}`),
    });
  await serve(swaggerFolder(), '/api/docs/swagger/', SWAGGER_FILES);
  await serve(pagesFolder, '/api/docs/page/', PAGE_FILES);
}
