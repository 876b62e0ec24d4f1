import { createBus } from '@specbuilder/shared-contracts/events';
import type { ToastRequest } from '@specbuilder/shared-contracts/platform';
import { testSettings } from '@specbuilder/shared-contracts/testing';
import { usePlatform } from '@specbuilder/shared-ui/core';
import { defineRemote } from '@specbuilder/shared-ui/remote';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createDialogs } from './dialogs.ts';
import { mountAlone } from './standalone.ts';
import { createToasts } from './toasts.ts';

// single-spa waits for React to draw, which it does by itself only outside of act().
beforeAll(() => {
  globalThis.IS_REACT_ACT_ENVIRONMENT = false;
});

describe('toasts of a host', () => {
  it('[EVT-023] [WID-007] end with an outcome that the sender gets and the bus broadcasts', async () => {
    const bus = createBus({ source: 'host' });
    const published = jest.fn();
    bus.subscribe('toast-resolved', ({ payload }) => published(payload));
    const toasts = createToasts(bus);
    const outcome = toasts.show({ kind: 'info', title: 'A', durationMs: null });
    const [shown] = toasts.active.get();
    toasts.resolve(shown?.id ?? '', { outcome: 'action', actionId: 'undo' });
    toasts.resolve(shown?.id ?? '', { outcome: 'timeout' });
    await expect(outcome).resolves.toEqual({ outcome: 'action', actionId: 'undo' });
    expect(published).toHaveBeenCalledTimes(1);
    expect(toasts.active.get()).toEqual([]);
  });
});

describe('actions of a toast', () => {
  const release: ToastRequest = {
    ...{ kind: 'info', title: 'New', durationMs: null },
    actions: [
      { id: 'see', label: 'See', ends: 'silently' },
      { id: 'dismiss', label: 'Dismiss', ends: 'dismissed' },
    ],
  };

  it.each([
    ['see', { outcome: 'action', actionId: 'see' }, []],
    ['dismiss', { outcome: 'dismissed' }, [{ id: 'toast-1', outcome: 'dismissed' }]],
  ])('[REL-009] [EVT-023] %s ends it as it says', async (actionId, response, facts) => {
    const bus = createBus({ source: 'host' });
    const published: unknown[] = [];
    bus.subscribe('toast-resolved', ({ payload }) => published.push(payload));
    const toasts = createToasts(bus);
    const outcome = toasts.show(release);
    toasts.resolve('toast-1', { outcome: 'action', actionId });
    await expect(outcome).resolves.toEqual(response);
    expect(published).toEqual(facts);
  });
});

describe('questions of a host', () => {
  it('are shown one at a time in their order', async () => {
    const dialogs = createDialogs();
    const question = (title: string) => ({ title, text: '', confirm: 'Yes', cancel: 'No' });
    const first = dialogs.confirm(question('first'));
    const second = dialogs.confirm(question('second'));
    expect(dialogs.current.get()?.title).toBe('first');
    dialogs.resolve(dialogs.current.get()?.id ?? '', true);
    expect(dialogs.current.get()?.title).toBe('second');
    dialogs.resolve(dialogs.current.get()?.id ?? '', false);
    await expect(Promise.all([first, second])).resolves.toEqual([true, false]);
    expect(dialogs.current.get()).toBeNull();
  });
});

describe('a remote without the shell', () => {
  function Sizer() {
    const platform = usePlatform();
    const isHere = platform.navigation.href('app.home.start');
    const isAbsent = platform.navigation.href('app.projects.dashboard') === null;
    const say = () => void platform.toasts.show({ kind: 'info', title: 'Hello', durationMs: null });
    return <button type="button" onClick={say}>{`${isHere} ${isAbsent} ${platform.session.canSignIn}`}</button>;
  }

  it('[DSN-007] gets bus, client, toasts and theme, no sign-in, and leaves the address of the page alone', async () => {
    const fetchMock = jest.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json(testSettings()));
    const element = document.createElement('div');
    document.body.append(element);
    const before = window.location.href;
    const { leave } = await mountAlone(element, {
      remote: defineRemote({ name: 'mf-test', app: Sizer }),
      declaration: { name: 'mf-test', routes: [{ path: '/start', state: 'app.home.start', remembered: true }] },
      serverUrl: 'http://server.test',
      manufacturerLabelId: 1,
      startPath: '/start',
    });
    const button = await screen.findByRole('button', { name: '/start true false' });
    await userEvent.setup().click(button);
    await waitFor(() => expect(screen.getAllByText('Hello').length).toBeGreaterThan(0));
    const [first] = fetchMock.mock.calls.map(([request]) => request as Request);
    expect(first?.url).toBe('http://server.test/api/settings?manufacturerLabelId=1');
    expect(window.location.href).toBe(before);
    await leave();
    expect(element).toBeEmptyDOMElement();
    fetchMock.mockRestore();
  });
});
