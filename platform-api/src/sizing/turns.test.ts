import { createTurns } from './turns.ts';

describe('Turns of the event loop', () => {
  it('are one a caller, in the order of their asking', async () => {
    let turn = 0;
    let isCounted = true;
    const count = () => {
      turn += 1;
      if (isCounted) setImmediate(count);
    };
    setImmediate(count);
    const nextTurn = createTurns();
    const turns = await Promise.all([1, 2, 3].map(() => nextTurn().then(() => turn)));
    isCounted = false;
    expect(new Set(turns).size).toBe(3);
    expect(turns).toEqual([...turns].sort((a, b) => a - b));
  });
});
