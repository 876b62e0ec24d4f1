import type { ErrorObject } from 'ajv';
import Ajv from 'ajv/dist/2020';
import { sql } from 'drizzle-orm';
import { type Endpoint, endpoints, goodCall, type Matrix, startMatrix } from '../../../test/access-matrix.ts';

interface Response {
  readonly $ref?: string;
  readonly headers?: Readonly<Record<string, unknown>>;
  readonly content?: Readonly<Record<string, unknown>>;
}
interface Served {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly responses: Readonly<Record<string, Response>> };
}
interface Operation {
  readonly operationId: string;
  readonly responses: Readonly<Record<string, Response>>;
}

/** The document with undeclared properties rejected; the served document lets later servers return more. */
function closed(document: Served): Served {
  return JSON.parse(JSON.stringify(document), (_key, value: Readonly<Record<string, unknown>> | null) => {
    const isOpen = value?.['type'] === 'object' && 'properties' in value && !('additionalProperties' in value);
    return isOpen ? { ...value, additionalProperties: false } : value;
  }) as Served;
}

const pointer = (...keys: readonly string[]) =>
  keys.map((key) => `/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');
const inWords = ({ instancePath, message, params }: ErrorObject) =>
  `${instancePath} ${message} ${JSON.stringify(params)}`;

describe('The response', () => {
  let matrix: Matrix;
  let document: Served;
  let ajv: Ajv;
  beforeAll(async () => {
    matrix = await startMatrix();
    document = closed((await matrix.server.app.inject({ url: '/api/openapi.json' })).json<Served>());
    // Beside JSON Schema the document has examples and names of enumerations.
    ajv = new Ajv({ strict: false, validateFormats: false, allErrors: true });
    ajv.addSchema(document, 'document');
  });
  afterAll(() => matrix.close());

  /** What the document says of a status of an operation, and where it says it. */
  function described({ name }: Endpoint, status: number) {
    for (const [path, item] of Object.entries(document.paths)) {
      for (const [method, { operationId, responses }] of Object.entries(item)) {
        const response = responses[status];
        if (operationId !== name || response === undefined) continue;
        const shared = response.$ref?.split('/').at(-1);
        if (shared === undefined) return { response, at: ['paths', path, method, 'responses', String(status)] };
        return { response: document.components.responses[shared], at: ['components', 'responses', shared] };
      }
    }
    throw new Error(`The document does not have ${status} of ${name}`);
  }

  function problemsOf(endpoint: Endpoint, status: number, body: unknown): readonly string[] {
    const { response, at } = described(endpoint, status);
    if (response?.content?.['application/json'] === undefined) return body === null ? [] : ['has a body'];
    const validate = ajv.compile({ $ref: `document#${pointer(...at, 'content', 'application/json', 'schema')}` });
    return validate(body) ? [] : (validate.errors ?? []).map(inWords);
  }

  const named = (name: string) => {
    const endpoint = endpoints.find((item) => item.name === name);
    if (endpoint === undefined) throw new Error(`There is no ${name}`);
    return endpoint;
  };

  it.each(endpoints)('of $name is what the served document says', async (endpoint) => {
    const { status, body } = await goodCall(matrix, endpoint);
    expect(problemsOf(endpoint, status, body)).toEqual([]);
  });

  it('that rejects a call is too', async () => {
    const read = named('projects.read');
    const sample = await matrix.sampleOf(read, 'engineer', true);
    const rejected = [
      [read, 'engineer', { ...sample, params: { projectId: 'none' } }, 400],
      [read, 'guest', sample, 401],
      [named('adminUsers.list'), 'engineer', {}, 403],
      [read, 'newcomer', sample, 404],
    ] as const;
    for (const [endpoint, visitor, call, expectedStatus] of rejected) {
      const { status, body } = await matrix.call(endpoint, call, visitor);
      expect([status, problemsOf(endpoint, status, body)]).toEqual([expectedStatus, []]);
      // Held against something that looks.
      const unheardOf = problemsOf(endpoint, status, { ...(body as object), message: 7, unheardOf: true });
      expect(unheardOf).toEqual([expect.stringContaining('"unheardOf"'), expect.stringContaining('/message must be')]);
    }
  });

  it('of a server whose store has no room is too, with a time to come again', async () => {
    const { app, store, tokenOf } = matrix.server;
    await store.db.execute(sql`
      create function no_room() returns trigger language plpgsql as $$ begin raise sqlstate '53100'; end $$`);
    await store.db.execute(sql`create trigger no_room before insert on projects execute function no_room()`);
    const reply = await app.inject({
      method: 'POST',
      url: '/api/projects',
      headers: { authorization: `Bearer ${await tokenOf('engineer')}` },
      payload: { projectName: 'One too many' },
    });
    const create = named('projects.create');
    expect([reply.statusCode, problemsOf(create, 503, reply.json())]).toEqual([503, []]);
    const { 'Retry-After': retryAfter } = described(create, 503).response?.headers ?? {};
    const { schema } = retryAfter as { readonly schema: object };
    expect(ajv.validate(schema, Number(reply.headers['retry-after']))).toBe(true);
  });
});
