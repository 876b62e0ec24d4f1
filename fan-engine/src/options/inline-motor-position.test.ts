import { checkedCodes, choosing, configured, visibleCodes } from '../../test/fixtures/configurations.ts';
import { exhaust } from '../../test/fixtures/specifications.ts';
import { DEMO_CATALOGUE } from '../catalogue/demonstration.ts';
import { evaluate } from '../configuration/evaluate.ts';

const POSITIONS = ['IMPR', 'IMPL', 'IMPT'];
const INLINE = exhaust({ subFanCategoryType: 3, cfm: 2000, sp: 0.5 });
const BELT = configured(INLINE, 'KSI165', { driveText: 'Belt' });
const DIRECT = configured(INLINE, 'KSI150', { driveText: 'Direct' });

describe('The belt motor of an inline fan', () => {
  it('begins on the right, at no price and without a loss of pressure', () => {
    const evaluation = evaluate(BELT, DEMO_CATALOGUE);
    expect(checkedCodes(evaluation).filter((code) => POSITIONS.includes(code))).toEqual(['IMPR']);
    expect(evaluation.modelNumber).toBe('KSI165B-MR-EI-HB-ED');
    const { evaluation: onTop } = choosing(BELT, { IMPT: true });
    expect(checkedCodes(onTop).filter((code) => POSITIONS.includes(code))).toEqual(['IMPT']);
    expect(onTop.modelNumber).toBe('KSI165B-MT-EI-HB-ED');
    expect(onTop.price.total).toBe(evaluation.price.total);
    expect(onTop.rating?.totalStaticPressure).toBe(evaluation.rating?.totalStaticPressure);
  });

  it('may stay open, so that a fan saved before has nothing missing', () => {
    const { evaluation } = choosing(BELT, { IMPR: false });
    expect(checkedCodes(evaluation).filter((code) => POSITIONS.includes(code))).toEqual([]);
    expect(evaluation.validation.errors).toEqual([]);
  });

  it('is no choice where the motor is in the airstream or on its shaft', () => {
    expect(visibleCodes(evaluate(DIRECT, DEMO_CATALOGUE)).filter((code) => POSITIONS.includes(code))).toEqual([]);
  });
});
