import { choosing, configured, configuredHvls } from '../../test/fixtures/configurations.ts';
import { exhaust, MILWAUKEE } from '../../test/fixtures/specifications.ts';
import { rejection, wordsOf } from '../../test/fixtures/words.ts';
import { DEMO_CATALOGUE } from '../catalogue/demonstration.ts';
import { motorsOf } from '../selection/motors-of.ts';
import { EngineError } from '../specification/engine-error.ts';
import { applyChange } from './apply-change.ts';
import { evaluate } from './evaluate.ts';

const KUB = configured(MILWAUKEE, 'KUB245', { voltage: '460' });
const MOTORS = motorsOf(KUB.fanUnitId, MILWAUKEE, DEMO_CATALOGUE);
const SMALL = MOTORS[0]?.motorId ?? 0;
const LARGE = MOTORS[1]?.motorId ?? 0;

describe('motor, voltage and curb', () => {
  it('take the motor the user names at the nearest voltage', () => {
    const { configuration, evaluation, resize } = applyChange(KUB, { type: 'motor', motorId: LARGE }, DEMO_CATALOGUE);
    expect(configuration).toMatchObject({ motorId: LARGE, motorVoltageId: 1_020_406, acceptsThinMargin: false });
    expect(evaluation.price.motor).toBe(1065);
    expect(resize).toBeNull();
  });

  it('keep a motor without the requested margin when the user chose it', () => {
    const quiet = choosing(KUB, { BDG: true, SILI: true });
    const kept = applyChange(quiet.configuration, { type: 'motor', motorId: SMALL }, DEMO_CATALOGUE);
    expect(kept.evaluation.motor).toMatchObject({ horsepower: 7.5, marginPercent: 1.2 });
    expect(wordsOf(kept.evaluation.validation.warnings)).toEqual(['Fan Motor: 1.2% margin; 10% is recommended']);
    expect(wordsOf(kept.evaluation.validation.errors)).toEqual([]);
  });

  it('keep a motor within its service factor that was chosen from the list', () => {
    const lean = exhaust({ cfm: 9000, sp: 3.6, recommendedMotors: false, motorPhase: 3 });
    const stretched = configured(lean, 'KUB245', { motor: 2 });
    expect(stretched.acceptsThinMargin).toBe(true);
    const { motor, validation } = evaluate(stretched, DEMO_CATALOGUE);
    expect(motor).toMatchObject({ horsepower: 7.5, usesServiceFactor: true });
    expect(wordsOf(validation.warnings)).toEqual([
      'Fan Motor: 7.53 hp is required of 7.5 hp, within its service factor of 1.15',
    ]);
  });

  it('list the motors of an item by size, the thin one among them', () => {
    const { motors } = choosing(KUB, { BDG: true, SILI: true }).evaluation;
    expect(motors.map(({ horsepower, selected, price }) => [horsepower, selected, price])).toEqual([
      [7.5, false, 878],
      [10, true, 1065],
      [15, false, 1422],
    ]);
  });

  it('change the voltage, and the price with the winding', () => {
    const canada = applyChange(KUB, { type: 'voltage', motorVoltageId: 1_019_407 }, DEMO_CATALOGUE);
    expect(canada.evaluation.voltage.display).toBe('575');
    expect(canada.evaluation.price.motor).toBe(931);
    expect(canada.evaluation.motors[1]?.price).toBe(1129);
  });

  it('keep a voltage through a grown motor', () => {
    const quiet = choosing(KUB, { BDG: true, SILI: true });
    const at230 = applyChange(quiet.configuration, { type: 'voltage', motorVoltageId: 1_020_405 }, DEMO_CATALOGUE);
    expect(at230.configuration).toMatchObject({ motorId: SMALL, motorVoltageId: 1_019_405 });
    expect(at230.evaluation).toMatchObject({ voltage: { display: '230' }, motor: { horsepower: 10 } });
  });

  it.each([
    [{ type: 'motor', motorId: 10_294 }, 'motorId', 'This fan is not offered with that motor'],
    [{ type: 'voltage', motorVoltageId: 1_020_406 }, 'motorVoltageId', 'The voltage does not belong to the motor'],
    [{ type: 'curb', curbId: 1106 }, 'curbId', 'This fan has no curb 1106'],
    [{ type: 'curb', curbId: 1009 }, 'curbId', 'This fan has no curb 1009'],
    [{ type: 'curb', curbId: null, hingeOptionId: 10_091 }, 'hingeOptionId', 'This fan has no hinge 10091'],
  ] as const)('reject %o', (change, field, message) => {
    expect(() => applyChange(KUB, change, DEMO_CATALOGUE)).toThrow(rejection(message, field));
  });

  it('set a curb and take it off', () => {
    const curbed = applyChange(KUB, { type: 'curb', curbId: 1002 }, DEMO_CATALOGUE);
    expect(curbed.evaluation.curbs.curbs.find(({ selected }) => selected)).toMatchObject({ id: 1002, price: 353 });
    const other = applyChange(curbed.configuration, { type: 'curb', curbId: 1003 }, DEMO_CATALOGUE);
    expect(other.configuration.optionIds).toEqual([1020, 1173, 1175, 1003]);
    const none = applyChange(other.configuration, { type: 'curb', curbId: null }, DEMO_CATALOGUE);
    expect(none.configuration).toEqual(KUB);
    expect(applyChange(KUB, { type: 'curb', curbId: null }, DEMO_CATALOGUE).configuration).toEqual(KUB);
  });

  it('put a hinge of the chosen kind on a curb that carries one', () => {
    const upblast = configured(exhaust({ cfm: 3200, sp: 1.25 }), 'KRX150');
    const curbed = applyChange(upblast, { type: 'curb', curbId: 1001 }, DEMO_CATALOGUE).evaluation.curbs;
    expect(curbed).toMatchObject({ isHingeable: true, selectedHingeBaseId: null });
    expect(curbed.hingeOptions).toEqual([
      { id: 10_091, description: 'Hinge only', price: 205 },
      { id: 10_092, description: 'Hinge with retention cables', price: 205 },
      { id: 10_093, description: 'Hinge with hold-open prop', price: 205 },
    ]);
    const hinged = applyChange(upblast, { type: 'curb', curbId: 1001, hingeOptionId: 10_092 }, DEMO_CATALOGUE);
    expect(hinged.evaluation.curbs.selectedHingeBaseId).toBe(10_092);
    expect(hinged.evaluation.price.options).toBe(208 + 205);
    const moved = applyChange(hinged.configuration, { type: 'curb', curbId: 1003 }, DEMO_CATALOGUE);
    expect(moved.evaluation.curbs.selectedHingeBaseId).toBe(10_092);
    const off = applyChange(moved.configuration, { type: 'curb', curbId: 1003, hingeOptionId: null }, DEMO_CATALOGUE);
    expect(off.evaluation.curbs.selectedHingeBaseId).toBeNull();
    const stiff = applyChange(hinged.configuration, { type: 'curb', curbId: 1005 }, DEMO_CATALOGUE);
    expect(stiff.evaluation.curbs).toMatchObject({ isHingeable: false, selectedHingeBaseId: null });
  });

  it('choose the phase of a ceiling fan', () => {
    const fan = configuredHvls('KHL-24');
    const single = evaluate(fan, DEMO_CATALOGUE).motors.find(({ selected }) => !selected);
    const changed = applyChange(fan, { type: 'motor', motorId: single?.motorId ?? 0 }, DEMO_CATALOGUE);
    expect(changed.evaluation.voltage).toMatchObject({ phase: 1, display: '208-230', fullLoadAmps: 11.6 });
    expect(changed.resize).toBeNull();
    expect(() => applyChange(fan, { type: 'motor', motorId: 10_194 }, DEMO_CATALOGUE)).toThrow(EngineError);
  });
});
