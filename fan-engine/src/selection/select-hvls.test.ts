import { BladeType, HvlsCategory } from '@specbuilder/shared-contracts/domain';
import { hvls } from '../../test/fixtures/specifications.ts';
import { messageText, saying } from '../../test/fixtures/words.ts';
import { catalogueFor } from '../catalogue/catalogue.ts';
import { DEMO_CATALOGUE } from '../catalogue/demonstration.ts';
import { hvlsVoltages } from '../hvls/motor-list.ts';
import { motorsOf } from './motors-of.ts';
import { selectHvls } from './select-hvls.ts';

/** Rated range: model, cfm, motor hp, kW, CFEI, ft2 destratified and cooled, dBA, list price. */
const RATED = [
  ['KHL-8', 24_600, 0.5, 0.228, 1.69, 1800, 800, 40, 4360],
  ['KHL-10', 38_200, 0.75, 0.328, 1.42, 2850, 1250, 41, 4800],
  ['KHL-12', 54_600, 0.75, 0.432, 1.28, 4050, 1800, 41, 5240],
  ['KHL-14', 73_800, 1, 0.545, 1.21, 5550, 2450, 42, 5680],
  ['KHL-16', 96_000, 1, 0.667, 1.17, 7250, 3200, 42, 6120],
  ['KHL-18', 119_400, 1.5, 0.762, 1.17, 9150, 4050, 43, 6560],
  ['KHL-20', 146_100, 1.5, 0.872, 1.17, 11_300, 5050, 43, 7000],
  ['KHL-24', 204_700, 2, 1.057, 1.21, 16_300, 7250, 43, 7880],
  ['KHL-8T', 21_200, 0.5, 0.153, 1.93, 1500, 650, 42, 4100],
  ['KHL-10T', 32_900, 0.75, 0.219, 1.6, 2400, 1000, 43, 4510],
  ['KHL-12T', 46_900, 0.75, 0.288, 1.43, 3400, 1450, 43, 4925],
  ['KHL-14T', 63_500, 1, 0.363, 1.34, 4650, 2000, 44, 5340],
  ['KHL-16T', 82_600, 1, 0.443, 1.29, 6100, 2600, 44, 5755],
  ['KHL-18T', 102_700, 1.5, 0.505, 1.28, 7700, 3300, 45, 6165],
  ['KHL-20T', 125_600, 1.5, 0.576, 1.28, 9500, 4050, 45, 6580],
  ['KHL-24T', 176_000, 2, 0.696, 1.31, 13_700, 5850, 45, 7405],
] as const;

/** List price of the default mounting, which the price of a row includes. */
const MOUNT = 220;

const rows = (changes = {}) => selectHvls(hvls(changes), DEMO_CATALOGUE).results;

describe('ceiling fans', () => {
  it.each(RATED)('%s has its rated figures', (model, cfm, horsepower, kw, cfei, destratified, cooled, dba, price) => {
    const row = rows().find(({ modelDisplayAs }) => modelDisplayAs === model);
    const cooling = rows({ hvlsFanCategoryType: HvlsCategory.SensibleCooling });
    expect(row).toMatchObject({
      cfm,
      horsepower,
      kilowattHour: kw,
      cfei,
      noise: dba,
      price: price + MOUNT,
      unitPrice: price,
    });
    expect(row?.coveredSquareFootage).toBe(destratified);
    expect(cooling.find(({ modelDisplayAs }) => modelDisplayAs === model)?.coveredSquareFootage).toBe(cooled);
  });

  it('ranks by what the space costs: 25,500 ft2 still open', () => {
    const listed = rows({ squareFeet: 40_000, coveredSquareFeet: 14_500 });
    expect(
      listed.slice(0, 7).map((row) => [row.modelDisplayAs, row.recommendedQty, messageText(row.rankReason)]),
    ).toEqual([
      ['KHL-24T', 2, 'Lowest price that covers it'],
      ['KHL-24', 2, 'Covers 28% more than the space'],
      ['KHL-18', 3, 'Covers 8% more than the space'],
      ['KHL-20T', 3, 'Covers 12% more than the space'],
      ['KHL-20', 3, 'Covers 33% more than the space'],
      ['KHL-16', 4, 'Covers 14% more than the space'],
      ['KHL-18T', 4, 'Covers 21% more than the space'],
    ]);
    expect(listed.map(({ isRecommended }) => isRecommended).indexOf(true)).toBe(0);
    expect(listed.filter(({ isRecommended }) => isRecommended)).toHaveLength(1);
  });

  it('says what a fan covers where little of the space is left', () => {
    const listed = rows({ squareFeet: 50_000, coveredSquareFeet: 49_999 });
    for (const { rankReason, coveredSquareFootage } of listed.slice(1)) {
      expect(rankReason).toEqual({ code: 'rank.hvlsCovers', parameters: { squareFeet: coveredSquareFootage } });
    }
  });

  it('[RES-022] needs one fan without a floor area, and none less when everything is covered', () => {
    expect(new Set(rows().map(({ recommendedQty }) => recommendedQty))).toEqual(new Set([1]));
    const covered = rows({ squareFeet: 5000, coveredSquareFeet: 9000 });
    expect(new Set(covered.map(({ recommendedQty }) => recommendedQty))).toEqual(new Set([1]));
    expect(covered[0]?.rankReason).toEqual(saying('Lowest price each'));
  });

  it('ranks fans of one price by their power, then by model', () => {
    const [line] = DEMO_CATALOGUE.hvlsLines;
    if (line === undefined) throw new Error('The catalogue has ceiling fans');
    const sizes = line.sizes.slice(0, 1);
    const models = (...lines: { suffix: string; efficiencyLoss: number }[]) =>
      selectHvls(hvls(), {
        ...DEMO_CATALOGUE,
        hvlsLines: lines.map((changes) => ({ ...line, sizes, ...changes })),
      }).results.map(({ modelCode }) => modelCode);
    const [a, z] = [
      { suffix: 'A', efficiencyLoss: 0.02 },
      { suffix: 'Z', efficiencyLoss: 0.02 },
    ];
    expect(models(z, a)).toEqual(['KHL-8A', 'KHL-8Z']);
    expect(models(a, z)).toEqual(['KHL-8A', 'KHL-8Z']);
    expect(models(a, { ...z, efficiencyLoss: 0 })).toEqual(['KHL-8Z', 'KHL-8A']);
  });

  it('says of each further fan what it covers where no floor is left to cover', () => {
    const each = ['Lowest price each', 'Covers 1,800 sq ft'];
    const reasons = (changes: Parameters<typeof hvls>[0]) =>
      rows(changes)
        .filter(({ modelCode }) => modelCode === 'KHL-8T' || modelCode === 'KHL-8')
        .map(({ rankReason }) => messageText(rankReason));
    expect(reasons({})).toEqual(each);
    expect(reasons({ coveredSquareFeet: 500 })).toEqual(each);
    expect(reasons({ squareFeet: 5000, coveredSquareFeet: 5000 })).toEqual(each);
  });

  it('excludes the other blade count and says so', () => {
    const { results, excluded, candidateCount } = selectHvls(hvls({ fanBladeType: BladeType.Three }), DEMO_CATALOGUE);
    expect(results.every(({ blades }) => blades === 3)).toBe(true);
    expect(candidateCount).toBe(16);
    expect(excluded).toHaveLength(8);
    expect(excluded[0]).toEqual({
      modelDisplayAs: 'KHL-8',
      modelCode: 'KHL-8',
      driveText: 'Direct, VFD',
      reason: 'blades',
      message: saying('6 blades, 3 required'),
      admission: { field: 'fanBladeType', value: 0, message: saying('Any number of blades') },
      value: 6,
      limit: 3,
    });
  });

  it('offers the voltages of the onboard drive and rejects others', () => {
    const [row] = rows({ motorVoltage: 460 });
    expect(row?.motorListPrices[0]?.voltages.map(({ display }) => display)).toEqual(['460']);
    const rejected = selectHvls(hvls({ motorVoltage: 277 }), DEMO_CATALOGUE);
    expect(rejected.results).toHaveLength(0);
    expect(rejected.excluded[0]).toMatchObject({ reason: 'voltage', message: saying('No motor for 277 V') });
    expect(hvlsVoltages()).toHaveLength(4);
  });

  it('lists one motor for each number of phases, both with the onboard drive', () => {
    const [row] = rows();
    const motors = motorsOf(row?.fanUnitId ?? 0, hvls(), DEMO_CATALOGUE);
    expect(motors.map(({ motorKind, drive, enclosure }) => [motorKind, drive, enclosure])).toEqual([
      ['ThreePhase', 'Onboard', 'TENV'],
      ['SinglePhase', 'Onboard', 'TENV'],
    ]);
  });

  it('keeps three blades from brands that do not sell them', () => {
    expect(selectHvls(hvls(), catalogueFor(7, DEMO_CATALOGUE)).candidateCount).toBe(8);
    expect(selectHvls(hvls(), catalogueFor(170, DEMO_CATALOGUE)).candidateCount).toBe(16);
    expect(selectHvls(hvls(), catalogueFor(37, DEMO_CATALOGUE)).candidateCount).toBe(0);
  });
});
