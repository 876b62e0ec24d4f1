import { MAX_PROJECT_FILE_BYTES, PROJECT_DOCUMENT_SCHEMA_PATH } from '@specbuilder/shared-contracts/api';
import type { FastifyInstance } from 'fastify';
import { type Api, asLongWork, signedInCaller } from '../../core/index.ts';
import { documentJsonSchema } from './json-schema.ts';
import * as service from './service.ts';

export function projectFileRoutes({ projects: { file } }: Api, services: service.ProjectFileServices) {
  return {
    export: file.export.handler(({ input }) => asLongWork(() => service.exportProject(services, input.projectId))),
    preview: file.preview.handler(({ input, context }) =>
      service.previewImport(services, signedInCaller(context), input.document, context.manufacturerLabelId),
    ),
    import: file.import.handler(({ input, context }) =>
      service.importProject(services, context.write, signedInCaller(context), input, context.manufacturerLabelId),
    ),
  };
}

/** Calls that a whole project is sent with. */
export const PROJECT_FILE_BODIES = {
  '/api/projects/file': MAX_PROJECT_FILE_BYTES,
  '/api/projects/file/preview': MAX_PROJECT_FILE_BYTES,
};

/** The JSON Schema of project documents, for editors and for programs that write them. */
export function addDocumentSchema(app: FastifyInstance): void {
  const schema = JSON.stringify(documentJsonSchema());
  app.get(PROJECT_DOCUMENT_SCHEMA_PATH, async (_request, reply) =>
    reply.type('application/schema+json; charset=utf-8').header('cache-control', 'no-cache').send(schema),
  );
}
