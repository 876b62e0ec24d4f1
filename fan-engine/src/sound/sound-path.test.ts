import { ExhaustCategory, MakeUpAirCategory, MountType } from '@specbuilder/shared-contracts/domain';
import fc from 'fast-check';
import { unitFor } from '../../test/fixtures/conditioning-units.ts';
import { choosing } from '../../test/fixtures/configurations.ts';
import { exhaust, supply } from '../../test/fixtures/specifications.ts';
import { DEMO_CATALOGUE } from '../catalogue/demonstration.ts';
import { evaluate } from '../configuration/evaluate.ts';
import type { Configuration, ExhaustSupplyConfiguration } from '../configuration/model/configuration.ts';
import { openSession } from '../configuration/sizing/session.ts';
import { sizeFan } from '../configuration/sizing/size-fan.ts';
import type { FanRating } from '../rating/fan-rating.ts';
import { select } from '../selection/select.ts';
import { bothPaths, muffled } from './sound-path.ts';
import { soundPower } from './sound-power.ts';

const SILENCER = [3, 6, 11, 16, 18, 15, 11, 8];
const SOUND_CURB = [3, 5, 9, 12, 14, 13, 11, 9];
/** Octave levels are shown in whole tenths of a decibel. */
const ROUNDING_DB = 0.11;

const ratingOf = (configuration: Configuration): FanRating => {
  const { rating } = evaluate(configuration, DEMO_CATALOGUE);
  if (rating === null) throw new Error('A fan has a rating');
  return rating;
};
const differences = (item: readonly number[], other: readonly number[]) =>
  item.map((level, band) => level - (other[band] ?? 0));
/** Roof fans, of which only those on a roof have a curb. */
const mountOf = (category: ExhaustCategory) =>
  category === ExhaustCategory.UpblastDownblast ? MountType.Roof : MountType.All;
const has = (configuration: Configuration, code: string) =>
  evaluate(configuration, DEMO_CATALOGUE).options.some((option) => option.code === code);

const between = (min: number, max: number) => fc.double({ min, max, noNaN: true });
const { UtilitySet, UpblastDownblast, Inline, Axial } = ExhaustCategory;
/** What muffles, and the places of fans that may have it. */
const muffledFan = fc.oneof(
  fc.record({ code: fc.constant('SILI'), category: fc.constantFrom(UtilitySet, Inline, Axial, 'inline' as const) }),
  fc.record({ code: fc.constant('CURBSA'), category: fc.constantFrom(UpblastDownblast, 'rooftop' as const) }),
);
const airAndPressure = fc.record({ cfm: between(500, 12_000), sp: between(0.2, 2) });

interface Duty {
  readonly category: ExhaustCategory | 'inline' | 'rooftop';
  readonly cfm: number;
  readonly sp: number;
}
const specificationOf = ({ category, cfm, sp }: Duty) => {
  const loud = { cfm, sp, sones: 100 };
  if (category === 'rooftop') return supply({ ...loud, makeUpAirFanCategoryType: MakeUpAirCategory.RooftopFiltered });
  if (category === 'inline') return supply({ ...loud, makeUpAirFanCategoryType: MakeUpAirCategory.InlineFiltered });
  return exhaust({ ...loud, exhaustFanCategoryType: category, fanMountType: mountOf(category) });
};

describe('what muffles a fan', () => {
  it('never makes it louder by more than its pressure does, nor the sones stated for it by more than 0.3', () => {
    const seen: Record<string, number> = { SILI: 0, CURBSA: 0 };
    fc.assert(
      fc.property(muffledFan, airAndPressure, ({ code, category }, duty) => {
        const specification = specificationOf({ category, ...duty });
        if (select(specification, DEMO_CATALOGUE).results.length === 0) return;
        const bare = unitFor(specification);
        if (!has(bare, code)) return;
        seen[code] = (seen[code] ?? 0) + 1;
        const before = ratingOf(bare);
        const quiet = choosing(bare, { [code]: true }).configuration;
        const after = ratingOf(quiet);
        expect(after.soundSones).toBeLessThanOrEqual(before.soundSones + 0.3);
        const { unit, point } = sizeFan(quiet as ExhaustSupplyConfiguration, openSession(DEMO_CATALOGUE));
        const { outletOverInletDb } = unit.wheel.family.sound;
        const bareOf = bothPaths(soundPower(unit.wheel, point), unit.line.place.heardAt, outletOverInletDb);
        expect(Math.max(...differences(after.soundPower, bareOf.outlet))).toBeLessThan(ROUNDING_DB);
        expect(Math.max(...differences(after.inletSoundPower, bareOf.inlet))).toBeLessThan(ROUNDING_DB);
      }),
      { numRuns: 150 },
    );
    expect(seen['SILI']).toBeGreaterThan(20);
    expect(seen['CURBSA']).toBeGreaterThan(20);
  });

  it.each([
    [ExhaustCategory.Inline, 'SILI', SILENCER],
    [ExhaustCategory.UtilitySet, 'SILI', SILENCER],
    [ExhaustCategory.UpblastDownblast, 'CURBSA', SOUND_CURB],
  ] as const)('takes its octave list from the inlet of exhaust fan %i with %s', (category, code, list) => {
    const specification = specificationOf({ category, cfm: 3000, sp: 1 });
    const bare = unitFor(specification);
    const before = ratingOf(bare);
    const after = ratingOf(choosing(bare, { [code]: true }).configuration);
    const construction = differences(before.soundPower, before.inletSoundPower);
    const both = differences(after.soundPower, after.inletSoundPower);
    differences(both, construction).forEach((loss, band) => {
      expect(Math.abs(loss - (list[band] ?? 0))).toBeLessThan(2 * ROUNDING_DB);
    });
    expect(after.soundSones).toBeLessThan(0.7 * ratingOf(bare).soundSones);
  });

  it('takes the octave list of a sound curb from the outlet of a cabinet that blows through it', () => {
    const bare = unitFor(supply({ makeUpAirFanCategoryType: MakeUpAirCategory.RooftopFiltered, sones: 100 }));
    const before = ratingOf(bare);
    const after = ratingOf(choosing(bare, { CURBSA: true }).configuration);
    const construction = differences(before.inletSoundPower, before.soundPower);
    const both = differences(after.inletSoundPower, after.soundPower);
    differences(both, construction).forEach((loss, band) => {
      expect(Math.abs(loss - (SOUND_CURB[band] ?? 0))).toBeLessThan(2 * ROUNDING_DB);
    });
    expect(after.soundSones).toBeLessThan(0.7 * ratingOf(bare).soundSones);
  });

  it('is no sound curb below a utility set', () => {
    const set = unitFor(exhaust({ exhaustFanCategoryType: ExhaustCategory.UtilitySet, cfm: 9000, sp: 3 }));
    expect(has(set, 'CURBSA')).toBe(false);
    expect(has(set, 'SILI')).toBe(true);
  });
});

describe('sound power and noise criterion of a row', () => {
  it('are those of the sound pressure that it states, with and without what muffles the fan', () => {
    const bare = unitFor(exhaust({ exhaustFanCategoryType: ExhaustCategory.Inline, cfm: 1500, sp: 0.5 }));
    for (const configuration of [bare, choosing(bare, { SILI: true }).configuration]) {
      const { soundLwa, soundDba, soundDistance, soundNc } = ratingOf(configuration);
      const spread = 11.5 + 20 * Math.log10(soundDistance / 5);
      expect(Math.abs(soundLwa - spread - soundDba)).toBeLessThanOrEqual(1);
      // A fan's spectrum falls: its criterion is 2 to 10 below its dBA.
      if (soundNc !== null) expect(Math.abs(soundDba - 6 - soundNc)).toBeLessThanOrEqual(6);
    }
  });
});

describe('inlet and outlet', () => {
  it.each([
    ['a housed utility set', exhaust({ exhaustFanCategoryType: UtilitySet, sones: 100 }), [3, 3, 1, 0, -1, -1, -2, -2]],
    ['a roof fan', specificationOf({ category: UpblastDownblast, cfm: 3000, sp: 0.5 }), [1, 1, 2, 2, 1, 1, 0, 0]],
    [
      'a propeller, which sounds the same at both ends',
      exhaust({ exhaustFanCategoryType: Axial, sp: 0.1, sones: 100 }),
      Array(8).fill(0),
    ],
  ])('[RES-021] differ as the construction of %s makes them', (_, specification, outletOverInlet) => {
    const [row] = select(specification, DEMO_CATALOGUE).results;
    const { soundPower: outlet = [], inletSoundPower = [] } = row?.rating ?? {};
    differences(outlet, inletSoundPower).forEach((difference, band) => {
      expect(Math.abs(difference - (outletOverInlet[band] ?? 0))).toBeLessThan(ROUNDING_DB);
    });
  });

  it('leave what a fan is rated on as the method gives it', () => {
    const power = [80, 70, 60, 60, 60, 60, 60, 60];
    const over = [3, -2, 0, 0, 0, 0, 0, 1];
    const added = [83, 68, 60, 60, 60, 60, 60, 61];
    const taken = [77, 72, 60, 60, 60, 60, 60, 59];
    expect(bothPaths(power, 'inlet', over)).toEqual({ inlet: power, outlet: added });
    expect(bothPaths(power, 'outlet', over)).toEqual({ inlet: taken, outlet: power });
  });
});

describe('the sound path of a fan', () => {
  it('leads to the rooms: the inlet of exhaust and inline fans, the outlet of supply cabinets', () => {
    const received = (code: string) => {
      const line = DEMO_CATALOGUE.lines.find((candidate) => candidate.code === code);
      return line?.place.heardAt;
    };
    expect(['KRD', 'KPW', 'KUB', 'KSI', 'KIF'].map(received)).toEqual(['inlet', 'inlet', 'inlet', 'inlet', 'inlet']);
    expect(['KMF', 'KES', 'KDF', 'KRG', 'KWH'].map(received)).toEqual([
      'outlet',
      'outlet',
      'outlet',
      'outlet',
      'outlet',
    ]);
  });

  it('keeps every level that nothing takes from', () => {
    const power = [80, 70, 60, 60, 60, 60, 60, 60];
    expect(muffled(power, [])).toBe(power);
    expect(muffled(power, [3])).toEqual([77, ...power.slice(1)]);
  });
});
