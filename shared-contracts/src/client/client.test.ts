import { readFileSync } from 'node:fs';
import { ORPCError } from '@orpc/client';
import { type BusProblem, createBus, type EventName } from '../events/index.ts';
import { type RecordedCall, stubFetch, type TestResponses } from '../testing/stub-fetch.ts';
import {
  type ApiClientOptions,
  createApiClient,
  createApiQueries,
  errorMessageOf,
  isAbort,
  retryAfterSecondsOf,
  statusOf,
  statusTextOf,
} from './index.ts';
import { routeTable } from './route-table.build.ts';

const UUID = '11111111-1111-4111-8111-111111111111';

function client(responses: TestResponses, options: Partial<ApiClientOptions> = {}) {
  const calls: RecordedCall[] = [];
  const problems: BusProblem[] = [];
  const pending: number[] = [];
  const bus = createBus({ source: 'shell', onProblem: (problem) => problems.push(problem) });
  const api = createApiClient({
    serverUrl: 'http://server.test',
    bus,
    manufacturerLabelId: () => 17,
    isStoreView: () => false,
    accessToken: async () => null,
    guestKey: () => 'guest',
    userAgent: 'Chrome',
    onPendingChange: (change) => pending.push(change),
    fetch: stubFetch(responses, calls),
    ...options,
  });
  return { api, bus, calls, pending, problems };
}

const currencies = { 'GET /api/exchangeRates': () => [] };

describe('call conventions', () => {
  it('[API-001] every call carries the brand, 1 when it is not known', async () => {
    const known = client(currencies);
    await known.api.exchangeRates.list();
    expect(known.calls[0]?.headers.get('X-Manufacturer-Id')).toBe('17');
    const unknown = client(currencies, { manufacturerLabelId: () => undefined });
    await unknown.api.exchangeRates.list();
    expect(unknown.calls[0]?.headers.get('X-Manufacturer-Id')).toBe('1');
  });

  it('[API-002] a token is sent when there is one, none otherwise', async () => {
    const guest = client(currencies);
    await guest.api.exchangeRates.list();
    expect(guest.calls[0]?.headers.has('Authorization')).toBe(false);
    const user = client(currencies, { accessToken: async () => 'abc' });
    await user.api.exchangeRates.list();
    expect(user.calls[0]?.headers.get('Authorization')).toBe('Bearer abc');
  });

  it('[API-003] a GET under /api carries the brand in the query', async () => {
    const { api, calls } = client(currencies);
    await api.exchangeRates.list();
    expect(calls[0]?.query.get('manufacturerLabelId')).toBe('17');
  });

  it('[API-004] Edge bypasses caches, others do not', async () => {
    const edge = client(currencies, { userAgent: 'Mozilla/5.0 Chrome/120 Edg/120.0' });
    await edge.api.exchangeRates.list();
    expect(edge.calls[0]?.headers.get('Cache-Control')).toBe('no-cache');
    const chrome = client(currencies);
    await chrome.api.exchangeRates.list();
    expect(chrome.calls[0]?.headers.has('Cache-Control')).toBe(false);
  });

  it('[API-005] PUT names itself in the override header and sends JSON', async () => {
    const { api, calls } = client({ 'PUT /api/voltage/:item/:voltage': () => true });
    await expect(api.voltage.set({ fanItemId: UUID, newVoltageVal: 7 })).resolves.toBe(true);
    expect(calls[0]).toMatchObject({ method: 'PUT', path: `/api/voltage/${UUID}/7` });
    expect(calls[0]?.headers.get('X-HTTP-Method-Override')).toBe('PUT');
    expect(calls[0]?.headers.get('Content-Type')).toBe('application/json');
  });

  it('sends no body where a call has none', async () => {
    const { api, calls } = client({ 'POST /api/fanItem/:id/copy': () => ({}) });
    await api.links.copyItem({ fanItemId: UUID }).catch(() => undefined);
    expect(calls[0]?.headers.has('Content-Type')).toBe(false);
  });

  it('[API-006] user calls carry the brand in the query with every method', async () => {
    const { api, calls } = client({
      'PUT /api/user/profile': () => ({}),
      'POST /api/telemetry/remotes': () => undefined,
    });
    await api.user.saveProfile({ userId: UUID, firstName: 'A', lastName: 'B', email: 'a@b.co' });
    await api.telemetry.remotes({ records: [] });
    expect(calls.map(({ query }) => query.get('manufacturerLabelId'))).toEqual(['17', null]);
  });

  it('[COM-020] the store view says so', async () => {
    const { api, calls } = client(currencies, { isStoreView: () => true });
    await api.exchangeRates.list();
    expect(calls[0]?.headers.get('X-From-Store')).toBe('true');
  });

  it('the guest key names the browser session, the idempotency key the write', async () => {
    const { api, calls } = client({ 'POST /api/projects': () => ({}) });
    await api.projects.create({ projectName: 'A' }, { context: { idempotencyKey: 'once' } });
    expect(calls[0]?.headers.get('X-Guest-Key')).toBe('guest');
    expect(calls[0]?.headers.get('Idempotency-Key')).toBe('once');
  });
});

it('every call has an id of its own, which the server logs', async () => {
  const { api, calls } = client(currencies);
  await api.exchangeRates.list();
  await api.exchangeRates.list();
  const ids = calls.map(({ headers }) => headers.get('X-Request-Id'));
  expect(ids).toEqual([expect.stringMatching(/^[\da-f]{32}$/), expect.stringMatching(/^[\da-f]{32}$/)]);
  expect(new Set(ids).size).toBe(2);
});

describe('rejected calls', () => {
  const reject = (status: number, body: unknown = { message: 'No', errors: { a: ['why'] }, modelState: {} }) => ({
    'GET /api/exchangeRates': () => Response.json(body, { status }),
  });

  it.each([
    ['ERR-001', 'EVT-030', 401, 'not-authenticated'],
    ['ERR-002', 'EVT-031', 403, 'not-authorized'],
    ['ERR-003', 'EVT-029', 419, 'access-token-expired'],
    ['ERR-004', 'EVT-029', 440, 'access-token-expired'],
    ['ERR-005', 'EVT-032', 500, 'response-error'],
  ] as const)('[%s] [%s] [ERR-006] %i is broadcast as %s and rejects', async (_row, _fact, status, name) => {
    const { api, bus, problems } = client(reject(status));
    const received = jest.fn();
    bus.subscribe(name as EventName, received);
    await expect(api.exchangeRates.list()).rejects.toBeInstanceOf(ORPCError);
    expect(received).toHaveBeenCalledTimes(1);
    expect(problems).toEqual([]);
  });

  it('keep status, body and a readable message', async () => {
    const { api } = client(reject(400));
    const error = await api.exchangeRates.list().catch((caught: unknown) => caught);
    expect(statusOf(error)).toBe(400);
    expect(errorMessageOf(error)).toBe('why');
  });

  it.each([
    [500, 'Internal Server Error'],
    [503, 'Service Unavailable'],
    [599, '599'],
  ])('[ERR-025] have a status text, whatever HTTP version brought them: %i', async (status, text) => {
    const { api } = client(reject(status));
    expect(statusTextOf(await api.exchangeRates.list().catch((caught: unknown) => caught))).toBe(text);
  });

  it('have no status text without a response', () => {
    expect(statusTextOf(new TypeError('Failed to fetch'))).toBeNull();
  });

  it('take a plain text as the message', async () => {
    const { api } = client({ 'GET /api/exchangeRates': () => new Response('Gone fishing', { status: 503 }) });
    const error = await api.exchangeRates.list().catch((caught: unknown) => caught);
    expect(errorMessageOf(error)).toBe('Gone fishing');
  });

  it('know an aborted call', async () => {
    const aborted = new AbortController();
    const { api } = client({}, { fetch: hangingFetch });
    const call = api.exchangeRates.list(undefined, { signal: aborted.signal }).catch((caught: unknown) => caught);
    aborted.abort();
    expect(isAbort(await call)).toBe(true);
  });
});

describe('the calls of a first page', () => {
  it('get without input and keep the conventions of all others', async () => {
    const { api, calls } = client({ 'GET /api/catalog/topCategories': () => [{ id: 1 }] });
    expect(await api.catalog.topCategories()).toEqual([{ id: 1 }]);
    expect(calls[0]?.path).toBe('/api/catalog/topCategories');
    expect(calls[0]?.query.get('manufacturerLabelId')).toBe('17');
    expect(calls[0]?.headers.get('X-Guest-Key')).toBe('guest');
  });

  it('are rejected like any call', async () => {
    const response = Response.json({ message: 'No', errors: { a: ['why'] }, modelState: {} }, { status: 401 });
    const { api, bus } = client({ 'GET /api/settings': () => response });
    const received = jest.fn();
    bus.subscribe('not-authenticated', received);
    const error = await api.settings.get().catch((caught: unknown) => caught);
    expect([error instanceof ORPCError, statusOf(error), errorMessageOf(error)]).toEqual([true, 401, 'why']);
    expect(received).toHaveBeenCalledTimes(1);
  });

  it('say when to ask again, and take a plain text as the message', async () => {
    const headers = { 'retry-after': '5', 'x-request-id': 'call-1' };
    const response = new Response('Gone fishing', { status: 503, headers });
    const { api } = client({ 'GET /api/settings': () => response });
    const error = await api.settings.get().catch((caught: unknown) => caught);
    expect([errorMessageOf(error), retryAfterSecondsOf(error)]).toEqual(['Gone fishing', 5]);
    expect(error).toHaveProperty('requestId', 'call-1');
  });

  it('end when their caller gives up', async () => {
    const aborted = new AbortController();
    const { api } = client({}, { fetch: hangingFetch });
    const call = api.settings.get(undefined, { signal: aborted.signal }).catch((caught: unknown) => caught);
    aborted.abort();
    expect(isAbort(await call)).toBe(true);
  });
});

/** Never responds until the caller aborts, as fetch does. */
const hangingFetch: typeof fetch = (request) =>
  new Promise((_, reject) => {
    const { signal } = request as Request;
    const giveUp = () => reject(signal.reason);
    if (signal.aborted) giveUp();
    else signal.addEventListener('abort', giveUp);
  });

describe('the loading overlay', () => {
  it('[SHL-063] counts calls that are not in the background, failed ones too', async () => {
    const { api, pending } = client({
      'GET /api/catalog/topCategories': () => [],
      'GET /api/projectStubs': () => new Response(null, { status: 500 }),
      ...currencies,
    });
    await api.catalog.topCategories();
    await api.projectStubs.list().catch(() => undefined);
    await api.exchangeRates.list();
    await api.catalog.topCategories(undefined, { context: { background: true } });
    expect(pending).toEqual([1, -1, 1, -1]);
  });
});

describe('query options', () => {
  it('have one key for every remote, so that the cache is shared', () => {
    const keys = [client({}), client({})].map(({ api }) =>
      createApiQueries(api).projects.read.queryKey({ input: { projectId: UUID } }),
    );
    expect(keys[0]).toEqual(keys[1]);
  });
});

it.each([
  ['first', 'route-table'],
  ['later', 'later-routes'],
] as const)('the generated table of the %s routes is the one of the contract (npm run generate)', (part, file) => {
  const written = readFileSync(`${__dirname}/${file}.generated.json`, 'utf8');
  expect(JSON.parse(written)).toEqual(JSON.parse(routeTable(part)));
});
