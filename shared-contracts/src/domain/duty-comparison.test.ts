import fc from 'fast-check';
import {
  compareDuty,
  compareSchedule,
  type DutyOnDrawings,
  type OfferedDuty,
  TOLERATED_EXCESS,
  TOLERATED_SHORTFALL,
  tagKeysOf,
  takes,
} from './duty-comparison.ts';

const NOTHING: DutyOnDrawings = {
  ...{ tag: 'EF-1', airflow: null, staticPressure: null, quantity: null },
  ...{ maxSones: null, maxBrakeHorsepower: null, voltage: null, phase: null },
};
const OFFERED: OfferedDuty = {
  ...{ tag: 'EF-1', airflow: 2000, staticPressure: 0.5, quantity: 2 },
  ...{ sones: 9.04, brakeHorsepower: 0.501, voltage: '208-230', phase: 3 },
};
const verdictOn = (scheduled: Partial<DutyOnDrawings>, offered: Partial<OfferedDuty> = {}) =>
  compareDuty({ ...NOTHING, ...scheduled }, { ...OFFERED, ...offered }).verdict;

describe('An item against the schedule of the drawings', () => {
  it.each<[string, Partial<DutyOnDrawings>, string]>([
    ['nothing but the tag', {}, 'meets'],
    ['exactly the duty', { airflow: 2000, staticPressure: 0.5 }, 'meets'],
    ['a little less', { airflow: 1820, staticPressure: 0.42, maxSones: 12, maxBrakeHorsepower: 1 }, 'meets'],
    ['much less airflow than is offered', { airflow: 1800 }, 'differs'],
    ['much less static pressure', { staticPressure: 0.41 }, 'differs'],
    ['2 % more airflow than is offered', { airflow: 2040 }, 'meets'],
    ['more airflow than that', { airflow: 2045 }, 'shortOf'],
    ['more static pressure', { staticPressure: 0.52 }, 'shortOf'],
    ['more units', { quantity: 3 }, 'shortOf'],
    ['fewer units', { quantity: 1 }, 'differs'],
    ['a limit of sound that is shown as met', { maxSones: 9 }, 'meets'],
    ['a quieter fan', { maxSones: 8.9 }, 'overLimit'],
    ['a limit of power that is shown as met', { maxBrakeHorsepower: 0.5 }, 'meets'],
    ['less power', { maxBrakeHorsepower: 0.49 }, 'overLimit'],
    ['the system of the nameplate', { voltage: 240, phase: 3 }, 'meets'],
    ['another voltage', { voltage: 460, phase: 3 }, 'differs'],
    ['another phase', { phase: 1 }, 'differs'],
    ['more air and less sound', { airflow: 3000, maxSones: 5 }, 'shortOf'],
  ])('where %s is required', (_case, scheduled, verdict) => {
    expect(verdictOn(scheduled)).toBe(verdict);
  });

  it('does not meet what it has no figure for', () => {
    expect(verdictOn({ maxSones: 9 }, { sones: null })).toBe('differs');
    expect(verdictOn({ staticPressure: 0.5 }, { staticPressure: null })).toBe('differs');
  });

  it('says by how much it is off, figure by figure', () => {
    const scheduled = { ...NOTHING, airflow: 2500, maxSones: 8, quantity: 2 };
    const { values } = compareDuty(scheduled, { ...OFFERED, sones: 9 });
    expect(values).toEqual([
      { measure: 'airflow', difference: -500, finding: 'short' },
      { measure: 'quantity', difference: 0, finding: 'met' },
      { measure: 'sones', difference: 1, finding: 'over' },
    ]);
  });

  it('never falls further short by more airflow, or over a limit by less sound', () => {
    const flow = fc.double({ min: 1, max: 100_000, noNaN: true });
    fc.assert(
      fc.property(flow, flow, flow, (requested, given, more) => {
        const verdict = verdictOn({ airflow: requested }, { airflow: given });
        const isEnough = given >= requested * (1 - TOLERATED_SHORTFALL);
        const isMuch = given > requested * (1 + TOLERATED_EXCESS.airflow);
        expect(verdict).toBe(isMuch ? 'differs' : isEnough ? 'meets' : 'shortOf');
        if (isEnough) expect(verdictOn({ airflow: requested }, { airflow: given + more })).not.toBe('shortOf');
        if (isEnough && !isMuch) expect(verdictOn({ maxSones: requested }, { sones: requested - more })).toBe('meets');
      }),
    );
  });
});

it.each([
  ['460', 480, true],
  ['460', 460, true],
  ['575', 600, true],
  ['115', 120, true],
  ['208-230', 220, true],
  ['115/208-230', 120, true],
  ['115/208-230', 200, false],
  ['208-230', 480, false],
  ['115', 208, false],
])('a motor of %s V on %d V: %p', (nameplate, voltage, does) => {
  expect(takes(nameplate, voltage)).toBe(does);
});

describe('A schedule beside the items of a project', () => {
  const duty = (tag: string, more: Partial<DutyOnDrawings> = {}) => ({ ...NOTHING, tag, ...more });
  const rowsOf = (duties: DutyOnDrawings[], items: Partial<OfferedDuty>[]) =>
    compareSchedule(duties, items, (item) => ({ ...OFFERED, ...item })).map((row) => [
      row.duty?.tag ?? null,
      row.item?.tag ?? null,
      row.verdict,
    ]);

  it('pairs tags as names are compared, and names what is missing on either side', () => {
    expect(rowsOf([duty('ef-1'), duty('EF-2')], [{ tag: 'EF-1' }, { tag: 'SF-1' }, { tag: null }])).toEqual([
      ['ef-1', 'EF-1', 'meets'],
      ['EF-2', null, 'notOffered'],
      [null, 'SF-1', 'notScheduled'],
      [null, null, 'notScheduled'],
    ]);
  });

  it('counts the units of all items of a tag', () => {
    const one = { tag: 'EF-1', quantity: 1 };
    expect(rowsOf([duty('EF-1', { quantity: 2 })], [one, one])).toEqual([
      ['EF-1', 'EF-1', 'meets'],
      ['EF-1', 'EF-1', 'meets'],
    ]);
  });

  it('finds the tags of a generated range in it', () => {
    const duties = ['EF-7', 'EF-8'].map((tag) => duty(tag, { quantity: 1 }));
    expect(rowsOf(duties, [{ tag: 'EF-7 ... EF-8', quantity: 2 }])).toEqual([
      ['EF-7', 'EF-7 ... EF-8', 'meets'],
      ['EF-8', 'EF-7 ... EF-8', 'meets'],
    ]);
    expect(tagKeysOf('EF-9 ... EF-7')).toHaveLength(1);
    expect(tagKeysOf('EF-1 ... SF-3')).toHaveLength(1);
    expect(tagKeysOf('EF-1 ... EF-99999')).toHaveLength(1);
  });

  it('leaves out neither a duty nor an item', () => {
    const tag = fc.constantFrom('EF-1', 'ef-1', 'EF-2', 'EF-1 ... EF-3', 'SF');
    fc.assert(
      fc.property(fc.uniqueArray(tag), fc.array(fc.option(tag)), (duties, items) => {
        const rows = compareSchedule(
          duties.map((entry) => duty(entry)),
          items.map((entry, index) => ({ place: index, tag: entry })),
          (item) => ({ ...OFFERED, tag: item.tag }),
        );
        expect(new Set(rows.flatMap((row) => row.duty?.tag ?? []))).toEqual(new Set(duties));
        expect(new Set(rows.flatMap((row) => row.item?.place ?? [])).size).toBe(items.length);
      }),
    );
  });
});
