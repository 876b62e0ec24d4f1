import { createTestStorePlace, describeOnEachStore } from '../store/test-store.ts';
import { killInRounds } from './rounds.ts';

describeOnEachStore('A server that is killed under the load of eight writers', (kind) => {
  it('has lost and torn nothing that it acknowledged, and responds to a repeat as the first time', async () => {
    const place = await createTestStorePlace(kind);
    try {
      const rounds = await killInRounds({ place, rounds: 2, writers: 8, responses: [20, 40] });
      expect(rounds.map(({ problems }) => problems)).toEqual([[], [], []]);
      expect(rounds.some(({ underWay }) => underWay > 0)).toBe(true);
    } finally {
      await place.remove();
    }
  });
});
