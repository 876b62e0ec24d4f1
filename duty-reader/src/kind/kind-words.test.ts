import {
  ExhaustCategory,
  FanCategory,
  HeatedMakeUpAirCategory,
  HvacUnitCategory,
  HvlsCategory,
  IndustrialHeaterCategory,
  MakeUpAirCategory,
} from '@specbuilder/shared-contracts/domain';
import fc from 'fast-check';
import { readKind } from './index.ts';

describe('The words of a type', () => {
  it('accounts for every word of a type, and names what the product has', () => {
    const words = fc.constantFrom(
      'EXHAUST',
      'ROOF',
      'UPBLAST',
      'QUX',
      'MUA',
      'RTU',
      'INLINE',
      'LAB',
      'ELECTRIC',
      'SUPPLY',
      'KITCHEN',
      'HOOD',
      'WALL',
      'GAS',
      'FIRED',
      '/',
      '12',
    );
    const type = fc.array(words, { maxLength: 6 }).map((each) => each.join(' '));
    const subs: readonly string[] = [
      HvlsCategory,
      IndustrialHeaterCategory,
      ExhaustCategory,
      MakeUpAirCategory,
      HeatedMakeUpAirCategory,
      HvacUnitCategory,
    ].flatMap((each) => Object.keys(each));
    fc.assert(
      fc.property(fc.oneof(type, fc.string()), (written) => {
        const { category, subCategory, understood, notUnderstood } = readKind({ type: written });
        expect(category === null || Object.keys(FanCategory).includes(category.value)).toBe(true);
        expect(subCategory === null || subs.includes(subCategory.value)).toBe(true);
        expect(subCategory === null || category !== null).toBe(true);
        const accounted = [...understood, ...notUnderstood].join(' ');
        for (const word of written.match(/[A-Z0-9]{3,}/g) ?? []) expect(accounted).toContain(word);
      }),
      { numRuns: 1000 },
    );
  });
});
