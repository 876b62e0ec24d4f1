import { applyOptionsDelta, ExtendedOptionType, HvacAirMode } from '@specbuilder/shared-contracts/domain';
import fc from 'fast-check';
import {
  DIRECT_FIRED_SPECIFICATION,
  FILTERED_SPECIFICATION,
  INDUSTRIAL_HEATER_SPECIFICATION,
  ROOFTOP_SPECIFICATION,
  unitFor,
} from '../../../test/fixtures/conditioning-units.ts';
import { configuredHvls } from '../../../test/fixtures/configurations.ts';
import { DEMO_CATALOGUE } from '../../catalogue/demonstration.ts';
import { EngineError } from '../../specification/engine-error.ts';
import { applyChange, type ChangeOutcome } from '../apply-change.ts';
import { evaluate } from '../evaluate.ts';
import type { Configuration } from '../model/configuration.ts';
import type { SectionChange } from '../model/configuration-change.ts';

const START: readonly Configuration[] = [
  unitFor(ROOFTOP_SPECIFICATION),
  unitFor(DIRECT_FIRED_SPECIFICATION),
  unitFor(INDUSTRIAL_HEATER_SPECIFICATION),
  unitFor(FILTERED_SPECIFICATION),
  configuredHvls('KHL-24'),
];
const IDS = DEMO_CATALOGUE.priceBook.options.map(({ fanOptionId }) => fanOptionId);

const optionId = fc.constantFrom(...IDS);
const maybeId = fc.option(optionId, { nil: null });
const selected = fc.boolean();
const each = fc.oneof(fc.double(), fc.double({ min: -100, max: 200, noNaN: true }));
const temperature = fc.option(each, { nil: null });
const hmis = fc.array(
  fc.record({
    location: fc.string({ maxLength: 8 }),
    lockScreen: selected,
    isFieldSupplied: selected,
    selectedLengthFeet: fc.constantFrom(0, 25, 50, 100, 150, 33),
    enableTempAveraging: selected,
  }),
  { maxLength: 5 },
);

/** Every kind of change with ids of any option and values of any size. */
const change: fc.Arbitrary<SectionChange> = fc.oneof(
  fc.record({
    type: fc.constant('intake' as const),
    intakeId: maybeId,
    extraSetOfIntakeFilters: selected,
    enteringDryBulbTemp: temperature,
    enteringWetBulbTemp: temperature,
  }),
  fc.record({ type: fc.constant('gasPressure' as const), gasPressureType: maybeId, customGasPressure: temperature }),
  fc.record({ type: fc.constant('burnerCoil' as const), burnerCoilId: maybeId }),
  fc.record({ type: fc.constant('temperatureControl' as const), optionId: maybeId, spaceHmis: hmis }),
  fc.record({ type: fc.constant('spaceHmis' as const), spaceHmis: hmis }),
  fc.record({
    type: fc.constant('returnAir' as const),
    optionId: maybeId,
    selected,
    hvacAirMode: fc.constantFrom(...Object.values(HvacAirMode)),
    outdoorAirPercentage: fc.double({ min: -200, max: 200, noNaN: true }),
  }),
  fc.record({
    type: fc.constant('coolingHeatPump' as const),
    optionId: maybeId,
    selected,
    outdoorAirDryBulbTemp: temperature,
    outdoorAirWetBulbTemp: temperature,
    returnAirDryBulbTemp: temperature,
    returnAirWetBulbTemp: temperature,
    winterOutsideAirDryBulbTemp: temperature,
  }),
  fc.record({ type: fc.constant('reheatCoil' as const), optionId, selected }),
  fc.record({
    type: fc.constant('extended' as const),
    optionType: fc.constantFrom(...Object.values(ExtendedOptionType)),
    optionId,
    selected,
  }),
  fc.record({
    type: fc.constant('setpoints' as const),
    optionId,
    setpoints: fc.array(
      fc.record({ typeId: fc.constantFrom(1, 2, 3, 4, 5, 21, 22, 31), value: each, isUnoccupied: selected }),
    ),
  }),
);

/** A rejected change leaves the fan unchanged; any error other than a rejection is a fault. */
function outcomesOf(start: Configuration, changes: readonly SectionChange[]): ChangeOutcome[] {
  const outcomes: ChangeOutcome[] = [];
  for (const item of changes) {
    const current = outcomes.at(-1)?.configuration ?? start;
    try {
      outcomes.push(applyChange(current, item, DEMO_CATALOGUE));
    } catch (error) {
      if (!(error instanceof EngineError)) throw error;
    }
  }
  return outcomes;
}

/** Every number in a value, however deep. */
function valuesOf(value: unknown): number[] {
  if (typeof value === 'number') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(valuesOf) : [];
}

const walk = fc.tuple(fc.constantFrom(...START), fc.array(change, { minLength: 1, maxLength: 6 }));

describe('any row of changes of the sections', () => {
  it('leads to finite figures, or is rejected by the name of a field', () => {
    fc.assert(
      fc.property(walk, ([start, changes]) => {
        for (const { evaluation, configuration } of outcomesOf(start, changes)) {
          // What is stored and what travels is JSON, which knows neither NaN nor -0.
          const stored = JSON.parse(JSON.stringify(configuration));
          expect(valuesOf(configuration).every(Number.isFinite)).toBe(true);
          expect(valuesOf(evaluation).every(Number.isFinite)).toBe(true);
          expect(JSON.stringify(evaluate(stored, DEMO_CATALOGUE))).toBe(JSON.stringify(evaluation));
        }
      }),
      { numRuns: 150 },
    );
  });

  it('[PRC-001] keeps the sum of the price, and what is shown in agreement with the options', () => {
    fc.assert(
      fc.property(walk, ([start, changes]) => {
        for (const { evaluation } of outcomesOf(start, changes)) {
          const { price, options, sections } = evaluation;
          const checked = new Set(options.filter(({ isChecked }) => isChecked).map(({ fanOptionId }) => fanOptionId));
          expect(price.total).toBe(price.unit + price.motor + price.options + price.extras);
          expect(price.extras).toBeGreaterThanOrEqual(0);
          const choices = [
            ...sections.intake.intakes,
            ...sections.gasPressures,
            ...sections.temperatureControl.controls,
            ...sections.coolingHeatPump.options,
            ...sections.reheatCoil.options,
          ];
          for (const { id, selected: isSelected } of choices) expect(checked.has(id)).toBe(isSelected);
          for (const { fanOptionId } of sections.setpoints) expect(checked.has(fanOptionId)).toBe(true);
          const { value } = sections.returnAir.outdoorAirPercentage;
          expect(value >= 0 && value <= 100).toBe(true);
        }
      }),
      { numRuns: 100 },
    );
  });

  it('[OPT-017] gives deltas that turn the old list into the new one', () => {
    fc.assert(
      fc.property(walk, ([start, changes]) => {
        let current = evaluate(start, DEMO_CATALOGUE).options;
        for (const { delta, evaluation } of outcomesOf(start, changes)) {
          current = applyOptionsDelta(current, delta);
          expect(current).toEqual(evaluation.options);
        }
      }),
      { numRuns: 60 },
    );
  });
});
