import type { BroadcastBus } from '@specbuilder/shared-contracts/events';
import type {
  CurrencyState,
  CurrentProjectService,
  LogService,
  Readable,
  StorageService,
} from '@specbuilder/shared-contracts/platform';
import { PAGE_KEYS } from '../../boot/boot/browser-storage.ts';
import type { ShellSession } from '../../session/index.ts';
import type { ThemeChoice } from '../theme/theme-choice.ts';

export interface StoredTheme {
  readonly themeName: string;
  readonly followsSystem: boolean;
}

/** What a tab broadcasts to the others: choices and ids, never a token. */
export type TabMessage =
  | { readonly kind: 'signed-in'; readonly userId: string }
  | { readonly kind: 'signed-out' }
  | ({ readonly kind: 'theme' } & StoredTheme)
  | { readonly kind: 'currency'; readonly currencyCode: string }
  | { readonly kind: 'project'; readonly projectId: string | null };

export interface TabParts {
  readonly channel: Pick<BroadcastChannel, 'postMessage' | 'addEventListener'>;
  readonly bus: BroadcastBus;
  readonly log: LogService;
  /** Of this tab, over the way to the provider and back. */
  readonly storage: StorageService;
  readonly session: Pick<ShellSession, 'user' | 'isSigningOut' | 'refresh' | 'expire'>;
  readonly theme: Pick<ThemeChoice, 'state' | 'choose' | 'followsSystem' | 'followSystem'>;
  /** The theme that the browser stores for all tabs. */
  readonly storedTheme: () => StoredTheme;
  readonly currency: Readable<CurrencyState>;
  readonly chooseCurrency: (code: string) => Promise<void>;
  readonly currentProject: CurrentProjectService;
}

/** Keeps sign-in, theme, currency and open project the same in all tabs of the browser. */
export function followTabs(parts: TabParts): void {
  const { channel, log } = parts;
  // An echo that arrives after the other tab's next choice would undo that choice.
  const applying = new Set<string>();
  const broadcast = (message: TabMessage) => applying.has(JSON.stringify(message)) || channel.postMessage(message);
  const follow = async (message: TabMessage) => {
    const key = JSON.stringify(message);
    applying.add(key);
    try {
      await apply(message, parts);
    } catch (error) {
      log.error(`What another tab did (${message.kind}) was not followed`, error);
    } finally {
      applying.delete(key);
    }
  };
  channel.addEventListener('message', ({ data }: MessageEvent<TabMessage>) => void follow(data));
  broadcastChanges(parts, broadcast);
  // A theme chosen while a tab was loading has not reached every tab.
  const theme: TabMessage = { kind: 'theme', ...parts.storedTheme() };
  void follow(theme);
  channel.postMessage(theme);
}

type Broadcast = (message: TabMessage) => void;

function broadcastChanges({ bus, session, storage, theme }: TabParts, broadcast: Broadcast): void {
  // Sticky events are replayed to new subscribers; only a sign-in is news, since it leads through another page.
  let isNews = false;
  bus.subscribe('user-signed-in', ({ payload: { userId } }) => broadcast({ kind: 'signed-in', userId }));
  bus.subscribe('user-signed-out', ({ payload: { reason } }) => {
    if (isNews && reason === 'sessionEnded') broadcast({ kind: 'signed-out' });
  });
  broadcastSignOut({ session, storage }, broadcast);
  bus.subscribe('theme-changed', ({ payload: { themeName } }) => {
    if (isNews) broadcast({ kind: 'theme', themeName, followsSystem: theme.followsSystem.get() });
  });
  bus.subscribe('currency-changed', ({ payload: { currencyCode, source } }) => {
    if (isNews && source === 'user') broadcast({ kind: 'currency', currencyCode });
  });
  bus.subscribe('current-project-changed', ({ payload: { projectId, reason } }) => {
    // A tab that starts over on the start page closes the project for itself alone.
    if (isNews && reason !== 'startPage') broadcast({ kind: 'project', projectId });
  });
  isNews = true;
}

/**
 * A sign-out is broadcast on the return from the provider, when its session is over: earlier, a tab on a guarded screen
 * would redirect to the provider and be signed in again.
 */
function broadcastSignOut({ session, storage }: Pick<TabParts, 'session' | 'storage'>, broadcast: Broadcast): void {
  if (storage.read(PAGE_KEYS.isLeaving) !== null) {
    storage.remove(PAGE_KEYS.isLeaving);
    if (session.user.get() === null) broadcast({ kind: 'signed-out' });
  }
  session.isSigningOut.subscribe((isLeaving) => isLeaving && storage.write(PAGE_KEYS.isLeaving, 'true'));
}

/** Applies what another tab did, unless it is so already. */
async function apply(message: TabMessage, parts: TabParts): Promise<void> {
  const { session, theme, currency, currentProject } = parts;
  const user = session.user.get();
  switch (message.kind) {
    case 'signed-in':
      // The identity provider knows the browser by now, so this tab gets tokens of its own without a question.
      if (user?.userId === message.userId) return;
      // The refresh token of the former user would only bring them back.
      if (user !== null) await session.expire('sessionEnded');
      await session.refresh();
      return;
    case 'signed-out':
      // Also where a rejected call had ended this tab's sign-in first, which leaves the screen as it is.
      await session.expire('sessionEnded');
      return;
    case 'theme':
      if (theme.followsSystem.get() !== message.followsSystem || theme.state.get().themeName !== message.themeName) {
        if (message.followsSystem) theme.followSystem();
        else theme.choose(message.themeName);
      }
      return;
    case 'currency':
      if (currency.get().currencyCode !== message.currencyCode) await parts.chooseCurrency(message.currencyCode);
      return;
    case 'project':
      if (user !== null && currentProject.get() !== message.projectId) {
        currentProject.set(message.projectId, message.projectId === null ? 'deleted' : 'selected');
      }
  }
}
