import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import multipart, { type MultipartFile } from '@fastify/multipart';
import { RELEASE_ENDPOINTS, RELEASE_LIMITS, RELEASE_UPLOAD_PATH } from '@specbuilder/shared-contracts/api';
import { type SentRelease, sentRelease } from '@specbuilder/shared-contracts/site-folder';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import {
  type Authenticate,
  createCallContext,
  type Database,
  type Guard,
  invalid,
  REMOTES_MESSAGES,
  signedInCaller,
} from '../../core/index.ts';
import { placeOf, publishReceived } from './received-release.ts';
import { auditRelease, type RemoteSettings } from './routes.ts';
import { rejectedSteps, shownRemote } from './shown-remote.ts';

export interface ReleaseRoutesOptions {
  readonly config: RemoteSettings;
  readonly db: Database;
  readonly guard: Guard;
  readonly authenticate: Authenticate;
}

const MAX_FIELD_BYTES = 1_000_000;
const MAX_WHY_LENGTH = 500;

/** Receives releases sent to the running site; their bodies are forms with files, so these routes are separate. */
export async function addReleaseRoutes(app: FastifyInstance, options: ReleaseRoutesOptions): Promise<void> {
  const { config, db, guard, authenticate } = options;
  await app.register(async (scope) => {
    await scope.register(multipart, {
      preservePath: true,
      limits: {
        files: RELEASE_LIMITS.files,
        fileSize: RELEASE_LIMITS.fileBytes,
        fields: 2,
        fieldSize: MAX_FIELD_BYTES,
        parts: RELEASE_LIMITS.files + 2,
      },
    });
    scope.post<{ Params: { remote: string } }>(
      RELEASE_UPLOAD_PATH.replace('{remote}', ':remote'),
      // The bytes of all files together, which the form's own limits do not count.
      { bodyLimit: RELEASE_LIMITS.totalBytes },
      async (request, reply) => {
        reply.header('cache-control', 'no-store');
        const context = await createCallContext(request, reply, authenticate);
        await guard.admit(RELEASE_ENDPOINTS.publish, context);
        const { remote } = request.params;
        // Within the site's folder, so that what is published later never lies on another disk.
        const dist = path.join(config.siteDir, 'incoming', randomUUID());
        try {
          const { sent, why } = await readForm(request, dist, remote);
          const step = { by: signedInCaller(context).userName, why, at: new Date().toISOString() };
          const { remotes } = await rejectedSteps(remote, () => publishReceived(config, { sent, dist, step }));
          const known = remotes.find(({ name }) => name === remote);
          if (known === undefined) throw new Error(`${remote} was published and is gone`);
          context.log.info({ remote, step, active: known.active }, 'release published');
          await auditRelease(db, context, 'release-published', known);
          return await reply.type('application/json; charset=utf-8').send(JSON.stringify(shownRemote(known, config)));
        } finally {
          await rm(dist, { recursive: true, force: true });
        }
      },
    );
  });
}

async function readForm(request: FastifyRequest, dist: string, remote: string) {
  const fields = new Map<string, unknown>();
  let bytes = 0;
  for await (const part of request.parts()) {
    if (part.type === 'file') bytes += await keepFile(part, dist);
    else fields.set(part.fieldname, part.value);
    if (bytes > RELEASE_LIMITS.totalBytes) throw invalid('file', REMOTES_MESSAGES.tooLarge);
  }
  return {
    sent: described(fields.get('release'), remote),
    why: String(fields.get('why') ?? '').slice(0, MAX_WHY_LENGTH),
  };
}

async function keepFile(part: MultipartFile, dist: string): Promise<number> {
  const target = placeOf(dist, part.filename);
  await mkdir(path.dirname(target), { recursive: true });
  await pipeline(part.file, createWriteStream(target, { flags: 'wx' }));
  if (part.file.truncated) throw invalid('file', REMOTES_MESSAGES.tooLarge);
  return part.file.bytesRead;
}

function described(field: unknown, remote: string): SentRelease {
  const parsed = sentRelease.safeParse(jsonOf(field));
  if (!parsed.success || parsed.data.declaration.name !== remote) {
    throw invalid('release', REMOTES_MESSAGES.notDescribed({ remote }));
  }
  return parsed.data;
}

function jsonOf(field: unknown): unknown {
  try {
    return JSON.parse(String(field));
  } catch {
    return null;
  }
}
