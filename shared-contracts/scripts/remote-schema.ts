import * as z from 'zod/mini';
import { remoteDeclaration } from '../src/registry/index.ts';

/** JSON Schema of remote.json, with which editors complete and check it. */
export function remoteSchema(): object {
  const { properties, ...schema } = z.toJSONSchema(remoteDeclaration);
  return { ...schema, title: 'Declaration of a remote', properties: { $schema: { type: 'string' }, ...properties } };
}
