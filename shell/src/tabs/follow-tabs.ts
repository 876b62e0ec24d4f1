import type { BroadcastBus } from '@specbuilder/shared-contracts/events';
import type {
  CurrencyState,
  CurrentProjectService,
  LogService,
  Readable,
  StorageService,
} from '@specbuilder/shared-contracts/platform';
import type { ShellSession } from '../session/index.ts';
import type { ThemeChoice } from '../theme/theme-choice.ts';

export interface KeptTheme {
  readonly themeName: string;
  readonly followsSystem: boolean;
}

/** What one tab tells the others: choices and ids, never a token. */
export type TabMessage =
  | { readonly kind: 'signed-in'; readonly userId: string }
  | { readonly kind: 'signed-out' }
  | ({ readonly kind: 'theme' } & KeptTheme)
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
  /** The theme that the browser keeps for all tabs. */
  readonly keptTheme: () => KeptTheme;
  readonly currency: Readable<CurrencyState>;
  readonly chooseCurrency: (code: string) => Promise<void>;
  readonly currentProject: CurrentProjectService;
}

/** Keeps sign-in, theme, currency and open project the same in all tabs of the browser. */
export function followTabs(parts: TabParts): void {
  const { channel, log } = parts;
  // An echo that arrives after the other tab's next choice would undo that choice.
  const taken = new Set<string>();
  const tell = (message: TabMessage) => taken.has(JSON.stringify(message)) || channel.postMessage(message);
  const follow = async (message: TabMessage) => {
    const key = JSON.stringify(message);
    taken.add(key);
    try {
      await take(message, parts);
    } catch (error) {
      log.error(`What another tab did (${message.kind}) was not followed`, error);
    } finally {
      taken.delete(key);
    }
  };
  channel.addEventListener('message', ({ data }: MessageEvent<TabMessage>) => void follow(data));
  tellOthers(parts, tell);
  // Chosen while this tab was loading, here or elsewhere, it was not heard by everybody.
  const theme: TabMessage = { kind: 'theme', ...parts.keptTheme() };
  void follow(theme);
  channel.postMessage(theme);
}

type Tell = (message: TabMessage) => void;

function tellOthers({ bus, session, storage, theme }: TabParts, tell: Tell): void {
  // Sticky facts are told again to who comes later; only a sign-in is news then, since it leads through another page.
  let isNews = false;
  bus.subscribe('user-signed-in', ({ payload: { userId } }) => tell({ kind: 'signed-in', userId }));
  bus.subscribe('user-signed-out', ({ payload: { reason } }) => {
    if (isNews && reason === 'sessionEnded') tell({ kind: 'signed-out' });
  });
  tellOfSignOut({ session, storage }, tell);
  bus.subscribe('theme-changed', ({ payload: { themeName } }) => {
    if (isNews) tell({ kind: 'theme', themeName, followsSystem: theme.followsSystem.get() });
  });
  bus.subscribe('currency-changed', ({ payload: { currencyCode, source } }) => {
    if (isNews && source === 'user') tell({ kind: 'currency', currencyCode });
  });
  bus.subscribe('current-project-changed', ({ payload: { projectId, reason } }) => {
    // A tab that begins anew on the start page closes the project for itself alone.
    if (isNews && reason !== 'startPage') tell({ kind: 'project', projectId });
  });
  isNews = true;
}

const LEFT_KEY = 'leftToSignOut';

/**
 * A sign-out is told on the return from the provider, when its session is over: told before, a tab on a guarded screen
 * would ask the provider and be signed in again.
 */
function tellOfSignOut({ session, storage }: Pick<TabParts, 'session' | 'storage'>, tell: Tell): void {
  if (storage.read(LEFT_KEY) !== null) {
    storage.remove(LEFT_KEY);
    if (session.user.get() === null) tell({ kind: 'signed-out' });
  }
  session.isSigningOut.subscribe((isLeaving) => isLeaving && storage.write(LEFT_KEY, 'true'));
}

/** Does what another tab did, unless it is so already. */
async function take(message: TabMessage, parts: TabParts): Promise<void> {
  const { session, theme, currency, currentProject } = parts;
  const user = session.user.get();
  switch (message.kind) {
    case 'signed-in':
      // The identity provider knows the browser by now, so this tab gets tokens of its own without a question.
      if (user?.userId !== message.userId) await session.refresh();
      return;
    case 'signed-out':
      if (user !== null) await session.expire('sessionEnded');
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
