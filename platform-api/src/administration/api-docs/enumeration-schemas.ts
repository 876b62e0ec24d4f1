import type { ZodToJsonSchemaConverterOptions } from '@orpc/zod/zod4';
import { enumerationOf } from '@specbuilder/shared-contracts/api';
import * as domain from '@specbuilder/shared-contracts/domain';

type Interceptor = NonNullable<ZodToJsonSchemaConverterOptions['interceptors']>[number];
type Enumeration = Readonly<Record<string, number>>;

const MAX_CATEGORY_NUMBER = 99;
/** Enumerations of the domain by what they are called there. */
const NAMES = new Map<unknown, string>(Object.entries(domain).map(([name, value]) => [value, name]));

/** Describes the numeric enumerations of a document, each once and by its name. */
export function createEnumerationSchemas() {
  const schemas: Record<string, object> = {};
  const interceptor: Interceptor = (call) => {
    const known = enumerationOf(call.schema);
    if (known === undefined) return call.next();
    const name = NAMES.get(known.enumeration);
    if (name === undefined) return [true, numbersOf(known.enumeration)];
    schemas[name] = numbersOf(known.enumeration);
    const reference = { $ref: `#/components/schemas/${name}` };
    return [true, known.isOpen ? orOfCatalogue(reference) : reference];
  };
  return { interceptor, schemas };
}

/** Responses send the number; a call may also send the name, which client types do not need to include. */
function numbersOf(enumeration: Enumeration): object {
  const entries = Object.entries(enumeration);
  return {
    type: 'integer',
    enum: entries.map(([, value]) => value),
    'x-enum-varnames': entries.map(([name]) => name),
    description: entries.map(([name, value]) => `${value} ${name}`).join(', '),
  };
}

function orOfCatalogue(reference: object): object {
  const other = { type: 'integer', minimum: 0, maximum: MAX_CATEGORY_NUMBER };
  return { anyOf: [reference, { ...other, description: 'One that the catalogue of the brand adds' }] };
}
