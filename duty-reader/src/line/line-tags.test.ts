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
