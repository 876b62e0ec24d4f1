import fc from 'fast-check';
import { keysOf, moved, orderedColumns } from './column-order.ts';

const choice = (key: string, isDefault = true) => ({ key, label: key.toUpperCase(), unit: '', isDefault });
const CHOICES = [choice('tag'), choice('qty'), choice('cfm'), choice('tsp', false), choice('weight')];
const order = (chosen: string | null) => orderedColumns(CHOICES, chosen);
const anyOrder = fc.shuffledSubarray(['tag', 'qty', 'cfm', 'tsp', 'weight', 'gone']);

describe('Columns of schedules in an order', () => {
  it('are the default ones in the order of drawings, with the others after them', () => {
    expect(keysOf(order(null))).toBe('tag qty cfm weight');
    expect(order(null).map(({ key }) => key)).toEqual(['tag', 'qty', 'cfm', 'weight', 'tsp']);
  });

  it('are as they were chosen, the tag first, without columns that are no more', () => {
    expect(keysOf(order('weight gone cfm'))).toBe('tag weight cfm');
  });

  it('are all there once after any moves, with the tag where it was', () => {
    fc.assert(
      fc.property(anyOrder, fc.array(fc.tuple(fc.nat(4), fc.constantFrom<-1 | 1>(-1, 1))), (chosen, steps) => {
        const started = order(chosen.length === 0 ? null : chosen.join(' '));
        const ended = steps.reduce((now, [place, step]) => moved(now, now[place]?.key ?? '', step), started);
        expect(ended[0]?.key).toBe('tag');
        expect(ended.map(({ key }) => key).sort()).toEqual(CHOICES.map(({ key }) => key).sort());
        expect(keysOf(ended).split(' ').sort()).toEqual(keysOf(started).split(' ').sort());
      }),
    );
  });

  it('change places with their neighbour', () => {
    expect(keysOf(moved(order(null), 'cfm', -1))).toBe('tag cfm qty weight');
    expect(keysOf(moved(order(null), 'qty', -1))).toBe('tag qty cfm weight');
    expect(keysOf(moved(order(null), 'cfm', 1))).toBe('tag qty weight cfm');
  });
});
