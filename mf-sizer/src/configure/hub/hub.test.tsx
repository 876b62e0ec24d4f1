import { sessionEndedError } from '@specbuilder/shared-contracts/client';
import { MOTOR_REFRESH_AFTER_RESIZE_MS } from '@specbuilder/shared-contracts/domain';
import type { Platform, SignedInUser, Writable } from '@specbuilder/shared-contracts/platform';
import { TEST_USER, type TestResponse } from '@specbuilder/shared-contracts/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { configurationOf, itemServer, nextState } from '../../../test/item-server.ts';
import { ITEM_ID, MOTORS } from '../../../test/items.ts';
import { SHOP } from '../../../test/page-options.ts';
import { openOptions, renderOptions } from '../../../test/render-options.tsx';

/** What the page does with a connection of the hub's library. */
const mockHub = {
  url: '',
  options: {} as { accessTokenFactory?: () => Promise<string>; headers?: Record<string, string> },
  policy: { nextRetryDelayInMilliseconds: (_: { previousRetryCount: number }): number | null => 0 },
  isDown: false,
  starts: 0,
  stops: 0,
  invoked: [] as unknown[][],
  /** Of the item on the server. */
  state: 1,
  handlers: new Map<string, (message: unknown) => void>(),
  reconnected: (): void => undefined,
};
const mockConnection = {
  on: (name: string, handler: (message: unknown) => void) => void mockHub.handlers.set(name, handler),
  onreconnected: (handler: () => void) => {
    mockHub.reconnected = handler;
  },
  start: async () => {
    mockHub.starts += 1;
    await mockHub.options.accessTokenFactory?.();
    if (mockHub.isDown) throw new Error('No hub');
  },
  stop: async () => {
    mockHub.stops += 1;
  },
  invoke: async (...call: unknown[]) => {
    mockHub.invoked.push(call);
    return { state: mockHub.state };
  },
};

jest.mock('@microsoft/signalr', () => ({
  LogLevel: { None: 6 },
  HubConnectionBuilder: class {
    withUrl(url: string, options: typeof mockHub.options) {
      Object.assign(mockHub, { url, options });
      return this;
    }
    withAutomaticReconnect(policy: typeof mockHub.policy) {
      mockHub.policy = policy;
      return this;
    }
    configureLogging = () => this;
    build = () => mockConnection;
  },
}));

beforeEach(() => Object.assign(mockHub, { isDown: false, starts: 0, stops: 0, invoked: [], state: 1 }));

const say = (message: unknown) => act(() => mockHub.handlers.get('FanResized')?.(message));
const userOf = ({ session }: Platform) => session.user as Writable<SignedInUser | null>;
const isSubscribed = () => waitFor(() => expect(mockHub.invoked).toHaveLength(1));

describe('the hub of an item', () => {
  it('[RTM-001] [RTM-002] is joined once the page is drawn, with token and guest key', async () => {
    await openOptions({ user: TEST_USER, responses: { 'GET /api/projectStubs': () => [] } });
    await isSubscribed();
    expect(mockHub.url).toBe('http://test.invalid/hub/fanItem?manufacturerLabelId=1');
    expect(mockHub.invoked).toEqual([['SubscribeFanItem', ITEM_ID]]);
    expect(await mockHub.options.accessTokenFactory?.()).toBe('test-token');
    expect(mockHub.options.headers).toMatchObject({ 'X-Guest-Key': 'test-guest' });
  });

  it('[API-001] carries the brand, and the store view where it is one, as every call does', async () => {
    const first = await openOptions();
    await isSubscribed();
    expect(mockHub.options.headers).toEqual(expect.objectContaining({ 'X-Manufacturer-Id': '1' }));
    expect(mockHub.options.headers).not.toHaveProperty('X-From-Store');
    first.unmount();
    await openOptions({ store: SHOP });
    await waitFor(() => expect(mockHub.invoked).toHaveLength(2));
    expect(mockHub.options.headers).toMatchObject({ 'X-Manufacturer-Id': '1', 'X-From-Store': 'true' });
    expect(mockHub.url).toBe('http://test.invalid/hub/fanItem?manufacturerLabelId=1&fromStore=true');
  });

  it('[AUT-010] ends quietly when the session of the user has ended', async () => {
    const { platform } = renderOptions({ user: TEST_USER, responses: { 'GET /api/projectStubs': () => [] } });
    Object.assign(platform.session, { accessToken: () => Promise.reject(sessionEndedError('Your session has ended')) });
    await waitFor(() => expect(mockHub.starts).toBe(1));
    await waitFor(() => expect(mockHub.policy.nextRetryDelayInMilliseconds({ previousRetryCount: 0 })).toBeNull());
    expect(platform.problems).toEqual([]);
    expect(mockHub.invoked).toEqual([]);
  });

  it('[RTM-001] is joined by the user whom another tab signed in, no more by the former guest', async () => {
    const { platform } = await openOptions({ responses: { 'GET /api/projectStubs': () => [] } });
    await isSubscribed();
    Object.assign(platform.session, { accessToken: async () => 'token of ann' });
    act(() => userOf(platform).set(TEST_USER));
    await waitFor(() => expect(mockHub.invoked).toHaveLength(2));
    expect([mockHub.starts, mockHub.stops]).toEqual([2, 1]);
    expect(await mockHub.options.accessTokenFactory?.()).toBe('token of ann');
    act(() => userOf(platform).set({ ...TEST_USER, displayName: 'Ann Bell' }));
    expect([mockHub.starts, mockHub.stops]).toEqual([2, 1]);
  });

  it('[AUT-010] is joined again by a user who comes back after their session ended', async () => {
    const { platform } = await openOptions({ user: TEST_USER, responses: { 'GET /api/projectStubs': () => [] } });
    await isSubscribed();
    const token = platform.session.accessToken;
    const expire = async () => {
      act(() => userOf(platform).set(null));
      throw sessionEndedError('Your session has ended');
    };
    Object.assign(platform.session, { accessToken: expire });
    await expect(mockHub.options.accessTokenFactory?.()).rejects.toMatchObject({ status: 401 });
    Object.assign(platform.session, { accessToken: token });
    const before = mockHub.invoked.length;
    act(() => userOf(platform).set(TEST_USER));
    await waitFor(() => expect(mockHub.invoked.length).toBeGreaterThan(before));
    expect(mockHub.policy.nextRetryDelayInMilliseconds({ previousRetryCount: 0 })).toBe(0);
  });

  it('is tried again while the identity provider cannot be reached', async () => {
    const { platform } = renderOptions({ user: TEST_USER, responses: { 'GET /api/projectStubs': () => [] } });
    const token = platform.session.accessToken;
    Object.assign(platform.session, { accessToken: () => Promise.reject(new TypeError('Failed to fetch')) });
    await waitFor(() => expect(mockHub.starts).toBe(1));
    Object.assign(platform.session, { accessToken: token });
    await waitFor(() => expect(mockHub.invoked).toHaveLength(1), { timeout: 4000 });
  });

  it('[RTM-003] is joined again after a reconnect', async () => {
    await openOptions();
    await isSubscribed();
    act(() => mockHub.reconnected());
    await waitFor(() => expect(mockHub.invoked).toHaveLength(2));
    expect(mockHub.invoked[1]).toEqual(['SubscribeFanItem', ITEM_ID]);
  });

  const half = { name: /1\/2 hp/ };
  const isHalfGone = () =>
    waitFor(() => expect(screen.queryByRole('radio', half)).not.toBeInTheDocument(), { timeout: 3000 });

  it('loads the item again after a reconnect when it changed: messages of the meantime are lost', async () => {
    const server = itemServer();
    await openOptions({ server });
    await isSubscribed();
    expect(screen.getByRole('radio', half)).toBeInTheDocument();
    server.state.motors = MOTORS.slice(1);
    nextState(server.state);
    mockHub.state = 2;
    act(() => mockHub.reconnected());
    await isHalfGone();
  });

  it('misses no change between the opening of the page and the subscription', async () => {
    const server = itemServer();
    const state = { ...server.state };
    const first = () => configurationOf(state);
    let reads = 0;
    server.state.motors = MOTORS.slice(1);
    nextState(server.state);
    mockHub.state = 2;
    const response = () => (reads++ === 0 ? first() : configurationOf(server.state));
    await openOptions({ server, responses: { 'GET /api/fanItem/:id/configuration': response } });
    await isHalfGone();
    expect(reads).toBe(2);
  });

  it('shows at once what another user changed, and requests nothing that the page already shows', async () => {
    const server = itemServer();
    const { platform } = await openOptions({ server });
    await isSubscribed();
    const reads = () => platform.calls.filter(({ path }) => path.endsWith('/configuration')).length;
    act(() => mockHub.handlers.get('FanItemChanged')?.({ fanItemId: ITEM_ID, state: 1 }));
    act(() => mockHub.handlers.get('FanItemChanged')?.({ fanItemId: 'another', state: 9 }));
    expect(reads()).toBe(1);
    server.state.motors = MOTORS.slice(1);
    nextState(server.state);
    act(() => mockHub.handlers.get('FanItemChanged')?.({ fanItemId: ITEM_ID, state: 2 }));
    await isHalfGone();
    expect(reads()).toBe(2);
  });

  it('a change of one’s own is one request, though the hub reports it before its response is there', async () => {
    const server = itemServer();
    const path = 'PUT /api/fanItem/:id/option/:optionId';
    const response = server.responses[path] as TestResponse;
    const telling: TestResponse = async (call) => {
      const responded = await response(call);
      say({ fanItemId: ITEM_ID, rpm: 901, state: 2 });
      act(() => mockHub.handlers.get('FanItemChanged')?.({ fanItemId: ITEM_ID, state: 2 }));
      return responded;
    };
    const { platform, user } = await openOptions({ server, responses: { [path]: telling } });
    await isSubscribed();
    // Lazily loaded parts of the page send their own requests; only changes and readings of the item are counted.
    const ofItem = () =>
      platform.calls.filter(({ method, path }) => method === 'PUT' || path.endsWith('/configuration'));
    const before = ofItem().length;
    await user.click(screen.getByRole('checkbox', { name: /Gravity backdraft damper/ }));
    await waitFor(() => expect(screen.queryByText('Working')).not.toBeInTheDocument());
    await new Promise((resolve) => setTimeout(resolve, MOTOR_REFRESH_AFTER_RESIZE_MS + 50));
    expect(
      ofItem()
        .slice(before)
        .map(({ method }) => method),
    ).toEqual(['PUT']);
  });

  it('[EVT-088] [RTM-005] three messages become facts and one refresh of the motors', async () => {
    const server = itemServer();
    const { platform } = await openOptions({ server });
    await isSubscribed();
    const facts = jest.fn();
    platform.bus.subscribe('fan-resized', ({ payload }) => facts(payload));
    const requests = () => platform.calls.filter(({ path }) => path.endsWith('/configuration')).length;
    const before = requests();
    server.state.motors = MOTORS.slice(1);
    for (const rpm of [880, 890, 901]) say({ fanItemId: ITEM_ID, rpm, bhp: 0.5, motorId: 11 });
    expect(facts).toHaveBeenCalledTimes(3);
    expect(facts).toHaveBeenLastCalledWith({ fanItemId: ITEM_ID, rpm: 901, totalBhp: 0.5, motorId: 11 });
    await waitFor(() => expect(screen.queryByRole('radio', { name: /1\/2 hp/ })).not.toBeInTheDocument(), {
      timeout: 3000,
    });
    expect(requests()).toBe(before + 1);
  });

  it('[RTM-005] stays one connection, and keeps its refresh, while the page is drawn again', async () => {
    const { platform } = await openOptions();
    await isSubscribed();
    const requests = () => platform.calls.filter(({ path }) => path.endsWith('/configuration')).length;
    const before = requests();
    say({ fanItemId: ITEM_ID, rpm: 901, bhp: 0.5, motorId: 11 });
    const { queryKey } = platform.apiQueries.fanItem.configuration.queryOptions({ input: { fanItemId: ITEM_ID } });
    act(() => platform.queries.setQueryData(queryKey, (shown) => shown && { ...shown }));
    await waitFor(() => expect(requests()).toBe(before + 1), { timeout: 3000 });
    expect([mockHub.starts, mockHub.stops]).toEqual([1, 0]);
  });

  it('says nothing of other items', async () => {
    const { platform } = await openOptions();
    await isSubscribed();
    const facts = jest.fn();
    platform.bus.subscribe('fan-resized', facts);
    say({ fanItemId: 'another', rpm: 880 });
    expect(facts).not.toHaveBeenCalled();
  });

  it('[RTM-007] that cannot be had is no error of the page', async () => {
    mockHub.isDown = true;
    const { platform } = await openOptions();
    await waitFor(() => expect(mockHub.starts).toBeGreaterThan(0));
    await waitFor(() => expect(platform.problems).toEqual([{ message: 'Hub of fan items: No hub' }]));
    expect(screen.getByTestId('options-page')).toBeVisible();
    expect(platform.shownToasts).toEqual([]);
  });

  it('is left with the page', async () => {
    const { unmount } = await openOptions();
    await isSubscribed();
    unmount();
    expect(mockHub.stops).toBe(1);
  });
});
