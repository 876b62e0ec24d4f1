import { DEMO_CATALOGUE } from '../catalogue/demonstration.ts';
import type { DriveVariant } from '../drive/drive-variant.ts';
import { wheelOfLine } from '../product-line/fan-unit.ts';
import { sizeName } from '../product-line/model-names.ts';
import type { RankValues } from '../rating/fan-rating.ts';
import type { Fit, RatedFit } from './fit.ts';
import { compareFits, ownerScore, quietestSizes, recommendedFit } from './ranking.ts';

interface FitChanges extends Partial<Pick<Fit, 'budgetPrice' | 'ownerScore'>>, Partial<RankValues> {
  readonly line?: string;
  readonly variant?: DriveVariant;
  readonly externalPressure?: number;
}

/** A fit with what ranks it alone. */
function fitOf(diameterIn: number, { line: code = 'KUD', variant = 'Vfd', ...values }: FitChanges = {}): Fit {
  const line = DEMO_CATALOGUE.lines.find((candidate) => candidate.code === code);
  if (line === undefined) throw new Error(`No line ${code}`);
  const { budgetPrice = 1000, externalPressure = 0.5, ownerScore: score = 1000, ...given } = values;
  const rank = { totalBhp: 1, soundSones: 10, inputKw: 1, ...given };
  const wheel = wheelOfLine(line, diameterIn);
  const candidate = { code: sizeName(line, diameterIn) };
  return {
    candidate,
    line,
    wheel,
    fanClass: null,
    job: { externalPressure },
    plan: { variant },
    ...rank,
    budgetPrice,
    ownerScore: score,
  } as Fit;
}

const ratedOf = (fit: Fit, meetsLimit: boolean | null) => ({ fit, rating: { energy: { meetsLimit } } }) as RatedFit;
const sizesOf = (fits: readonly Fit[]) => fits.map(({ wheel }) => wheel.diameterIn);

describe('what a fan costs its owner', () => {
  it.each([
    ['its price', 15, 0.8, 1000],
    ['25 dollars for a sone above 15', 17, 0.8, 1050],
    ['a tenth of its price below three quarters of its best efficiency', 15, 0.74, 1100],
    ['nothing more at three quarters', 15, 0.75, 1000],
  ])('is %s', (_, sones, peakShare, score) => {
    expect(ownerScore(1000, sones, 0, peakShare)).toBe(score);
  });

  it('is the energy of three years besides', () => {
    const one = ownerScore(1000, 15, 1, 0.8) - 1000;
    expect(one).toBeGreaterThan(500);
    expect(ownerScore(1000, 15, 2, 0.8) - 1000).toBeCloseTo(2 * one, 0);
  });
});

describe('the order of results', () => {
  it.each<[string, Fit, Fit]>([
    ['price', fitOf(24.5, { budgetPrice: 900, totalBhp: 9 }), fitOf(15)],
    ['power at one price', fitOf(24.5, { totalBhp: 0.9 }), fitOf(15)],
    ['model at one price and power', fitOf(15), fitOf(24.5)],
    ['drive of one model', fitOf(15, { variant: 'FixedSpeed' }), fitOf(15, { variant: 'Vfd' })],
  ])('is by %s', (_, first, second) => {
    expect([second, first].sort(compareFits)).toEqual([first, second]);
    expect([first, second].sort(compareFits)).toEqual([first, second]);
  });
});

describe('the recommended fan', () => {
  it.each<[string, Fit, Fit]>([
    ['costs its owner least', fitOf(24.5, { ownerScore: 900 }), fitOf(15)],
    ['is the smaller wheel of two that cost the same', fitOf(15), fitOf(24.5)],
    ['is the first model of one size and cost', fitOf(24.5, { line: 'KUB', variant: 'Belt' }), fitOf(24.5)],
  ])('%s', (_, better, other) => {
    const fits = [ratedOf(other, true), ratedOf(better, null)];
    expect(recommendedFit(fits)).toBe(better);
    expect(recommendedFit([...fits].reverse())).toBe(better);
  });

  it('keeps its energy index, unless none does', () => {
    const [cheap, allowed] = [fitOf(24.5, { ownerScore: 900 }), fitOf(15)];
    expect(recommendedFit([ratedOf(cheap, false), ratedOf(allowed, true)])).toBe(allowed);
    expect(recommendedFit([ratedOf(cheap, false), ratedOf(allowed, false)])).toBe(cheap);
    expect(recommendedFit([])).toBeNull();
  });

  it('is no propeller against a duct, unless nothing else keeps its energy index', () => {
    const propeller = (externalPressure: number) => fitOf(18, { line: 'KPW', ownerScore: 900, externalPressure });
    const other = fitOf(15);
    const [onDuct, throughWall] = [propeller(0.5), propeller(0.49)];
    expect(recommendedFit([ratedOf(onDuct, true), ratedOf(other, true)])).toBe(other);
    expect(recommendedFit([ratedOf(throughWall, true), ratedOf(other, true)])).toBe(throughWall);
    expect(recommendedFit([ratedOf(onDuct, true), ratedOf(other, false)])).toBe(onDuct);
  });

  it('is none while one that is not shown may cost its owner less', () => {
    const fit = fitOf(24.5, { ownerScore: 900 });
    expect(recommendedFit([ratedOf(fit, true)], 900)).toBe(fit);
    expect(recommendedFit([ratedOf(fit, true)], 899)).toBeNull();
  });
});

describe('fits of a line where all are too loud', () => {
  const costs = [15, 16.5, 18.3, 20, 22.3, 24.5].map((size, index) => fitOf(size, { ownerScore: 2000 - index }));

  it('are every drive of a size', () => {
    const other = fitOf(15, { soundSones: 11, variant: 'FixedSpeed' });
    expect(quietestSizes([fitOf(15), other])).toEqual([fitOf(15), other]);
    expect(quietestSizes([])).toEqual([]);
  });

  it('are the four quietest sizes, the cheaper of two that are as loud', () => {
    const sones = [30, 25, 25, 24, 23, 22];
    const loud = costs.map((fit, index) =>
      fitOf(fit.wheel.diameterIn, { soundSones: sones[index] ?? 0, budgetPrice: 1000 - index }),
    );
    expect(sizesOf(quietestSizes(loud))).toEqual([18.3, 20, 22.3, 24.5]);
    expect(sizesOf(quietestSizes([...loud].reverse()))).toEqual([24.5, 22.3, 20, 18.3]);
  });
});
