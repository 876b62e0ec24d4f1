import type { OpenAPIGenerator } from '@orpc/openapi';
import { FILE_LIMITS, FILES_PATH, type StoredFile } from '@specbuilder/shared-contracts/api';

type Paths = NonNullable<Awaited<ReturnType<OpenAPIGenerator['generate']>>['paths']>;

/** The protocol's parameters, the same in a form and in a query. */
const PART_FIELDS = {
  flowChunkNumber: { type: 'integer', minimum: 1, description: 'Number of this part, from 1' },
  flowTotalChunks: { type: 'integer', minimum: 1, description: 'Parts of the file' },
  flowChunkSize: {
    type: 'integer',
    minimum: FILE_LIMITS.partBytes,
    maximum: FILE_LIMITS.partBytes,
    description: 'Bytes of each part but the last',
  },
  flowTotalSize: { type: 'integer', minimum: 1, maximum: FILE_LIMITS.maxFileBytes, description: 'Bytes of the file' },
  flowIdentifier: { type: 'string', pattern: '^[\\w.-]{1,200}$', description: 'Key that the parts of a file share' },
  flowFilename: { type: 'string', description: 'Name of the file; its ending says its kind' },
} as const;
const REQUIRED = Object.keys(PART_FIELDS) as (keyof typeof PART_FIELDS)[];

const FILE_ID = '00000000-0000-4000-8000-000000000001';
const STORED: StoredFile = { fileId: FILE_ID, name: 'schedule.pdf', size: 48_213, contentType: 'application/pdf' };
const EXAMPLE_PART = {
  flowChunkNumber: 1,
  flowTotalChunks: 1,
  flowChunkSize: FILE_LIMITS.partBytes,
  flowTotalSize: STORED.size,
  flowIdentifier: '48213-schedulepdf',
  flowFilename: STORED.name,
};

const NOTHING = { enum: [null] };
const stored = {
  description: 'The stored file once every part is there, null before',
  content: {
    'application/json': {
      schema: { anyOf: [{ $ref: '#/components/schemas/StoredFile' }, NOTHING] },
      example: STORED,
    },
  },
};
const shared = { tags: ['files'] };

/** Paths beside the contract: their bodies are files, which its calls do not carry. */
export const FILE_PATHS: Paths = {
  [FILES_PATH]: {
    post: {
      ...shared,
      operationId: 'files.sendPart',
      summary: 'Send one part of a file',
      requestBody: {
        required: true,
        content: {
          'multipart/form-data': {
            schema: {
              type: 'object',
              required: [...REQUIRED, 'file'],
              properties: { ...PART_FIELDS, file: { type: 'string', format: 'binary' } },
            },
            example: { ...EXAMPLE_PART, file: '(bytes)' },
          },
        },
      },
      responses: { '200': stored },
    },
    get: {
      ...shared,
      operationId: 'files.hasPart',
      summary: 'Ask whether a part is there',
      parameters: REQUIRED.map((name) => {
        const { description, ...schema } = PART_FIELDS[name];
        return { name, in: 'query', required: true, description, schema, example: EXAMPLE_PART[name] };
      }),
      responses: { '200': stored, '204': { description: 'The part is missing' } },
    },
  },
  [`${FILES_PATH}/{fileId}`]: {
    get: {
      ...shared,
      operationId: 'files.read',
      summary: 'Read a stored file of your own, as an administrator also one that belongs to a mail of the brand',
      parameters: [
        { name: 'fileId', in: 'path', required: true, schema: { type: 'string', format: 'uuid' }, example: FILE_ID },
      ],
      responses: {
        '200': {
          description: 'The file, to be saved under its name',
          headers: { 'Content-Disposition': { schema: { type: 'string' } } },
          content: { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } },
        },
      },
    },
  },
};
