import type { OpenAPIGenerator } from '@orpc/openapi';
import { RELEASE_LIMITS, RELEASE_UPLOAD_PATH } from '@specbuilder/shared-contracts/api';

type Paths = NonNullable<Awaited<ReturnType<OpenAPIGenerator['generate']>>['paths']>;

/** Beside the contract like files: what is sent is a form with every file of a build. */
export const RELEASE_PATHS: Paths = {
  [RELEASE_UPLOAD_PATH]: {
    post: {
      tags: ['admin'],
      operationId: 'remotes.publish',
      summary: 'Publishes a built remote on this site and makes it the active version',
      parameters: [{ name: 'remote', in: 'path', required: true, schema: { type: 'string' }, example: 'mf-account' }],
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
            example: {
              release: '{"name":"mf-account","version":"1.4.0","files":[]}',
              why: 'New labels',
              file: ['(bytes)'],
            },
          },
        },
      },
      responses: {
        '200': {
          description: 'The remote with its releases',
          content: {
            'application/json': { schema: { $ref: '#/components/schemas/ReleasedRemote' } },
          },
        },
      },
    },
  },
};
