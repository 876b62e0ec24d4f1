import { createBus } from '../events/index.ts';
import { createApiClient, errorMessageOf, MISDIRECTED, statusOf } from './index.ts';

const PAGE = '<!doctype html><title>Another site</title>';

function clientOf(respond: () => Response, serverUrl = 'https://example.com/tools/fans') {
  const requests: Request[] = [];
  const api = createApiClient({
    serverUrl,
    bus: createBus({ source: 'shell', onProblem: () => undefined }),
    manufacturerLabelId: () => 17,
    isStoreView: () => false,
    accessToken: async () => null,
    guestKey: () => 'guest',
    userAgent: 'Edg/120',
    fetch: async (input) => {
      requests.push(input as Request);
      return respond();
    },
  });
  return { api, requests };
}

const page = (status: number, headers = {}) =>
  new Response(PAGE, { status, headers: { 'content-type': 'text/html; charset=utf-8', ...headers } });

describe('A call to which a proxy responds with a page', () => {
  it.each([
    ['200, the first call', 200, (api: ReturnType<typeof clientOf>['api']) => api.settings.get()],
    ['502, the first call', 502, (api: ReturnType<typeof clientOf>['api']) => api.settings.get()],
    [
      '200, a later call',
      200,
      (api: ReturnType<typeof clientOf>['api']) => api.location.byPostalCode({ postalCode: '60606' }),
    ],
    [
      '404, a later call',
      404,
      (api: ReturnType<typeof clientOf>['api']) => api.location.byPostalCode({ postalCode: '60606' }),
    ],
  ])('fails with a sentence in place of markup: %s', async (_case, status, call) => {
    const { api } = clientOf(() => page(status));
    const error = await call(api).then(
      () => undefined,
      (reason: unknown) => reason,
    );
    expect(statusOf(error)).toBe(status < 500 ? MISDIRECTED : status);
    expect(errorMessageOf(error)).toBe('Unable to connect to the server. Please try again later.');
    expect((error as Error).message).toMatch(
      /^https:\/\/example.com\/tools\/fans\/api\/.* responded with a web page: <!doctype/,
    );
  });

  it('is none where the server itself gives markup', async () => {
    const { api } = clientOf(() => page(200, { 'x-request-id': 'a' }));
    expect(
      await api.deliverables.specificationHtml({ projectId: '11111111-1111-4111-8111-111111111111' }),
    ).toBeDefined();
  });
});

describe('A call to a site below a path', () => {
  it('keeps the path, and the conventions of every call', async () => {
    const { api, requests } = clientOf(() => Response.json([]));
    await api.settings.get().catch(() => undefined);
    await api.location.byPostalCode({ postalCode: '60606' }).catch(() => undefined);
    await api.user.details().catch(() => undefined);
    expect(requests.map(({ url }) => new URL(url).pathname.replace(/[^/]*$/, ''))).toEqual(
      requests.map(({ url }) => (url.includes('/user/') ? '/tools/fans/api/user/' : '/tools/fans/api/')),
    );
    for (const { url, headers } of requests) {
      expect(new URL(url).searchParams.get('manufacturerLabelId')).toBe('17');
      expect(headers.get('Cache-Control')).toBe('no-cache');
    }
  });
});
