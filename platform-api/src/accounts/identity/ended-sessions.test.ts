import { describeOnEachStore, openTestStore, type TestStore } from '../../../test/store/test-store.ts';
import { schema } from '../../core/store/database.ts';
import type { MessageChannels } from '../../core/store/messages.ts';
import { createEndedSessions, type EndedSessions, SESSION_CHANNEL, sweepEndedSessions } from './ended-sessions.ts';

/** As long as a token may live, with the tolerance of clocks. */
const TOKEN_MS = 86_400_000 + 60_000;
const READ_AGAIN_MS = 5000;
const { endedSessions } = schema;

describeOnEachStore('Sessions that have ended', (kind) => {
  let store: TestStore;
  let open: EndedSessions[];
  let problems: unknown[];
  beforeAll(async () => {
    store = await openTestStore(kind);
  });
  beforeEach(async () => {
    [open, problems] = [[], []];
    await store.db.delete(endedSessions);
    // The store's connections go by the clock of the machine.
    jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate', 'setTimeout', 'clearTimeout'] });
  });
  afterEach(async () => {
    jest.useRealTimers();
    await Promise.all(open.map((process) => process.close()));
  });
  afterAll(() => store.close());

  /** One process of the product. */
  const startProcess = async (changes: Partial<MessageChannels> = {}) => {
    const messages = { ...store.messages, ...changes };
    const process = await createEndedSessions({ db: store.db, messages, onProblem: (error) => problems.push(error) });
    open.push(process);
    return process;
  };
  /** One that no message reaches. */
  const startDeafProcess = () => startProcess({ listen: () => () => undefined });
  const nextEndIn = (process: EndedSessions) => new Promise<string>((resolve) => process.onEnd(resolve));
  const storeRow = (id: string, endedMsAgo: number) =>
    store.db.insert(endedSessions).values({ id, endedOnUtc: new Date(Date.now() - endedMsAgo) });
  const storedIds = async () => (await store.db.select().from(endedSessions)).map(({ id }) => id).sort();
  /** Lets a process read again; closing it waits for what it reads. */
  const readAgain = async (process: EndedSessions) => {
    jest.advanceTimersByTime(READ_AGAIN_MS);
    await process.close();
  };

  it('are known to every process by message, and no others', async () => {
    const [here, there] = [await startProcess(), await startProcess()];
    const noticed = nextEndIn(there);
    await here.end('s-1');
    expect(here.has('s-1')).toBe(true);
    expect(await noticed).toBe('s-1');
    expect([there.has('s-1'), here.has('s-2'), there.has('s-2')]).toEqual([true, false, false]);
  });

  it('are reported once, however often a process receives them', async () => {
    const [here, there] = [await startProcess(), await startProcess()];
    const received: string[] = [];
    here.onEnd((sessionId) => received.push(sessionId));
    await here.end('s-1');
    await here.end('s-1');
    const noticed = nextEndIn(there);
    await here.end('s-2');
    await noticed;
    await readAgain(here);
    expect(received).toEqual(['s-1', 's-2']);
    expect(await storedIds()).toEqual(['s-1', 's-2']);
  });

  it('are read again every five seconds, since a message may be lost', async () => {
    const [here, deaf] = [await startProcess(), await startDeafProcess()];
    await here.end('s-1');
    expect(deaf.has('s-1')).toBe(false);
    jest.advanceTimersByTime(READ_AGAIN_MS - 1);
    expect(deaf.has('s-1')).toBe(false);
    jest.advanceTimersByTime(1);
    await deaf.close();
    expect(deaf.has('s-1')).toBe(true);
  });

  it('are found although another process stored them with an earlier instant', async () => {
    await storeRow('s-1', 0);
    const deaf = await startDeafProcess();
    await storeRow('s-2', 9000);
    await readAgain(deaf);
    expect(deaf.has('s-2')).toBe(true);
  });

  it('are not all read again, but those that may be new', async () => {
    await storeRow('newest', 0);
    await storeRow('older', 3_600_000);
    const process = await startDeafProcess();
    await storeRow('between', 1_800_000);
    await readAgain(process);
    expect(['newest', 'older', 'between'].map(process.has)).toEqual([true, true, false]);
  });

  it('are known to a process that starts later, as long as one of their tokens may be in time', async () => {
    await storeRow('in time', TOKEN_MS);
    await storeRow('over', TOKEN_MS + 1);
    const process = await startProcess();
    expect([process.has('in time'), process.has('over')]).toEqual([true, false]);
  });

  it('are forgotten once none of their tokens can be in time', async () => {
    const process = await startProcess();
    await process.end('s-1');
    await storeRow('s-2', -60_000);
    jest.setSystemTime(Date.now() + TOKEN_MS + 2000);
    await readAgain(process);
    expect([process.has('s-1'), process.has('s-2')]).toEqual([false, true]);
  });

  it('end here and in the store although the message cannot be sent', async () => {
    const failure = new Error('no connection');
    const process = await startProcess({ send: () => Promise.reject(failure) });
    await process.end('s-1');
    expect([process.has('s-1'), await storedIds(), problems]).toEqual([true, ['s-1'], [failure]]);
  });

  it('are read by the next try where the store did not respond', async () => {
    const process = await startDeafProcess();
    await storeRow('s-1', 0);
    await store.db.execute('alter table ended_sessions rename to ended_sessions_away');
    try {
      await readAgain(process);
    } finally {
      await store.db.execute('alter table ended_sessions_away rename to ended_sessions');
    }
    expect([problems.length, process.has('s-1')]).toEqual([1, false]);
    const next = await startDeafProcess();
    expect(next.has('s-1')).toBe(true);
  });

  it('reach no process that has closed', async () => {
    const [closed, there] = [await startProcess(), await startProcess()];
    await closed.close();
    expect(jest.getTimerCount()).toBe(1);
    const noticed = nextEndIn(there);
    await store.messages.send(SESSION_CHANNEL, 's-1');
    await noticed;
    expect(closed.has('s-1')).toBe(false);
  });

  it('are swept out of the store when their tokens have ended, not before', async () => {
    await storeRow('in time', TOKEN_MS);
    await storeRow('over', TOKEN_MS + 1);
    await storeRow('long over', 2 * TOKEN_MS);
    expect(await sweepEndedSessions(store.db, new Date())).toBe(2);
    expect(await storedIds()).toEqual(['in time']);
  });
});
