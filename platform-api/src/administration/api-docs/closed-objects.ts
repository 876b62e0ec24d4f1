import { isDeepStrictEqual } from 'node:util';
import type { ZodToJsonSchemaConverterOptions } from '@orpc/zod/zod4';

type Interceptor = NonNullable<ZodToJsonSchemaConverterOptions['interceptors']>[number];

/** Nothing matches it: the schema of fields that an object does not have (known-criteria.ts of the contract). */
const NOTHING = { not: {} };

/** Says of objects that reject other fields what readers of the document look for. */
export const closeObjects: Interceptor = (call) => {
  const [isRequired, schema] = call.next();
  const isClosed = typeof schema === 'object' && isDeepStrictEqual(schema.additionalProperties, NOTHING);
  return [isRequired, isClosed ? { ...schema, additionalProperties: false } : schema];
};
