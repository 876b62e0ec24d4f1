import { createDialogs } from '@specbuilder/shared-ui/host';
import { createBrowserHistory } from '../../composition/browser-history.ts';
import { createLeaveGuard } from './leave-guard.ts';

const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve));

const releases: (() => void)[] = [];

/** A page on /start whose guards prompt the user. */
function openPage() {
  window.history.replaceState(null, '', '/start');
  const history = createBrowserHistory();
  const dialogs = createDialogs();
  const guard = createLeaveGuard(history, dialogs);
  const block = (request: () => string | null) => {
    const release = guard(request);
    releases.push(release);
    return release;
  };
  return { history, dialogs, block };
}

// The window outlives each page of these tests.
afterEach(() => {
  for (const release of releases.splice(0)) release();
});

async function leave({ history, dialogs }: ReturnType<typeof openPage>, response: boolean) {
  history.push('/elsewhere');
  const requested = dialogs.current.get();
  if (requested !== null) dialogs.resolve(requested.id, response);
  await nextTask();
  return { text: requested?.text, path: window.location.pathname };
}

const closesUnasked = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

describe('A screen with unsaved input', () => {
  it('is left when the user says so and kept when they say no', async () => {
    const page = openPage();
    page.block(() => 'The name is lost');
    expect(await leave(page, false)).toEqual({ text: 'The name is lost', path: '/start' });
    expect(await leave(page, true)).toEqual({ text: 'The name is lost', path: '/elsewhere' });
  });

  it('uses the default texts of the page for the confirmation', () => {
    const page = openPage();
    page.block(() => 'The name is lost');
    page.history.push('/elsewhere');
    expect(page.dialogs.current.get()).toMatchObject({ title: 'Leave this page?', confirm: 'Leave', cancel: 'Stay' });
  });

  it('makes the browser ask before the tab is closed, while there is something to lose', () => {
    const page = openPage();
    let unsaved: string | null = null;
    const release = page.block(() => unsaved);
    expect(closesUnasked()).toBe(true);
    unsaved = 'The name is lost';
    expect([closesUnasked(), page.history.guard?.isActive()]).toEqual([false, true]);
    release();
    expect(closesUnasked()).toBe(true);
  });

  it('is left unasked where nothing was typed', async () => {
    const page = openPage();
    page.block(() => null);
    expect(page.history.guard?.isActive()).toBe(false);
    expect(await leave(page, false)).toEqual({ text: undefined, path: '/elsewhere' });
  });

  it('shows the confirmation of any part with unsaved input, until the last part is gone', async () => {
    const page = openPage();
    page.block(() => 'The name is lost');
    page.block(() => null);
    expect((await leave(page, false)).text).toBe('The name is lost');
    releases[0]?.();
    expect(page.history.guard).not.toBeNull();
    releases[1]?.();
    expect(page.history.guard).toBeNull();
  });
});
