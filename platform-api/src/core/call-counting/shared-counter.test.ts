import { sql } from 'drizzle-orm';
import { describeOnEachStore, openTestStore, type TestStore } from '../../../test/store/test-store.ts';
import { createSharedCounter, type Lend, type Requested } from './shared-counter.ts';
import { lendFromStore, sweepCallBudgets } from './store.ts';

const SIZINGS = 240;

describeOnEachStore('Calls counted over all servers', (kind) => {
  let store: TestStore;
  beforeAll(async () => {
    store = await openTestStore(kind);
  });
  beforeEach(() => store.db.execute(sql`delete from call_budgets`));
  afterAll(() => store.close());

  /** A server with its own clock, and its requests to the store. */
  function startServer() {
    const requested: Requested[] = [];
    let ms = 0;
    const lend: Lend = (question) => {
      requested.push(question);
      return lendFromStore(store.db)(question);
    };
    const counter = createSharedCounter(lend, () => ms);
    const letThrough = async (calls: number, perMinute = SIZINGS, key = 'key') => {
      let through = 0;
      for (let call = 0; call < calls; call++) if ((await counter.count(key, perMinute)) === 0) through += 1;
      return through;
    };
    return { counter, letThrough, requested, pass: (passed: number) => (ms += passed) };
  }
  const moveClock = (hours: number) =>
    store.db.execute(sql`update call_budgets set at_utc = at_utc - make_interval(hours => ${hours})`);

  it('are one budget for two servers', async () => {
    const [one, other] = [startServer(), startServer()];
    const both = (await one.letThrough(150)) + (await other.letThrough(150));
    // What one has lent and not spent is missing to the other.
    expect(both).toBeGreaterThan(SIZINGS - 12);
    const through = both + (await one.letThrough(20)) + (await other.letThrough(20));
    expect(through).toBeGreaterThanOrEqual(SIZINGS);
    // What the budget got back while the test ran.
    expect(through).toBeLessThan(SIZINGS + 30);
  });

  it('query the store less than once in ten calls, rejected ones too', async () => {
    const { letThrough, requested } = startServer();
    const calls = 400;
    await letThrough(calls);
    expect(requested.length).toBeLessThan(calls / 10);
  });

  it('leave nothing in the store for a caller who calls a few times', async () => {
    const { letThrough, requested } = startServer();
    for (let guest = 0; guest < 20; guest++) expect(await letThrough(12, SIZINGS, `guest-${guest}`)).toBe(12);
    expect(requested).toEqual([]);
  });

  it('are counted one by one where a budget is small', async () => {
    const [one, other] = [startServer(), startServer()];
    expect([await one.letThrough(3, 5), await other.letThrough(3, 5)]).toEqual([3, 2]);
    expect(await one.counter.count('key', 5)).toBeGreaterThan(9);
    expect(await one.counter.count('key', 5)).toBeLessThanOrEqual(12);
  });

  it('share one question when they come at once', async () => {
    const { counter, requested } = startServer();
    const responses = await Promise.all(Array.from({ length: 24 }, () => counter.count('key', SIZINGS)));
    expect([new Set(responses), requested.length]).toEqual([new Set([0]), 1]);
  });

  it('are let through after the wait that they were given', async () => {
    const { counter, letThrough, pass } = startServer();
    await letThrough(300);
    const seconds = await counter.count('key', SIZINGS);
    expect(seconds).toBeGreaterThan(0);
    expect(seconds).toBeLessThanOrEqual(4);
    pass(seconds * 1000);
    await store.db.execute(sql`update call_budgets set at_utc = at_utc - make_interval(secs => ${seconds})`);
    expect(await letThrough(1)).toBe(1);
  });

  it.each([
    ['back', -1],
    ['ahead', 1],
  ])(
    'are neither kept out nor let through without end when the store’s clock jumps %s by an hour',
    async (_way, hours) => {
      const { letThrough, pass } = startServer();
      await letThrough(300);
      await moveClock(hours);
      pass(4000);
      const afterJump = await letThrough(400);
      expect(afterJump).toBeLessThan(SIZINGS + 30);
      // A minute later everything is as ever.
      await store.db.execute(sql`update call_budgets set at_utc = at_utc - interval '2 minutes'`);
      pass(60_000);
      expect(await letThrough(SIZINGS)).toBe(SIZINGS);
    },
  );

  it('are let through on trust when the store does not respond, and owed', async () => {
    const questions: Requested[] = [];
    const counter = createSharedCounter(async (question) => {
      questions.push(question);
      throw new Error('away');
    });
    for (let call = 0; call < 30; call++) expect(await counter.count('key', SIZINGS)).toBe(0);
    expect(questions.map(({ owed }) => owed)).toEqual([12, 24]);
  });

  it('are forgotten by the sweep ten minutes after the last one, and when they lie ahead', async () => {
    await startServer().letThrough(13);
    expect(await sweepCallBudgets(store.db, new Date())).toBe(0);
    await moveClock(-2);
    expect(await sweepCallBudgets(store.db, new Date())).toBe(1);
    await startServer().letThrough(13);
    expect(await sweepCallBudgets(store.db, new Date(Date.now() + 601_000))).toBe(1);
  });

  it('name no caller in the store', async () => {
    await startServer().letThrough(13, SIZINGS, 'sizing address:10.0.0.1');
    const { rows } = await store.db.execute(sql`select * from call_budgets`);
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain('10.0.0.1');
  });
});
