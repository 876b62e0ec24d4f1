import { OpenAPIGenerator } from '@orpc/openapi';
import { ZodToJsonSchemaConverter } from '@orpc/zod/zod4';
import { contract } from '@specbuilder/shared-contracts/api';
import { PRODUCT_VERSION } from '../../core/index.ts';
import { closeObjects } from './closed-objects.ts';
import { ERROR_SCHEMA, PARAMETERS, RESPONSES, securitySchemes } from './components.ts';
import { createEnumerationSchemas } from './enumeration-schemas.ts';
import { type ApiExample, readExamples } from './examples.ts';
import { FILE_PATHS } from './file-paths.ts';
import { dropUnused, hoistSchemas } from './hoist-schemas.ts';
import { mergeEqualPaths } from './merge-paths.ts';
import { namedSchemas } from './named-schemas.ts';
import { completeOperations } from './operations.ts';
import { RELEASE_PATHS } from './release-paths.ts';

export type OpenApiDocument = Awaited<ReturnType<OpenAPIGenerator['generate']>>;

type Schemas = NonNullable<NonNullable<OpenApiDocument['components']>['schemas']>;

export interface OpenApiOptions {
  readonly publicUrl: string;
  /** Provider of access tokens. */
  readonly authority: string;
}

const DESCRIPTION =
  'Fan selection and projects. Each operation says who may call it. Guests send a guest key, users an access token, ' +
  'programs an API key; every call may name the brand and the language.';

/** The OpenAPI document of the contract and of the files beside it, as they are really served. */
export async function openApiDocument(
  { publicUrl, authority }: OpenApiOptions,
  examples: Readonly<Record<string, ApiExample>> = readExamples(),
): Promise<OpenApiDocument> {
  const enumerations = createEnumerationSchemas();
  const converter = new ZodToJsonSchemaConverter({ interceptors: [enumerations.interceptor, closeObjects] });
  const document = await new OpenAPIGenerator({ schemaConverters: [converter] }).generate(contract, {
    info: {
      title: 'SpecBuilder API',
      version: PRODUCT_VERSION,
      description: DESCRIPTION,
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: publicUrl }],
    security: [{ bearer: [] }],
    components: {
      securitySchemes: securitySchemes(`${authority.replace(/\/$/, '')}/.well-known/openid-configuration`),
      parameters: PARAMETERS,
      responses: RESPONSES,
    },
    commonSchemas: namedSchemas(),
  });
  const paths = structuredClone({ ...document.paths, ...FILE_PATHS, ...RELEASE_PATHS });
  const schemas: Record<string, unknown> = {
    ...document.components?.schemas,
    ...enumerations.schemas,
    Error: ERROR_SCHEMA,
  };
  completeOperations(paths, examples);
  hoistSchemas(paths, schemas);
  document.paths = mergeEqualPaths(paths);
  document.components = { ...document.components, schemas: sorted(dropUnused(paths, schemas)) as Schemas };
  return document;
}

function sorted<T>(values: Readonly<Record<string, T>>): Record<string, T> {
  return Object.fromEntries(Object.entries(values).toSorted(([one], [other]) => (one < other ? -1 : 1)));
}
