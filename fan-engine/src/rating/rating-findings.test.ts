import fc from 'fast-check';
import { ratingFindings } from './rating-findings.ts';

const ENERGY = { fei: 1.2, fep: 1, feiLimit: 1, meetsLimit: true, pressureBasis: 'static' } as const;
const rating = { cfm: 2000, requiredCfm: 2000, surgeMargin: 40, energy: ENERGY };
const codesOf = (changes: object, motorHp = 5) =>
  ratingFindings({ ...rating, ...changes }, motorHp).map(({ code }) => code);

describe('What a rating itself has to report', () => {
  it('is nothing for a fan at its duty, far from stall and above its FEI limit', () => {
    expect(codesOf({})).toEqual([]);
  });

  it('is an airflow that is more than 2 % over what is required, as a note', () => {
    expect(ratingFindings({ ...rating, cfm: 2172 }, 5)).toEqual([
      {
        code: 'airflow.above',
        severity: 'note',
        values: { cfm: 2172, requiredCfm: 2000, percent: 8.6 },
        cure: { code: 'selectAgain', values: {} },
      },
    ]);
    expect(codesOf({ cfm: 2040 })).toEqual([]);
    expect(codesOf({ cfm: 2041 })).toEqual(['airflow.above']);
  });

  it('is an airflow that is more than 2 % under what is required, as a warning', () => {
    expect(codesOf({ cfm: 1960 })).toEqual([]);
    expect(ratingFindings({ ...rating, cfm: 1900 }, 5)).toMatchObject([
      { code: 'airflow.below', severity: 'warning', values: { cfm: 1900, requiredCfm: 2000, percent: 5 } },
    ]);
  });

  it('is an FEI below the limit of the motor, with another fan as the way out', () => {
    const energy = { ...ENERGY, fei: 0.73, meetsLimit: false };
    expect(ratingFindings({ ...rating, energy }, 7.5)).toEqual([
      {
        code: 'energy.feiBelowLimit',
        severity: 'warning',
        values: { fei: 0.73, limitFei: 1, motorHp: 7.5 },
        cure: { code: 'selectAgain', values: {} },
      },
    ]);
    const variable = { ...ENERGY, fei: 0.94, feiLimit: 0.95, meetsLimit: false };
    expect(ratingFindings({ ...rating, energy: variable }, 2)).toMatchObject([{ values: { limitFei: 0.95 } }]);
  });

  it('is no FEI below 1 hp, where ASHRAE 90.1 exempts', () => {
    expect(codesOf({ energy: { ...ENERGY, fei: 0.4, feiLimit: null, meetsLimit: null } }, 0.5)).toEqual([]);
  });

  it('is a margin to stall below 10 %, with the airflow at which the fan stalls', () => {
    expect(codesOf({ surgeMargin: 10 })).toEqual([]);
    expect(ratingFindings({ ...rating, surgeMargin: 6.4 }, 5)).toMatchObject([
      {
        code: 'stall.thinMargin',
        severity: 'warning',
        values: { percent: 6.4, stallCfm: 1880, recommendedPercent: 10 },
      },
    ]);
  });

  it('never has an airflow both below and above', () => {
    const airflow = fc.integer({ min: 1, max: 100_000 });
    fc.assert(
      fc.property(airflow, airflow, (cfm, requiredCfm) => {
        const found = codesOf({ cfm, requiredCfm });
        const isOff = Math.abs(cfm - requiredCfm) > 0.02 * requiredCfm;
        expect(found).toHaveLength(isOff ? 1 : 0);
      }),
    );
  });
});
