import {
  changing,
  DIRECT_FIRED_SPECIFICATION,
  FILTERED_SPECIFICATION,
  idOf,
  unitFor,
} from '../../../test/fixtures/conditioning-units.ts';
import { configured } from '../../../test/fixtures/configurations.ts';
import { MILWAUKEE } from '../../../test/fixtures/specifications.ts';
import { saying, wordsOf } from '../../../test/fixtures/words.ts';
import { DEMO_CATALOGUE } from '../../catalogue/demonstration.ts';
import { EngineError } from '../../specification/engine-error.ts';
import { evaluate } from '../evaluate.ts';

const UNIT = unitFor(FILTERED_SPECIFICATION);
const intakeOf = (code: string) => ({ type: 'intake', intakeId: idOf(code) }) as const;

describe('the intake of a unit', () => {
  it('[OPT-025] [API-073] lists what outdoor air can enter by, with prices and pressures', () => {
    const { intakes, ...rest } = evaluate(UNIT, DEMO_CATALOGUE).sections.intake;
    expect(intakes).toContainEqual({
      id: 1025,
      selected: false,
      description: 'Sloped filtered intake hood, 2 in washable filters',
      // 280 + 66 a thousand cfm, and 35 + 16 for a second set of filters.
      price: 610,
      extraSetOfFiltersPrice: 115,
      additionalStaticPressure: expect.any(Number),
      isEvaporativeCooler: false,
    });
    expect(rest).toEqual({
      extraSetOfIntakeFilters: false,
      enteringDryBulbTemp: 90,
      enteringWetBulbTemp: 74,
      leavingDryBulbTemp: null,
      leavingWetBulbTemp: null,
      coolingErrorMessage: null,
    });
  });

  it('is empty where a fan has none', () => {
    expect(evaluate(configured(MILWAUKEE, 'KUB245'), DEMO_CATALOGUE).sections.intake.intakes).toEqual([]);
  });

  it('[PRC-003] costs a second set of filters only when it is chosen and the intake has filters', () => {
    const filtered = changing(UNIT, [intakeOf('INHF')]);
    const extra = changing(UNIT, [{ ...intakeOf('INHF'), extraSetOfIntakeFilters: true }]);
    expect(filtered.evaluation.price.extras).toBe(0);
    expect(extra.evaluation.price.extras).toBe(115);
    expect(extra.evaluation.price.total).toBe(filtered.evaluation.price.total + 115);
    expect(changing(extra.configuration, [intakeOf('INHD')]).evaluation.price.extras).toBe(0);
  });

  it('[API-074] is removed with null and left as it is without an id', () => {
    const chosen = changing(UNIT, [intakeOf('INHF'), { type: 'intake', extraSetOfIntakeFilters: true }]);
    expect(chosen.configuration.optionIds).toContain(1025);
    const without = changing(chosen.configuration, [{ type: 'intake', intakeId: null }]);
    expect(without.configuration.optionIds).not.toContain(1025);
    expect(without.configuration.sections?.intake?.extraSetOfIntakeFilters).toBe(true);
  });

  it('rejects an intake the fan does not have, by the name of its field', () => {
    const rejected = () => changing(UNIT, [{ type: 'intake', intakeId: idOf('GNG') }]);
    expect(rejected).toThrow(EngineError);
    expect(rejected).toThrow(expect.objectContaining({ field: 'intakeId' }));
  });
});

describe('an evaporative cooler', () => {
  const HEATER = unitFor(DIRECT_FIRED_SPECIFICATION);

  it('cools the air of the summer day towards its wet bulb', () => {
    const { intake } = changing(HEATER, [intakeOf('INEV')]).evaluation.sections;
    // 90 - 0.89 (90 - 74).
    expect(intake).toMatchObject({ leavingDryBulbTemp: 75.8, leavingWetBulbTemp: 74, coolingErrorMessage: null });
  });

  it('takes the air that was entered instead', () => {
    const entered = { ...intakeOf('INEV'), enteringDryBulbTemp: 100, enteringWetBulbTemp: 70 };
    expect(changing(HEATER, [entered]).evaluation.sections.intake.leavingDryBulbTemp).toBe(73.3);
  });

  it('[OPT-051] says that a wet bulb above the dry bulb is none, and keeps what was entered', () => {
    const { evaluation, configuration } = changing(HEATER, [
      { ...intakeOf('INEV'), enteringDryBulbTemp: 70, enteringWetBulbTemp: 75 },
    ]);
    const message = 'The wet bulb cannot be above the dry bulb';
    expect(evaluation.sections.intake).toMatchObject({
      coolingErrorMessage: saying(message),
      leavingDryBulbTemp: null,
    });
    expect(wordsOf(evaluation.validation.errors)).toContain(`Intake: ${message}`);
    expect(configuration.sections?.intake).toMatchObject({ enteringDryBulbTemp: 70, enteringWetBulbTemp: 75 });
  });

  it('[OPT-051] requires the entering air where the summer design is missing', () => {
    const nowhere = { ...DIRECT_FIRED_SPECIFICATION, summerDesignTemp: null, summerWetBulbTemperature: null };
    const { sections } = changing(unitFor(nowhere), [intakeOf('INEV')]).evaluation;
    expect(sections.intake.coolingErrorMessage).toEqual(
      saying('Enter the dry and wet bulb of the air that enters the evaporative cooler'),
    );
  });
});
