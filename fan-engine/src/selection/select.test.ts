import { ExhaustCategory } from '@specbuilder/shared-contracts/domain';
import { exhaust, MILWAUKEE } from '../../test/fixtures/specifications.ts';
import { messageText, saying } from '../../test/fixtures/words.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import { DEMO_CATALOGUE } from '../catalogue/demonstration.ts';
import { motorsOf } from './motors-of.ts';
import type { ExclusionReason } from './result.ts';
import { select } from './select.ts';

/** The catalogue without the airflow limits of its lines, to see the tests behind them. */
const WITHOUT_AIRFLOW_LIMITS: Catalogue = {
  ...DEMO_CATALOGUE,
  lines: DEMO_CATALOGUE.lines.map((line) => ({ ...line, airflow: { minimum: 0, maximum: Number.POSITIVE_INFINITY } })),
};

const sized = (changes: Parameters<typeof exhaust>[0] = {}) => select(exhaust(changes), DEMO_CATALOGUE);
const counts = (catalogue: Catalogue) => {
  const sum: Partial<Record<ExclusionReason, number>> = {};
  for (const { reason } of select(MILWAUKEE, catalogue).excluded) sum[reason] = (sum[reason] ?? 0) + 1;
  return sum;
};

describe('selection of 9,000 cfm at 3.00 in. wg', () => {
  const milwaukee = () => select(MILWAUKEE, DEMO_CATALOGUE);

  it.each([
    ['KUB245', 'Belt', 1251, 6.38, 7.5, 1.32, 36.2, 81, 6406],
    ['KUB270', 'Belt', 1068, 6.19, 7.5, 1.33, 35.7, 80, 7195],
    ['KUD223', 'Direct, VFD', 1456, 5.82, 7.5, 1.43, 35.6, 80, 7442],
    ['KUD245', 'Direct, VFD', 1224, 5.52, 7.5, 1.45, 34, 80, 8188],
    ['KUB300', 'Belt', 918, 6.22, 7.5, 1.31, 34.7, 80, 8204],
    ['KUD270', 'Direct, VFD', 1050, 5.41, 7.5, 1.45, 32.9, 79, 9068],
    ['KUB330', 'Belt', 814, 6.44, 7.5, 1.25, 35, 80, 9276],
    ['KUD300', 'Direct, VFD', 905, 5.45, 7.5, 1.42, 32.5, 79, 10_193],
  ])('%s, %s', (model, driveText, rpm, totalBhp, motorHorsepower, fei, sones, dba, price) => {
    const row = milwaukee().results.find(({ modelDisplayAs }) => modelDisplayAs === model);
    expect(row).toMatchObject({ driveText, rpm, totalBhp, motorHorsepower, soundSones: sones, price });
    expect(row?.rating).toMatchObject({ cfm: 9000, totalStaticPressure: 3, soundDba: dba, density: 0.0733 });
    expect(row?.rating.energy).toMatchObject({ fei, meetsLimit: true, pressureBasis: 'total' });
  });

  it('says what each weighs without options, and which standards it is listed to', () => {
    const [kub] = milwaukee().results;
    // 40 + 0.62 x 24.5^1.8 lb, the body of the line.
    expect(kub).toMatchObject({ modelDisplayAs: 'KUB245', weightLb: 236, listings: ['UL 705', 'UL 762'] });
  });

  it('says neither of a line whose maker says neither', () => {
    const bare = { ...DEMO_CATALOGUE, lines: DEMO_CATALOGUE.lines.map(({ body, listings, ...line }) => line) };
    expect(select(MILWAUKEE, bare).results[0]).toMatchObject({ weightLb: null, listings: [] });
  });

  it('tries 313 sizes and drives, of which 11 fit, and shows those', () => {
    const { results, candidateCount, excluded } = milwaukee();
    expect(candidateCount).toBe(313);
    expect(candidateCount - excluded.length).toBe(11);
    expect(results).toHaveLength(11);
  });

  it('says for each of the others at which test it failed', () => {
    expect(counts(DEMO_CATALOGUE)).toEqual({
      airflow: 52,
      stall: 60,
      efficiency: 73,
      speed: 46,
      'tip-speed': 30,
      motor: 1,
      sound: 40,
    });
    expect(counts(WITHOUT_AIRFLOW_LIMITS)).toEqual({
      stall: 60,
      efficiency: 117,
      speed: 54,
      'tip-speed': 30,
      motor: 1,
      sound: 40,
    });
  });

  it('gives each row its reason in about five words', () => {
    expect(milwaukee().results.map(({ rankReason }) => messageText(rankReason))).toEqual([
      'Lowest price that meets 37 sones',
      'Next larger wheel, 15% slower',
      'Variable speed, smallest wheel',
      'Variable speed, best FEI',
      'Class I at 918 rpm',
      'Lowest running cost',
      'Low-speed belt drive, 814 rpm',
      'Variable speed, 79 dBA',
      'Fixed speed, 8% over duty',
      'Capacity to 11,300 cfm with 15 hp',
      'Quietest that fits',
    ]);
  });

  it('recommends one row, the cheapest to own', () => {
    const { results } = milwaukee();
    expect(results.filter(({ isRecommended }) => isRecommended).map(({ modelDisplayAs }) => modelDisplayAs)).toEqual([
      'KUB245',
    ]);
  });

  it('lists the motors of a row with voltages, amps and prices', () => {
    const { results } = milwaukee();
    const motors = motorsOf(results[0]?.fanUnitId ?? 0, MILWAUKEE, DEMO_CATALOGUE);
    expect(
      motors.map(({ horsepower, motorKind, drive, efficiency, marginPercent, price, isRecommended }) => [
        [horsepower, motorKind, drive],
        efficiency,
        marginPercent,
        price,
        isRecommended,
      ]),
    ).toEqual([
      [[7.5, 'ThreePhase', null], 91, 17.5, 878, true],
      [[10, 'ThreePhase', null], 91.7, 56.7, 1065, false],
    ]);
    expect(motors.map(({ rpm, enclosure }) => [rpm, enclosure])).toEqual([
      [1750, 'ODP'],
      [1750, 'ODP'],
    ]);
    expect(motors[0]?.voltages.map(({ display, fullLoadAmps }) => [display, fullLoadAmps])).toEqual([
      ['208', 24.2],
      ['230', 22],
      ['460', 11],
      ['575', 9],
    ]);
    expect([motors[0]]).toMatchObject(results[0]?.motorListPrices ?? []);
  });
});

describe('a duty that nothing meets quietly', () => {
  const inline = { exhaustFanCategoryType: ExhaustCategory.Inline, altitude: 617, cfm: 600, sp: 1.5, sones: 6 };

  it('shows the quietest that run it, none of them as meeting every criterion', () => {
    const tooLoud = sized(inline);
    expect(tooLoud.results.map(({ modelDisplayAs, soundSones, price }) => [modelDisplayAs, soundSones, price])).toEqual(
      [
        ['KSI080B', 13.3, 854],
        ['KSI090B', 13.2, 906],
        ['KSI100B', 13.9, 961],
        ['KSI110B', 16.5, 1020],
      ],
    );
    expect(tooLoud.results.some((row) => row.meetsEveryCriterion || row.isRecommended)).toBe(false);
    expect(tooLoud.results[0]?.rankReason).toEqual(saying('7.3 sones over the limit'));
  });

  it('counts them among what was excluded: none of 72 fits', () => {
    const tooLoud = sized(inline);
    expect(tooLoud.candidateCount).toBe(72);
    expect(tooLoud.excluded).toHaveLength(72);
    const reasons = tooLoud.excluded.map(({ reason }) => reason);
    expect(reasons.filter((reason) => reason === 'stall')).toHaveLength(57);
    expect(reasons.filter((reason) => reason === 'speed')).toHaveLength(10);
    expect(reasons.filter((reason) => reason === 'sound')).toHaveLength(5);
  });
});
