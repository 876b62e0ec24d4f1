import { ROOFTOP_SPECIFICATION } from '../../test/fixtures/conditioning-units.ts';
import { choosing } from '../../test/fixtures/configurations.ts';
import { wordsOf } from '../../test/fixtures/words.ts';
import { DEMO_CATALOGUE } from '../catalogue/demonstration.ts';
import { motorsOf } from '../selection/motors-of.ts';
import { select } from '../selection/select.ts';
import { createConfiguration } from './create.ts';
import { evaluate } from './evaluate.ts';

/** A gas-heated unit with cooling, requested with an electronic motor on three phases. */
function electronicUnit() {
  const specification = { ...ROOFTOP_SPECIFICATION, motorPhase: 3 as const };
  const motor = select(specification, DEMO_CATALOGUE)
    .results.flatMap(({ fanUnitId }) => motorsOf(fanUnitId, specification, DEMO_CATALOGUE))
    .find(({ isEcm }) => isEcm);
  if (motor === undefined) throw new Error('No unit has an electronic motor');
  const { id: fanListId, motorId, voltages } = motor;
  const motorVoltageId = voltages[0]?.id ?? 0;
  return createConfiguration({ specification, catalogue: DEMO_CATALOGUE, fanListId, motorId, motorVoltageId });
}

describe('what is said of the motor', () => {
  it('names the supply that an electronic motor loses with the cooling of its unit', () => {
    const unit = electronicUnit();
    expect(evaluate(unit, DEMO_CATALOGUE).validation.errors).toEqual([]);
    const without = choosing(unit, { DX10: false });
    expect(without.evaluation.motor.voltages).toEqual([]);
    expect(wordsOf(without.evaluation.validation.errors)).toEqual([
      'Fan Motor: this ECM can take three phase, 60 Hz only from a unit with cooling or electric heat. Choose cooling, or another fan.',
    ]);
    const again = choosing(without.configuration, { DX10: true });
    expect(again.evaluation.validation.errors).toEqual([]);
  });
});
