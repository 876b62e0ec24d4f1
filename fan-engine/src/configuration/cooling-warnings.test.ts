import { wordsOf } from '../../test/fixtures/words.ts';
import { coolingWarnings } from './cooling-warnings.ts';

const said = (cfmPerTon: number, leavingDryBulb: number) => wordsOf(coolingWarnings({ cfmPerTon, leavingDryBulb }));

describe('what is said of a coil that hardly anyone builds', () => {
  it('is the airflow per ton below 250, and leaving air from 45 °F to below 50 °F', () => {
    expect(said(133.3, 47.7)).toEqual([
      'Cooling and Heat Pump: 133 cfm per ton; below 250 (limit of this program), six coil rows and hot-gas reheat are recommended',
      'Cooling and Heat Pump: 47.7 °F leaving air; below 50 °F (ASHRAE cold air distribution), reheat it or use ducts and diffusers for cold air',
    ]);
  });

  it.each([
    ['250 cfm per ton', 250, 55, 0],
    ['249 cfm per ton', 249.4, 55, 1],
    ['50 °F', 400, 50, 0],
    ['what reads as 50 °F', 400, 49.96, 0],
    ['49.9 °F', 400, 49.9, 1],
    ['colder air, which is an error of its own', 400, 44.9, 0],
  ])('of %s', (_, cfmPerTon, leavingDryBulb, count) => {
    expect(said(cfmPerTon, leavingDryBulb)).toHaveLength(count);
  });

  it('is nothing without a coil', () => {
    expect(coolingWarnings(null)).toEqual([]);
  });
});
