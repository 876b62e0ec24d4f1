import type { OpenAPIGenerator } from '@orpc/openapi';
import { RELEASE_LIMITS, RELEASE_UPLOAD_PATH, releasedRemote } from '@specbuilder/shared-contracts/api';
import * as z from 'zod/mini';

type Paths = NonNullable<Awaited<ReturnType<OpenAPIGenerator['generate']>>['paths']>;

/** Beside the contract like files: what is sent is a form with every file of a build. */
export const RELEASE_PATHS: Paths = {
  [RELEASE_UPLOAD_PATH]: {
    post: {
      tags: ['admin'],
      security: [{ bearer: [] }],
      operationId: 'remotes.publish',
      summary: 'Publishes a built remote on this site and makes it the active version',
      parameters: [{ name: 'remote', in: 'path', required: true, schema: { type: 'string' } }],
      requestBody: {
        required: true,
        content: {
          'multipart/form-data': {
            schema: {
              type: 'object',
              required: ['release', 'file'],
              properties: {
                release: { type: 'string', description: 'JSON: declaration and files, as `npm run remotes` writes it' },
                why: { type: 'string', maxLength: 500, description: 'For the history' },
                file: {
                  type: 'array',
                  maxItems: RELEASE_LIMITS.files,
                  description: 'Each file of the build, named by its path below the build’s folder',
                  items: { type: 'string', format: 'binary' },
                },
              },
            },
          },
        },
      },
      responses: {
        '200': {
          description: 'The remote with its releases',
          content: {
            'application/json': { schema: z.toJSONSchema(releasedRemote, { target: 'openapi-3.0' }) as object },
          },
        },
      },
    },
  },
};
