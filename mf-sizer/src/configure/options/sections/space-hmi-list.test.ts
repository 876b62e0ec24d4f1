import type { SentSpaceHmi } from '@specbuilder/shared-contracts/api';
import { canAdd, canRemove, withAnother, withChanged, without } from './space-hmi-list.ts';

const LENGTHS = [25, 50];
const hmis = (count: number): SentSpaceHmi[] =>
  Array.from({ length: count }).reduce<SentSpaceHmi[]>((list) => withAnother(list, LENGTHS), []);

describe('space HMIs', () => {
  it('[OPT-061] are four at most', () => {
    expect([0, 1, 3, 4].map((count) => canAdd(hmis(count)))).toEqual([true, true, true, false]);
  });

  it.each([
    [1, false, false],
    [2, false, true],
    [1, true, true],
    [0, true, false],
  ])('[OPT-062] of %i, none allowed: %p, one can be deleted: %p', (count, allowsZero, expected) => {
    expect(canRemove(hmis(count), allowsZero)).toBe(expected);
  });

  it('[OPT-063] begin with averaging on and an open screen, and are numbered again after a deletion', () => {
    const [first, , third] = withChanged(hmis(3), 3, { location: 'Dock' }, LENGTHS);
    expect(first).toEqual({
      ...{ number: 1, location: '', lockScreen: false, isFieldSupplied: false },
      ...{ cableLength: 25, enableTempAveraging: true },
    });
    const left = without(
      [first, third].map((hmi) => hmi as SentSpaceHmi),
      1,
    );
    expect(left).toEqual([{ ...third, number: 1 }]);
  });

  it('have no cable of ours where others supply it, and one again where they do not', () => {
    const supplied = withChanged(hmis(1), 1, { isFieldSupplied: true }, LENGTHS);
    expect(supplied[0]?.cableLength).toBe(0);
    expect(withChanged(supplied, 1, { isFieldSupplied: false }, LENGTHS)[0]?.cableLength).toBe(25);
  });
});
