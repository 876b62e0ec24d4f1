import fc from 'fast-check';
import { pressureInWords, pressurePieces, sumOf } from './pressure-pieces.ts';

const UNIT = {
  externalStaticPressure: 0.75,
  unitLosses: [
    { part: 'filter', staticPressure: 0.096 },
    { part: 'cabinet', staticPressure: 0.041 },
  ],
  optionStaticPressure: 0.12,
} as const;

describe('what a fan has to overcome', () => {
  it('is the duct, each part of the unit and what it is fitted with', () => {
    const pieces = pressurePieces({ ...UNIT, unitLosses: [...UNIT.unitLosses] });
    expect(pieces.map(({ label }) => label)).toEqual([
      'External static pressure',
      'Filter',
      'Cabinet',
      'Equipment and options',
    ]);
    expect(sumOf(pieces)).toBeCloseTo(1.007, 9);
  });

  it('is said in a sentence beside a curve, and not for a bare fan', () => {
    expect(pressureInWords({ ...UNIT, unitLosses: [...UNIT.unitLosses] })).toBe(
      'At the duty External static pressure 0.75 in. wg, Filter 0.096 in. wg, Cabinet 0.041 in. wg, and Equipment and options 0.12 in. wg, 1.007 in. wg in all.',
    );
    expect(pressureInWords({ ...UNIT, unitLosses: [], optionStaticPressure: 0 })).toBe('');
  });

  it('names options where they are known, and is the duct alone for a bare fan', () => {
    const damper = { description: 'Damper', additionalStaticPressure: 0.12 };
    const pieces = pressurePieces({ ...UNIT, unitLosses: [] }, [damper]);
    expect(pieces.at(-1)).toEqual({ label: 'Damper', staticPressure: 0.12 });
    expect(pressurePieces({ ...UNIT, unitLosses: [], optionStaticPressure: 0 })).toHaveLength(1);
  });

  it('always adds up, whatever rounding and parts without a name leave', () => {
    const pressure = fc.integer({ min: 1, max: 900 }).map((thousandths) => thousandths / 1000);
    const options = fc.array(fc.record({ description: fc.uuid(), additionalStaticPressure: pressure }), {
      minLength: 1,
    });
    fc.assert(
      fc.property(options, fc.integer({ min: -1, max: 40 }), (named, more) => {
        const sum = named.reduce((all, item) => all + item.additionalStaticPressure, 0);
        const optionStaticPressure = Number((sum + more / 1000).toFixed(3));
        const pieces = pressurePieces({ ...UNIT, unitLosses: [], optionStaticPressure }, named);
        expect(sumOf(pieces)).toBeCloseTo(UNIT.externalStaticPressure + optionStaticPressure, 3);
      }),
    );
  });
});
