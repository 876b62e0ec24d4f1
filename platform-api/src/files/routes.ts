import multipart from '@fastify/multipart';
import { type EndpointMeta, FILES_PATH, SIGNED_IN } from '@specbuilder/shared-contracts/api';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Authenticate, createCallContext, signedInCaller } from '../http/call-context.ts';
import type { Guard } from '../http/guard.ts';
import { refuseNulCharacters } from '../http/nul-characters.ts';
import { invalid } from '../refusal.ts';
import type { Database } from '../store/database.ts';
import { MAX_PART_BYTES, readPart } from './part.ts';
import { keepPart, lookUpPart } from './service.ts';
import { FILE_TEXTS } from './texts.ts';

export interface FileRoutesOptions {
  readonly db: Database;
  readonly guard: Guard;
  readonly authenticate: Authenticate;
}

const META: EndpointMeta = { roles: SIGNED_IN, ownership: 'self', rate: 'upload', userAction: null, overlay: false };
const MAX_FIELD_BYTES = 2_000;
const MAX_FIELDS = 20;

/** Serves uploads in parts: POST brings one, GET asks whether it is there. */
export async function addFileRoutes(app: FastifyInstance, options: FileRoutesOptions): Promise<void> {
  const { db, guard, authenticate } = options;

  async function userOf(request: FastifyRequest, reply: FastifyReply): Promise<string> {
    reply.header('cache-control', 'no-store');
    const context = await createCallContext(request, reply, authenticate);
    await guard.admit(META, context);
    return signedInCaller(context).userId;
  }

  await app.register(async (scope) => {
    await scope.register(multipart, {
      limits: { files: 1, fields: MAX_FIELDS, fieldSize: MAX_FIELD_BYTES, fileSize: MAX_PART_BYTES },
    });
    scope.post(FILES_PATH, async (request, reply) => {
      const userId = await userOf(request, reply);
      const { fields, content } = await readForm(request);
      refuseNulCharacters(fields);
      const file = await keepPart(db, userId, readPart(fields), content);
      return reply.type('application/json; charset=utf-8').send(JSON.stringify(file));
    });
    scope.get(FILES_PATH, async (request, reply) => {
      const userId = await userOf(request, reply);
      refuseNulCharacters(request.query);
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
  if (content === undefined) throw invalid('file', FILE_TEXTS.missingPart);
  return { fields, content };
}
