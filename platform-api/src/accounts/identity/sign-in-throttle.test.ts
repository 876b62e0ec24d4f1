import { sql } from 'drizzle-orm';
import { defaultStoreKind, openTestStore, type TestStore } from '../../../test/store/test-store.ts';
import { countTry, forgetTries, sweepTries } from './sign-in-throttle.ts';

describe('Tries to sign in', () => {
  let store: TestStore;
  beforeAll(async () => {
    store = await openTestStore(defaultStoreKind());
  });
  afterAll(() => store.close());

  const tryAs = (userName: string, address = '10.0.0.1') => countTry(store.db, userName, address);
  const age = (seconds: number) =>
    store.db.execute(sql`update sign_in_tries set started_on_utc = now() - make_interval(secs => ${seconds})`);

  it('are ten a minute, and then none until the minute is over', async () => {
    const counts = [];
    for (let i = 0; i < 11; i++) counts.push(await tryAs('ten'));
    expect(counts.map(({ triesLeft }) => triesLeft)).toEqual([9, 8, 7, 6, 5, 4, 3, 2, 1, 0, 0]);
    expect(counts.map(({ isAllowed }) => isAllowed)).toEqual([...Array(10).fill(true), false]);
    const [{ retryAfterSeconds } = { retryAfterSeconds: 0 }] = counts;
    expect(retryAfterSeconds).toBeGreaterThan(50);
    expect(retryAfterSeconds).toBeLessThanOrEqual(61);
    await age(40);
    const waiting = await tryAs('ten');
    expect(waiting.isAllowed).toBe(false);
    expect(waiting.retryAfterSeconds).toBeGreaterThan(10);
    expect(waiting.retryAfterSeconds).toBeLessThanOrEqual(21);
    await age(61);
    expect(await tryAs('ten')).toMatchObject({ isAllowed: true, triesLeft: 9 });
    expect(await tryAs('ten')).toMatchObject({ isAllowed: true, triesLeft: 8 });
  });

  it('start again when the clock was set back, and no one waits longer than a minute', async () => {
    for (let i = 0; i < 11; i++) await tryAs('back');
    await age(-3600);
    expect(await tryAs('back')).toMatchObject({ isAllowed: true, triesLeft: 9, retryAfterSeconds: 60 });
  });

  it('are counted by user name without case and by address', async () => {
    await tryAs('Maya');
    expect(await tryAs('MAYA')).toMatchObject({ triesLeft: 8 });
    expect(await tryAs('maya', '10.0.0.2')).toMatchObject({ triesLeft: 9 });
    expect(await tryAs('sam')).toMatchObject({ triesLeft: 9 });
    await forgetTries(store.db, 'maya', '10.0.0.1');
    expect(await tryAs('maya')).toMatchObject({ triesLeft: 9 });
    expect(await tryAs('sam')).toMatchObject({ triesLeft: 8 });
  });

  it('keep no user name, which may be a mistyped password', async () => {
    await tryAs('my-secret');
    const { rows } = await store.db.execute(sql`select * from sign_in_tries`);
    expect(JSON.stringify(rows)).not.toContain('my-secret');
  });

  it('are swept once their minute is over', async () => {
    await sweepTries(store.db, new Date(Date.now() + 3_600_000));
    await tryAs('sweep');
    expect(await sweepTries(store.db, new Date(Date.now() + 50_000))).toBe(0);
    expect(await sweepTries(store.db, new Date(Date.now() + 70_000))).toBe(1);
  });
});
