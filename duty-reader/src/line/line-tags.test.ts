import { readLine } from './index.ts';

describe('A number before a tag', () => {
  it.each([
    ['3 SF-1 900 cfm', 'SF-1', 3],
    ['2 EF 1 1 200 cfm', 'EF 1', 2],
    ['2 EF-1 900 cfm 0.5', 'EF-1', 2],
    ['(2) EF-1 900 cfm 0.5', 'EF-1', 2],
  ])('counts the fans: %s', (line, tag, count) => {
    const { criteria, questions, notUnderstood } = readLine(line);
    expect([criteria.tag?.value, criteria.quantity?.value]).toEqual([tag, count]);
    expect(criteria.staticPressure?.value ?? 0.5).toBe(0.5);
    expect([...questions, ...notUnderstood]).toEqual([]);
  });

  it.each(['2 EF 1 200 cfm', '2 upblast 900 cfm', '3 kitchen exhaust 900 cfm'])('is no pressure: %s', (line) => {
    const { criteria, questions } = readLine(line);
    expect(criteria.staticPressure).toBeNull();
    const question = questions.find(({ field }) => field === 'quantity');
    const [{ value, instead = '' } = { value: 0 }] = question?.meanings ?? [];
    const chosen = readLine(line.replace(question?.asWritten ?? '', instead));
    expect([chosen.criteria.quantity?.value, chosen.criteria.staticPressure]).toEqual([value, null]);
  });

  it('is a question behind the airflow', () => {
    const { criteria, questions } = readLine('900 cfm 1 EF-1');
    expect([criteria.staticPressure, criteria.quantity]).toEqual([null, null]);
    expect(questions).toMatchObject([{ field: 'staticPressure', meanings: [{ value: 1 }] }]);
  });
});

describe('Tags of a line', () => {
  it.each([
    ['EF 1-2 500 cfm 0.5', 'EF 1-2', 500, [2, 1]],
    ['EF 1/2 500 cfm 0.5', 'EF 1/2', 500, null],
    ['EF-1 or EF-2 500 cfm 0.5', 'EF-1 OR EF-2', 500, [1, 2]],
    ['EF-1/SF-1 500 cfm 0.5', 'EF-1/SF-1', 500, [2, 1]],
    ['EF-1 thru EF-6 (even) 500 cfm 0.5', 'EF-1 THRU EF-6 (EVEN)', 500, [3, 6]],
    ['EF-1/2 500 cfm 0.5', 'EF-1/2', 500, null],
    ['EF #1 2000 cfm 0.5', 'EF #1', 2000, null],
    ['RTU-1-2 900 cfm 0.5', 'RTU-1-2', 900, null],
  ])('may be several: %s', (line, tag, cfm, counts) => {
    const { criteria, questions } = readLine(line);
    expect(criteria).toMatchObject({ tag: { value: tag }, cfm: { value: cfm }, staticPressure: { value: 0.5 } });
    expect(questions.map(({ meanings }) => meanings.map(({ value }) => value))).toEqual(
      counts === null ? [] : [counts],
    );
  });

  it('is no unit behind a number', () => {
    expect(readLine('900 cfm 250 pa 2').criteria.tag).toBeNull();
  });
});

describe('Several tags of a line', () => {
  it.each([
    ['EF-1 - EF-3 900 cfm 0.5', 3],
    ['EF-1 – EF-3 900 cfm 0.5', 3],
    ['EF-1-EF-3 900 cfm 0.5', 3],
    ['EF-1/EF-2 900 cfm 0.5', 2],
    ['EF-1/EF-2/EF-3 900 cfm 0.5', 3],
    ['EF-1/2/3 900 cfm 0.5', 3],
    ['EF-1A/1B 900 cfm 0.5', 2],
    ['EF-1 thru EF-4 900 cfm 0.5', 4],
    ['EF-1 thru 4 900 cfm 0.5', 4],
    ['EF-1, EF-2 and EF-3 900 cfm 0.5', 3],
    ['EF-1 and SF-1 900 cfm 0.5', 2],
    ['EF-1 and 2 900 cfm 0.5', 2],
    ['EF-1, 2, and 3 900 cfm 0.5', 3],
    ['EF-1, 2 & 3 900 cfm 0.5', 3],
    ['EF-1, EF-2, and EF-3 900 cfm 0.5', 3],
    ['EF-1 EF-2 900 cfm 0.5', 2],
    ['4 EF-1 thru EF-4 900 cfm 0.5', 4],
    ['(4) EF-1 thru EF-4 900 cfm 0.5', 4],
    ['EF-1 thru EF-4 900 cfm 0.5 x4', 4],
    ['EF-1 thru EF-4 (3 each) 900 cfm 0.5', 12],
    ['kitchen exhaust EF-1 - EF-3 900 cfm 0.5', 3],
  ])('are counted: %s', (line, quantity) => {
    const { criteria, questions, notUnderstood } = readLine(line);
    expect(criteria).toMatchObject({
      quantity: { value: quantity },
      cfm: { value: 900 },
      staticPressure: { value: 0.5 },
    });
    expect([questions.filter(({ field }) => field !== 'category'), notUnderstood]).toEqual([[], []]);
  });

  it.each([
    ['3 EF-1 thru EF-4 900 cfm 0.5', [4, 3, 12]],
    ['(3) EF-1 thru EF-4 900 cfm 0.5', [4, 3, 12]],
    ['EF-1 thru EF-4 (3) 900 cfm 0.5', [4, 3, 12]],
    ['EF-1 thru EF-4 qty 3, 900 cfm 0.5', [4, 3, 12]],
    ['EF-1/EF-2 900 cfm 0.5 x3', [2, 6]],
    ['EF-1, EF-2, EF-3 900 cfm 0.5 x2', [3, 2, 6]],
    ['(3) EF 1-2 900 cfm 0.5', [2, 1]],
  ])('are a question where the line counts them differently: %s', (line, counts) => {
    const { criteria, questions } = readLine(line);
    expect([criteria.quantity, criteria.cfm?.value, criteria.staticPressure?.value]).toEqual([null, 900, 0.5]);
    expect(questions.map(({ field, meanings }) => [field, meanings.map(({ value }) => value)])).toEqual([
      ['quantity', counts],
    ]);
  });

  it.each([
    '3 EF-1 thru EF-4 900 cfm 0.5',
    'EF-1 thru EF-4 qty 3, 900 cfm 0.5',
    'EF-1/EF-2 900 cfm 0.5 x3',
    'EF-1 or EF-2 500 cfm 0.5',
    'EF 1-2 500 cfm 0.5',
    'EF-1 thru EF-6 (even) 500 cfm 0.5',
    'EF-1/SF-1 500 cfm 0.5',
    '(3) EF 1-2 900 cfm 0.5',
  ])('have the count that is chosen: %s', (line) => {
    const [question] = readLine(line).questions;
    expect(line).toContain(question?.asWritten);
    for (const { value, instead = '' } of question?.meanings ?? []) {
      const chosen = readLine(line.replace(question?.asWritten ?? '', instead));
      expect([instead, chosen.criteria.quantity?.value ?? 1, chosen.questions]).toEqual([instead, value, []]);
      expect(chosen.criteria).toMatchObject({ cfm: readLine(line).criteria.cfm, staticPressure: { value: 0.5 } });
    }
  });

  it.each([
    ['EF-1 - 900 cfm 0.5', 900],
    ['EF-1 - 500 @ 0.5', 500],
    ['EF-1, 1,200 cfm 0.5', 1200],
  ])('are no figures: %s', (line, cfm) => {
    const { criteria } = readLine(line);
    expect([criteria.tag?.value, criteria.quantity, criteria.cfm?.value]).toEqual(['EF-1', null, cfm]);
  });
});

describe('A fraction behind letters of a tag', () => {
  it.each([
    ['EF 1/2 hp', 0.5],
    ['EF 1/2 hp 900 cfm 0.5', 0.5],
    ['EF 1/2 horsepower 900 cfm 0.5', 0.5],
    ['RTU 3/4 hp 900 cfm 0.5', 0.75],
    ['EF 1-1/2 hp 900 cfm 0.5', 1.5],
    ['EF-3 1/2 hp 900 cfm 0.5', 0.5],
  ])('is a size of a motor: %s', (line, hp) => {
    const { criteria, questions, notUnderstood } = readLine(line);
    expect([criteria.motorHp?.value, questions, notUnderstood]).toEqual([hp, [], []]);
    expect(criteria.tag?.value ?? 'EF-3').toBe('EF-3');
  });

  it.each([
    ['EF 1 1/2 hp 900 cfm', 'motorHp', [0.5, 1.5]],
    ['EF 2 1/2" 900 cfm', 'staticPressure', [0.5, 2.5]],
    ['level 2 1/2 hp 900 cfm', 'motorHp', [0.5, 2.5]],
  ] as const)('is a question where a number may belong to either: %s', (line, field, values) => {
    const { criteria, questions } = readLine(line);
    expect(criteria[field]).toBeNull();
    const question = questions.find((each) => each.field === field);
    expect(question?.meanings.map(({ value }) => value)).toEqual(values);
    for (const { value, instead = '' } of question?.meanings ?? []) {
      const chosen = readLine(line.replace(question?.asWritten ?? '', instead));
      expect([chosen.criteria[field]?.value, chosen.questions]).toEqual([value, []]);
    }
  });

  it('is one number behind words that own none', () => {
    expect(readLine('upblast 1 1/2 hp 900 cfm').criteria.motorHp?.value).toBe(1.5);
  });
});

describe('Words of a kind that is not used', () => {
  it('are shown', () => {
    const { criteria, notUnderstood } = readLine('type II hood 800 cfm 0.5');
    expect(criteria).toMatchObject({ category: null, cfm: { value: 800 }, staticPressure: { value: 0.5 } });
    expect(notUnderstood).toEqual(['type II hood']);
  });

  it.each(['120V single phase 60 Hz', '208V three phase 60 Hz'])('leave %s the supply', (supply) => {
    const { criteria, notUnderstood } = readLine(`1000 cfm .25" sp ${supply}`);
    expect(criteria).toMatchObject({ phase: { value: expect.any(Number) }, frequency: { value: 60 } });
    expect(notUnderstood).toEqual([]);
  });
});

describe('A number in brackets', () => {
  it.each(['(3) EF-1 900 cfm 0.5', 'upblast (3) 900 cfm 0.5', 'EF-1 (3) 900 cfm 0.5 qty 3'])(
    'counts the fans: %s',
    (line) => {
      const { criteria, questions, notUnderstood } = readLine(line);
      expect([criteria.quantity?.value, criteria.staticPressure?.value]).toEqual([3, 0.5]);
      expect([...questions, ...notUnderstood]).toEqual([]);
    },
  );

  it.each(['EF-1 (3) 900 cfm 0.5', 'EF-1 900 cfm (3) 0.5', 'EF-1 900 cfm 0.5 (3)', '900 cfm 0.5" 460/3 (3)'])(
    'behind a tag or a figure may be a note, as in a cell: %s',
    (line) => {
      const { criteria, questions } = readLine(line);
      expect([criteria.quantity, criteria.staticPressure?.value]).toEqual([null, 0.5]);
      expect(questions).toMatchObject([{ field: 'quantity', meanings: [{ value: 1 }, { value: 3 }] }]);
      for (const { value, instead = '' } of questions[0]?.meanings ?? []) {
        const chosen = readLine(line.replace('(3)', instead));
        expect([chosen.criteria.quantity?.value, ...chosen.questions, ...chosen.notUnderstood]).toEqual([value]);
      }
    },
  );

  it.each(['EF-1 (3) x2 900 cfm', 'EF-1 (3) 900 cfm qty 2', 'EF-1 (0) 900 cfm'])('is no pressure: %s', (line) => {
    const { criteria, notUnderstood } = readLine(line);
    expect(criteria.staticPressure).toBeNull();
    expect(notUnderstood).toHaveLength(1);
  });
});

it.each(['500 cfm 0.25" NC 35', '500 cfm 0.25" NC-35'])('a noise criterion is no tag: %s', (line) => {
  const { criteria, notUnderstood } = readLine(line);
  expect(criteria.tag).toBeNull();
  expect(notUnderstood.join(' ')).toContain('35');
});

describe('a count in words beside a tag', () => {
  it.each<readonly [string, number | null]>([
    ['two EF-7 900 cfm 0.5', 2],
    ['Two (2) EF-7, 900 CFM @ 0.5" SP', 2],
    ['three EF-7 exhaust fans 900 cfm 0.5', 3],
    ['EF-7 two required 900 cfm 0.5', 2],
    ['EF-7, two (2) required, 900 cfm 0.5', 2],
    ['a pair of EF-7, 900 cfm 0.5', 2],
    ['dos EF-7 900 cfm 0.5', 2],
    ['deux VE-7 900 cfm 0.5', 2],
    ['One (1) EF-8: 800 CFM @ 0.25" W.C.', 1],
    ['two EF-7 and EF-8 900 cfm 0.5', 2],
    ['qty two EF-7 900 cfm 0.5', 2],
  ])('%s', (text, quantity) => {
    const { criteria, questions, notUnderstood } = readLine(text);
    expect([criteria.quantity?.value, questions, notUnderstood]).toEqual([quantity, [], []]);
  });

  it.each(['two (3) EF-7 900 cfm 0.5', 'two EF-1 thru EF-3 900 cfm 0.5'])('that differs is a question: %s', (text) => {
    const { criteria, questions } = readLine(text);
    expect([criteria.quantity, questions.map(({ field }) => field)]).toEqual([null, ['quantity']]);
  });

  it.each(['level two EF-7 900 cfm 0.5', 'EF-7 two 900 cfm 0.5', 'two stage EF-7 900 cfm 0.5'])(
    'is none of the fans: %s',
    (text) => {
      const { criteria, notUnderstood } = readLine(text);
      expect(criteria.quantity).toBeNull();
      expect(notUnderstood).toContain('two');
    },
  );
});
