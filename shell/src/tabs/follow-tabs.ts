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

/** Whether what happens in this tab is its own doing, and so worth telling. */
interface Telling {
  isNews: boolean;
  /** The currency that is being taken over from another tab: the rates for it may have to be loaded first. */
  followedCurrency: string | null;
}

/** Keeps sign-in, theme, currency and open project the same in all tabs of the browser. */
export function followTabs(parts: TabParts): void {
  const { channel, log } = parts;
  const telling: Telling = { isNews: false, followedCurrency: null };
  const follow = (message: TabMessage) => {
    take(message, parts, telling).catch((error: unknown) =>
      log.error(`What another tab did (${message.kind}) was not followed`, error),
    );
  };
  channel.addEventListener('message', ({ data }: MessageEvent<TabMessage>) => follow(data));
  tellOthers(parts, telling);
  // Chosen while this tab was loading, here or elsewhere, it was not heard by everybody.
  const theme: TabMessage = { kind: 'theme', ...parts.keptTheme() };
  follow(theme);
  channel.postMessage(theme);
}

function tellOthers({ channel, bus, session, storage, theme }: TabParts, telling: Telling): void {
  const tell = (message: TabMessage): void => channel.postMessage(message);
  // Sticky facts are told again to who comes later; only a sign-in is news then, since it leads through another page.
  bus.subscribe('user-signed-in', ({ payload: { userId } }) => tell({ kind: 'signed-in', userId }));
  bus.subscribe('user-signed-out', ({ payload: { reason } }) => {
    if (telling.isNews && reason === 'sessionEnded') tell({ kind: 'signed-out' });
  });
  tellOfSignOut({ session, storage }, tell);
  bus.subscribe('theme-changed', ({ payload: { themeName } }) => {
    if (telling.isNews) tell({ kind: 'theme', themeName, followsSystem: theme.followsSystem.get() });
  });
  bus.subscribe('currency-changed', ({ payload: { currencyCode, source } }) => {
    if (currencyCode === telling.followedCurrency) return;
    if (telling.isNews && source === 'user') tell({ kind: 'currency', currencyCode });
  });
  bus.subscribe('current-project-changed', ({ payload: { projectId, reason } }) => {
    // A tab that begins anew on the start page closes the project for itself alone.
    if (telling.isNews && reason !== 'startPage') tell({ kind: 'project', projectId });
  });
  telling.isNews = true;
}

const LEFT_KEY = 'leftToSignOut';

/**
 * A sign-out is told on the return from the provider, when its session is over: told before, a tab on a guarded screen
 * would ask the provider and be signed in again.
 */
function tellOfSignOut(
  { session, storage }: Pick<TabParts, 'session' | 'storage'>,
  tell: (message: TabMessage) => void,
): void {
  if (storage.read(LEFT_KEY) !== null) {
    storage.remove(LEFT_KEY);
    if (session.user.get() === null) tell({ kind: 'signed-out' });
  }
  session.isSigningOut.subscribe((isLeaving) => isLeaving && storage.write(LEFT_KEY, 'true'));
}

/**
 * Does what another tab did, and does not tell it again: an echo that arrives after the other tab's next choice would
 * undo that choice.
 */
async function take(message: TabMessage, parts: TabParts, telling: Telling): Promise<void> {
  const { session, theme, currency, currentProject } = parts;
  const user = session.user.get();
  switch (message.kind) {
    case 'signed-in':
      // The identity provider knows the browser by now, so this tab gets tokens of its own without a question.
      if (user?.userId !== message.userId) await session.refresh();
      return;
    case 'signed-out':
      if (user !== null) await quietly(telling, () => session.expire('sessionEnded'));
      return;
    case 'theme':
      if (theme.followsSystem.get() !== message.followsSystem || theme.state.get().themeName !== message.themeName) {
        await quietly(telling, () => (message.followsSystem ? theme.followSystem() : theme.choose(message.themeName)));
      }
      return;
    case 'currency':
      if (currency.get().currencyCode === message.currencyCode) return;
      telling.followedCurrency = message.currencyCode;
      try {
        await parts.chooseCurrency(message.currencyCode);
      } finally {
        telling.followedCurrency = null;
      }
      return;
    case 'project':
      if (user !== null && currentProject.get() !== message.projectId) {
        const reason = message.projectId === null ? 'deleted' : 'selected';
        await quietly(telling, () => currentProject.set(message.projectId, reason));
      }
  }
}

async function quietly(telling: Telling, act: () => void | Promise<void>): Promise<void> {
  telling.isNews = false;
  try {
    await act();
  } finally {
    telling.isNews = true;
  }
}
