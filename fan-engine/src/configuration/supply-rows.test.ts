import fc from 'fast-check';
import {
  DIRECT_FIRED_SPECIFICATION,
  FILTERED_SPECIFICATION,
  INDUSTRIAL_HEATER_SPECIFICATION,
  ROOFTOP_SPECIFICATION,
} from '../../test/fixtures/conditioning-units.ts';
import { anySupplySpecification } from '../../test/fixtures/specifications.ts';
import { DEMO_CATALOGUE } from '../catalogue/demonstration.ts';
import { motorsOf } from '../selection/motors-of.ts';
import { select } from '../selection/select.ts';
import { EngineError } from '../specification/engine-error.ts';
import type { ExhaustSupplySpecification } from '../specification/specification.ts';
import { createConfiguration } from './create.ts';
import { evaluate } from './evaluate.ts';

const between = (min: number, max: number) => fc.double({ min, max, noNaN: true });

/** Duties that units are sold for. */
const ordinary: fc.Arbitrary<ExhaustSupplySpecification> = fc
  .tuple(
    fc.constantFrom(
      ROOFTOP_SPECIFICATION,
      DIRECT_FIRED_SPECIFICATION,
      INDUSTRIAL_HEATER_SPECIFICATION,
      FILTERED_SPECIFICATION,
    ),
    fc.record({
      cfm: between(1500, 12_000),
      sp: between(0.25, 1.5),
      temperatureRise: between(20, 90),
      nominalCoolingTons: fc.constantFrom(null, 5, 10, 20),
      maxOutdoorAirPercentage: fc.constantFrom(0, 30, 95, 100),
      subFanCategoryType: fc.constant(0),
      hvacUnitCategoryType: fc.constant(0 as const),
      heatedMakeUpAirFanCategoryType: fc.constant(0 as const),
      industrialHeaterFanCategoryType: fc.constant(0 as const),
      makeUpAirFanCategoryType: fc.constant(0 as const),
      isRecirculating: fc.boolean(),
    }),
  )
  .map(([base, changes]) => ({ ...base, ...changes, isNoCooling: changes.nominalCoolingTons === null }));

function rowsOf(specification: ExhaustSupplySpecification) {
  try {
    return select(specification, DEMO_CATALOGUE).results.slice(0, 3);
  } catch (error) {
    if (error instanceof EngineError) return [];
    throw error;
  }
}

/** Whether every row becomes an item that says of heater, coil and duty what the row said. */
function expectItemsToRepeatRows(specification: ExhaustSupplySpecification): number {
  const rows = rowsOf(specification);
  for (const row of rows) {
    const motor = motorsOf(row.fanUnitId, specification, DEMO_CATALOGUE).find(({ isRecommended }) => isRecommended);
    if (motor === undefined) throw new Error('A row has a recommended motor');
    const chosen = { fanListId: motor.id, motorId: motor.motorId, motorVoltageId: motor.voltages[0]?.id ?? 0 };
    const evaluation = evaluate(
      createConfiguration({ specification, catalogue: DEMO_CATALOGUE, ...chosen }),
      DEMO_CATALOGUE,
    );
    expect([evaluation.heater, evaluation.cooling]).toEqual([row.heating, row.cooling]);
    expect(evaluation.rating).toEqual(row.rating);
    expect([evaluation.price.unit, evaluation.motor.motorId]).toEqual([row.unitPrice, motor.motorId]);
    // What the row was priced with is chosen on the item, and nothing else that costs.
    expect(evaluation.price.total).toBe(row.price);
    expect(evaluation.supplyFanId).toBe(row.supplyFanId);
  }
  return rows.length;
}

describe('a configuration of a supply row', () => {
  it('repeats heater, cooling, rating and price of the row, for ordinary duties', () => {
    let rows = 0;
    fc.assert(
      fc.property(ordinary, (specification) => {
        rows += expectItemsToRepeatRows(specification);
      }),
      { numRuns: 120 },
    );
    expect(rows).toBeGreaterThan(40);
  });

  it('repeats them for any specification of the contract', () => {
    fc.assert(
      fc.property(anySupplySpecification, (specification) => void expectItemsToRepeatRows(specification)),
      {
        numRuns: 200,
      },
    );
  });
});
