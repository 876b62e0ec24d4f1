import { createApiClient } from '@specbuilder/shared-contracts/client';
import { createBus } from '@specbuilder/shared-contracts/events';
import { writable } from '@specbuilder/shared-contracts/platform';
import { createQueryClient, QueryClientProvider, useQuery } from '@specbuilder/shared-ui/query';
import { renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { userSession } from '../boot/boot/browser-storage.ts';
import { pageCaller } from '../boot/boot/page-caller.ts';
import { clearAfterUsers } from './former-user.ts';

const signedIn = (userId: string) => ({
  ...{ userId, roles: [], salesRegions: [] },
  ...{ defaultSalesRegion: null, isExternal: false },
});
const KEYS = {
  session: ['userContext.lastState', 'userContext.guestKey', 'sizerContext.search', 'projectContext.currentProject'],
  local: ['projectContext.currentProject'],
};

/** A tab of a user who has used every area. */
function openTab(userId = 'ann') {
  const bus = createBus({ source: 'shell' });
  const isSigningOut = writable(false);
  const queries = createQueryClient();
  clearAfterUsers({ bus, isSigningOut, queries });
  bus.publish('user-signed-in', signedIn(userId));
  for (const key of KEYS.session) window.sessionStorage.setItem(`specbuilder-${key}`, 'of ann');
  for (const key of KEYS.local) window.localStorage.setItem(`specbuilder-${key}`, 'of ann');
  window.sessionStorage.setItem('specbuilder-userContext.manufacturerLabelId', '17');
  window.localStorage.setItem('specbuilder-userContext.navigation', 'folded');
  queries.setQueryData(['projects'], ['of ann']);
  return { bus, isSigningOut, queries };
}

const stored = () =>
  [...Object.keys({ ...window.sessionStorage }), ...Object.keys({ ...window.localStorage })].filter((key) =>
    [window.sessionStorage.getItem(key), window.localStorage.getItem(key)].includes('of ann'),
  );

afterEach(() => {
  window.sessionStorage.clear();
  window.localStorage.clear();
});

describe('What a page keeps of a user', () => {
  it.each(['user', 'sessionEnded'] as const)('[AUT-012] [EVT-028] is gone at sign-out: %s', (reason) => {
    const { bus, queries } = openTab();
    bus.publish('user-signed-out', { reason });
    expect(stored()).toEqual([]);
    expect(queries.getQueryData(['projects'])).toBeUndefined();
  });

  it('[EVT-028] is gone in a part of the page that loads after the sign-out too', () => {
    const { bus, queries } = openTab();
    bus.publish('user-signed-out', { reason: 'user' });
    const received = jest.fn();
    bus.scope('mf-projects').subscribe('user-signed-out', ({ payload }) => received(payload.reason));
    expect(received).toHaveBeenCalledWith('user');
    expect(queries.getQueryCache().getAll()).toEqual([]);
  });

  it('[AUT-012] is gone before the page leaves for the provider', () => {
    const { isSigningOut } = openTab();
    isSigningOut.set(true);
    expect(stored()).toEqual([]);
  });

  it('what is on the screen is requested again without the former user', async () => {
    const { bus, queries } = openTab();
    const request = jest.fn(async () => ['of no user']);
    const wrapper = ({ children }: { readonly children: ReactNode }) => (
      <QueryClientProvider client={queries}>{children}</QueryClientProvider>
    );
    renderHook(() => useQuery({ queryKey: ['projects'], queryFn: request }), { wrapper });
    bus.publish('user-signed-out', { reason: 'user' });
    expect(queries.getQueryData(['projects'])).toBeUndefined();
    await waitFor(() => expect(queries.getQueryData(['projects'])).toEqual(['of no user']));
    expect(request).toHaveBeenCalledTimes(1);
  });

  it('names no call of the guest who comes after them', async () => {
    const { bus } = openTab();
    const sent: (string | null)[] = [];
    const api = createApiClient({
      ...{ serverUrl: 'http://server.test', bus, ...pageCaller(userSession()) },
      isStoreView: () => false,
      accessToken: async () => null,
      fetch: async (input) => {
        sent.push((input as Request).headers.get('X-Guest-Key'));
        return Response.json([]);
      },
    });
    await api.exchangeRates.list();
    expect(sent).toEqual(['of ann']);
    bus.publish('user-signed-out', { reason: 'sessionEnded' });
    await api.exchangeRates.list();
    await api.exchangeRates.list();
    const stored = window.sessionStorage.getItem('specbuilder-userContext.guestKey');
    expect(stored).toMatch(/^[\da-f]{32}$/);
    expect(sent).toEqual(['of ann', stored, stored]);
  });

  it('brand and choices of the browser stay', () => {
    const { bus } = openTab();
    bus.publish('user-signed-out', { reason: 'user' });
    expect(window.sessionStorage.getItem('specbuilder-userContext.manufacturerLabelId')).toBe('17');
    expect(window.localStorage.getItem('specbuilder-userContext.navigation')).toBe('folded');
  });
});

describe('A session that ran out', () => {
  it('keeps the work for the same user', () => {
    const { bus } = openTab();
    bus.publish('user-signed-out', { reason: 'expired' });
    bus.publish('user-signed-in', signedIn('ann'));
    expect(stored()).toHaveLength(KEYS.session.length + KEYS.local.length);
  });

  it('[AUT-012] leaves nothing to another user, in this browser session or the next', () => {
    const { bus, queries } = openTab();
    bus.publish('user-signed-out', { reason: 'expired' });
    queries.setQueryData(['projects'], ['of ann']);
    bus.publish('user-signed-in', signedIn('bob'));
    expect([stored(), queries.getQueryData(['projects'])]).toEqual([[], undefined]);
    openTab('ann');
    window.sessionStorage.clear();
    const later = createBus({ source: 'shell' });
    clearAfterUsers({ bus: later, isSigningOut: writable(false), queries });
    later.publish('user-signed-in', signedIn('bob'));
    expect(stored()).toEqual([]);
  });
});
