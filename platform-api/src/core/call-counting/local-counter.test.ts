import { createLocalCounter } from './local-counter.ts';

describe('Calls counted in one process', () => {
  const SIZINGS = 240;
  const started = () => {
    let ms = 0;
    const counter = createLocalCounter(() => ms);
    return { count: (key = 'a') => counter.count(key, SIZINGS), pass: (passed: number) => (ms += passed) };
  };

  it('may come ten a second for a while, and as often as the budget says for ever', async () => {
    const { count, pass } = started();
    const perSecond: number[] = [];
    for (let second = 0; second < 120; second++) {
      let through = 0;
      for (let call = 0; call < 10; call++) {
        if ((await count()) === 0) through += 1;
        pass(100);
      }
      perSecond.push(through);
    }
    expect(new Set(perSecond.slice(0, 30))).toEqual(new Set([10]));
    expect(Math.max(...perSecond.slice(60))).toBeLessThanOrEqual(5);
  });

  it('are rejected with the time until the next one, and let through by then', async () => {
    const { count, pass } = started();
    for (let call = 0; call < SIZINGS; call++) expect(await count()).toBe(0);
    expect(await count()).toBe(1);
    expect(await count('b')).toBe(0);
    pass(1000);
    expect(await count()).toBe(0);
  });

  it('never come to more than a minute’s, however long no one called', async () => {
    const { count, pass } = started();
    await count();
    pass(86_400_000);
    for (let call = 0; call < SIZINGS; call++) expect(await count()).toBe(0);
    expect(await count()).toBe(1);
  });
});
