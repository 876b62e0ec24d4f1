import { FanCategory } from '@specbuilder/shared-contracts/domain';
import { faceArea, nominalAirflow } from '../duty/component-loss.ts';
import type { HeaterRating } from '../heating/heater-rating.ts';
import { HEATERS } from '../heating/heater-types.ts';
import { fanUnitOf, unitPrice, wheelOfLine } from '../product-line/fan-unit.ts';
import { DEMO_CATALOGUE } from './demonstration.ts';

const SUPPLY = DEMO_CATALOGUE.lines.filter(({ supply }) => supply !== undefined);
const lineOf = (code: string) => {
  const line = SUPPLY.find((candidate) => candidate.code === code);
  if (line === undefined) throw new Error(`No line ${code}`);
  return line;
};
const unitOf = (code: string, size: number) => {
  const line = lineOf(code);
  return fanUnitOf(line, wheelOfLine(line, size), line.drives.includes('Belt') ? 'Belt' : 'Vfd', 'I');
};
const heater = (inputMbh: number, kwStep: number | null = null): HeaterRating => ({
  type: 'DirectFired',
  fuel: 'gas',
  efficiency: 0.92,
  outputBtus: inputMbh * 920,
  inputBtus: inputMbh * 1000,
  outputKws: 0,
  requiredRise: 70,
  temperatureRise: 70,
  minimumTemperatureRise: 3,
  maximumDischargeTemperature: 160,
  dischargeTemperature: null,
  furnaceMbh: null,
  kwStep,
  turndown: 25,
  gasFlowCfh: null,
});

describe('supply lines', () => {
  it('cover every sub-category of make-up air, heated make-up air, HVAC units and industrial heaters', () => {
    const subCategories = (category: FanCategory) => [
      ...new Set(SUPPLY.filter((line) => line.category === category).map(({ subCategory }) => subCategory)),
    ];
    expect(subCategories(FanCategory.MakeUpAir)).toEqual([1, 2, 3]);
    expect(subCategories(FanCategory.HeatedMakeUpAir)).toEqual([1, 2, 3, 4]);
    expect(subCategories(FanCategory.HvacUnit)).toEqual([1, 2, 3]);
    expect(subCategories(FanCategory.IndustrialHeater)).toEqual([1, 2]);
    expect(SUPPLY).toHaveLength(14);
  });

  it.each(SUPPLY.map((line) => [line.code, line] as const))('%s moves no more air than its heater takes', (_, line) => {
    const type = line.supply?.heater ?? null;
    if (type === null) return expect(line.price).not.toHaveProperty('perInputMbh');
    expect(line.airflow.maximum).toBeLessThanOrEqual(HEATERS[type].maximumCfm);
    expect(line.price).toHaveProperty(HEATERS[type].fuel === 'gas' ? 'perInputMbh' : 'perKw');
  });

  it.each(SUPPLY.map((line) => [line.code, line] as const))(
    '%s promises no air that its cabinets do not take',
    (_, line) => {
      const [small, large] = [line.wheelSizesIn[0] ?? 1, line.wheelSizesIn.at(-1) ?? 1].map((size) =>
        wheelOfLine(line, size),
      );
      if (small === undefined || large === undefined) throw new Error('A line has sizes');
      const { family } = large;
      const fastest = Math.max(...Object.values(family.tipSpeedLimits));
      expect(line.airflow.maximum).toBeLessThanOrEqual(family.phiMax * large.area * fastest);
      const limits = line.supply?.faceVelocity ?? null;
      if (limits === null) return;
      expect(line.airflow.maximum).toBeLessThanOrEqual(limits.maximum * faceArea('cabinet', large, 1));
      expect(line.airflow.minimum).toBeGreaterThanOrEqual(limits.minimum * faceArea('cabinet', small, 1));
    },
  );

  it.each(SUPPLY.map((line) => [line.code, line] as const))(
    '%s promises no air that blows too fast out of its largest wheel',
    (_, line) => {
      const large = wheelOfLine(line, line.wheelSizesIn.at(-1) ?? 1);
      const isCased = line.family.key === 'fc_dw';
      expect(line.supply?.outletVelocity !== null).toBe(isCased);
      const limit = line.category === FanCategory.MakeUpAir ? 3000 : 3500;
      if (isCased) expect(line.supply?.outletVelocity).toBe(limit);
      const max = isCased ? limit * large.outletArea : 2 * nominalAirflow(large);
      expect(line.airflow.maximum).toBeLessThanOrEqual(max);
    },
  );

  // Worked by hand: 5200 + 0.465 x 5,000 + 1.8 x 18^2 + 4.2 x 450^0.85, 4200 + 0.45 x 2,400 + 1.1 x 16.5^2 + 55 x 50,
  // 14500 + 0.675 x 4,000 + 1.6 x 20^2 + 14 x 200^0.9, 1400 + 60 x 15^1.35.
  it.each([
    ['KDF', 18, 5000, heater(450), 8864],
    ['KEH', 16.5, 2400, heater(0, 50), 8329],
    ['KRG', 20, 4000, heater(200), 19_488],
    ['KRC', 20, 4000, null, 16_240],
    ['KMF', 15, 4000, null, 3722],
  ] as const)('%s %d at %d cfm costs what the price book says', (code, size, cfm, section, price) => {
    expect(unitPrice(unitOf(code, size), cfm, section)).toBe(price);
  });

  it.each(SUPPLY.filter(({ price }) => 'perCfm' in price).map((line) => [line.code, line] as const))(
    '%s costs more in a larger housing, for the same air',
    (code, line) => {
      const prices = line.wheelSizesIn.map((size) => unitPrice(unitOf(code, size), 3000, null));
      for (const [index, price] of prices.slice(1).entries()) expect(price).toBeGreaterThan(prices[index] ?? price);
    },
  );

  it('KDF 30 has two wheels on one shaft: twice the area at the same speed', () => {
    const [one, two] = [wheelOfLine(lineOf('KDF'), 25), wheelOfLine(lineOf('KDF'), 30)];
    expect(one.area).toBeCloseTo((Math.PI / 4) * (25 / 12) ** 2, 10);
    expect(two.area).toBeCloseTo(2 * (Math.PI / 4) * 2.5 ** 2, 10);
    expect(two.outletArea).toBeCloseTo(2 * (two.family.outletAreaFactor ?? 0) * 2.5 ** 2, 10);
  });
});
