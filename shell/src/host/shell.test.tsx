import { currentLanguage } from '@specbuilder/shared-contracts/language';
import type { PanelProps, Platform } from '@specbuilder/shared-contracts/platform';
import type { PanelEntry, Registry, RegistryRemote } from '@specbuilder/shared-contracts/registry';
import { testSettings } from '@specbuilder/shared-contracts/testing';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AppFrame } from '../frame/frame/app-frame.tsx';
import { Shell } from './shell.ts';
import { createShellServices } from './shell-services.ts';

// No code of a remote runs here, and single-spa starts once in the life of a page: the frame around is looked at.
jest.mock('../composition/federation.ts', () => ({
  createFederation: () => ({ load: () => new Promise(() => undefined) }),
}));
// The background does not start: it would listen to other tabs when the tests are long over.
jest.mock('../feature/first-screen.ts', () => ({
  whenFirstScreenIsIdle: () => new Promise(() => undefined),
}));
jest.mock('../composition/regions.ts', () => ({
  createRegions: (remotes: readonly unknown[]) => ({
    state: { get: () => mockLoading(remotes[0]), subscribe: () => () => undefined },
    start: () => undefined,
    refresh: async () => undefined,
  }),
}));
/** The screen of the area is on its way. */
const mockLoading = (remote: unknown) => {
  mockState ??= { kind: 'loading', remote };
  return mockState;
};
let mockState: unknown;

const panel = (name: string, frame: PanelEntry['frame'], title: string): PanelEntry => ({
  ...{ name, frame, title },
  expose: `./panels/${name}`,
});
const remote: RegistryRemote = {
  name: 'mf-test',
  title: 'Test area',
  platform: '1.0.0',
  pathPrefixes: ['/start', '/alone'],
  routes: [
    { path: '/start', state: 'app.home.start', remembered: true },
    { path: '/alone', state: 'app.account.forgotPassword', remembered: false, layout: 'contentWithToolbar' },
  ],
  panels: [
    panel('project-picker', 'projectList', 'Projects'),
    panel('new-fan', 'newFan', 'Add New Product'),
    { ...panel('new-project', 'dialog', 'Create New Project'), isModal: true, frameByReason: { save: 'west' } },
  ],
  navigation: [{ title: 'Add New Product', icon: 'AddSquare', weight: 2.1, group: 'main', state: 'app.home.start' }],
  active: {
    ...{ version: '1.0.0', federationName: 'mf_test', baseUrl: '/remotes/mf-test/1/' },
    ...{ manifestIntegrity: 'sha384-a', entryIntegrity: 'sha384-b', entryFile: 'remoteEntry.js', publishedAt: '' },
  },
};
/** The page's one hub (shared-contracts/events). */
const HUB = Symbol.for('specbuilder.event-hub.v1');

/** A site whose server knows the settings and nothing else. */
function serverWith(settings: () => Response) {
  return jest.spyOn(globalThis, 'fetch').mockImplementation(async (request) => {
    const { pathname } = new URL(request instanceof Request ? request.url : String(request), window.location.href);
    return pathname === '/api/settings' ? settings() : new Response(null, { status: 404 });
  });
}

async function openPage(settings = () => Response.json(testSettings())) {
  serverWith(settings);
  window.history.replaceState(null, '', '/start');
  const shell = new Shell(await createShellServices({ registry: { schema: 1, generatedAt: '', remotes: [remote] } }));
  render(<AppFrame {...shell.frame} />);
  await act(async () => shell.start());
  return { shell, bus: shell.services.bus, platform: shell.platform.platformFor(remote, new AbortController().signal) };
}

beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => {
  jest.restoreAllMocks();
  window.sessionStorage.clear();
  window.localStorage.clear();
  Reflect.deleteProperty(globalThis, HUB);
});

/** The shell announces a screen in a task after the one in which it says so. */
const screenIsReady = (platform: Platform, state: string, meanwhile: () => void = () => undefined) =>
  act(async () => {
    platform.navigation.routeReady(state);
    meanwhile();
    await new Promise((resolve) => setTimeout(resolve));
  });

describe('The page of the shell', () => {
  it('[SHL-008] has its regions around every screen, and a frame for each side', async () => {
    const { shell, platform } = await openPage();
    expect(within(screen.getByRole('main')).getByRole('region', { name: /Test area/ })).toBeVisible();
    expect(screen.getByRole('navigation')).toBeVisible();
    expect(screen.getByRole('banner')).toBeVisible();
    for (const [name, title] of [
      ['feedback', 'Tell us what you think!'],
      ['project-picker', 'Projects'],
      ['new-fan', 'Add New Product'],
    ] as const) {
      act(() => void platform.panels.open(name, { title } as never));
      const frame = await screen.findByRole('dialog', { name: title });
      expect(within(frame).getByTestId(`panel-${name}`)).toBeInTheDocument();
    }
    expect(shell.routes.current.get().match?.route.state).toBe('app.home.start');
  });
});

describe('The title of the page', () => {
  it('[EVT-013] is the title that an area requests until it requests the default one', async () => {
    const { bus, platform } = await openPage();
    await screenIsReady(platform, 'app.home.start');
    const typical = document.title;
    act(() => void bus.publish('page-title-requested', { title: 'Office, one storey' }));
    expect(document.title).toBe('Office, one storey');
    act(() => void bus.publish('page-title-requested', { title: null }));
    expect(document.title).toBe(typical);
  });
});

describe('The west panel', () => {
  it('[SHL-044] has the four views and no other: the new project of a save among them', async () => {
    const { bus, platform } = await openPage();
    const opened: unknown[] = [];
    bus.subscribe('panel-opened', ({ payload }) => opened.push(payload));
    const region = { region: 72 } as PanelProps['regional-edit']['region'];
    act(() => void platform.panels.open('feedback', {}));
    act(() => void platform.panels.open('new-project', { reason: 'navigation' }));
    act(() => void platform.panels.open('new-project', { reason: 'save' }));
    const frame = await screen.findByRole('dialog', { name: 'Create New Project' });
    expect(within(frame).getByTestId('panel-new-project')).toBeInTheDocument();
    expect(frame).not.toHaveAttribute('aria-modal', 'true');
    act(() => void platform.panels.open('regional-edit', { region }));
    act(() => void platform.panels.open('project-help', {}));
    expect(opened).toEqual([
      { panel: 'west', view: 'feedback' },
      // The modal of the navigation is no view of the west panel.
      { panel: 'west', view: 'newProject' },
      { panel: 'west', view: 'regionalEdit' },
      { panel: 'west', view: 'projectHelp' },
    ]);
  });
});

describe('A panel that is open', () => {
  it('[SHL-045] stays when the first screen arrives, and leaves with the next', async () => {
    const { shell, platform } = await openPage();
    act(() => void platform.panels.open('feedback', {}));
    expect(await screen.findByRole('dialog')).toBeVisible();
    await screenIsReady(platform, 'app.home.start');
    expect(shell.panels.current.get()).not.toBeNull();
    await act(async () => shell.services.history.push('/alone'));
    await screenIsReady(platform, 'app.account.forgotPassword');
    expect(shell.panels.current.get()).toBeNull();
  });

  it('[SHL-045] stays where it was opened while its screen was still on its way', async () => {
    const { shell, platform } = await openPage();
    await screenIsReady(platform, 'app.home.start');
    await act(async () => shell.services.history.push('/alone'));
    act(() => void platform.panels.open('feedback', {}));
    await screenIsReady(platform, 'app.account.forgotPassword');
    expect(shell.panels.current.get()).not.toBeNull();
    await act(async () => shell.services.history.push('/start'));
    await screenIsReady(platform, 'app.home.start');
    expect(shell.panels.current.get()).toBeNull();
  });
});

describe('The focus', () => {
  it('is left alone by a screen that another took the place of before it was announced', async () => {
    const { shell, platform } = await openPage();
    await screenIsReady(platform, 'app.home.start');
    await act(async () => shell.services.history.replace('/start?q=maya'));
    await screenIsReady(platform, 'app.home.start', () => shell.services.history.push('/alone'));
    expect(screen.getByRole('main')).not.toHaveFocus();
    await screenIsReady(platform, 'app.account.forgotPassword');
    expect(screen.getByRole('main')).toHaveFocus();
  });

  it('goes to another screen, and stays in a dialog while the address of the same screen follows a search', async () => {
    const { shell, platform } = await openPage();
    const { history } = shell.services;
    const dialog = document.body.appendChild(document.createElement('button'));
    dialog.focus();
    await act(async () => history.replace('/start?q=maya'));
    await screenIsReady(platform, 'app.home.start');
    expect(dialog).toHaveFocus();
    act(() => dialog.blur());
    await act(async () => history.replace('/start?q=may'));
    await screenIsReady(platform, 'app.home.start');
    expect(screen.getByRole('main')).toHaveFocus();
    dialog.focus();
    await act(async () => history.push('/alone'));
    await screenIsReady(platform, 'app.account.forgotPassword');
    expect(dialog).not.toHaveFocus();
    dialog.remove();
  });
});

describe('A panel of a user who leaves', () => {
  it('[AUT-012] closes at sign-out, with what was typed, and stays over an expiry', async () => {
    const { shell, bus, platform } = await openPage();
    act(() => void platform.panels.open('feedback', {}));
    act(() => bus.publish('user-signed-out', { reason: 'expired' }));
    expect(shell.panels.current.get()).not.toBeNull();
    act(() => bus.publish('user-signed-out', { reason: 'sessionEnded' }));
    expect(shell.panels.current.get()).toBeNull();
  });
});

describe('The way back after sign-in', () => {
  it.each([
    ['{"stateName":"app.home.start","path":"/alone"}', '/alone'],
    ['{oops', '/start'],
    ['{"path":7}', '/start'],
  ])('is the remembered screen, or home where %s was kept', async (kept, expected) => {
    const { shell } = await openPage();
    window.sessionStorage.setItem('specbuilder-userContext.lastState', kept);
    expect(shell.returnPath()).toBe(expected);
  });
});

describe('A screen that cannot be had', () => {
  it('[MSG-027] leads home, and the page says so for five seconds', async () => {
    const { shell, platform } = await openPage();
    await act(async () => shell.services.history.push('/alone'));
    await act(async () => platform.navigation.routeFailed('app.account.forgotPassword', new Error('Bad State')));
    expect(shell.services.history.location.pathname).toBe('/start');
    expect((await screen.findAllByText('Redirected Home: Route Change Failure')).length).toBeGreaterThan(0);
    expect(shell.services.toasts.active.get()).toEqual([expect.objectContaining({ durationMs: 5000 })]);
  });
});

it('[TRN-001] The settings are read again when another language is chosen', async () => {
  let promise = 'In English';
  const { manufacturer, app } = testSettings();
  const { shell } = await openPage(() => Response.json({ app, manufacturer: { ...manufacturer, tagline: promise } }));
  const shown = () => shell.services.settings.get().manufacturer.tagline;
  expect(shown()).toBe('In English');
  promise = 'En español';
  await act(() => currentLanguage.choose('es'));
  await waitFor(() => expect(shown()).toBe('En español'));
  await act(() => currentLanguage.choose('en'));
});

describe('What a lazy area receives from the page', () => {
  it('[EVT-036] [BRD-024] is its settings, and whether they are the defaults', async () => {
    const { bus } = await openPage();
    const received: unknown[] = [];
    bus.subscribe('settings-loaded', ({ payload }) => received.push(payload));
    const { manufacturer, app } = testSettings();
    expect(received).toEqual([
      { manufacturerLabelId: manufacturer.manufacturerLabelId, version: app.version, isFallback: false },
    ]);
  });

  it('[EVT-036] [ERR-007] is the defaults when the server has no settings', async () => {
    const { bus } = await openPage(() => new Response(null, { status: 503 }));
    expect(bus.last('settings-loaded')?.payload).toEqual({
      manufacturerLabelId: 1,
      version: '0.0.1',
      isFallback: true,
    });
  });

  it('[EVT-014] is the layout of the screen, broadcast once for each change', async () => {
    const { shell, bus } = await openPage();
    const received: unknown[] = [];
    bus.subscribe('layout-changed', ({ payload }) => received.push(payload.layout));
    for (const address of ['/alone', '/alone?t=1', '/errors/403-forbidden', '/start']) {
      await act(async () => shell.services.history.push(address));
    }
    expect(received).toEqual(['verticalNavigation', 'contentWithToolbar', 'contentOnly', 'verticalNavigation']);
    expect(bus.last('layout-changed')?.payload.isCommerceView).toBe(false);
  });

  it('[EVT-021] is the state of the navigation', async () => {
    const { bus } = await openPage();
    const received: unknown[] = [];
    bus.subscribe('navigation-changed', ({ payload }) => received.push(payload));
    const rail = { isOpen: false, isFolded: true, isTemporarilyOpen: false, isLockedOpen: false };
    expect(received).toEqual([rail]);
    await userEvent.setup().hover(screen.getByRole('navigation'));
    await waitFor(() => expect(received.at(-1)).toEqual({ ...rail, isOpen: true, isTemporarilyOpen: true }));
  });
});

describe('A request of an area is a call with a result', () => {
  it('[EVT-012] it goes to a screen by its state', async () => {
    const { shell, bus, platform } = await openPage();
    const started = jest.fn();
    bus.subscribe('route-change-started', ({ payload }) => started(payload.toState));
    await act(async () => platform.navigate('app.account.forgotPassword' as 'app.home.start'));
    expect(shell.services.history.location.pathname).toBe('/alone');
    expect(started).toHaveBeenCalledWith('app.account.forgotPassword');
  });

  it('[EVT-017] it opens a panel of any area and receives its result', async () => {
    const { bus, platform } = await openPage();
    const broadcasts: unknown[] = [];
    bus.subscribe('panel-opened', ({ payload }) => broadcasts.push(payload));
    let response: unknown = 'none yet';
    act(() => void platform.panels.open('project-picker', { title: 'x' }).then((choice) => (response = choice)));
    const frame = await screen.findByRole('dialog', { name: 'Projects' });
    await userEvent.setup().click(within(frame).getByRole('button', { name: 'Close panel' }));
    await waitFor(() => expect(response).toBeNull());
    expect(broadcasts).toEqual([{ panel: 'projectList' }]);
  });

  it('[EVT-022] it shows a toast and receives its outcome', async () => {
    const { platform } = await openPage();
    let outcome: unknown;
    act(() => {
      void platform.toasts.show({ kind: 'info', title: 'Saved', durationMs: null }).then((ended) => (outcome = ended));
    });
    await userEvent.setup().click(await screen.findByRole('button', { name: /dismiss/i }));
    await waitFor(() => expect(outcome).toEqual({ outcome: 'dismissed' }));
  });

  it.each([
    ['Delete', true],
    ['Keep', false],
  ])('[EVT-024] [EVT-025] it shows a confirmation and receives the choice: %s', async (button, expected) => {
    const { platform } = await openPage();
    const question = { title: 'Are you sure?', text: 'It will be gone.', confirm: 'Delete', cancel: 'Keep' };
    let response: unknown;
    act(() => void platform.dialogs.confirm(question).then((given) => (response = given)));
    const dialog = await screen.findByRole('alertdialog', { name: 'Are you sure?' });
    await userEvent.setup().click(within(dialog).getByRole('button', { name: button }));
    await waitFor(() => expect(response).toBe(expected));
  });
});

describe('What happened to remotes on a page', () => {
  const requested = (fetch: jest.SpyInstance) =>
    fetch.mock.calls.map(([request]) => new URL((request as Request).url ?? String(request), 'http://a.test').pathname);

  it.each([
    ['is sent to the server', [], true],
    ['stays there where a developer’s build has the place of one of them', ['mf-test'], false],
  ] as const)('%s', async (_case, overridden, isSent) => {
    const fetch = serverWith(() => Response.json(testSettings()));
    const registry: Registry = { schema: 1, generatedAt: '', remotes: [remote] };
    const { telemetry } = new Shell(await createShellServices({ registry, overridden }));
    jest.useFakeTimers();
    telemetry.report({
      ...{ remote: 'mf-test', version: '1.0.0-override', code: 'MFE-401', message: 'It threw', reportId: null },
      ...{ durationMs: 1, at: '2026-11-20T23:40:42.911Z' },
    });
    await jest.advanceTimersByTimeAsync(5000);
    jest.useRealTimers();
    expect(telemetry.records()).toHaveLength(1);
    expect(requested(fetch).includes('/api/telemetry/remotes')).toBe(isSent);
  });
});
