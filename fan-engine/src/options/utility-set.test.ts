import { checkedCodes, choosing, configured, visibleCodes } from '../../test/fixtures/configurations.ts';
import { exhaust, MILWAUKEE } from '../../test/fixtures/specifications.ts';
import { DEMO_CATALOGUE } from '../catalogue/demonstration.ts';
import { applyChange } from '../configuration/apply-change.ts';
import { evaluate } from '../configuration/evaluate.ts';

const BELT = configured(MILWAUKEE, 'KUB245', { voltage: '460' });
const DIRECT = configured(exhaust({ cfm: 9000, sp: 1.5 }), 'KUD245');
const LARGE = configured(exhaust({ cfm: 40_000, sp: 5 }), 'KUB445-II');

const messagesOf = (configuration: typeof BELT) =>
  evaluate(configuration, DEMO_CATALOGUE).validation.errors.map(({ code }) => code);

describe('A utility set', () => {
  it('begins with up discharge, clockwise, and the motor where it has room', () => {
    expect(checkedCodes(evaluate(BELT, DEMO_CATALOGUE))).toEqual(expect.arrayContaining(['DSUP', 'UROCW', 'UA10']));
    expect(checkedCodes(evaluate(DIRECT, DEMO_CATALOGUE))).toEqual(expect.arrayContaining(['UROCW', 'UA4']));
    const large = evaluate(LARGE, DEMO_CATALOGUE);
    expect(large.motor.horsepower).toBeGreaterThan(30);
    expect(visibleCodes(large)).not.toContain('UA10');
    expect(checkedCodes(large)).toEqual(expect.arrayContaining(['UA9R']));
    for (const unit of [BELT, DIRECT, LARGE]) expect(messagesOf(unit)).toEqual([]);
  });

  it('costs nothing more for the arrangement, rotation and position that it begins with', () => {
    for (const unit of [BELT, DIRECT, LARGE]) expect(evaluate(unit, DEMO_CATALOGUE).price.options).toBe(0);
  });

  it('discharges in one position and turns in one direction', () => {
    const turned = choosing(BELT, { UDTH: true, UROCC: true });
    const codes = checkedCodes(turned.evaluation);
    expect(codes).toEqual(expect.arrayContaining(['UDTH', 'UROCC']));
    for (const left of ['DSUP', 'UROCW']) expect(codes).not.toContain(left);
    expect(turned.evaluation.rating?.totalStaticPressure).toBe(
      evaluate(BELT, DEMO_CATALOGUE).rating?.totalStaticPressure,
    );
    expect(turned.evaluation.sections.discharges.filter(({ selected }) => selected)).toHaveLength(1);
    expect(turned.evaluation.sections.discharges.map(({ id }) => id)).not.toContain(1173);
  });

  it('has the motor in one place, and changes it in one step', () => {
    const onTheLeft = choosing(BELT, { UA9L: true });
    expect(checkedCodes(onTheLeft.evaluation)).not.toContain('UA10');
    expect(onTheLeft.evaluation.price.total).toBe(evaluate(BELT, DEMO_CATALOGUE).price.total);
    const back = choosing(onTheLeft.configuration, { UA1X: true, UA10: true });
    expect(back.configuration).toEqual(BELT);
    const { evaluation } = choosing(BELT, { UA10: false });
    expect(evaluation.validation.errors.map(({ code }) => code)).toEqual(['option.arrangementRequired']);
  });

  it('moves the motor to where it has room when a larger one is chosen', () => {
    const { motors } = evaluate(LARGE, DEMO_CATALOGUE);
    expect(motors.length).toBeGreaterThan(1);
    const last = motors.at(-1);
    if (last === undefined) throw new Error('It has motors');
    const { evaluation } = applyChange(LARGE, { type: 'motor', motorId: last.motorId }, DEMO_CATALOGUE);
    expect(checkedCodes(evaluation)).toEqual(expect.arrayContaining(['UA9R']));
  });

  it('has a model number that names position, rotation and arrangement', () => {
    const { evaluation } = choosing(BELT, { UDTH: true, UROCC: true });
    expect(evaluation.modelNumber).toBe('KUB245-TH-CCW-10');
    expect(evaluate(DIRECT, DEMO_CATALOGUE).modelNumber).toBe(
      `${evaluate(DIRECT, DEMO_CATALOGUE).modelDisplayAs}-UB-CW-4`,
    );
    const roof = configured(exhaust({ cfm: 3000, sp: 0.5 }), 'KRB165', { driveText: 'Belt' });
    expect(evaluate(roof, DEMO_CATALOGUE).modelNumber).toBeNull();
  });

  it('has flanges where they are chosen, for a price and without a loss, and its model number says so', () => {
    const before = evaluate(BELT, DEMO_CATALOGUE);
    expect(checkedCodes(before)).not.toEqual(expect.arrayContaining(['FLI']));
    const { evaluation } = choosing(BELT, { FLI: true, FLO: true });
    // 45 + 2.6 x 24.5 in. each.
    expect(evaluation.price.options).toBe(2 * Math.round(45 + 2.6 * 24.5));
    expect(evaluation.rating?.totalStaticPressure).toBe(before.rating?.totalStaticPressure);
    expect(evaluation.modelNumber).toBe('KUB245-UB-CW-10-FI-FO');
  });

  it('shares its flanges with a square inline fan, and no fan that has them by itself', () => {
    const square = configured(exhaust({ subFanCategoryType: 3, cfm: 2000, sp: 0.5 }), 'KSI165');
    const mixed = configured(exhaust({ subFanCategoryType: 3, cfm: 9000, sp: 1.5 }), 'KMI245');
    expect(visibleCodes(evaluate(square, DEMO_CATALOGUE))).toEqual(expect.arrayContaining(['FLI', 'FLO']));
    expect(visibleCodes(evaluate(mixed, DEMO_CATALOGUE))).not.toEqual(expect.arrayContaining(['FLI']));
  });

  it('loses its rotation by no other choice', () => {
    const { evaluation } = choosing(BELT, { UROCW: false });
    expect(evaluation.validation.errors.map(({ code }) => code)).toEqual(['option.rotationRequired']);
  });
});
