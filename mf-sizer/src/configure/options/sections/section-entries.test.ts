import {
  type Entries,
  left,
  NO_ENTRIES,
  responded,
  type SectionField,
  takenBack,
  typed,
  wrongOf,
} from './section-entries.ts';

const field = (name: string, value: number): SectionField => ({
  ...{ name, label: name, value },
  ...({ of: 'temperature', minimum: 40, maximum: 140 } as const),
});
const FIELDS = [field('low', 50), field('high', 110)];
const leaving = (entries: Entries, fields = FIELDS) => left(entries, fields);

describe('what is typed into a section', () => {
  it('[OPT-058] is sent once when it differs, however often its field is left while the response is pending', () => {
    const [sent, values] = leaving(typed(NO_ENTRIES, 'low', '60'));
    expect(values).toEqual({ low: 60 });
    expect(leaving(sent)).toEqual([sent, null]);
    expect(responded(sent, [field('low', 60)])).toEqual({});
    expect(leaving(typed(NO_ENTRIES, 'low', '50.0'))).toEqual([{}, null]);
  });

  it('stays in a field that is typed into while another field gets its response', () => {
    const [sent] = leaving(typed(NO_ENTRIES, 'low', '60'));
    const later = responded(typed(sent, 'high', '12'), [field('low', 60), field('high', 110)]);
    expect(later).toEqual({ high: { text: '12', isLeft: false } });
  });

  it('is sent again when it is changed, also to its earlier value, before the response is there', () => {
    const [sent] = leaving(typed(NO_ENTRIES, 'low', '60'));
    const [again, values] = leaving(typed(sent, 'low', '50'));
    expect(values).toEqual({ low: 50 });
    expect(responded(again, FIELDS)).toEqual({});
  });

  it('[OPT-049] waits, all of it, while one of the fields is wrong', () => {
    const [entries, values] = leaving(typed(typed(NO_ENTRIES, 'low', '39'), 'high', '120'));
    expect(values).toBeNull();
    expect(FIELDS.map((item) => wrongOf(item, entries))).toEqual(['range', null]);
    expect(leaving(typed(entries, 'low', '41'))[1]).toEqual({ low: 41, high: 120 });
    expect(leaving(takenBack(entries, 'low'))[1]).toEqual({ high: 120 });
  });

  it('is called wrong once its field was left, and not while it is typed', () => {
    const entries = typed(NO_ENTRIES, 'low', '3');
    expect(wrongOf(field('low', 50), entries)).toBeNull();
    expect(wrongOf(field('low', 50), leaving(entries)[0])).toBe('range');
  });

  it('is forgotten with its field', () => {
    const entries = typed(typed(NO_ENTRIES, 'low', '60'), 'gone', '1');
    expect(leaving(entries)[1]).toEqual({ low: 60 });
    expect(Object.keys(leaving(entries)[0])).toEqual(['low']);
  });
});
