import { DEMO_CATALOGUE } from '../../src/catalogue/demonstration.ts';
import { fanCurveOf } from '../../src/chart/catalogue-chart.ts';
import { drawFanCurve } from '../../src/chart/draw-fan-curve.ts';
import { chartPalette } from '../../src/chart/palette.ts';
import { createConfiguration } from '../../src/configuration/create.ts';
import { evaluate } from '../../src/configuration/evaluate.ts';
import type { MotorListPrice } from '../../src/rating/motor-list.ts';
import { select } from '../../src/selection/select.ts';
import { selectHvls } from '../../src/selection/select-hvls.ts';
import type { ExhaustSupplySpecification, HvlsSpecification } from '../../src/specification/specification.ts';
import { EXHAUST_DUTIES } from '../acceptance/exhaust-duties.ts';
import { HEATED_MAKE_UP_AIR_DUTIES } from '../acceptance/heated-make-up-air-duties.ts';
import { HVAC_UNIT_DUTIES } from '../acceptance/hvac-unit-duties.ts';
import { HVLS_SPACES } from '../acceptance/hvls-spaces.ts';
import { INDUSTRIAL_HEATER_DUTIES } from '../acceptance/industrial-heater-duties.ts';
import { MAKE_UP_AIR_DUTIES } from '../acceptance/make-up-air-duties.ts';
import { CHART_MESSAGES } from '../fixtures/chart-messages.ts';

const DUTIES = [
  ...EXHAUST_DUTIES,
  ...MAKE_UP_AIR_DUTIES,
  ...HEATED_MAKE_UP_AIR_DUTIES,
  ...HVAC_UNIT_DUTIES,
  ...INDUSTRIAL_HEATER_DUTIES,
];

/**
 * Everything the engine says about a fixed set of duties, as text: every row and every reason, the best row of each as
 * an item with its options and prices, and its curve. It has to be the same letter for letter wherever the engine runs.
 */
export function goldenText(): string {
  return GOLDEN_IDS.map(goldenTextOf).join('\n');
}

export const GOLDEN_IDS: readonly string[] = [...DUTIES, ...HVLS_SPACES].map(({ id }) => id);

/** What the engine says about one duty or space. */
export function goldenTextOf(id: string): string {
  const duty = DUTIES.find((candidate) => candidate.id === id);
  if (duty !== undefined) return dutyText(id, duty.specification);
  const space = HVLS_SPACES.find((candidate) => candidate.id === id);
  if (space === undefined) throw new Error(`No duty or space ${id}`);
  return spaceText(space);
}

function dutyText(id: string, specification: ExhaustSupplySpecification): string {
  const selection = select(specification, DEMO_CATALOGUE);
  const row = selection.results[0];
  const item = row === undefined ? null : itemOf(specification, row.motorListPrices[0]);
  const curve =
    row === undefined
      ? ''
      : drawFanCurve(
          fanCurveOf(
            { fanUnitId: row.fanUnitId, cfm: row.rating.cfm, sp: row.rating.totalStaticPressure, rpm: row.rpm },
            DEMO_CATALOGUE,
            { width: 620, height: 460, palette: chartPalette('light'), words: CHART_MESSAGES },
          ),
        );
  return [id, JSON.stringify(selection), JSON.stringify(item), curve].join('\n');
}

function spaceText({ id, specification }: (typeof HVLS_SPACES)[number]): string {
  const selection = selectHvls(specification, DEMO_CATALOGUE);
  const item = itemOf(specification, selection.results[0]?.motorListPrices[0]);
  return [id, JSON.stringify(selection), JSON.stringify(item)].join('\n');
}

function itemOf(specification: ExhaustSupplySpecification | HvlsSpecification, motor: MotorListPrice | undefined) {
  const motorVoltageId = motor?.voltages[0]?.id;
  if (motor === undefined || motorVoltageId === undefined) return null;
  const { id: fanListId, motorId } = motor;
  const chosen = { specification, catalogue: DEMO_CATALOGUE, fanListId, motorId, motorVoltageId };
  return evaluate(createConfiguration(chosen), DEMO_CATALOGUE);
}
