import multipart from '@fastify/multipart';
import { type EndpointMeta, FILE_ENDPOINTS, FILES_PATH } from '@specbuilder/shared-contracts/api';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
  type Authenticate,
  type CallContext,
  checkStorable,
  createCallContext,
  type Database,
  FILE_MESSAGES,
  type Guard,
  invalid,
  signedInCaller,
} from '../../core/index.ts';
import { savedAs } from './file-name.ts';
import { MAX_PART_BYTES, readPart } from './part.ts';
import { finishedFile, lookUpPart, storePart } from './service.ts';
import { readContent } from './store.ts';

export interface FileRoutesOptions {
  readonly db: Database;
  readonly guard: Guard;
  readonly authenticate: Authenticate;
}

const MAX_FIELD_BYTES = 2_000;
const MAX_FIELDS = 20;
/** HEAD is a GET without its body; Fastify handles it wherever it handles GET. */
const READING: ReadonlySet<string> = new Set(['GET', 'HEAD']);

/** Serves uploads in parts: POST uploads one, GET checks whether it exists; and serves the finished file. */
export async function addFileRoutes(app: FastifyInstance, options: FileRoutesOptions): Promise<void> {
  const { db, guard, authenticate } = options;

  async function admitted(request: FastifyRequest, reply: FastifyReply, meta: EndpointMeta): Promise<CallContext> {
    reply.header('cache-control', 'no-store');
    const context = await createCallContext(request, reply, authenticate);
    await guard.admit(meta, context);
    await guard.checkThings(meta, context, request.params, READING.has(request.method));
    return context;
  }

  app.get<{ Params: { fileId: string } }>(`${FILES_PATH}/:fileId`, async (request, reply) => {
    await admitted(request, reply, FILE_ENDPOINTS.read);
    const file = await finishedFile(db, request.params.fileId);
    // Saved, never shown: what users send is not to be opened on the product's own origin.
    return reply
      .type(file.contentType)
      .header('content-disposition', savedAs(file.name))
      .header('content-length', file.sizeBytes)
      .send(readContent(db, file));
  });

  await app.register(async (scope) => {
    await scope.register(multipart, {
      limits: { files: 1, fields: MAX_FIELDS, fieldSize: MAX_FIELD_BYTES, fileSize: MAX_PART_BYTES },
    });
    scope.post(FILES_PATH, async (request, reply) => {
      const { userId } = signedInCaller(await admitted(request, reply, FILE_ENDPOINTS.sendPart));
      const { fields, content } = await readForm(request);
      checkStorable(fields);
      const file = await storePart(db, userId, readPart(fields), content);
      return reply.type('application/json; charset=utf-8').send(JSON.stringify(file));
    });
    scope.get(FILES_PATH, async (request, reply) => {
      const { userId } = signedInCaller(await admitted(request, reply, FILE_ENDPOINTS.lookUpPart));
      checkStorable(request.query);
      const { isThere, file } = await lookUpPart(db, userId, readPart(request.query));
      if (!isThere) return reply.status(204).send();
      return reply.type('application/json; charset=utf-8').send(JSON.stringify(file));
    });
  });
}

async function readForm(request: FastifyRequest) {
  const fields: Record<string, unknown> = {};
  let content: Buffer | undefined;
  for await (const part of request.parts()) {
    if (part.type === 'file') content = await part.toBuffer();
    else fields[part.fieldname] = part.value;
  }
  if (content === undefined) throw invalid('file', FILE_MESSAGES.missingPart);
  return { fields, content };
}
