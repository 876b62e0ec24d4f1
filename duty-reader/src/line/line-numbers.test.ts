import type { Duty } from '../reading.ts';
import { readLine } from './index.ts';

const said = ({ category: _category, subCategory: _sub, ...duty }: Duty) =>
  Object.fromEntries(Object.entries(duty).flatMap(([field, value]) => (value === null ? [] : [[field, value.value]])));
const close = (values: Readonly<Record<string, number | string>>) =>
  Object.fromEntries(
    Object.entries(values).map(([field, value]) => [
      field,
      typeof value === 'number' ? expect.closeTo(value, 2) : value,
    ]),
  );

describe('A number with its unit', () => {
  it.each<[string, Readonly<Record<string, number | string>>]>([
    ['1200 m3/h 8 mmH2O', { cfm: 706.294, staticPressure: 0.315 }],
    ['900 cfm 8 mmh20', { cfm: 900, staticPressure: 0.315 }],
    ['EF-1 900 cfm 0.5 inH2O', { tag: 'EF-1', cfm: 900, staticPressure: 0.5 }],
    ['900 cfm 2 cmH2O', { cfm: 900, staticPressure: 0.787 }],
    ['900 cfm 8 kg/m2', { cfm: 900, staticPressure: 0.315 }],
    ['2k cfm 0.5', { cfm: 2000, staticPressure: 0.5 }],
    ['EF-1 1.2K CFM 0.5"', { tag: 'EF-1', cfm: 1200, staticPressure: 0.5 }],
    ['2.5k cfm 1"', { cfm: 2500, staticPressure: 1 }],
    ['12 k cfm 1', { cfm: 12_000, staticPressure: 1 }],
    ['cfm 2k sp 0.5', { cfm: 2000, staticPressure: 0.5 }],
    ['1200CFM@.5"WC 115V', { cfm: 1200, staticPressure: 0.5, voltage: 115 }],
    ['900cfm@.5', { cfm: 900, staticPressure: 0.5 }],
    ['900cfm .5sp 120v', { cfm: 900, staticPressure: 0.5, voltage: 115 }],
    ['900cfm 0.5esp', { cfm: 900, staticPressure: 0.5 }],
    ['0.75 esp 900 cfm', { cfm: 900, staticPressure: 0.75 }],
    ['SF-2 4,500 CFM @ 1.75" TSP', { tag: 'SF-2', cfm: 4500, staticPressure: 1.75 }],
  ])('is read in %s', (line, expected) => {
    const { criteria, questions, notUnderstood } = readLine(line);
    expect(said(criteria)).toEqual(close(expected));
    expect([...questions, ...notUnderstood]).toEqual([]);
  });

  it.each([
    ['two thousand cfm 0.5', null],
    ['twelve hundred cfm 250 Pa', null],
    ['two thousand cfm 1/2', null],
  ])('is no airflow because of the word before it: %s', (line, cfm) => {
    expect(readLine(line).criteria.cfm).toBe(cfm);
  });

  it.each([
    ['OA 500 cfm supply 3000 cfm 1"', 'OA 500 cfm'],
    ['rtu 3000 cfm 500 oa 1"', '500 oa'],
    ['rtu 3000 cfm 500 cfm outside air 1"', '500 cfm outside air'],
    ['rtu 3000 cfm min oa 500 cfm 1"', 'min oa 500 cfm'],
  ])('of outdoor air is not that of the unit: %s', (line, outdoor) => {
    const { criteria, questions, notUnderstood } = readLine(line);
    expect(said(criteria)).toEqual({ cfm: 3000, staticPressure: 1 });
    expect([questions, notUnderstood]).toEqual([[], [outdoor]]);
  });
});

describe('A short number before three digits', () => {
  it.each([
    ['2 900 cfm 0.5', 900, 2900, 2],
    ['12 900 cfm 0.5', 900, 12_900, 12],
    ['2 900 cfm EF-1', 900, 2900, 2],
    ['2 900 0.5 upblast', 900, 2900, 2],
    ['EF-1 - 3 900 cfm', 900, 3900, 3],
    ['EF-1: 3 900 cfm', 900, 3900, 3],
  ])('may count the fans: %s', (line, alone, joined, count) => {
    const { criteria, questions } = readLine(line);
    expect([criteria.cfm, criteria.quantity]).toEqual([null, null]);
    const [question] = questions;
    expect(question?.meanings.map(({ value }) => value)).toEqual([alone, joined]);
    const chosen = question?.meanings.map(({ instead = '' }) => readLine(line.replace(question.asWritten, instead)));
    expect(chosen?.map(({ criteria: each }) => [each.cfm?.value, each.quantity?.value ?? 1])).toEqual([
      [alone, count],
      [joined, 1],
    ]);
    expect(chosen?.flatMap((each) => each.questions)).toEqual([]);
  });
});

it.each(['qty 3 900 cfm 0.5', 'EF-1 qty 3 900 cfm', 'EF-1/2/3 qty 3 900 cfm'])('A count with its name: %s', (line) => {
  const { criteria, questions, notUnderstood } = readLine(line);
  expect([criteria.cfm?.value, criteria.quantity?.value, questions, notUnderstood]).toEqual([900, 3, [], []]);
});

describe('A percentage', () => {
  it.each([
    ['supply 3000 cfm outside air 20%', 'outside air 20%'],
    ['rtu 3000 cfm 20% OA 1"', '20% OA'],
    ['rtu 3000 cfm 20 % outside air 1"', '20 % outside air'],
    ['rtu 3000 cfm 1" oa: 20 percent', 'oa: 20 percent'],
    ['rtu 3000 cfm 1" min. OA 15 pct', 'min. OA 15 pct'],
    ['rtu 3000 cfm 20%', '20%'],
    ['900 cfm 0.5 at 80% efficiency', '80%'],
  ])('is not understood as a whole: %s', (line, words) => {
    const { criteria, questions, notUnderstood } = readLine(line);
    expect(questions).toEqual([]);
    expect(notUnderstood).toContain(words);
    expect(criteria.staticPressure?.value ?? 1).toBeLessThanOrEqual(1);
    expect(criteria.category?.value).toBe(
      line.startsWith('rtu') ? 'HvacUnit' : line.startsWith('s') ? 'MakeUpAir' : undefined,
    );
  });

  it('of 100 says that a unit has outdoor air alone', () => {
    expect(readLine('3000 cfm 100% outside air 0.5')).toMatchObject({
      criteria: { category: { value: 'MakeUpAir' } },
      notUnderstood: [],
    });
  });
});

describe('A space before three digits', () => {
  it.each([
    ['EF 101 200 cfm 0.25', 200, 101_200],
    ['room 101 200 cfm', 200, 101_200],
    ['rm 204 150 cfm 0.25', 150, 204_150],
    ['EF-1 rm 101 150 cfm .25', 150, 101_150],
    ['EF-1 rooms 101, 102 900 cfm 0.5', 900, 102_900],
    ['115 900 cfm 0.5', 900, 115_900],
    ['230 900 cfm 0.5', 900, 230_900],
    ['3 ph 480 900 cfm 1"', 900, 480_900],
    ['EF #1 200 cfm', 200, 1200],
    ['EF # 1 200 cfm', 200, 1200],
    ['EF #12 500 cfm 0.5', 500, 12_500],
    ['class 2 900 cfm', 900, 2900],
    ['arrangement 10 900 cfm', 900, 10_900],
    ['phase 2 500 cfm', 500, 2500],
    ['model 3 200 cfm', 200, 3200],
    ['belt 12 500 cfm', 500, 12_500],
    ['classroom 3 200 cfm', 200, 3200],
  ])('may end the number of something else: %s', (line, alone, joined) => {
    const { criteria, questions } = readLine(line);
    expect(criteria.cfm).toBeNull();
    const question = questions.find(({ field }) => field === 'cfm');
    expect(question?.meanings.map(({ value }) => value)).toEqual([alone, joined]);
    for (const { value, instead = '' } of question?.meanings ?? []) {
      const chosen = readLine(line.replace(question?.asWritten ?? '', instead));
      expect([chosen.criteria.cfm?.value, chosen.questions]).toEqual([value, []]);
      expect(chosen.criteria.staticPressure?.value ?? 0).toBeLessThanOrEqual(1);
    }
  });

  it.each([
    ['100 100 m3/h', 58_916.7],
    ['2 900 cfm', 2900],
    ['2 500 m³/h 150 Pa', 1471.45],
    ['need 2 500 cfm', 2500],
    ['supply 12 500 cfm', 12_500],
    ['0.5 in 2 500 cfm', 2500],
    ['1/2 hp 2 500 cfm', 2500],
    ['2 x 1 200 cfm', 1200],
    ['upblast 1 200 cfm', 1200],
    ['exhaust 12 500 cfm', 12_500],
  ])('is one of thousands: %s', (line, cfm) => {
    const { criteria, questions } = readLine(line);
    expect([criteria.cfm?.value, questions]).toEqual([cfm, []]);
  });
});

describe('The number of a note', () => {
  it.each([
    ['EF-1 see note 3, 1200 cfm 0.5', { cfm: 1200, staticPressure: 0.5 }, []],
    ['EF-1 900 cfm 0.5 (NOTES 1-3)', { cfm: 900, staticPressure: 0.5 }, []],
    ['ESP REMARKS 2,563', { cfm: 2563 }, ['REMARKS']],
    ['EF-1 0.5 in. wg 2², 500 cfm', { cfm: 500, staticPressure: 0.5 }, ['2']],
    ['EF-1 note 2-1/2 hp 900 cfm', { cfm: 900, motorHp: 2.5 }, ['note']],
    ['EF-1 900 cfm remarks 0.5 in. wg', { cfm: 900, staticPressure: 0.5 }, ['remarks']],
  ])('is a whole number, not the first digits of a figure: %s', (line, figures, words) => {
    const { criteria, notUnderstood } = readLine(line);
    const { tag: _tag, ...others } = said(criteria);
    expect([others, notUnderstood]).toEqual([close(figures), words]);
  });
});

describe('A voltage without its letter', () => {
  it.each<[string, Readonly<Record<string, number | string>>]>([
    ['EF-1 2000 cfm 0.5 in 3 phase 460', { tag: 'EF-1', cfm: 2000, staticPressure: 0.5, voltage: 460, phase: 3 }],
    ['2000 cfm 0.5" 460 3 phase', { cfm: 2000, staticPressure: 0.5, voltage: 460, phase: 3 }],
    ['2000 cfm 0.5" 208-230 1 phase', { cfm: 2000, staticPressure: 0.5, voltage: 230, phase: 1 }],
    ['2000 cfm .5 1 phase 115, roof', { cfm: 2000, staticPressure: 0.5, voltage: 115, phase: 1 }],
    ['1 ph 120 60hz 200 cfm', { cfm: 200, voltage: 115, phase: 1, frequency: 60 }],
    ['3 phase 400 cfm', { cfm: 400, phase: 3 }],
    ['EF-460 3 phase 2000 cfm', { tag: 'EF-460', cfm: 2000, phase: 3 }],
  ])('is read beside its phase: %s', (text, expected) => {
    const { criteria, notUnderstood } = readLine(text);
    expect(said(criteria)).toEqual(close(expected));
    expect(notUnderstood).toEqual([]);
  });
});
