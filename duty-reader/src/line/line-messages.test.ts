import { readLine } from './index.ts';

/** The values of some fields, rounded. */
function valuesOf(line: string, ...fields: readonly (keyof ReturnType<typeof readLine>['criteria'])[]) {
  const { criteria } = readLine(line);
  return fields.map((field) => {
    const value = criteria[field]?.value ?? null;
    return typeof value === 'number' ? Math.round(value * 1000) / 1000 : value;
  });
}

const meaningsOf = (line: string, field: string) =>
  readLine(line)
    .questions.find((question) => question.field === field)
    ?.meanings.map(({ value }) => value);

describe('A line of a message', () => {
  it.each([
    ['75 cfm toilet fans (12)', [null, 75, null]],
    ['caudal 3000 m3/h pe 20 mmca', [null, 1765.73, 0.787]],
    ['1200 CFM 0.5" ECM 0-10v control', [null, 1200, 0.5]],
    ['please quote by 12/5: EF-1 1200 CFM 0.5"', ['EF-1', 1200, 0.5]],
    ['sheet M-601 EF-1 1200 CFM 0.5"', ['EF-1', 1200, 0.5]],
    ['EF-1, 1200 cfm, 0.5", 12x12 damper', ['EF-1', 1200, 0.5]],
    ['Model XQ-15 2000 cfm .5', [null, 2000, 0.5]],
  ])('has its tag and its duty: %s', (line, values) => {
    expect(valuesOf(line, 'tag', 'cfm', 'staticPressure')).toEqual(values);
    expect(readLine(line).questions.filter(({ field }) => field !== 'quantity')).toEqual([]);
  });

  it('has its supply before an altitude', () => {
    expect(valuesOf('350 L/s 125 Pa 600/3/60 altitude 1045 m', 'voltage', 'phase', 'altitude')).toEqual([
      575, 3, 3428.48,
    ]);
  });

  it.each([
    ["hood 12'x4' 3000 cfm 1.5\"", [3000, 1.5], ["12'x4'"]],
    ["20' x 10'-6\" room 300 cfm .25", [300, 0.25], ["20' x 10'-6\""]],
    ['12\'-0" x 4\'-0" opening 3000 cfm 1.5"', [3000, 1.5], ['12\'-0" x 4\'-0"']],
  ])('has no pressure of the sides of something: %s', (line, values, words) => {
    expect(valuesOf(line, 'cfm', 'staticPressure')).toEqual(values);
    expect(readLine(line).notUnderstood).toEqual(expect.arrayContaining(words));
  });

  it('has the floor of a building in square feet, and no airflow of them', () => {
    expect(valuesOf('18,500 square foot warehouse heating', 'squareFeet', 'cfm')).toEqual([18500, null]);
  });

  it.each(['EF-1, Toilet 101, 1500, 0.5, 120/1', 'EF-1 Toilet 101 1500 0.5 120/1'])(
    'leaves open whether the number behind a room is the airflow: %s',
    (line) => {
      expect(valuesOf(line, 'cfm', 'staticPressure', 'voltage')).toEqual([null, 0.5, 115]);
      expect(meaningsOf(line, 'cfm')).toEqual([101, 1500]);
    },
  );

  it('takes the airflow that a user chooses beside the number of a room', () => {
    const line = 'EF-1, Toilet 101, 1500, 0.5';
    const [question] = readLine(line).questions;
    const chosen = line.replace(question?.asWritten ?? '', question?.meanings[1]?.instead ?? '');
    expect(valuesOf(chosen, 'cfm', 'staticPressure')).toEqual([1500, 0.5]);
  });

  it.each([
    ['total 12000 cfm for 3 fans 0.5"', [4000, 12000]],
    ['3 fans 0.5" 12,000 cfm total', [4000, 12000]],
  ])('leaves open whether a total is that of each fan: %s', (line, meanings) => {
    expect(valuesOf(line, 'cfm', 'quantity')).toEqual([null, 3]);
    expect(meaningsOf(line, 'cfm')).toEqual(meanings);
  });

  it.each(['1500 cfm, sp .5 to .75', '1500 cfm sp 0.5 - 0.75', '1500 cfm @ .5 to .75'])(
    'leaves open which end of a range of pressures is meant: %s',
    (line) => {
      expect(valuesOf(line, 'cfm', 'staticPressure')).toEqual([1500, null]);
      expect(meaningsOf(line, 'staticPressure')).toEqual([0.5, 0.75]);
    },
  );

  it.each([
    ['1500 cfm .5" NC-35', ['NC-35']],
    ['2.500 m³/h, 200 Pa, 380 V 3~', ['380 V 3~']],
    ['heat 0F to 75F 3000cfm 0.5', ['0F', '75F']],
  ])('has no tag of letters that belong to something else: %s', (line, words) => {
    expect(valuesOf(line, 'tag', 'quantity')).toEqual([null, null]);
    const { notUnderstood, questions } = readLine(line);
    expect([...notUnderstood, ...questions.map(({ asWritten }) => asWritten)].join(' ')).toContain(words[0]);
  });

  it.each([
    ['4-ton RTU w/ gas heat, 1600 cfm 0.8 esp 208/3', [4, 'HvacUnit', null]],
    ['7.5 ton rooftop 3000 cfm 1.0" esp 460-3', [7.5, 'HvacUnit', null]],
    ['12 tons 4500 cfm 1.5"', [12, 'HvacUnit', null]],
    ['rooftop 3000 cfm 1.0" esp 460-3', [null, 'Exhaust', null]],
  ])('is a unit by its tons: %s', (line, values) => {
    expect(valuesOf(line, 'nominalCoolingTons', 'category', 'btus')).toEqual(values);
  });

  it.each([
    ['1500 cfm .5 3/60/460', [460, 3]],
    ['1500 cfm .5 60/3/460', [460, 3]],
    ['CFM=1500; SP=0.5; V=208; PH=3', [208, 3]],
  ])('has its supply in any order: %s', (line, values) => {
    expect(valuesOf(line, 'cfm', 'staticPressure', 'voltage', 'phase')).toEqual([1500, 0.5, ...values]);
    expect(readLine(line).notUnderstood).toEqual([]);
  });

  it.each([
    ['2@1500 cfm .5"', [2, 1500, 0.5]],
    ['qty. two 1500 cfm .5"', [2, 1500, 0.5]],
    ['2 @ 1500 cfm', [null, 1500, 2]],
  ])('counts: %s', (line, values) => {
    expect(valuesOf(line, 'quantity', 'cfm', 'staticPressure')).toEqual(values);
  });

  it.each(['IMP-1 aporte cocina 4000 m3/h 200 Pa', 'aporte cocina 4000 m3/h 200 Pa', 'ZUL 1 Küche 4000 m3/h 200 Pa'])(
    'supplies a kitchen with air, and exhausts none: %s',
    (line) => {
      expect(valuesOf(line, 'category')).toEqual(['MakeUpAir']);
    },
  );
});
