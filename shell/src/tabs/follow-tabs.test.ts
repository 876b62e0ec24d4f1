import { createBus } from '@specbuilder/shared-contracts/events';
import { type CurrencyState, type SignedInUser, writable } from '@specbuilder/shared-contracts/platform';
import { createTestPlatform } from '@specbuilder/shared-contracts/testing';
import { memoryStorage } from '@specbuilder/shared-ui/host';
import { followTabs, type TabMessage } from './follow-tabs.ts';

/** A browser whose tabs hear each other, as a BroadcastChannel does, and which knows who is signed in. */
function openBrowser() {
  const tabs: EventTarget[] = [];
  const told: TabMessage[] = [];
  let signedIn: string | null = null;
  let kept = { themeName: 'Light', followsSystem: false };

  function openTab(userId: string | null = null, storage = memoryStorage(), isLoading = false) {
    const bus = createBus({ source: 'shell' });
    const target = new EventTarget();
    tabs.push(target);
    const channel = Object.assign(target, {
      postMessage(data: TabMessage) {
        told.push(data);
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
      const keptTheme = () => kept;
      followTabs({ channel, bus, log, storage, session, theme, keptTheme, currency, chooseCurrency, currentProject });
    };
    if (!isLoading) join();
    return { join, bus, user, signIn, isSigningOut, theme, currency, chooseCurrency, currentProject };
  }
  const knows = (userId: string | null) => {
    signedIn = userId;
  };
  return { openTab, told, knows };
}

const settled = () => new Promise<void>((resolve) => setTimeout(resolve));

describe('tabs of one browser', () => {
  it('sign in together, each with tokens of its own', async () => {
    const { openTab, knows, told } = openBrowser();
    const first = openTab();
    knows('maya');
    openTab('maya');
    await settled();
    expect(first.user.get()?.userId).toBe('maya');
    expect(JSON.stringify(told)).not.toMatch(/token/i);
  });

  it('sign out together, once', async () => {
    const { openTab, knows, told } = openBrowser();
    knows('maya');
    const storage = memoryStorage();
    const [first, second, third] = [openTab('maya', storage), openTab('maya'), openTab('maya')];
    first.isSigningOut.set(true);
    await settled();
    // The provider still knows the user: nobody may be led to it now.
    expect(second.user.get()?.userId).toBe('maya');
    knows(null);
    openTab(null, storage);
    await settled();
    expect([second.user.get(), third.user.get()]).toEqual([null, null]);
    expect(told.filter(({ kind }) => kind === 'signed-out')).toHaveLength(1);
  });

  it('show the same theme, the one of the device included', async () => {
    const { openTab } = openBrowser();
    const [first, second] = [openTab(), openTab()];
    first.theme.choose('Dark');
    await settled();
    expect(second.theme.state.get().themeName).toBe('Dark');
    second.theme.followSystem();
    await settled();
    expect(first.theme.followsSystem.get()).toBe(true);
  });

  it('show prices in the same currency', async () => {
    const { openTab, told } = openBrowser();
    const [first, second] = [openTab(), openTab()];
    await first.chooseCurrency('CAD');
    await settled();
    expect(second.currency.get().currencyCode).toBe('CAD');
    await second.chooseCurrency('NONE');
    await second.chooseCurrency('CAD');
    expect(told.flatMap((message) => (message.kind === 'currency' ? [message.currencyCode] : []))).toEqual([
      ...['CAD', 'NONE', 'CAD'],
    ]);
  });

  it('do not tell again what another told: late, it would undo the next choice there', async () => {
    const { openTab, knows, told } = openBrowser();
    knows('maya');
    const [first] = [openTab('maya'), openTab('maya')];
    await settled();
    told.length = 0;
    first.theme.choose('Dark');
    await first.chooseCurrency('CAD');
    first.currentProject.set('p1', 'selected');
    await settled();
    expect(told.map(({ kind }) => kind)).toEqual(['theme', 'currency', 'project']);
  });

  it('have the same project open, but one that begins anew closes it for itself alone', async () => {
    const { openTab, knows } = openBrowser();
    knows('maya');
    const [first, second] = [openTab('maya'), openTab('maya')];
    first.currentProject.set('p1', 'selected');
    await settled();
    expect(second.currentProject.get()).toBe('p1');
    first.currentProject.set(null, 'startPage');
    await settled();
    expect(second.currentProject.get()).toBe('p1');
  });

  it('show the same theme although it was chosen before they heard each other', async () => {
    const { openTab } = openBrowser();
    const first = openTab(null, memoryStorage(), true);
    const second = openTab();
    const third = openTab(null, memoryStorage(), true);
    first.theme.choose('Dark');
    third.join();
    await settled();
    expect(third.theme.state.get().themeName).toBe('Dark');
    first.join();
    await settled();
    expect(second.theme.state.get().themeName).toBe('Dark');
  });

  it('are told nothing else that was so before they were opened', async () => {
    const { openTab, told } = openBrowser();
    const first = openTab();
    await first.chooseCurrency('CAD');
    await settled();
    const before = told.length;
    openTab();
    await settled();
    expect(told.slice(before).filter(({ kind }) => kind !== 'theme')).toEqual([]);
  });
});
