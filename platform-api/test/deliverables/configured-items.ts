import {
  applyChange,
  type ChangeOutcome,
  createConfiguration,
  DEMO_CATALOGUE,
  EngineError,
  evaluate,
  type MotorListPrice,
  select,
  selectHvls,
} from '@specbuilder/fan-engine';
import {
  ExhaustCategory,
  FanCategory,
  HeatedMakeUpAirCategory,
  HvacUnitCategory,
  IndustrialHeaterCategory,
  MakeUpAirCategory,
  ProjectItemType,
} from '@specbuilder/shared-contracts/domain';
import fc from 'fast-check';
import { defaultExhaustSupply, defaultHvls } from '../../src/catalogue/index.ts';
import { deliverableItem } from '../../src/deliverables/subject/deliverable-item.ts';
import type { DeliverableItem } from '../../src/deliverables/subject/subject.ts';
import { evaluatedColumns } from '../../src/projects/fan-items/evaluated-columns.ts';
import type { FanItemRow } from '../../src/projects/index.ts';

const BRAND = 1;
const NO_ID = '00000000-0000-4000-8000-000000000000';
const HEAT = { winterTemperature: -1, temperatureRise: 70 };
const COOLING = { nominalCoolingTons: 10, maxOutdoorAirPercentage: 30, summerDesignTemp: 90 };

/** A duty of each kind of equipment: category, sub-category, cfm, in. wg, and what else it needs. */
const DUTIES: readonly (readonly [FanCategory, number, number, number, object?])[] = [
  [FanCategory.Exhaust, ExhaustCategory.UtilitySet, 9000, 3],
  [FanCategory.Exhaust, ExhaustCategory.UpblastDownblast, 2000, 0.5],
  [FanCategory.Exhaust, ExhaustCategory.Inline, 2400, 0.75, { altitude: 5279 }],
  [FanCategory.Exhaust, ExhaustCategory.Axial, 12_000, 0.5],
  [FanCategory.Exhaust, ExhaustCategory.CeilingAndInline, 150, 0.25],
  [FanCategory.MakeUpAir, MakeUpAirCategory.RooftopFiltered, 5000, 0.75],
  [FanCategory.HeatedMakeUpAir, HeatedMakeUpAirCategory.DirectFired, 5000, 0.75, HEAT],
  [FanCategory.HeatedMakeUpAir, HeatedMakeUpAirCategory.IndirectFired, 3000, 0.5, HEAT],
  [FanCategory.HeatedMakeUpAir, HeatedMakeUpAirCategory.Electric, 2000, 0.5, HEAT],
  [
    FanCategory.HvacUnit,
    HvacUnitCategory.IndirectFired,
    4000,
    1,
    { ...HEAT, ...COOLING, temperatureRise: 45, summerWetBulbTemperature: 74 },
  ],
  [FanCategory.IndustrialHeater, IndustrialHeaterCategory.Horizontal, 4000, 0.5, HEAT],
];

/** Fans that do a duty, with their motors. */
interface Job {
  readonly specification: Parameters<typeof createConfiguration>[0]['specification'];
  readonly motors: readonly (readonly MotorListPrice[])[];
}

function jobsOfDuties(): Job[] {
  return DUTIES.map(([fanCategoryType, subFanCategoryType, cfm, sp, changes]) => {
    const initial = defaultExhaustSupply({ fanCategoryType, subFanCategoryType }, DEMO_CATALOGUE);
    const specification = { ...initial, altitude: 617, cfm, sp, ...changes };
    const { results } = select(specification, DEMO_CATALOGUE);
    if (results.length === 0) throw new Error(`No unit of category ${fanCategoryType} does ${cfm} cfm`);
    return { specification, motors: results.map(({ motorListPrices }) => motorListPrices) };
  });
}

function jobOfSpace(): Job {
  const specification = { ...defaultHvls({}, DEMO_CATALOGUE), squareFeet: 20_000 };
  const { results } = selectHvls(specification, DEMO_CATALOGUE);
  return { specification, motors: results.map(({ motorListPrices }) => motorListPrices) };
}

/** Which fan, motor, voltage and options an item has: places in the lists that the engine gives, counted round. */
export interface Draw {
  readonly job: number;
  readonly row: number;
  readonly motor: number;
  readonly voltage: number;
  readonly options: readonly number[];
}

const PLACES_IN_LISTS = 5040;
const place = fc.nat(PLACES_IN_LISTS - 1);

/** Any kind of equipment, any fan that does its duty, any of its motors and voltages, and up to four options. */
export const anyDraw: fc.Arbitrary<Draw> = fc.record({
  ...{ job: place, row: place, motor: place, voltage: place },
  options: fc.array(place, { maxLength: 4 }),
});

/** Items as a project has them, sized and configured by the engine; options are chosen one after the other. */
export function configuredItems(): (drawn: Draw) => DeliverableItem {
  const rowOf = configuredRows();
  return (drawn) => itemOfRow(rowOf(drawn));
}

/** The same as the store has them, with their prices. */
export function configuredRows(): (drawn: Draw) => FanItemRow {
  const jobs = [...jobsOfDuties(), jobOfSpace()];
  return (drawn) => rowOf(configured(jobs, drawn));
}

export function itemOfRow(row: FanItemRow): DeliverableItem {
  return deliverableItem(row, DEMO_CATALOGUE, 1, { duty: null, building: null, findings: [], replaces: null });
}

/** A configuration with what it means, so that neither is worked out twice. */
type Configured = Pick<ChangeOutcome, 'configuration' | 'evaluation'>;

function configured(jobs: readonly Job[], drawn: Draw): Configured {
  const { specification, motors } = pick(jobs, drawn.job);
  const motor = pick(pick(motors, drawn.row), drawn.motor);
  const chosen = {
    fanListId: motor.id,
    motorId: motor.motorId,
    motorVoltageId: pick(motor.voltages, drawn.voltage).id,
  };
  const configuration = createConfiguration({ specification, catalogue: DEMO_CATALOGUE, ...chosen });
  return drawn.options.reduce(withOption, { configuration, evaluation: evaluate(configuration, DEMO_CATALOGUE) });
}

/** What the rules reject stays as it was. */
function withOption(before: Configured, drawn: number): Configured {
  const { configuration, evaluation } = before;
  if (evaluation.options.length === 0) return before;
  const { fanOptionId: optionId, isChecked } = pick(evaluation.options, drawn);
  const changes = [{ optionId, selected: !isChecked }];
  try {
    return applyChange(configuration, { type: 'options', changes }, DEMO_CATALOGUE, evaluation);
  } catch (error) {
    if (error instanceof EngineError) return before;
    throw error;
  }
}

function pick<T>(list: readonly T[], drawn: number): T {
  const picked = list[drawn % list.length];
  if (picked === undefined) throw new Error('Nothing to pick from');
  return picked;
}

function rowOf({ configuration, evaluation }: Configured): FanItemRow {
  const columns = evaluatedColumns(evaluation, configuration, { catalogue: DEMO_CATALOGUE, brand: BRAND });
  const isHvls = configuration.kind === 'hvls';
  return {
    ...columns,
    ...{ id: NO_ID, resultId: NO_ID, manufacturerLabelId: BRAND },
    itemType: isHvls ? ProjectItemType.HighVolumeLowSpeedFan : ProjectItemType.ExhaustSupplyFan,
    ...{ fanCategoryType: evaluation.fanCategoryType, subFanCategoryType: evaluation.subFanCategoryType },
    fanUnitId: evaluation.fanUnitId,
    specification: configuration.specification as FanItemRow['specification'],
    ...{ previous: null, projectId: null, buildingId: null, itemIndex: 0, tag: 'EF-1', quantity: 1, notes: null },
    ...{ cellEditors: {}, alternateToId: null, removedFromProjectId: null, removedOnUtc: null, promotedItemId: null },
    ...{ linkedOnUtc: null, createdOnUtc: new Date(0), updatedOnUtc: new Date(0), rowVersion: 1 },
  } as FanItemRow;
}
