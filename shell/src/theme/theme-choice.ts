import type { ThemeEntry } from '@specbuilder/shared-contracts/api';
import { COOKIES } from '@specbuilder/shared-contracts/domain';
import type { BroadcastBus } from '@specbuilder/shared-contracts/events';
import { type Readable, type ThemeState, writable } from '@specbuilder/shared-contracts/platform';
import { readCookie, writeCookie } from '../boot/cookies.ts';

export interface ThemeChoice {
  readonly state: Readable<ThemeState>;
  choose(name: string): void;
  /** The brand's theme of the other variant. */
  toggleVariant(): void;
}

/** The active theme: cookie when present, else the brand's default (BRD-016). A choice is kept at once. */
export function createThemeChoice(themes: readonly ThemeEntry[], bus: BroadcastBus): ThemeChoice {
  const named = (name: string | null) => themes.find((theme) => theme.name === name);
  const first = named(readCookie(COOKIES.activeTheme)) ?? themes.find((theme) => theme.isDefault) ?? themes[0];
  const state = writable<ThemeState>({ themeName: first?.name ?? '', isDark: first?.isDark ?? false });
  const show = (theme: ThemeEntry): void => {
    state.set({ themeName: theme.name, isDark: theme.isDark });
    writeCookie(COOKIES.activeTheme, theme.name);
    bus.publish('theme-changed', { themeName: theme.name, isDark: theme.isDark });
  };
  const choose = (name: string): void => {
    const theme = named(name);
    if (theme === undefined) return;
    writeCookie(COOKIES.selectedTheme, theme.name);
    show(theme);
  };
  if (first) show(first);
  return {
    state,
    choose,
    toggleVariant() {
      const other = themes.find((theme) => theme.isDark !== state.get().isDark);
      if (other) choose(other.name);
    },
  };
}
