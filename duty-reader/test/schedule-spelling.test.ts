import { readSchedule } from '../src/schedule/index.ts';

const rowOf = (heads: string) => readSchedule(`${heads}\nEF-1\t900\t0.4\t1/4\t208/3/60`).rows.at(-1);
const HEADS = ['TAG', 'AIRFLOW (CFM)', 'STATIC PRESSURE (IN WG)', 'MOTOR HP', 'VOLTAGE'];

/** The head with one letter of one of its words left out, or two of them in each other's place. */
const misspelled = (head: string) =>
  [...head].flatMap((letter, at) => {
    if (!/\p{L}/u.test(letter) || at === 0 || !/\p{L}/u.test(head[at - 1] ?? '')) return [];
    const moved = `${head.slice(0, at - 1)}${letter}${head[at - 1]}${head.slice(at + 1)}`;
    return [`${head.slice(0, at)}${head.slice(at + 1)}`, moved];
  });

describe('Heads that are not spelled right', () => {
  it.each(HEADS.slice(1).map((head, index) => [head, index + 1] as const))(
    'never read a column as another: %s',
    (head, at) => {
      for (const each of misspelled(head)) {
        const row = rowOf(HEADS.map((other, index) => (index === at ? each : other)).join('\t'));
        const { tag, cfm, staticPressure, motorHp, voltage } = row ?? {};
        const values = [tag, cfm, staticPressure, motorHp, voltage].map((field) => field?.value ?? null);
        const expected = ['EF-1', 900, 0.4, 0.25, 208];
        expect([each, values.filter((value, index) => value !== null && value !== expected[index])]).toEqual([
          each,
          [],
        ]);
      }
    },
  );

  it.each([
    'TAG\tAIRFOLW (CFM)\tSTATIC PRESURE\tMOTER HP\tVOTLAGE',
    'TAG\tCFM\tE5P\tH P\tV0LTS',
    'MARK\tAIR FLWO CFM\tEXT STATC PRESS\tHORSEPOWR\tVOLTS/PHASE',
  ])('are read where each word is like one name: %s', (heads) => {
    expect(rowOf(heads)).toMatchObject({
      ...{ tag: { value: 'EF-1' }, cfm: { value: 900 }, staticPressure: { value: 0.4 } },
      ...{ motorHp: { value: 0.25 }, voltage: { value: 208 }, questions: [] },
    });
  });

  it('keep their own text', () => {
    const [, column] = readSchedule('TAG\tAIRFOLW (CFM)\tSP\nEF-1\t900\t0.4').columns;
    expect(column).toMatchObject({ head: 'AIRFOLW (CFM)', field: 'cfm' });
  });

  it('leave figures as they are', () => {
    expect(readSchedule('TAG\tCFM\tSP\nEF-1\t12OO\t0.4').rows[0]).toMatchObject({ cfm: null });
  });
});
