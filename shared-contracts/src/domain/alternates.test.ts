import fc from 'fast-check';
import { withAlternatesBelow } from './alternates.ts';

const placed = (...pairs: readonly [id: string, alternateToId: string | null][]) =>
  pairs.map(([id, alternateToId]) => ({ id, alternateToId }));
const orderOf = (items: ReturnType<typeof placed>) => withAlternatesBelow(items, ({ id }) => id).map(({ id }) => id);

describe('Items with their alternates below', () => {
  it('stand in their order, each followed by its own', () => {
    expect(orderOf(placed(['b1', 'b'], ['a', null], ['a1', 'a'], ['b', null], ['a2', 'a']))).toEqual([
      ...['a', 'a1', 'a2', 'b', 'b1'],
    ]);
  });

  it('show an alternate by itself whose chosen item is not there', () => {
    expect(orderOf(placed(['x', 'gone'], ['a', null]))).toEqual(['x', 'a']);
  });

  it('are all there, once, and grouping them again changes nothing', () => {
    const ids = fc.uniqueArray(fc.string({ minLength: 1 }), { maxLength: 20 });
    const items = ids.chain((known) =>
      fc.tuple(
        ...known.map((id, index) =>
          fc.option(fc.constantFrom(...known.filter((_, other) => other % 2 === 0)), { freq: 2 }).map((to) => ({
            ...{ id, alternateToId: index % 2 === 0 ? null : to },
          })),
        ),
      ),
    );
    fc.assert(
      fc.property(items, (given) => {
        const once = withAlternatesBelow(given, ({ id }) => id);
        expect([...once].sort(byId)).toEqual([...given].sort(byId));
        expect(withAlternatesBelow(once, ({ id }) => id)).toEqual(once);
      }),
    );
  });
});

function byId(one: { id: string }, other: { id: string }): number {
  return one.id < other.id ? -1 : 1;
}
