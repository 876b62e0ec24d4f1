import { createApiClient } from '@specbuilder/shared-contracts/client';
import { referenceOf } from '@specbuilder/shared-contracts/domain';
import { createBus } from '@specbuilder/shared-contracts/events';
import { type SignedInUser, writable } from '@specbuilder/shared-contracts/platform';
import { followRejectedCalls } from './rejected-calls.ts';

const ID = /^[\da-f]{32}$/;

/** A page whose server responds to every call with one status. */
function openPage(status: number, isSignedIn: boolean) {
  const bus = createBus({ source: 'shell' });
  const user = writable<SignedInUser | null>(isSignedIn ? ({ userId: 'ann' } as SignedInUser) : null);
  const expire = jest.fn(async () => user.set(null));
  const log = { error: jest.fn() };
  const telemetry = { report: jest.fn() };
  followRejectedCalls({ bus, session: { user, expire }, log, telemetry });
  const api = createApiClient({
    ...{ serverUrl: 'http://server.test', bus, guestKey: () => 'guest-secret', userAgent: 'Chrome' },
    manufacturerLabelId: () => 1,
    isStoreView: () => false,
    accessToken: async () => (isSignedIn ? 'token-secret' : null),
    fetch: async (request) => {
      // As the server does.
      const headers = { 'X-Request-Id': (request as Request).headers.get('X-Request-Id') ?? '' };
      return Response.json({ message: 'It broke', errors: {}, modelState: {} }, { status, headers });
    },
  });
  return { bus, api, expire, telemetry, logged: () => log.error.mock.calls.map(([message]) => message as string) };
}

describe('A response that concerns the whole page', () => {
  it.each([
    ['ERR-001', 'EVT-030', 401, 'GET /api/exchangeRates was rejected: not signed in (401)'],
    ['ERR-002', 'EVT-031', 403, 'GET /api/exchangeRates was rejected: not authorized (403)'],
    ['ERR-005', 'EVT-032', 500, 'GET /api/exchangeRates failed (500): It broke (the id)'],
  ])('[%s] [%s] %i is logged and the call rejects', async (_row, _fact, status, message) => {
    const { api, logged } = openPage(status, false);
    await expect(api.exchangeRates.list()).rejects.toMatchObject({ status });
    expect(logged().map((logs) => logs.replace(/\([\da-f]{32}\)$/, '(the id)'))).toEqual([message]);
    expect(logged().join()).not.toContain('secret');
  });

  it('is reported with the id of the call, where the server failed', async () => {
    const { api, telemetry } = openPage(500, false);
    const error = await api.exchangeRates.list().catch((caught: unknown) => caught);
    expect(telemetry.report.mock.calls).toEqual([
      [
        expect.objectContaining({
          code: 'CALL-500',
          message: 'GET /api/exchangeRates',
          reportId: expect.stringMatching(ID),
        }),
      ],
    ]);
    expect(referenceOf(error)).toEqual({ reference: telemetry.report.mock.calls[0][0].reportId });
  });

  it('is not reported where it is the report that failed', async () => {
    const { api, telemetry, logged } = openPage(500, false);
    await expect(api.telemetry.remotes({ records: [] })).rejects.toMatchObject({ status: 500 });
    expect(logged()).toHaveLength(1);
    expect(telemetry.report).not.toHaveBeenCalled();
  });

  it.each([401, 419, 440])('%i ends the session of a user', async (status) => {
    const { api, expire } = openPage(status, true);
    await expect(api.exchangeRates.list()).rejects.toMatchObject({ status });
    expect(expire).toHaveBeenCalledTimes(1);
  });

  it.each([
    [401, false],
    [403, true],
    [500, true],
  ])('%i ends no session where there is none to end or it means no such thing', async (status, isSignedIn) => {
    const { api, expire } = openPage(status, isSignedIn);
    await expect(api.exchangeRates.list()).rejects.toMatchObject({ status });
    expect(expire).not.toHaveBeenCalled();
  });

  it('leaves a token that ran out by the clock to the session, which says so itself', () => {
    const { bus, expire } = openPage(500, true);
    bus.publish('access-token-expired', { cause: 'timer' });
    expect(expire).not.toHaveBeenCalled();
  });
});
