import { DriveType } from '@specbuilder/shared-contracts/domain';
import { DEMO_CATALOGUE } from '../../src/catalogue/demonstration.ts';
import type { ExhaustSupplyRow } from '../../src/selection/result.ts';
import { select } from '../../src/selection/select.ts';
import { selectHvls } from '../../src/selection/select-hvls.ts';
import type { ExhaustSupplySpecification } from '../../src/specification/specification.ts';
import { ceilingFan } from './ceiling-fan.ts';
import { DUTIES, SPACES } from './duties.ts';
import { secondCalculation } from './second-calculation.ts';

/** A value as shown, as computed here, and its last shown digit. */
type Compared = readonly [what: string, shown: number, here: number, digit: number];

/** Differences that exceed the rounding of the shown value. */
function differences(model: string, compared: readonly Compared[]): string[] {
  return compared
    .filter(([, shown, here, digit]) => !(Math.abs(shown - here) <= 0.5 * digit * (1 + 1e-6) + 1e-9))
    .map(([what, shown, here]) => `${model}: ${what} ${shown} is shown, ${here} was worked out`);
}

/** hp, kW and FEI show two decimals, three below 0.1. */
const powerDigit = (value: number) => (value < 0.1 ? 0.001 : 0.01);
const octaves = (what: string, shown: readonly number[], here: readonly number[]): Compared[] =>
  here.map((level, band) => [`${what} ${62.5 * 2 ** band} Hz`, shown[band] ?? Number.NaN, level, 0.1]);

function rowDifferences(row: ExhaustSupplyRow, specification: ExhaustSupplySpecification): string[] {
  const [motor] = row.motorListPrices;
  if (!motor) return [`${row.modelCode}: no motor`];
  const { rating } = row;
  const kind = motor.motorKind === 'Ecm' ? 'Ecm' : motor.motorKind === 'SinglePhase' ? 'SinglePhase' : 'ThreePhase';
  const drive = { isBelt: row.driveType === DriveType.Belt, kind, control: motor.drive } as const;
  const here = secondCalculation(row.modelCode, drive, specification);
  return differences(`${row.modelCode} ${row.driveText}`, [
    ['cfm', rating.cfm, here.cfm, 1],
    ['in. wg', rating.totalStaticPressure, here.pressure, 0.001],
    ['lb/ft3', rating.density, here.density, 0.0001],
    ['rpm', rating.rpm, here.rpm, 1],
    ['fpm at the tip', rating.tipSpeed, here.tipSpeed, 1],
    ['fpm at the outlet', rating.outletVelocity, here.outletVelocity, 1],
    ['bhp', rating.bhp, here.bhp, powerDigit(here.bhp)],
    ['total bhp', rating.totalBhp, here.shaft, powerDigit(here.shaft)],
    ['% static', rating.staticEfficiency, here.staticEfficiency, 0.1],
    ['% total', rating.totalEfficiency, here.totalEfficiency, 0.1],
    ['motor hp', motor.horsepower, here.hp, 0.0001],
    ['motor %', motor.efficiency, here.efficiency, 0.1],
    ['kW', rating.inputKw, here.kw, powerDigit(here.kw)],
    ['FEI', rating.energy.fei, here.fei, 0.01],
    ...octaves('outlet', rating.soundPower, here.outlet),
    ...octaves('inlet', rating.inletSoundPower, here.inlet),
    ['sones', rating.soundSones, here.sones, 0.1],
    ['dBA', rating.soundDba, here.dba, 1],
    ['$ of the fan', row.unitPrice, here.unitPrice, 1],
    ['$ of the motor', motor.price, here.motorPrice, 1],
  ]);
}

describe('a second calculation, written from the engineering document alone', () => {
  it.each(DUTIES)('agrees to the last digit shown: %s', (_, specification) => {
    const rows = select(specification, DEMO_CATALOGUE).results;
    expect(rows.length).toBeGreaterThanOrEqual(3);
    expect(rows.flatMap((row) => rowDifferences(row, specification))).toEqual([]);
  });

  it.each(SPACES)('agrees to the last digit shown: %s', (_, space) => {
    const rows = selectHvls(space, DEMO_CATALOGUE).results;
    expect(rows.length).toBeGreaterThanOrEqual(5);
    const found = rows.flatMap((row) => {
      const here = ceilingFan(row.modelCode, space);
      return differences(row.modelCode, [
        ['rpm', row.rpm, here.rpm, 1],
        ['cfm', row.cfm, here.cfm, 100],
        ['dBA', row.noise, here.noise, 1],
        ['square feet', row.coveredSquareFootage, here.coverage, 1],
        ['fans', row.recommendedQty, here.quantity, 1],
        ['kW', row.kilowattHour, here.kw, 0.001],
        ['CFEI', row.cfei, here.cfei, 0.01],
        ['$', row.unitPrice, here.price, 1],
      ]);
    });
    expect(found).toEqual([]);
  });
});
