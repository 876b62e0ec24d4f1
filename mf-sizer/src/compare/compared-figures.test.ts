import { DEFAULT_OPERATING_COST } from '@specbuilder/shared-contracts/domain';
import { exhaustRow, rating } from '../testing/results.ts';
import { comparedFigures, paybackOf } from './compared-figures.ts';

const cheap = exhaustRow(1, { modelDisplayAs: 'KUB245', price: 6406, kilowattHour: 5.23, totalBhp: 6.38 });
const frugal = exhaustRow(2, {
  modelDisplayAs: 'KUD245',
  price: 8188,
  kilowattHour: 4.67,
  rating: rating({ totalBhp: 5.52, rpm: 1224 }),
});
const cost = DEFAULT_OPERATING_COST;
const money = (usd: number) => `$${usd.toFixed(0)}`;
const figuresOf = (rows = [cheap, frugal], shown: typeof money | null = money) =>
  comparedFigures(rows, { cost, money: shown }).flatMap(({ figures }) => figures);
const named = (label: string) => figuresOf().find((one) => one.label.startsWith(label));

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

  it('have no amounts under No Pricing', () => {
    expect(figuresOf([cheap, frugal], null).map(({ label }) => label)).not.toContain('Budget price');
    expect(comparedFigures([cheap, frugal], { cost, money: null })[0]?.title).toBe('Air');
  });

  it('say when the dearer fan has paid for itself, if ever', () => {
    const payback = paybackOf([frugal, cheap], cost);
    expect(payback).toMatchObject({ cheap: 'KUB245', dear: 'KUD245', more: 1782 });
    expect(payback?.years).toBeCloseTo(1782 / (payback?.savedAYear ?? 0));
    expect(paybackOf([cheap, { ...frugal, kilowattHour: 6 }], cost)).toBeNull();
    expect(paybackOf([cheap], cost)).toBeNull();
  });
});
