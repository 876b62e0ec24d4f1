import { type CookieWindow, requireCookies } from './cookie-check.ts';

function page(changes: Partial<CookieWindow> = {}) {
  const seen = { alerts: [] as string[], reloads: 0 };
  const window: CookieWindow = {
    navigator: { cookieEnabled: false },
    location: { reload: () => (seen.reloads += 1) },
    isFramed: false,
    alert: (text) => seen.alerts.push(text),
    ...changes,
  };
  return { window, seen };
}

describe('a page without cookies', () => {
  it('[SHL-004] [SHL-005] says so in the words of the specification and is reloaded', () => {
    const { window, seen } = page();
    expect(requireCookies(window)).toBe(false);
    expect(seen.alerts).toEqual([
      'This site requires cookies and it looks like your cookies are disabled. Please enable your cookies and press ok to reload this page.',
    ]);
    expect(seen.reloads).toBe(1);
  });

  it('[A-021] goes on inside a foreign page, which cannot ask for them', () => {
    const { window, seen } = page({ isFramed: true });
    expect(requireCookies(window)).toBe(true);
    expect(seen).toEqual({ alerts: [], reloads: 0 });
  });

  it('goes on with cookies', () => {
    const { window, seen } = page({ navigator: { cookieEnabled: true } });
    expect(requireCookies(window)).toBe(true);
    expect(seen).toEqual({ alerts: [], reloads: 0 });
  });
});
