import { readSchedule } from '../src/schedule/index.ts';

describe('The airflow of several fans', () => {
  const cfm = (quantity: number, each: string, total: string) =>
    readSchedule(`TAG\tQTY\tCFM EACH\tTOTAL CFM\tESP\nEF-1\t${quantity}\t${each}\t${total}\t0.5`).rows[0];

  it('is unclear where its total is beside the airflow of each', () => {
    expect(cfm(2, '1,000', '2,000')).toMatchObject({
      cfm: null,
      questions: [{ field: 'cfm', meanings: [{ value: 1000 }, { value: 2000 }] }],
    });
  });

  it('is the total of one fan, and where no airflow of each is written', () => {
    expect(cfm(1, '2,000', '2,000')).toMatchObject({ cfm: { value: 2000 }, questions: [] });
    expect(cfm(2, '', '2,000')).toMatchObject({ cfm: { value: 2000 }, questions: [] });
  });

  it.each([
    ['MARK|QTY|CFM|TOTAL CFM|SP', 'EF-1|4|12,500|50,000|0.5', [12_500, 50_000]],
    ['MARK|NO. OF FANS|CFM|SYSTEM TOTAL CFM|SP', 'EF-1|2|900|1,800|0.5', [900, 1800]],
    ['MARK|QTY|UNIT CFM|TOTAL CFM|SP', 'EF-1|3|1,000|3,000|0.5', [1000, 3000]],
    ['TAG|CFM|TOTAL CFM|SP', 'EF-1 THRU EF-3|1000|3000|0.5', [1000, 3000]],
    ['MARK|QTY|CFM|TOTAL CFM|SP', 'EF-1|4|12,500|37,500|0.5', [12_500, 37_500]],
    ['MARK|QTY|DESIGN CFM|CFM|SP', 'EF-1|2|2,000|1,000|0.5', [1000, 2000]],
  ])('is unclear below %s: %s', (heads, cells, meanings) => {
    const [row] = readSchedule([heads, cells].join('\n').replaceAll('|', '\t')).rows;
    expect(row?.cfm).toBeNull();
    expect(row?.questions.map(({ field, meanings: each }) => [field, each.map(({ value }) => value)])).toEqual([
      ['cfm', meanings],
    ]);
  });

  it('is that of the supply where half of it is outdoor air', () => {
    const [row] = readSchedule('TAG\tQTY\tCFM\tOA CFM\tSP\nRTU-1\t2\t2,000\t1,000\t0.5').rows;
    expect(row).toMatchObject({ cfm: { value: 2000 }, questions: [] });
  });
});

describe('The airflow of a unit with outdoor and exhaust air', () => {
  const rowOf = (heads: string, cells: string) => readSchedule([heads, cells].join('\n').replaceAll('|', '\t')).rows[0];

  it.each([
    ['TAG|OA CFM|EA CFM|ESP|HP', 'DOAS-1|2,000|1,500|1.0|3', [2000, 1500]],
    ['TAG|EXHAUST CFM|OUTSIDE AIR CFM|ESP', 'DOAS-2|900|1,000|0.5', [1000, 900]],
    ['TAG|OUTDOOR AIRFLOW (CFM)|EXHAUST AIRFLOW (CFM)|ESP', 'MUA-1|2,000|1,500|0.5', [2000, 1500]],
    ['TAG|MIN OA CFM|EA CFM|ESP', 'DOAS-1|2,000|1,500|0.5', [2000, 1500]],
  ])('is a question below %s: %s', (heads, cells, meanings) => {
    const row = rowOf(heads, cells);
    expect(row?.cfm).toBeNull();
    expect(row?.questions.map(({ field, meanings: each }) => [field, each.map(({ value }) => value)])).toEqual([
      ['cfm', meanings],
    ]);
  });

  it.each([
    ['TAG|OA CFM|EA CFM|ESP', 'DOAS-1|2,000|2,000|0.5', 2000],
    ['TAG|OA CFM|EXHAUST CFM|ESP', 'EF-1|200|1,500|0.5', 1500],
    ['TAG|OA CFM|EA CFM|SA CFM|ESP', 'RTU-1|500|3,000|3,000|0.5', 3000],
    ['TAG|OA CFM|SUPPLY CFM|ESP', 'RTU-1|500|3,000|0.5', 3000],
  ])('is said below %s: %s', (heads, cells, value) => {
    expect(rowOf(heads, cells)).toMatchObject({ cfm: { value }, questions: [] });
  });
});
