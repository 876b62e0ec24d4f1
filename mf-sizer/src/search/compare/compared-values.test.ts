import { DEFAULT_OPERATING_COST } from '@specbuilder/shared-contracts/domain';
import { hvlsRow, hvlsSet } from '../../../test/hvls-results.ts';
import { exhaustRow, exhaustSet, rating } from '../../../test/results.ts';
import { type ComparedCeilingFans, type ComparedFans, entriesOf, fansOf, namesOf } from './compared-result.ts';
import { comparedValues } from './compared-values.ts';
import { paybackOf } from './payback.ts';

const cheap = exhaustRow(1, { modelDisplayAs: 'KUB245', price: 6406, kilowattHour: 5.23, totalBhp: 6.38 });
const frugal = exhaustRow(2, {
  modelDisplayAs: 'KUD245',
  price: 8188,
  kilowattHour: 4.67,
  rating: rating({ totalBhp: 5.52, rpm: 1224 }),
});
const cost = DEFAULT_OPERATING_COST;
const money = (usd: number) => `$${usd.toFixed(0)}`;
const result = (rows: readonly (typeof cheap)[]): ComparedFans => ({
  ...{ kind: 'fan', entries: entriesOf({ set: exhaustSet(), rows, duty: '2,000 cfm' }), cost, arePricesShown: true },
});
const valuesOf = (rows = [cheap, frugal], shown: typeof money | null = money) =>
  comparedValues(result(rows), { cost, money: shown }).flatMap(({ values }) => values);
const named = (label: string) => valuesOf().find((item) => item.label.startsWith(label));

describe('The figures of a comparison', () => {
  it('name the best of each, the least price and the most of an index', () => {
    expect(named('Budget price')).toMatchObject({ texts: ['$6406', '$8188'], best: [0] });
    expect(named('Total power')).toMatchObject({ texts: ['0.43', '5.52'], best: [0] });
    expect(named('FEI')?.isSame).toBe(true);
  });

  it('name none the best where they read the same, or where none is better', () => {
    expect(named('Electrical input')).toMatchObject({ isSame: true, best: [] });
    expect(named('Speed')).toMatchObject({ isSame: false, best: [] });
  });

  it('praise no margin to stall, which every row has enough of, and say the airflow of it', () => {
    const wide = { ...frugal, rating: rating({ surgeMargin: 245.9 }) };
    const said = (label: string) => valuesOf([cheap, wide]).find((item) => item.label.startsWith(label));
    expect(said('Margin to stall')).toMatchObject({ texts: ['22.0', '245.9'], best: [] });
    expect(said('Stalls below, cfm')).toMatchObject({ texts: ['1,640', '579'], best: [] });
  });

  it('say weight and listing, and a dash where the catalogue says neither', () => {
    const bare = { ...frugal, weightLb: null, listings: [] };
    const said = (label: string) => valuesOf([cheap, bare]).find((item) => item.label.startsWith(label));
    expect(said('Weight')).toMatchObject({ texts: ['102', '–'], best: [0] });
    expect(said('Listing')).toMatchObject({ texts: ['UL 705', '–'], best: [] });
  });

  it('of ceiling fans count what the space gets of each', () => {
    const few = hvlsRow(24, { price: 9000, kilowattHour: 1, recommendedQty: 1 });
    const many = hvlsRow(16, { price: 6000, kilowattHour: 0.6, recommendedQty: 3 });
    const quantityOf = ({ recommendedQty }: typeof few) => recommendedQty;
    const entries = entriesOf({ set: hvlsSet(), rows: [few, many], duty: '', quantityOf });
    const space: ComparedCeilingFans = { kind: 'ceilingFan', entries, cost, arePricesShown: true };
    const values = comparedValues(space, { cost, money }).flatMap((group) => group.values);
    const texts = (label: string) => values.find((item) => item.label === label)?.texts;
    expect(texts('Fans')).toEqual(['1', '3']);
    expect(texts('Budget price of all')).toEqual(['$9000', '$18000']);
    expect(texts('Running cost per year, fans only')).toEqual(['$292', '$526']);
    expect(paybackOf(fansOf(space), cost)).toBeNull();
  });

  it('of different duties name their duties and no best value', () => {
    const [at2000, at3000] = [
      entriesOf({ set: exhaustSet(), rows: [cheap], duty: '2,000 cfm' }),
      entriesOf({ set: { ...exhaustSet(), resultId: 'other' }, rows: [cheap], duty: '3,000 cfm' }),
    ];
    const both: ComparedFans = { ...result([]), entries: [...at2000, ...at3000, ...result([frugal]).entries] };
    const values = comparedValues(both, { cost, money }).flatMap((group) => group.values);
    expect(values.find(({ label }) => label === 'Duty')?.texts).toEqual(['2,000 cfm', '3,000 cfm', '2,000 cfm']);
    expect(values.every(({ best }) => best.length === 0)).toBe(true);
    expect(namesOf(fansOf(both))).toEqual(['KUB245, 2,000 cfm', 'KUB245, 3,000 cfm', 'KUD245']);
  });

  it('say where the energy index falls short of 90.1', () => {
    const { energy } = cheap.rating;
    const below = { ...cheap, rating: { ...cheap.rating, energy: { ...energy, fei: 0.91, meetsLimit: false } } };
    const texts = valuesOf([frugal, below]).find(({ label }) => label === 'FEI')?.texts;
    expect(texts?.[1]).toBe('0.91, below 90.1');
    expect(texts?.[0]).not.toContain('below');
  });

  it('have no amounts under No Pricing', () => {
    expect(valuesOf([cheap, frugal], null).map(({ label }) => label)).not.toContain('Budget price');
    expect(comparedValues(result([cheap, frugal]), { cost, money: null })[0]?.title).toBe('Air');
  });

  it('say when the dearer fan has paid for itself, if ever', () => {
    const payback = paybackOf(fansOf(result([frugal, cheap])), cost);
    expect(payback).toMatchObject({ cheap: 'KUB245', dear: 'KUD245', more: 1782 });
    expect(payback?.years).toBeCloseTo(1782 / (payback?.savedAYear ?? 0));
    expect(paybackOf(fansOf(result([cheap, { ...frugal, kilowattHour: 6 }])), cost)).toBeNull();
    expect(paybackOf(fansOf(result([cheap])), cost)).toBeNull();
    // 1782 for a few dollars a year outlasts every fan.
    const slow = paybackOf(fansOf(result([cheap, { ...frugal, kilowattHour: cheap.kilowattHour - 0.01 }])), cost);
    expect(slow).toMatchObject({ dear: 'KUD245', years: null });
  });
});
