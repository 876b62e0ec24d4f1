import { COUNTED_ROWS, KeptTotals } from './kept-totals.ts';

describe('The total of a list', () => {
  const counting = (rows: () => number) => {
    const all = jest.fn(async () => rows());
    return { all, upTo: async (limit: number) => Math.min(limit, rows()) };
  };

  it('is exact each time for a short list', async () => {
    let rows = COUNTED_ROWS;
    const count = counting(() => rows);
    const totals = new KeptTotals(() => 0);
    expect(await totals.total({}, count)).toBe(COUNTED_ROWS);
    rows -= 1;
    expect(await totals.total({}, count)).toBe(COUNTED_ROWS - 1);
    expect(count.all).not.toHaveBeenCalled();
  });

  it('is counted once a minute for a long list, for each filter of its own', async () => {
    let now = 0;
    let rows = 1_000_000;
    const count = counting(() => rows);
    const totals = new KeptTotals(() => now);
    expect(await Promise.all([totals.total({ region: 24 }, count), totals.total({ region: 24 }, count)])).toEqual([
      1_000_000, 1_000_000,
    ]);
    rows += 1;
    expect(await totals.total({ region: 24 }, count)).toBe(1_000_000);
    expect(await totals.total({ region: 15 }, count)).toBe(1_000_001);
    expect(count.all).toHaveBeenCalledTimes(2);
    now = 60_000;
    expect(await totals.total({ region: 24 }, count)).toBe(1_000_001);
  });

  it('is counted again after a count that failed', async () => {
    const totals = new KeptTotals(() => 0);
    const upTo = async (limit: number) => limit;
    await expect(totals.total({}, { upTo, all: async () => Promise.reject(new Error('store')) })).rejects.toThrow(
      'store',
    );
    expect(await totals.total({}, { upTo, all: async () => 20_000 })).toBe(20_000);
  });
});
