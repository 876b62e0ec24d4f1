import { createBus } from '@specbuilder/shared-contracts/events';
import { type CurrencyState, type SignedInUser, writable } from '@specbuilder/shared-contracts/platform';
import { createTestPlatform } from '@specbuilder/shared-contracts/testing';
import { memoryStorage } from '@specbuilder/shared-ui/host';
import { followTabs, type TabMessage } from './follow-tabs.ts';

/** A browser whose tabs receive each other's messages, as by a BroadcastChannel, and which knows who is signed in. */
function openBrowser() {
  const tabs: EventTarget[] = [];
  const messages: TabMessage[] = [];
  let signedIn: string | null = null;
  let kept = { themeName: 'Light', followsSystem: false };

  function openTab(userId: string | null = null, storage = memoryStorage(), isLoading = false) {
    const bus = createBus({ source: 'shell' });
    const target = new EventTarget();
    tabs.push(target);
    const channel = Object.assign(target, {
      postMessage(data: TabMessage) {
        messages.push(data);
        for (const other of tabs.filter((tab) => tab !== target)) {
          other.dispatchEvent(Object.assign(new Event('message'), { data: structuredClone(data) }));
        }
      },
    });
    const user = writable<SignedInUser | null>(null);
    const isSigningOut = writable(false);
    const signIn = (id: string) => {
      user.set({ userId: id } as SignedInUser);
      bus.publish('user-signed-in', {
        ...{ userId: id, roles: [], salesRegions: [] },
        ...{ defaultSalesRegion: null, isExternal: false },
      });
    };
    const session = {
      user,
      isSigningOut,
      refresh: async () => {
        if (signedIn !== null && user.get()?.userId !== signedIn) signIn(signedIn);
      },
      expire: async () => {
        user.set(null);
        bus.publish('user-signed-out', { reason: 'sessionEnded' });
      },
    };
    const state = writable({ themeName: 'Light', isDark: false });
    const followsSystem = writable(false);
    const choose = (themeName: string) => {
      kept = { themeName, followsSystem: false };
      followsSystem.set(false);
      state.set({ themeName, isDark: themeName === 'Dark' });
      bus.publish('theme-changed', state.get());
    };
    const followSystem = () => {
      kept = { ...kept, followsSystem: true };
      followsSystem.set(true);
      bus.publish('theme-changed', state.get());
    };
    const theme = { state, choose, followsSystem, followSystem };
    const currency = writable<CurrencyState>({
      ...{ currencyCode: 'USD', currencySymbol: '$' },
      ...{ exchangeRate: 1, arePricesHidden: false },
    });
    const chooseCurrency = async (currencyCode: string) => {
      currency.set({ ...currency.get(), currencyCode });
      bus.publish('currency-changed', { currencyCode, exchangeRate: 1, source: 'user', arePricesHidden: false });
    };
    const { currentProject: project, log } = createTestPlatform();
    const currentProject: typeof project = {
      ...project,
      set(projectId, reason) {
        project.set(projectId, reason);
        bus.publish('current-project-changed', { projectId, reason });
      },
    };
    if (userId !== null) signIn(userId);
    const join = () => {
      const storedTheme = () => kept;
      followTabs({ channel, bus, log, storage, session, theme, storedTheme, currency, chooseCurrency, currentProject });
    };
    if (!isLoading) join();
    return { join, bus, user, signIn, isSigningOut, theme, currency, chooseCurrency, currentProject };
  }
  const knows = (userId: string | null) => {
    signedIn = userId;
  };
  return { openTab, messages, knows };
}

const delivered = () => new Promise<void>((resolve) => setTimeout(resolve));

describe('tabs of one browser', () => {
  it('sign in together, each with tokens of its own', async () => {
    const { openTab, knows, messages } = openBrowser();
    const first = openTab();
    knows('maya');
    openTab('maya');
    await delivered();
    expect(first.user.get()?.userId).toBe('maya');
    expect(JSON.stringify(messages)).not.toMatch(/token/i);
  });

  it('sign out together, once', async () => {
    const { openTab, knows, messages } = openBrowser();
    knows('maya');
    const storage = memoryStorage();
    const [first, second, third] = [openTab('maya', storage), openTab('maya'), openTab('maya')];
    first.isSigningOut.set(true);
    await delivered();
    // The provider still knows the user: no tab may be led to it now.
    expect(second.user.get()?.userId).toBe('maya');
    knows(null);
    openTab(null, storage);
    await delivered();
    expect([second.user.get(), third.user.get()]).toEqual([null, null]);
    expect(messages.filter(({ kind }) => kind === 'signed-out')).toHaveLength(1);
  });

  it('[AUT-012] end what an expired sign-in left in them, once its user signs out elsewhere', async () => {
    const { openTab, knows } = openBrowser();
    knows('maya');
    const storage = memoryStorage();
    const [first, second] = [openTab('maya', storage), openTab('maya')];
    second.user.set(null);
    const ended: string[] = [];
    second.bus.subscribe('user-signed-out', ({ payload }) => ended.push(payload.reason));
    first.isSigningOut.set(true);
    knows(null);
    openTab(null, storage);
    await delivered();
    expect(ended).toEqual(['sessionEnded']);
  });

  it('take up another user who signed in elsewhere, having forgotten the former one', async () => {
    const { openTab, knows } = openBrowser();
    knows('maya');
    const first = openTab('maya');
    const facts: string[] = [];
    first.bus.subscribe('user-signed-out', ({ payload }) => facts.push(payload.reason));
    knows('bob');
    openTab('bob');
    await delivered();
    expect([first.user.get()?.userId, facts]).toEqual(['bob', ['sessionEnded']]);
  });

  it('show the same theme, the one of the device included', async () => {
    const { openTab } = openBrowser();
    const [first, second] = [openTab(), openTab()];
    first.theme.choose('Dark');
    await delivered();
    expect(second.theme.state.get().themeName).toBe('Dark');
    second.theme.followSystem();
    await delivered();
    expect(first.theme.followsSystem.get()).toBe(true);
  });

  it('show prices in the same currency', async () => {
    const { openTab, messages } = openBrowser();
    const [first, second] = [openTab(), openTab()];
    await first.chooseCurrency('CAD');
    await delivered();
    expect(second.currency.get().currencyCode).toBe('CAD');
    await second.chooseCurrency('NONE');
    await second.chooseCurrency('CAD');
    expect(messages.flatMap((message) => (message.kind === 'currency' ? [message.currencyCode] : []))).toEqual([
      ...['CAD', 'NONE', 'CAD'],
    ]);
  });

  it('do not repeat what another sent: late, it would undo the next choice there', async () => {
    const { openTab, knows, messages } = openBrowser();
    knows('maya');
    const [first] = [openTab('maya'), openTab('maya')];
    await delivered();
    messages.length = 0;
    first.theme.choose('Dark');
    await first.chooseCurrency('CAD');
    first.currentProject.set('p1', 'selected');
    await delivered();
    expect(messages.map(({ kind }) => kind)).toEqual(['theme', 'currency', 'project']);
  });

  it('have the same project open, but one that begins again closes it for itself alone', async () => {
    const { openTab, knows } = openBrowser();
    knows('maya');
    const [first, second] = [openTab('maya'), openTab('maya')];
    first.currentProject.set('p1', 'selected');
    await delivered();
    expect(second.currentProject.get()).toBe('p1');
    first.currentProject.set(null, 'startPage');
    await delivered();
    expect(second.currentProject.get()).toBe('p1');
  });

  it('show the same theme although it was chosen before they were connected', async () => {
    const { openTab } = openBrowser();
    const first = openTab(null, memoryStorage(), true);
    const second = openTab();
    const third = openTab(null, memoryStorage(), true);
    first.theme.choose('Dark');
    third.join();
    await delivered();
    expect(third.theme.state.get().themeName).toBe('Dark');
    first.join();
    await delivered();
    expect(second.theme.state.get().themeName).toBe('Dark');
  });

  it('receive nothing else that was so before they were opened', async () => {
    const { openTab, messages } = openBrowser();
    const first = openTab();
    await first.chooseCurrency('CAD');
    await delivered();
    const before = messages.length;
    openTab();
    await delivered();
    expect(messages.slice(before).filter(({ kind }) => kind !== 'theme')).toEqual([]);
  });
});
