import { DEMO_CATALOGUE } from '../catalogue/demonstration.ts';
import type { FanClass } from '../curve/family.ts';
import { maximumTipSpeed } from '../duty/speed-limit.ts';
import { speedSearch } from '../duty/speed-search.ts';
import { wheelOfLine } from '../product-line/fan-unit.ts';
import type { Job } from '../rating/job.ts';
import { isSlowEnough, isStrongEnough, lowestClass } from './class-of-construction.ts';

function sizeOf(code: string, diameterIn: number) {
  const line = DEMO_CATALOGUE.lines.find((candidate) => candidate.code === code);
  if (line === undefined) throw new Error(`No line ${code}`);
  return { line, wheel: wheelOfLine(line, diameterIn) };
}

const JOB = { densityRatio: 1, temperatureF: 70 } as Job;
const classed = sizeOf('KUB', 24.5);
const unclassed = sizeOf('KRB', 24.5);

/** At the left corner of the class limits, 2,300 fpm, where class I ends at 5 in. w.g. (AMCA 99-2408). */
function pointAt(staticPressure: number, velocity = 2300) {
  return { ...speedSearch(classed.wheel, velocity * classed.wheel.outletArea, 3, 0.075), staticPressure };
}

describe('the strength of a class', () => {
  it.each<[FanClass | null, number, number, boolean]>([
    ['I', 5, 1, true],
    ['I', 5.1, 1, false],
    ['II', 5.1, 1, true],
    ['II', 8.6, 1, false],
    ['III', 8.6, 1, true],
    ['III', 13.6, 1, false],
    // Thin air shows less pressure than the wheel is loaded with at standard air.
    ['I', 2.6, 0.5, false],
    ['I', 2.4, 0.5, true],
    [null, 40, 1, true],
  ])('class %s takes %d in. w.g. at a density ratio of %d: %p', (fanClass, staticPressure, densityRatio, isStrong) => {
    expect(isStrongEnough(classed.wheel, fanClass, pointAt(staticPressure), { ...JOB, densityRatio })).toBe(isStrong);
  });

  it('binds housed centrifugal fans alone', () => {
    const inline = sizeOf('KMI', 24.5);
    const point = speedSearch(inline.wheel, 9000, 40, 0.075);
    expect(isStrongEnough(inline.wheel, 'I', point, JOB)).toBe(true);
  });
});

describe('the speed of a class', () => {
  it('includes its limit', () => {
    const limit = maximumTipSpeed(classed.wheel, 'I', 70);
    const at = (tipSpeed: number) => isSlowEnough(classed.wheel, 'I', { ...pointAt(3), tipSpeed }, JOB);
    expect([at(limit), at(limit + 1)]).toEqual([true, false]);
  });
});

describe('the lowest class of a line', () => {
  const lowest = (staticPressure: number, tipShare: number, { line, wheel } = classed) => {
    const point = {
      ...pointAt(staticPressure),
      tipSpeed: tipShare * maximumTipSpeed(wheel, line.classes[0] ?? null, 70),
    };
    return lowestClass(line, wheel, point, JOB);
  };

  it('is the first that is fast and strong enough', () => {
    expect([lowest(3, 0.9), lowest(6, 0.9), lowest(9, 0.9), lowest(14, 0.9)]).toEqual(['I', 'II', 'III', undefined]);
    expect([lowest(3, 1.01), lowest(3, 9)]).toEqual(['II', undefined]);
  });

  it('is none of an unclassed line, as far as its wheel may turn', () => {
    expect([lowest(3, 1, unclassed), lowest(3, 1.01, unclassed)]).toEqual([null, undefined]);
  });
});
