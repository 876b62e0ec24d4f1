import { rating } from '../../../test/results.ts';
import { dutyValues } from './duty-values.tsx';

const labelsOf = (part: Parameters<typeof rating>[0]) => dutyValues(rating(part), []).map(({ label }) => label);

describe('the values of an opened row', () => {
  it('have one static pressure where the fan delivers what is required, to the cfm', () => {
    expect(labelsOf({ cfm: 2000, requiredCfm: 2000.22 })).toEqual(labelsOf({ cfm: 2000, requiredCfm: 2000 }));
  });

  it('have the pressure at the delivered airflow beside that at the duty where it is another', () => {
    const labels = labelsOf({ cfm: 2172, requiredCfm: 2000, totalStaticPressure: 0.59 });
    expect(labels.filter((label) => /2,172 cfm/.test(label))).toHaveLength(1);
  });
});
