import { randomUUID } from 'node:crypto';
import { UserActionType } from '@specbuilder/shared-contracts/domain';
import Fastify, { type InjectOptions } from 'fastify';
import { defaultStoreKind, openTestStore, type TestStore } from '../../../test/store/test-store.ts';
import type { Caller } from '../access/caller.ts';
import { HttpError } from '../http-error/http-error.ts';
import { HTTP_MESSAGES } from '../messages/http.generated.ts';
import { schema } from '../store/database.ts';
import type { UnitOfWork } from '../unit-of-work/commit-together.ts';
import { createApi, type Write } from './api.ts';
import { mountApi } from './api-handler.ts';
import type { CallContext } from './call-context.ts';

const BODY = {
  name: 'Ann Bell',
  email: 'ann@fans.example',
  phone: '',
  assistanceRequest: 'A fan',
  projectId: null,
  unAuthenticatedUserSalesRegionId: null,
};

interface Scene {
  readonly handle: (write: Write, input: unknown) => Promise<unknown>;
  readonly admit: (context: CallContext) => void;
}

describe('A call of the API', () => {
  let store: TestStore;
  let steps: unknown[];
  let user: Caller | null;
  let scene: Scene;
  beforeAll(async () => {
    store = await openTestStore(defaultStoreKind());
  });
  beforeEach(async () => {
    await store.db.delete(schema.userEvents);
    [steps, user] = [[], null];
    scene = { handle: (write) => write(async () => undefined), admit: () => undefined };
  });
  afterAll(() => store.close());

  async function call(options: InjectOptions & { key?: string; guest?: string } = {}) {
    const api = createApi({
      db: store.db,
      messages: store.messages,
      guard: {
        admit: async ({ rate }, context) => {
          steps.push(['admit', rate]);
          scene.admit(context);
        },
        checkThings: async (_meta, _context, input, isRead) => {
          steps.push(['check', Object.keys(input as object).length, isRead]);
          return { visible: new Map(), readOnly: new Set() };
        },
      },
    });
    const router = {
      feedback: {
        requestAssistance: api.feedback.requestAssistance.handler(({ context, input }) => {
          steps.push(['handle']);
          return scene.handle(context.write, input) as Promise<undefined>;
        }),
      },
      users: {
        search: api.regions.search.handler(({ context, input }) => {
          steps.push(['read', input, [...context.visible.keys()]]);
          return [];
        }),
      },
    };
    const logged: unknown[] = [];
    const app = Fastify({
      logger: { level: 'error', stream: { write: (line: string) => void logged.push(JSON.parse(line)) } },
    });
    mountApi(app, { router, authenticate: async () => user });
    const { key, guest, headers = {}, ...rest } = options;
    const response = await app.inject({
      method: 'POST',
      url: '/api/feedback/requestAssistance',
      ...(rest.method === 'GET' ? {} : { payload: BODY }),
      ...rest,
      headers: {
        ...headers,
        ...(key === undefined ? {} : { 'idempotency-key': key }),
        ...(guest === undefined ? {} : { 'x-guest-key': guest }),
      },
    });
    await app.close();
    return { response, logged };
  }
  const search = (query: string) => call({ method: 'GET', url: `/api/regions/search${query}` });
  const events = () => store.db.select().from(schema.userEvents);

  it('is admitted before its input is looked at, and its things are checked after', async () => {
    await call();
    expect(steps).toEqual([['admit', 'mail'], ['check', 6, false], ['handle']]);
    steps = [];
    expect((await call({ payload: {} })).response.statusCode).toBe(400);
    expect(steps).toEqual([['admit', 'mail']]);
    steps = [];
    await search('?state=WI');
    expect(steps).toEqual([
      ['admit', 'read'],
      ['check', 1, true],
      ['read', { state: 'WI' }, []],
    ]);
  });

  it('that meets the deletion of its own account is rejected like any other of it, and of another account like one that is not there', async () => {
    user = { userId: randomUUID(), userName: 'k', sessionId: null, roles: [], salesRegions: [], isExternal: false };
    const { response, logged } = await call();
    expect([response.statusCode, response.json().message, logged]).toEqual([401, 'This account is closed.', []]);
    const userId = randomUUID();
    const values = { eventType: UserActionType.RequestedProjectAssistance, userId, manufacturerLabelId: 1 } as const;
    scene = {
      ...scene,
      handle: (write) => write(async ({ tx }) => void (await tx.insert(schema.userEvents).values(values))),
    };
    const { response: other } = await call();
    expect([other.statusCode, other.json().message]).toEqual([404, HTTP_MESSAGES.notFound({ thing: 'user' })]);
  });

  it('is kept by no cache and ends with the status of its endpoint', async () => {
    const { response } = await call();
    expect([response.statusCode, response.headers['cache-control']]).toEqual([204, 'no-store']);
    expect((await search('')).response.statusCode).toBe(200);
  });

  it('of HEAD is that of GET without its body', async () => {
    const { response: read } = await search('?state=WI');
    steps = [];
    const { response } = await call({ method: 'HEAD', url: '/api/regions/search?state=WI', payload: undefined });
    expect([response.statusCode, response.body]).toEqual([200, '']);
    expect(response.headers['content-type']).toBe(read.headers['content-type']);
    expect(steps).toEqual([
      ['admit', 'read'],
      ['check', 1, true],
      ['read', { state: 'WI' }, []],
    ]);
    expect((await call({ method: 'HEAD', url: '/api/none', payload: undefined })).response.statusCode).toBe(404);
  });

  it('to an address where nothing is says so', async () => {
    const { response } = await call({ method: 'GET', url: '/api/none?x=1' });
    expect([response.statusCode, response.json()]).toEqual([
      404,
      { message: 'There is nothing at GET /api/none.', errors: {}, modelState: {} },
    ]);
  });

  it('that is rejected gets status, headers and words of the rejection, and no line in the log', async () => {
    scene = {
      ...scene,
      admit: () => {
        throw new HttpError('too-many', 'Slow down.', { retryAfterSeconds: 4 });
      },
    };
    const { response, logged } = await call();
    expect([response.statusCode, response.headers['retry-after'], response.json(), logged]).toEqual([
      429,
      '4',
      { message: 'Slow down.', errors: {}, modelState: {} },
      [],
    ]);
  });

  it('that fails through a fault of ours learns nothing of it; the log does', async () => {
    scene = { ...scene, handle: () => Promise.reject(new Error('a secret of ours')) };
    const { response, logged } = await call();
    expect([response.statusCode, response.body.includes('secret')]).toEqual([500, false]);
    expect(logged).toEqual([
      expect.objectContaining({ err: expect.objectContaining({ message: 'a secret of ours' }) }),
    ]);
  });

  it('with a character that cannot be stored is rejected', async () => {
    const { response } = await call({ payload: { ...BODY, assistanceRequest: 'a\0b' } });
    expect([response.statusCode, Object.keys(response.json().errors)]).toEqual([400, ['assistanceRequest']]);
  });

  it('records its user action with what it writes', async () => {
    await call();
    expect(await events()).toMatchObject([
      { eventType: UserActionType.RequestedProjectAssistance, userId: null, manufacturerLabelId: 1 },
    ]);
  });

  it('that has to record a user action must write', async () => {
    scene = { ...scene, handle: async () => undefined };
    const { response, logged } = await call();
    expect(response.statusCode).toBe(500);
    expect(JSON.stringify(logged)).toContain(
      'POST /api/feedback/requestAssistance records a user action but wrote nothing',
    );
    expect((await search('')).response.statusCode).toBe(200);
  });

  it('succeeds when a task after its commit fails, with a line in the log', async () => {
    const later = async (unit: UnitOfWork) => unit.afterCommit(() => Promise.reject(new Error('no mail')));
    scene = { ...scene, handle: (write) => write(later) };
    const { response, logged } = await call();
    expect([response.statusCode, (await events()).length]).toEqual([204, 1]);
    expect(JSON.stringify(logged)).toContain('no mail');
  });

  describe('with an idempotency key', () => {
    const url = '/api/feedback/requestAssistance';
    const statuses = async (...calls: Parameters<typeof call>[0][]) => {
      const all: number[] = [];
      for (const options of calls) all.push((await call(options)).response.statusCode);
      return [all, (await events()).length];
    };

    it('[A-247] happens once even where the response has no content, whatever the end of the address', async () => {
      const key = randomUUID();
      const first = { key, guest: 'g-1' };
      expect(await statuses(first, first, { ...first, url: `${url}/` }, { ...first, url: `${url}?x=1` })).toEqual([
        [204, 204, 204, 204],
        1,
      ]);
    });

    it('is rejected for another body or another brand', async () => {
      const first = { key: randomUUID(), guest: 'g-1' };
      const payload = { ...BODY, name: 'Someone else' };
      const headers = { 'x-manufacturer-id': '214' };
      expect(await statuses(first, { ...first, payload }, { ...first, headers })).toEqual([[204, 422, 422], 1]);
    });

    it('happens for each caller, and each time for one without a guest key', async () => {
      const key = randomUUID();
      expect(await statuses({ key, guest: 'g-1' }, { key, guest: 'g-2' }, { key }, { key })).toEqual([
        [204, 204, 204, 204],
        4,
      ]);
    });

    it('knows a user whatever their guest key', async () => {
      const [known] = await store.db
        .insert(schema.users)
        .values({ userName: randomUUID(), email: randomUUID(), firstName: '', lastName: '', roles: [] })
        .returning();
      const userId = known?.id ?? '';
      user = { userId, userName: 'k', sessionId: null, roles: [], salesRegions: [], isExternal: false };
      const key = randomUUID();
      expect(await statuses({ key, guest: 'g-1' }, { key, guest: 'g-2' }, { key })).toEqual([[204, 204, 204], 1]);
      expect(await events()).toMatchObject([{ userId }]);
    });

    it.each([
      ['k'.repeat(200), 204],
      ['k'.repeat(201), 400],
      ['!~', 204],
      ['a b', 400],
      ['', 400],
    ])('of an odd shape (%#) gets the status of its shape', async (key, status) => {
      const { response } = await call({ key, guest: randomUUID() });
      expect(response.statusCode).toBe(status);
      if (status === 400) {
        expect(response.json().errors).toEqual({
          'Idempotency-Key': ['An idempotency key has 1 to 200 visible characters.'],
        });
      }
    });
  });
});
