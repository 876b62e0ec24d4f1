import { horsepowerName, type Message, shownFei } from '@specbuilder/shared-contracts/domain';
import { exhaust } from '../../test/fixtures/specifications.ts';
import { DEMO_CATALOGUE } from '../catalogue/demonstration.ts';
import type { ExhaustSupplySpecification } from '../specification/specification.ts';
import { motorsOf } from './motors-of.ts';
import type { ExhaustSupplyRow } from './result.ts';
import { select } from './select.ts';

const AIRFLOWS = [300, 800, 1500, 2400, 4000, 7000, 9000, 12_000, 18_000, 26_000] as const;
const PRESSURES = [0.25, 0.75, 2] as const;
const DUTIES = AIRFLOWS.flatMap((cfm) => PRESSURES.map((sp) => ({ cfm, sp })));

const code = ({ rankReason }: ExhaustSupplyRow): string => rankReason.code;
const parameter = (message: Message, name: string): number =>
  Number((message.parameters as Readonly<Record<string, unknown>>)[name]);

/** Line and wheel diameter, in., as the id of a fan holds them. */
const lineOf = ({ exhaustFanId }: ExhaustSupplyRow): number => Math.floor((exhaustFanId ?? 0) / 10_000);
const diameterOf = ({ exhaustFanId }: ExhaustSupplyRow): number => ((exhaustFanId ?? 0) % 10_000) / 100;

/** Place of a row's wheel among the sizes of its line. */
function placeOf(row: ExhaustSupplyRow): number {
  const line = DEMO_CATALOGUE.lines.find(({ id }) => id === lineOf(row));
  return line?.wheelSizesIn.indexOf(diameterOf(row)) ?? Number.NaN;
}

describe.each(DUTIES)('reasons of rows for $cfm cfm at $sp in. wg', (duty) => {
  const specification = exhaust({ ...duty, sones: 60 });
  const { results } = select(specification, DEMO_CATALOGUE);
  const withCode = (...codes: readonly string[]) => results.filter((row) => codes.includes(code(row)));

  it('name superlatives that are true of every fan that fits', () => {
    const leasts: readonly (readonly [readonly string[], (row: ExhaustSupplyRow) => number])[] = [
      [['rank.lowestPrice', 'rank.lowestPriceForSound'], ({ price }) => price],
      [['rank.bestFei', 'rank.bestFeiVariable'], ({ rating }) => -(shownFei(rating.energy) ?? -Infinity)],
      [['rank.lowestRunningCost'], ({ rating }) => rating.inputKw],
      [['rank.quietest'], ({ soundSones }) => soundSones],
      [['rank.smallestWheel', 'rank.smallestWheelVariable'], diameterOf],
    ];
    for (const [codes, each] of leasts) {
      for (const row of withCode(...codes)) expect(each(row)).toBe(Math.min(...results.map(each)));
    }
  });

  it('praise no energy index of a motor below 1 hp', () => {
    for (const { motorHorsepower } of withCode('rank.bestFei', 'rank.bestFeiVariable'))
      expect(motorHorsepower).toBeGreaterThanOrEqual(1);
  });

  it('name the next wheel up where there is no size between', () => {
    for (const row of withCode('rank.nextWheelUp')) {
      const above = results.slice(0, results.indexOf(row)).findLast(({ driveText, description }) => {
        return driveText === row.driveText && description === row.description;
      });
      expect(above).toBeDefined();
      if (above !== undefined) expect(placeOf(row)).toBe(placeOf(above) + 1);
    }
  });

  it('name an airflow to grow to that the fan gives with a motor that is offered for the duty', () => {
    for (const { fanUnitId, rankReason, motorHorsepower } of withCode('rank.roomToGrow', 'rank.roomToGrowWithMotor')) {
      const cfm = parameter(rankReason, 'cfm');
      const grown: ExhaustSupplySpecification = {
        ...specification,
        cfm,
        sp: duty.sp * (cfm / duty.cfm) ** 2,
        sones: null,
      };
      const row = select(grown, DEMO_CATALOGUE).results.find((fan) => fan.fanUnitId === fanUnitId);
      const offered = motorsOf(fanUnitId, specification, DEMO_CATALOGUE).map(({ motorId }) => motorId);
      expect(offered).toContain(row?.motorListPrices[0]?.motorId);
      const needed = row?.motorHorsepower ?? 0;
      const named = 'horsepower' in rankReason.parameters ? rankReason.parameters.horsepower : null;
      expect(named).toBe(needed > motorHorsepower ? horsepowerName(needed) : null);
    }
  });
});

describe('propellers among the rows of a duty', () => {
  const rowsAt = (sp: number) => select(exhaust({ cfm: 2000, sp }), DEMO_CATALOGUE).results;
  const isPropeller = ({ description }: ExhaustSupplyRow) => /propeller/i.test(description);

  it('are marked from 0.5 in. wg on, whatever they cost, and not recommended; the order is by price as ever', () => {
    const rows = rowsAt(0.5);
    expect(rows.some(isPropeller)).toBe(true);
    for (const row of rows) expect(code(row) === 'rank.notForDucts').toBe(isPropeller(row));
    expect(rows.filter(isPropeller).some(({ isRecommended }) => isRecommended)).toBe(false);
    expect(rows.filter(({ isRecommended }) => isRecommended)).toHaveLength(1);
    const prices = rows.map(({ price }) => price);
    expect(prices).toEqual([...prices].sort((a, b) => a - b));
  });

  it('are praised as any fan below it', () => {
    const rows = rowsAt(0.49);
    expect(rows.some(isPropeller)).toBe(true);
    expect(rows.map(code)).not.toContain('rank.notForDucts');
  });
});
