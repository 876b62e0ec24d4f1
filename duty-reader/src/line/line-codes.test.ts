import { readLine } from './index.ts';

const meant = (line: string) =>
  readLine(line).questions.map(({ field, meanings }) => [field, ...meanings.map(({ instead }) => instead)]);

describe('Five digits without a comma in a line without an airflow', () => {
  it.each([
    ['unit heater 100 MBH gas 60625', '60625'],
    ['unit heater 200,000 btuh 80000', '80000'],
    ['restroom exhaust 60606', '60606'],
    ['60606', '60606'],
  ])('are a ZIP code or an airflow, which is a question: %s', (line, code) => {
    expect(readLine(line).criteria).toMatchObject({ cfm: null, postalCode: null });
    expect(meant(line)).toEqual([['postalCode', `ZIP ${code}`, `${code} cfm`]]);
    expect(readLine(line.replace(code, `ZIP ${code}`)).criteria.postalCode?.value).toBe(code);
    expect(readLine(line.replace(code, `${code} cfm`)).criteria.cfm?.value).toBe(Number(code));
  });

  it.each([
    ['12000 0.5', 12_000],
    ['20000', 20_000],
  ])('are an airflow where they are round and no heat is beside them: %s', (line, cfm) => {
    expect(readLine(line)).toMatchObject({ criteria: { cfm: { value: cfm } }, questions: [] });
  });
});

describe('A letter between digits', () => {
  it('is a part of a model and no unit of temperature', () => {
    const { criteria, notUnderstood } = readLine('Cook 135 ACEB 135C15D, 1800 CFM @ .5 SP');
    expect([criteria.temperature, criteria.cfm?.value, notUnderstood]).toEqual([null, 1800, ['135C15D']]);
  });
});

describe('Phases with a wave', () => {
  it.each([
    ['2500 cfm 3~', { cfm: { value: 2500 }, staticPressure: null, phase: { value: 3 } }],
    ['400V 3~ 50Hz 2500 m3/h 100 Pa', { voltage: { value: 400 }, phase: { value: 3 }, frequency: { value: 50 } }],
  ])('are phases and no pressure: %s', (line, criteria) => {
    expect(readLine(line).criteria).toMatchObject(criteria);
  });
});

it('the voltages of a motor for three networks are a question', () => {
  const { criteria, questions } = readLine('208-230/460-3-60 2000 cfm 0.5');
  expect(criteria).toMatchObject({ voltage: null, phase: { value: 3 }, cfm: { value: 2000 } });
  expect(questions).toMatchObject([{ field: 'voltage', meanings: [{ value: 208 }, { value: 230 }, { value: 460 }] }]);
});

it.each([
  ['1500 CFM 0.5 pulg', 0.5],
  ['12 pulg 500 cfm', undefined],
])('Spanish inches are a pressure where inches are: %s', (line, pressure) => {
  expect(readLine(line).criteria.staticPressure?.value).toBe(pressure);
});

it.each([
  ['MUA-1 5000 cfm 0.5 400 MBH', 'HeatedMakeUpAir'],
  ['MUA-1 5000 cfm 0.5 70F rise', 'HeatedMakeUpAir'],
  ['MUA-1 5000 cfm 0.5', 'MakeUpAir'],
])('make-up air with heat is heated make-up air: %s', (line, category) => {
  expect(readLine(line).criteria.category?.value).toBe(category);
});

it.each([
  ['EF-1 Greenheck G-100 1200 cfm 0.5', 'EF-1', 'G-100'],
  ['Greenheck EF-2 1200 cfm .5', 'EF-2', undefined],
])("a maker's name says that a model is behind it, unless that is a tag: %s", (line, tag, model) => {
  const { criteria } = readLine(line);
  expect([criteria.tag?.value, criteria.model?.value]).toEqual([tag, model]);
});
