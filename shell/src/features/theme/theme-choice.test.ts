import { createBus } from '@specbuilder/shared-contracts/events';
import { createThemeChoice } from './theme-choice.ts';

const THEMES = [
  { name: 'Light', isDefault: true, isDark: false },
  { name: 'Dark', isDefault: false, isDark: true },
];

function forgetCookies() {
  for (const name of ['SB.activeTheme', 'SB.selectedTheme']) document.cookie = `${name}=; path=/; max-age=0`;
}

describe('the theme', () => {
  beforeEach(forgetCookies);

  it('[BRD-016] is the one of the cookie, else the default of the brand', () => {
    expect(createThemeChoice(THEMES, createBus({ source: 'shell' })).state.get().themeName).toBe('Light');
    document.cookie = 'SB.activeTheme=Dark; path=/';
    expect(createThemeChoice(THEMES, createBus({ source: 'shell' })).state.get()).toEqual({
      themeName: 'Dark',
      isDark: true,
    });
    document.cookie = 'SB.activeTheme=Gone; path=/';
    expect(createThemeChoice(THEMES, createBus({ source: 'shell' })).state.get().themeName).toBe('Light');
  });

  it('[BRD-017] [BRD-020] [EVT-041] changes at once, is kept in both cookies and broadcast', () => {
    const bus = createBus({ source: 'shell' });
    const theme = createThemeChoice(THEMES, bus);
    theme.toggleVariant();
    expect(theme.state.get()).toEqual({ themeName: 'Dark', isDark: true });
    expect(document.documentElement).toHaveAttribute('data-variant', 'dark');
    expect(document.cookie).toContain('SB.selectedTheme=Dark');
    expect(document.cookie).toContain('SB.activeTheme=Dark');
    expect(bus.last('theme-changed')?.payload).toEqual({ themeName: 'Dark', isDark: true });
  });

  it.each([
    ['has none', []],
    ['has others', THEMES],
  ])('of the user stays chosen where the brand %s', (_, themes) => {
    document.cookie = 'SB.activeTheme=Midnight; path=/';
    createThemeChoice(themes, createBus({ source: 'shell' }));
    expect(document.cookie).toContain('SB.activeTheme=Midnight');
    const again = createThemeChoice(
      [...THEMES, { name: 'Midnight', isDefault: false, isDark: true }],
      createBus({ source: 'shell' }),
    );
    expect(again.state.get().themeName).toBe('Midnight');
    again.choose('Light');
    expect(document.cookie).toContain('SB.activeTheme=Light');
  });

  it('is light in a shop, whatever the cookie says, and leaves the cookie alone', () => {
    document.cookie = 'SB.activeTheme=Dark; path=/';
    const theme = createThemeChoice(THEMES, createBus({ source: 'shell' }), true);
    theme.toggleVariant();
    expect(theme.state.get()).toEqual({ themeName: 'Light', isDark: false });
    expect(document.cookie).toContain('SB.activeTheme=Dark');
  });

  it('a default that the user did not choose is not kept as a choice', () => {
    createThemeChoice(THEMES, createBus({ source: 'shell' }));
    expect(document.cookie).not.toContain('SB.selectedTheme');
  });
});
