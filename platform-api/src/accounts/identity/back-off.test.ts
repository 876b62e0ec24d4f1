import { sql } from 'drizzle-orm';
import { describeOnEachStore, openTestStore, type TestStore } from '../../../test/store/test-store.ts';
import { type Counted, countFailure, forgetFailures, sweepFailures, takeBack } from './back-off.ts';

describeOnEachStore('Waiting after failures', (kind) => {
  let store: TestStore;
  beforeAll(async () => {
    store = await openTestStore(kind);
  });
  beforeEach(() => store.db.execute(sql`delete from sign_in_failures`));
  afterAll(() => store.close());

  const count = (name: string, counted: Counted = 'code') => countFailure(store.db, counted, name);
  const countTimes = async (times: number, name: string, counted: Counted = 'code') => {
    const responses = [];
    for (let i = 0; i < times; i++) responses.push(await count(name, counted));
    return responses.map(({ isAllowed }) => isAllowed);
  };
  const pass = (seconds: number) =>
    store.db.execute(sql`update sign_in_failures set last_on_utc = last_on_utc - make_interval(secs => ${seconds}),
      blocked_until_utc = blocked_until_utc - make_interval(secs => ${seconds})`);

  it('begins once the free ones are used up, and is twice as long each time', async () => {
    expect(await countTimes(5, 'maya')).toEqual([true, true, true, true, true]);
    const first = await count('maya');
    expect(first.isAllowed).toBe(false);
    expect(first.retryAfterSeconds).toBeGreaterThan(25);
    expect(first.retryAfterSeconds).toBeLessThanOrEqual(31);
    await pass(31);
    expect((await count('maya')).isAllowed).toBe(true);
    const second = await count('maya');
    expect(second.isAllowed).toBe(false);
    expect(second.retryAfterSeconds).toBeGreaterThan(55);
    expect(second.retryAfterSeconds).toBeLessThanOrEqual(61);
  });

  it('ends at an hour, however many failures there were', async () => {
    for (let round = 0; round < 25; round++) {
      await count('maya');
      await pass(3601);
      await store.db.execute(sql`update sign_in_failures set last_on_utc = now()`);
    }
    await count('maya');
    const { isAllowed, retryAfterSeconds } = await count('maya');
    expect([isAllowed, retryAfterSeconds > 3500, retryAfterSeconds <= 3601]).toEqual([false, true, true]);
  });

  it('ends when the clock was put back behind its longest wait', async () => {
    await countTimes(6, 'maya');
    await pass(-2 * 3600);
    expect((await count('maya')).isAllowed).toBe(true);
  });

  it('is not made longer by tries while it lasts, so no one can lock another user out forever', async () => {
    await countTimes(5, 'maya');
    expect(await countTimes(20, 'maya')).toEqual(Array(20).fill(false));
    await pass(31);
    expect((await count('maya')).isAllowed).toBe(true);
  });

  it('counts many tries of one moment one after the other', async () => {
    const responses = await Promise.all(Array.from({ length: 12 }, () => count('maya')));
    expect(responses.filter(({ isAllowed }) => isAllowed)).toHaveLength(5);
  });

  it('is forgotten after a day, and once the user proves that the account is theirs', async () => {
    await countTimes(6, 'maya');
    await pass(25 * 3600);
    expect(await countTimes(5, 'maya')).toEqual(Array(5).fill(true));
    await forgetFailures(store.db, 'code', 'MAYA');
    expect(await countTimes(5, 'maya')).toEqual(Array(5).fill(true));
  });

  it('of an address is a failure less after a success, and never clean: accounts of a robber buy nothing', async () => {
    await countTimes(59, '10.0.0.1', 'address');
    await takeBack(store.db, 'address', '10.0.0.1');
    expect(await countTimes(3, '10.0.0.1', 'address')).toEqual([true, true, false]);
  });

  it('is one for a whole network of IPv6, and one for each address of IPv4', async () => {
    await countTimes(30, '2001:db8:1:2::1', 'address');
    await countTimes(30, '2001:db8:1:2:ffff:1:2:3', 'address');
    expect((await count('2001:db8:1:2::9', 'address')).isAllowed).toBe(false);
    expect((await count('2001:db8:1:3::1', 'address')).isAllowed).toBe(true);
    await countTimes(61, '10.0.0.1', 'address');
    expect((await count('10.0.0.2', 'address')).isAllowed).toBe(true);
  });

  it('of one kind says nothing about another, and keeps no name', async () => {
    await countTimes(6, 'my-secret');
    expect((await count('my-secret', 'account')).isAllowed).toBe(true);
    const { rows } = await store.db.execute(sql`select * from sign_in_failures`);
    expect(JSON.stringify(rows)).not.toContain('my-secret');
    expect(await sweepFailures(store.db, new Date(Date.now() + 23 * 3_600_000))).toBe(0);
    expect(await sweepFailures(store.db, new Date(Date.now() + 25 * 3_600_000))).toBe(2);
  });
});
