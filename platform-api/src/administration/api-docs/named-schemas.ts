import type { OpenAPIGeneratorGenerateOptions } from '@orpc/openapi';
import * as api from '@specbuilder/shared-contracts/api';

type CommonSchemas = NonNullable<OpenAPIGeneratorGenerateOptions['commonSchemas']>;
type ZodSchema = Extract<NonNullable<CommonSchemas[string]>, { readonly schema: unknown }>['schema'];

/** Kinds of schemas that are worth a name; texts and numbers are not. */
const NAMED_KINDS: ReadonlySet<string> = new Set(['object', 'enum', 'union']);

/** The contract's own names of its schemas: `projectItem` is `ProjectItem` in the document. */
export function namedSchemas(): CommonSchemas {
  const named = Object.entries(api as Readonly<Record<string, unknown>>).flatMap(([name, value]) =>
    isNamedSchema(value) ? [[pascal(name), { schema: value }] as const] : [],
  );
  return Object.fromEntries(named);
}

interface Schema {
  readonly _zod?: { readonly def: { readonly type: string; readonly in?: Schema } };
}

/** An object that is parsed in more than one step is still an object to the sender. */
function isNamedSchema(value: unknown): value is ZodSchema {
  const definition = (value as Schema | null)?._zod?.def;
  if (definition === undefined) return false;
  return NAMED_KINDS.has(definition.type) || definition.in?._zod?.def.type === 'object';
}

/** `projects.items.read` is `ProjectsItemsRead`. */
export function pascal(name: string): string {
  return name.replace(/(^|[.\-_])(\w)/g, (_whole, _separator, letter: string) => letter.toUpperCase());
}
