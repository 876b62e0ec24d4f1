import { createGroupOrder } from './group-order.ts';

describe('The order of deliveries', () => {
  it('keeps nothing of a group whose deliveries are done', async () => {
    const order = createGroupOrder();
    const done: number[] = [];
    const first = order.deliver('one', async () => void done.push(1));
    const second = order.deliver('one', async () => void done.push(2));
    const other = order.deliver('two', async () => void done.push(3));
    expect(order.size).toBe(2);
    await first;
    await Promise.all([second, other]);
    expect([order.size, done.toSorted()]).toEqual([0, [1, 2, 3]]);
  });

  it('goes on after a delivery that failed', async () => {
    const order = createGroupOrder();
    const failed = order.deliver('one', async () => {
      throw new Error('The line is cut');
    });
    const next = order.deliver('one', async () => undefined);
    await expect(failed).rejects.toThrow('The line is cut');
    await expect(next).resolves.toBeUndefined();
    expect(order.size).toBe(0);
  });
});
