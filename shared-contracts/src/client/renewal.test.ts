import { createBus } from '../events/index.ts';
import { type RecordedCall, stubFetch } from '../testing/stub-fetch.ts';
import { createUploader } from '../upload/index.ts';
import { type ApiClientOptions, createApiClient } from './index.ts';

const REJECTION = { message: 'No', errors: {}, modelState: {} };

/** A server that takes one token alone. */
function openPage(status: number, options: Partial<ApiClientOptions> = {}) {
  const calls: RecordedCall[] = [];
  const bus = createBus({ source: 'shell' });
  const facts: string[] = [];
  for (const name of ['not-authenticated', 'access-token-expired'] as const)
    bus.subscribe(name, () => facts.push(name));
  const renewAccessToken = jest.fn(async (): Promise<string | null> => 'new');
  const response = stubFetch({ 'POST /api/projects': () => ({ projectId: 'p1' }) }, calls);
  const conventions = {
    ...{ serverUrl: 'http://server.test', bus, guestKey: () => 'guest', userAgent: 'Chrome' },
    manufacturerLabelId: () => 17,
    isStoreView: () => false,
    accessToken: async (): Promise<string | null> => 'old',
    renewAccessToken,
    async fetch(input: RequestInfo | URL, init?: RequestInit) {
      const request = new Request(input, init);
      if (request.headers.get('Authorization') === 'Bearer new') return response(request);
      calls.push({ method: request.method } as RecordedCall);
      return Response.json(REJECTION, { status });
    },
    ...options,
  };
  return { api: createApiClient(conventions), uploader: createUploader(conventions), calls, facts, renewAccessToken };
}

describe('A call whose token the server rejects', () => {
  it.each([401, 419, 440])('with %i is sent once more with a renewed one, body and keys the same', async (status) => {
    const { api, calls, facts, renewAccessToken } = openPage(status);
    await api.projects.create({ projectName: 'A' }, { context: { idempotencyKey: 'once' } });
    expect(renewAccessToken.mock.calls).toEqual([['old']]);
    expect(calls).toHaveLength(2);
    expect(calls[1]).toMatchObject({ method: 'POST', path: '/api/projects', body: { projectName: 'A' } });
    expect(calls[1]?.headers.get('Idempotency-Key')).toBe('once');
    expect(facts).toEqual([]);
  });

  it.each([
    ['EVT-030', 401, 'not-authenticated'],
    ['EVT-029', 419, 'access-token-expired'],
  ])('[%s] is given up when the new one is rejected too, and broadcast once: %i', async (_row, status, fact) => {
    const { api, calls, facts, renewAccessToken } = openPage(status);
    renewAccessToken.mockResolvedValue('newer');
    await expect(api.projects.create({ projectName: 'A' })).rejects.toMatchObject({ status });
    expect([calls.length, facts]).toEqual([2, [fact]]);
  });

  it('is given up at once when there is no other token', async () => {
    const { api, calls, facts, renewAccessToken } = openPage(401);
    renewAccessToken.mockResolvedValue(null);
    await expect(api.projects.create({ projectName: 'A' })).rejects.toMatchObject({ status: 401 });
    expect([calls.length, facts]).toEqual([1, ['not-authenticated']]);
  });

  it('fails without reporting an expiry when the identity provider cannot be reached', async () => {
    const { api, facts, renewAccessToken } = openPage(401);
    renewAccessToken.mockRejectedValue(new TypeError('Failed to fetch'));
    await expect(api.projects.create({ projectName: 'A' })).rejects.toBeInstanceOf(TypeError);
    expect(facts).toEqual([]);
  });

  it('is not renewed for a guest', async () => {
    const { api, renewAccessToken } = openPage(401, { accessToken: async () => null });
    await expect(api.projects.create({ projectName: 'A' })).rejects.toMatchObject({ status: 401 });
    expect(renewAccessToken).not.toHaveBeenCalled();
  });

  it('is never sent as a guest’s when the session has ended', async () => {
    const { api, calls } = openPage(401, { accessToken: () => Promise.reject(new Error('over')) });
    await expect(api.projects.create({ projectName: 'A' })).rejects.toThrow('over');
    expect(calls).toEqual([]);
  });

  it('is renewed for the parts of an upload too', async () => {
    const { uploader, calls, renewAccessToken } = openPage(401, {
      async fetch(input, init) {
        const request = new Request(input, init);
        calls.push({ method: request.method } as RecordedCall);
        const isNew = request.headers.get('Authorization') === 'Bearer new';
        return isNew ? Response.json(null) : Response.json(REJECTION, { status: 401 });
      },
    });
    const upload = uploader.start(new File(['x'], 'plan.pdf'));
    await new Promise<void>((resolve) => {
      upload.state.subscribe(({ status }) => status !== 'sending' && resolve());
    });
    expect([calls.length, renewAccessToken.mock.calls.length]).toEqual([2, 1]);
  });
});

describe('In a browser whose requests have no body property, as Firefox', () => {
  const original = Object.getOwnPropertyDescriptor(Request.prototype, 'body');
  beforeEach(() => {
    Reflect.deleteProperty(Request.prototype, 'body');
  });
  afterEach(() => {
    Object.defineProperty(Request.prototype, 'body', original ?? {});
  });

  it('a GET call with a token is sent without a body', async () => {
    expect('body' in new Request('http://server.test')).toBe(false);
    const sent: Request[] = [];
    const { api } = openPage(401, {
      async fetch(input, init) {
        sent.push(new Request(input, init));
        return Response.json([]);
      },
    });
    await expect(api.exchangeRates.list()).resolves.toEqual([]);
    expect(sent.map(({ method }) => method)).toEqual(['GET']);
  });

  it('a rejected POST call is sent again with the same body', async () => {
    const { api, calls } = openPage(401);
    await api.projects.create({ projectName: 'A' });
    expect(calls[1]).toMatchObject({ method: 'POST', body: { projectName: 'A' } });
  });
});
