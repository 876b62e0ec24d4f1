import { KeptParts } from './kept-part.ts';

describe('A part of the dashboard', () => {
  const scene = () => {
    let now = 0;
    const problems: string[] = [];
    const kept = new KeptParts(() => now);
    const parts = {
      read: <T>(part: string, read: () => Promise<T>) => kept.read(part, read, (name) => void problems.push(name)),
    };
    const counting = (total: number, tookMs: number) =>
      jest.fn(async () => {
        now += tookMs;
        return total;
      });
    return { parts, problems, counting, pass: (ms: number) => (now += ms) };
  };

  it('is read at each look when that is quick', async () => {
    const { parts, counting } = scene();
    expect(await parts.read('items', counting(1, 400))).toBe(1);
    expect(await parts.read('items', counting(2, 400))).toBe(2);
  });

  it('is kept fifty times as long as it took when that is slow', async () => {
    const { parts, counting, pass } = scene();
    expect(await parts.read('items', counting(1, 1_400))).toBe(1);
    pass(69_999);
    expect(await parts.read('items', counting(2, 1_400))).toBe(1);
    pass(1);
    expect(await parts.read('items', counting(3, 1_400))).toBe(3);
  });

  it('is read once for looks at the same time', async () => {
    const { parts, counting } = scene();
    const count = counting(1, 10);
    expect(await Promise.all([parts.read('items', count), parts.read('items', count)])).toEqual([1, 1]);
    expect(count).toHaveBeenCalledTimes(1);
  });

  it('that cannot be read is null alone, or what it was before', async () => {
    const { parts, counting, problems, pass } = scene();
    const failing = async () => Promise.reject(new Error('too slow'));
    expect(await parts.read('items', failing)).toBeNull();
    expect(await parts.read('users', counting(4, 1_000))).toBe(4);
    pass(60_000);
    expect(await parts.read('users', failing)).toBe(4);
    expect(problems).toEqual(['items', 'users']);
  });
});
