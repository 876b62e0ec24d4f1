import type { ThemeEntry } from '@specbuilder/shared-contracts/api';
import { COOKIES } from '@specbuilder/shared-contracts/domain';
import type { BroadcastBus } from '@specbuilder/shared-contracts/events';
import { type Readable, type ThemeState, writable } from '@specbuilder/shared-contracts/platform';
import { clearCookie, readCookie, writeCookie } from '../../boot/boot/cookies.ts';

/** Beside the two of the specification, which name a theme of the brand. */
export const FOLLOWS_COOKIE = 'SB.followsSystem';

declare module '../../feature/ports.ts' {
  interface PagePorts {
    readonly theme: ThemeChoice;
  }
}

export interface ThemeChoice {
  readonly state: Readable<ThemeState>;
  choose(name: string): void;
  /** The brand's theme of the other variant. */
  toggleVariant(): void;
  /** The variant goes with the device. */
  readonly followsSystem: Readable<boolean>;
  followSystem(): void;
}

/**
 * The active theme: cookie when present, else the brand's default (BRD-016). A choice is stored immediately.
 *
 * @param isStoreView the shop's page shows through, so the product is light there and leaves the cookie alone
 */
export function createThemeChoice(all: readonly ThemeEntry[], bus: BroadcastBus, isStoreView = false): ThemeChoice {
  const themes = isStoreView ? all.filter((theme) => !theme.isDark) : all;
  const named = (name: string | null) => themes.find((theme) => theme.name === name);
  const device = window.matchMedia?.('(prefers-color-scheme: dark)');
  const ofDevice = () => themes.find((theme) => theme.isDark === device?.matches);
  const followsSystem = writable(!isStoreView && readCookie(FOLLOWS_COOKIE) === 'true');
  const stored = readCookie(COOKIES.activeTheme);
  const requested = followsSystem.get() ? ofDevice() : named(stored);
  const first = requested ?? themes.find((theme) => theme.isDefault) ?? themes[0];
  const state = writable<ThemeState>({ themeName: first?.name ?? '', isDark: first?.isDark ?? false });
  const show = (theme: ThemeEntry | undefined, isKept = !isStoreView): void => {
    if (theme === undefined) return;
    state.set({ themeName: theme.name, isDark: theme.isDark });
    // The page's own style, which came with it, colours scrollbars by it.
    document.documentElement.dataset['variant'] = theme.isDark ? 'dark' : 'light';
    if (isKept) writeCookie(COOKIES.activeTheme, theme.name);
    bus.publish('theme-changed', { themeName: theme.name, isDark: theme.isDark });
  };
  const choose = (theme: ThemeEntry | undefined): void => {
    if (theme === undefined) return;
    clearCookie(FOLLOWS_COOKIE);
    followsSystem.set(false);
    writeCookie(COOKIES.selectedTheme, theme.name);
    show(theme);
  };
  // A theme that only another brand or release has stays chosen for it.
  show(first, !isStoreView && (!stored || !!requested));
  // Until the visitor chooses, a device that turns dark or light is followed; the first visit begins with the brand's (BRD-016).
  device?.addEventListener('change', () => {
    if (readCookie(COOKIES.selectedTheme) === null) show(ofDevice());
  });
  return {
    state,
    followsSystem,
    choose: (name) => choose(named(name)),
    toggleVariant: () => choose(themes.find((theme) => theme.isDark !== state.get().isDark)),
    followSystem() {
      clearCookie(COOKIES.selectedTheme);
      writeCookie(FOLLOWS_COOKIE, 'true');
      followsSystem.set(true);
      show(ofDevice());
    },
  };
}
