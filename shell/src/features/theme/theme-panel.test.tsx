import type { Settings, ThemeEntry } from '@specbuilder/shared-contracts/api';
import { createBus } from '@specbuilder/shared-contracts/events';
import type { Writable } from '@specbuilder/shared-contracts/platform';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createTestPage, renderInPage } from '../../../test/test-ports.tsx';
import { createThemeChoice } from './theme-choice.ts';
import ThemePanel from './theme-panel.tsx';

const THEMES: ThemeEntry[] = [
  { name: 'Light', isDefault: true, isDark: false },
  { name: 'Dark', isDefault: false, isDark: true },
];

/** A device whose owner switches between bright and dark. */
function startDevice() {
  const listeners: (() => void)[] = [];
  let isDark = false;
  window.matchMedia = (media) =>
    ({
      media,
      get matches() {
        return media.includes('dark') && isDark;
      },
      addEventListener: (_: string, listener: () => void) => listeners.push(listener),
      removeEventListener: () => undefined,
    }) as never;
  return (next: boolean) => {
    isDark = next;
    for (const listener of listeners) listener();
  };
}

function openPanel(themes = THEMES) {
  const page = createTestPage();
  const settings = page.platform.settings as Writable<Settings>;
  const { manufacturer } = settings.get();
  settings.set({ ...settings.get(), manufacturer: { ...manufacturer, themes } });
  const theme = createThemeChoice(themes, createBus({ source: 'shell' }));
  renderInPage(
    page,
    <ThemePanel
      ports={{ settings, theme }}
      panelProps={{}}
      hasInput={{ current: () => false }}
      onClose={() => undefined}
    />,
  );
  return { theme, user: userEvent.setup() };
}

describe('The theme panel', () => {
  let switchDevice: (isDark: boolean) => void;
  beforeEach(() => {
    switchDevice = startDevice();
    for (const name of ['SB.activeTheme', 'SB.selectedTheme', 'SB.followsSystem']) {
      document.cookie = `${name}=; path=/; max-age=0`;
    }
  });

  it('[SHL-043] lists the themes of the brand, the one in use chosen and with the focus', () => {
    openPanel();
    expect(screen.getAllByRole('radio')).toHaveLength(3);
    expect(screen.getByRole('radio', { name: /^Light/ })).toBeChecked();
    expect(screen.getByRole('radio', { name: /^Light/ })).toHaveFocus();
  });

  it('[BRD-017] shows and keeps a choice at once', async () => {
    const { theme, user } = openPanel();
    await user.click(screen.getByRole('radio', { name: /^Dark/ }));
    expect(theme.state.get()).toEqual({ themeName: 'Dark', isDark: true });
    expect(document.cookie).toContain('SB.selectedTheme=Dark');
    expect(document.cookie).toContain('SB.activeTheme=Dark');
  });

  it('goes with the device when set to, and stores no selected theme then', async () => {
    const { theme, user } = openPanel();
    await user.click(screen.getByRole('radio', { name: /^Dark/ }));
    await user.click(screen.getByRole('radio', { name: /^Same as system/ }));
    expect(theme.state.get().themeName).toBe('Light');
    expect(document.cookie).not.toContain('SB.selectedTheme');
    act(() => switchDevice(true));
    expect(theme.state.get().themeName).toBe('Dark');
    expect(createThemeChoice(THEMES, createBus({ source: 'shell' })).state.get().themeName).toBe('Dark');
    await user.click(screen.getByRole('radio', { name: /^Light/ }));
    act(() => switchDevice(false));
    act(() => switchDevice(true));
    expect(theme.state.get().themeName).toBe('Light');
  });

  it('goes with a device that turns dark until the visitor chooses, and begins with the default of the brand', async () => {
    switchDevice(true);
    const { theme, user } = openPanel();
    expect(theme.state.get().themeName).toBe('Light');
    act(() => switchDevice(false));
    act(() => switchDevice(true));
    expect(theme.state.get().themeName).toBe('Dark');
    expect(document.cookie).not.toContain('SB.selectedTheme');
    await user.click(screen.getByRole('radio', { name: /^Light/ }));
    act(() => switchDevice(false));
    act(() => switchDevice(true));
    expect(theme.state.get().themeName).toBe('Light');
  });

  it('offers no choice of the device to a brand with one theme', () => {
    openPanel(THEMES.slice(0, 1));
    expect(screen.getAllByRole('radio')).toHaveLength(1);
  });
});
