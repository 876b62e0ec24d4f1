import { createStartWatch } from './start-watch.ts';

/** A browser whose pages share a storage and a clock. */
function openBrowser() {
  const stored = new Map<string, string>();
  const storage = {
    read: (key: string) => stored.get(key) ?? null,
    write: (key: string, value: string) => void stored.set(key, value),
    remove: (key: string) => void stored.delete(key),
  };
  const clock = { time: 0 };
  let pages = 0;
  const openPage = () => {
    const beats = new Set<() => void>();
    const watch = createStartWatch({
      storage,
      now: () => clock.time,
      beat: (call) => {
        beats.add(call);
        return () => void beats.delete(call);
      },
      pageId: String(++pages),
    });
    return { watch, beats };
  };
  return { stored, clock, openPage };
}

describe('Code that freezes its page', () => {
  it('is known to the next page, which reports it once, and for a day', () => {
    const { clock, openPage } = openBrowser();
    openPage().watch.began('mf-account', '1.0.1');
    clock.time = 6000;
    const next = openPage().watch;
    expect(next.unreported).toMatchObject([{ remote: 'mf-account', version: '1.0.1' }]);
    const third = openPage().watch;
    expect(third.unreported).toEqual([]);
    expect(third.frozen).toMatchObject([{ remote: 'mf-account', version: '1.0.1' }]);
    clock.time = 25 * 3_600_000;
    expect(openPage().watch.frozen).toEqual([]);
  });

  it('is no code that started, failed, or was left in good order', () => {
    const { clock, openPage, stored } = openBrowser();
    const page = openPage();
    page.watch.began('mf-account', '1.0.1')();
    expect(page.beats.size).toBe(0);
    page.watch.began('mf-sizer', '1.0.0');
    page.watch.leave();
    clock.time = 60_000;
    expect(openPage().watch.frozen).toEqual([]);
    expect([...stored]).toEqual([]);
  });

  it('is no code that still starts in another tab', () => {
    const { clock, openPage } = openBrowser();
    const slow = openPage();
    const ended = slow.watch.began('mf-account', '1.0.1');
    clock.time = 4000;
    for (const beat of slow.beats) beat();
    clock.time = 8000;
    expect(openPage().watch.frozen).toEqual([]);
    ended();
    clock.time = 60_000;
    expect(openPage().watch.frozen).toEqual([]);
  });

  it('is not looked for in what others wrote', () => {
    const { openPage, stored } = openBrowser();
    stored.set('startingRemotes', '{"a":1}').set('frozenRemotes', 'no JSON');
    expect(openPage().watch.frozen).toEqual([]);
  });
});
