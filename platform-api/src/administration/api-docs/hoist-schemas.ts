import { pascal } from './named-schemas.ts';

type Json = Record<string, unknown>;
type Schemas = Record<string, unknown>;

const REFERENCE = '#/components/schemas/';
const METHODS = ['get', 'post', 'put', 'delete'] as const;

/**
 * Names schemas that have no name in the contract: bodies by their operation, and objects used in several locations by
 * the first one. Equal schemas share a name.
 */
export function hoistSchemas(paths: Json, schemas: Schemas): void {
  const hoist = createHoister(schemas, countObjects([paths, schemas]));
  for (const [name, schema] of Object.entries(schemas)) schemas[name] = hoist.within(schema, name);
  for (const item of Object.values(paths)) {
    for (const method of METHODS) {
      const operation = (item as Json)[method] as Json | undefined;
      if (operation !== undefined) hoistBodies(operation, hoist);
    }
  }
}

type Hoister = ReturnType<typeof createHoister>;

function hoistBodies(operation: Json, hoist: Hoister): void {
  const name = pascal(String(operation['operationId']));
  const bodies: [string, unknown][] = [[`${name}Request`, operation['requestBody']]];
  for (const [status, response] of Object.entries((operation['responses'] ?? {}) as Json)) {
    if (status.startsWith('2')) bodies.push([`${name}Answer`, response]);
  }
  for (const [bodyName, body] of bodies) {
    for (const media of Object.values(((body as Json | undefined)?.['content'] ?? {}) as Json) as Json[]) {
      media['schema'] = hoist.body(media['schema'], bodyName);
    }
  }
}

function createHoister(schemas: Schemas, counts: ReadonlyMap<string, number>) {
  const nameOf = new Map<string, string>();
  const hoisted = (schema: Json, name: string): Json => {
    const key = JSON.stringify(schema);
    const known = nameOf.get(key) ?? freeName(schemas, name);
    if (!nameOf.has(key)) {
      nameOf.set(key, known);
      // In its place before what is in it, which may be named after it.
      schemas[known] = {};
      schemas[known] = within(schema, known);
    }
    return { $ref: `${REFERENCE}${known}` };
  };
  const child = (value: unknown, name: string): unknown => {
    if (!isObjectSchema(value)) return within(value, name);
    return (counts.get(JSON.stringify(value)) ?? 0) > 1 ? hoisted(value, name) : within(value, name);
  };
  function within(schema: unknown, name: string): unknown {
    if (Array.isArray(schema)) return schema.map((item) => child(item, name));
    if (typeof schema !== 'object' || schema === null) return schema;
    return Object.fromEntries(
      Object.entries(schema).map(([key, value]) => {
        if (key !== 'properties') return [key, child(value, name)];
        const properties = Object.entries(value as Json);
        return [key, Object.fromEntries(properties.map(([field, one]) => [field, child(one, name + pascal(field))]))];
      }),
    );
  }
  const body = (schema: unknown, name: string): unknown => {
    if (isObjectSchema(schema)) return hoisted(schema, name);
    const items = (schema as Json | undefined)?.['items'];
    return isObjectSchema(items) ? { ...(schema as Json), items: hoisted(items, name) } : within(schema, name);
  };
  return { within, body };
}

/** Leaves out what nothing refers to. */
export function dropUnused(paths: unknown, schemas: Schemas): Schemas {
  const used = new Set<string>();
  const waiting: unknown[] = [paths, { $ref: `${REFERENCE}Error` }];
  for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
    if (typeof node !== 'object' || node === null) continue;
    const reference = (node as Json)['$ref'];
    const name = typeof reference === 'string' ? reference.slice(REFERENCE.length) : '';
    if (name in schemas && !used.has(name)) {
      used.add(name);
      waiting.push(schemas[name]);
    }
    waiting.push(...Object.values(node).filter((value) => value !== undefined));
  }
  return Object.fromEntries(Object.entries(schemas).filter(([name]) => used.has(name)));
}

function isObjectSchema(value: unknown): value is Json {
  const { type, properties } = (value ?? {}) as Json;
  return type === 'object' && properties !== undefined;
}

function freeName(schemas: Schemas, name: string): string {
  if (!(name in schemas)) return name;
  let number = 2;
  while (`${name}${number}` in schemas) number += 1;
  return `${name}${number}`;
}

function countObjects(node: unknown, counts = new Map<string, number>()): Map<string, number> {
  if (isObjectSchema(node)) {
    const key = JSON.stringify(node);
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  if (typeof node === 'object' && node !== null) {
    for (const value of Object.values(node)) countObjects(value, counts);
  }
  return counts;
}
