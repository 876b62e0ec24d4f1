import { messageText } from '../../test/fixtures/words.ts';
import { DEMO_CATALOGUE } from '../catalogue/demonstration.ts';
import { speedSearch } from '../duty/speed-search.ts';
import { wheelOfLine } from '../product-line/fan-unit.ts';
import type { Job } from '../rating/job.ts';
import { otherPressure, pressureBetween, roundedPressure } from './admission.ts';

const [line] = DEMO_CATALOGUE.lines;
if (line === undefined) throw new Error('The catalogue has lines');
const wheel = wheelOfLine(line, 24.5);

/** 3 in. w.g. in all, of which the unit itself takes half an inch. */
const REQUESTED = speedSearch(wheel, 9000, 3, 0.075);
const JOB = { cfm: 9000, density: 0.075, externalPressure: 2.5 } as Job;

describe('the pressure to ask for', () => {
  it.each([
    ['no pressure where the wheel has none', null, null],
    ['what lies outside the unit', 2, 1.5],
    ['a limit rounded down', 2.008, 1.5],
    ['a whole hundredth as it is', 2.51, 2.01],
    ['nothing above what was requested', 3.51, null],
    ['nothing equal to what was requested', 3, null],
    ['nothing where the duct would get none', 0.5, null],
    ['nothing where the unit alone takes more', 0.3, null],
  ])('is %s', (_, total, value) => {
    expect(roundedPressure(3, total, JOB)).toBe(value);
  });

  it('is one change to all models that need it, whatever its size', () => {
    const total = (job: Job) =>
      otherPressure(wheel, job.externalPressure + 0.5, job.externalPressure, job, null, () => true);
    expect(total(JOB)).toMatchObject({ field: 'sp', value: 2 });
    expect(total({ ...JOB, cfm: 8000 })).toBe(total(JOB));
    expect(total({ ...JOB, externalPressure: 21.37 })).toMatchObject({
      value: 20.87,
      message: { code: 'admission.pressureTo', parameters: { inWg: 20.87 } },
    });
  });

  it('is offered where the point that it gives passes the test', () => {
    const requested: number[] = [];
    const offered = (total: number | null, passes: boolean) => {
      const test = (_: string, { staticPressure }: typeof REQUESTED) => {
        requested.push(staticPressure);
        return passes;
      };
      const found = otherPressure(wheel, 3, total, JOB, 'model', test);
      return found && [found.field, found.value, messageText(found.message)];
    };
    expect(offered(2, true)).toEqual(['sp', 1.5, 'Up to 1.50 in. wg']);
    expect(offered(4, true)).toBeNull();
    expect(offered(2, false)).toBeNull();
    expect(offered(null, true)).toBeNull();
    expect(requested).toEqual([2, 2]);
  });
});

describe('the pressure between two points of a wheel', () => {
  const between = (share: number, otherShare: number, min: number, passes: boolean) => {
    let searches = 0;
    const test = () => {
      searches++;
      return passes;
    };
    const { phi } = REQUESTED;
    const found = pressureBetween(
      wheel,
      3,
      { near: share * phi, far: otherShare * phi, minPressure: min },
      JOB,
      'model',
      test,
    );
    return [found && messageText(found.message).replace(/[\d.]+/, '#'), searches];
  };

  it('needs no search where the rounded pressure lies between them', () => {
    expect(between(1.1, 1.3, 0, false)).toEqual(['Up to # in. wg', 0]);
    expect(between(0.95, 0.9, 0, false)).toEqual([null, 0]);
  });

  it('is tried where rounding leaves them, or where the test is another one', () => {
    for (const [share, otherShare, min] of [
      [1.1, 1.05, 0],
      [1.1, 1.3, 20],
    ] as const) {
      expect(between(share, otherShare, min, false)).toEqual([null, 1]);
      expect(between(share, otherShare, min, true)).toEqual([expect.stringMatching(/^Up to/), 1]);
    }
  });

  it('is none beyond free delivery', () => {
    expect(between(100, 1.3, 0, true)).toEqual([null, 0]);
  });
});
