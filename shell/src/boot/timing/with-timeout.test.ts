import { withTimeout } from './with-timeout.ts';

const never = new Promise<string>(() => undefined);
const lazy = () => new Error('too late');

describe('Work with a time limit', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('fails when the time is over', async () => {
    const outcome = withTimeout(never, 15_000, lazy).catch((error: Error) => error.message);
    await jest.advanceTimersByTimeAsync(15_000);
    expect(await outcome).toBe('too late');
  });

  it.each([
    ['succeeds', () => Promise.resolve('done'), 'done'],
    ['fails', () => Promise.reject(new Error('broken')), 'broken'],
  ])('that %s in time leaves no timer behind', async (_, work, expected) => {
    const outcome = await withTimeout(work(), 15_000, lazy).catch((error: Error) => error.message);
    expect([outcome, jest.getTimerCount()]).toEqual([expected, 0]);
  });
});
