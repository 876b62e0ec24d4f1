import { OpenAPIGenerator } from '@orpc/openapi';
import { ZodToJsonSchemaConverter } from '@orpc/zod/zod4';
import { contract } from '@specbuilder/shared-contracts/api';
import { PRODUCT_VERSION } from '../product-version.ts';
import { FILE_PATHS } from './file-paths.ts';
import { RELEASE_PATHS } from './release-paths.ts';

/** Statuses that any endpoint may answer with, in the one error shape. */
const ERROR_STATUSES: Readonly<Record<string, string>> = {
  '400': 'A field is not right; `errors` says which',
  '401': 'Sign-in needed',
  '403': 'No right to do this',
  '404': 'Not there, or not yours to see',
  '409': 'The row has changed; `current` holds its state',
  '413': 'The body is too large',
  '419': 'The session has expired',
  '422': 'The idempotency key belongs to another request',
  '429': 'Too many requests; see Retry-After',
  '500': 'The server failed',
};

const TEXT_LISTS = { type: 'object', additionalProperties: { type: 'array', items: { type: 'string' } } } as const;

type OpenApiDocument = Awaited<ReturnType<OpenAPIGenerator['generate']>>;

/** The OpenAPI document of the contract and of the files beside it, with the error body that is really sent. */
export async function openApiDocument(publicUrl: string): Promise<OpenApiDocument> {
  const generator = new OpenAPIGenerator({ schemaConverters: [new ZodToJsonSchemaConverter()] });
  const document = await generator.generate(contract, {
    info: {
      title: 'SpecBuilder API',
      version: PRODUCT_VERSION,
      description:
        'Fan selection and projects. Send X-Manufacturer-Id (or manufacturerLabelId in the query) for the brand, ' +
        'a bearer token when signed in, X-Guest-Key otherwise, and Idempotency-Key with a write that may be repeated.',
    },
    servers: [{ url: publicUrl }],
    security: [{ bearer: [] }, {}],
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
      schemas: {
        Error: {
          type: 'object',
          required: ['message', 'errors', 'modelState'],
          properties: {
            message: { type: 'string' },
            errors: { ...TEXT_LISTS, description: 'Field to readable texts' },
            modelState: { ...TEXT_LISTS, description: 'Field to error keys' },
            current: { description: 'State of the row that a stale write met' },
          },
        },
      },
    },
  });
  document.paths = { ...document.paths, ...FILE_PATHS, ...RELEASE_PATHS };
  for (const item of Object.values(document.paths ?? {})) {
    for (const method of ['get', 'post', 'put', 'delete'] as const) {
      const operation = item?.[method];
      if (operation !== undefined) operation.responses = { ...operation.responses, ...errorResponses() };
    }
  }
  return document;
}

function errorResponses() {
  const content = { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } };
  return Object.fromEntries(
    Object.entries(ERROR_STATUSES).map(([status, description]) => [status, { description, content }]),
  );
}
