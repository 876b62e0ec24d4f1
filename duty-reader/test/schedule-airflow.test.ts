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

describe('Figures of an existing fan beside those of the new one', () => {
  it.each([
    ['MARK|EXISTING CFM|NEW CFM|ESP', 'EF-1|900|1,200|0.5'],
    ['MARK|NEW CFM|EXISTING CFM|ESP', 'EF-1|1,200|900|0.5'],
    ['MARK|EXIST. CFM|PROPOSED CFM|ESP', 'EF-1|900|1,200|0.5'],
    ['MARK|CFM (EXISTING)|CFM (NEW)|ESP', 'EF-1|900|1,200|0.5'],
    ['MARK|EXISTING AIRFLOW (CFM)|AIRFLOW (CFM)|ESP', 'EF-1|900|1,200|0.5'],
    ['MARK|EXISTING|NEW|ESP\n|CFM|CFM|', 'EF-1|900|1,200|0.5'],
    ['MARK|CFM||ESP\n|EXISTING|NEW|', 'EF-1|900|1,200|0.5'],
    ['MARK|AIRFLOW||ESP\n|EXISTING CFM|NEW CFM|', 'EF-1|900|1,200|0.5'],
    ['MARK|EXISTING CFM / NEW CFM||ESP', 'EF-1|900|1,200|0.5'],
    ['MARK|NEW CFM / EXISTING CFM||ESP', 'EF-1|1,200|900|0.5'],
  ])('are not used, with a note: %s', (heads, cells) => {
    const { columns, rows } = readSchedule([heads, cells].join('\n').replaceAll('|', '\t'));
    expect(rows.at(-1)).toMatchObject({ cfm: { value: 1200 }, staticPressure: { value: 0.5 }, questions: [] });
    expect(columns.filter(({ head }) => /exist/i.test(head) && !/new/i.test(head))).toMatchObject([
      { field: null, note: { code: 'existing' } },
    ]);
    expect(rows.at(-1)?.unused).toMatchObject([{ text: '900', reason: 'existing' }]);
  });

  it('are no duty where nothing else says one', () => {
    const [row] = readSchedule('MARK\tEXISTING CFM\tESP\nEF-1\t900\t0.5').rows;
    expect(row).toMatchObject({ cfm: null, questions: [{ field: 'cfm' }], unused: [{ text: '900' }] });
    const { rows } = readSchedule('MARK\tEXISTING CFM\tNEW CFM\tESP\nEF-1\t900\t1200\t1\nEF-2\t800\t\t1');
    expect(rows[1]).toMatchObject({ cfm: null, questions: [{ field: 'cfm' }], unused: [{ text: '800' }] });
  });

  it.each(['900 / 1200', '900/1200'])('are a question in one cell with those of the new one: %s', (cell) => {
    const [row] = readSchedule(`MARK\tEXISTING CFM / NEW CFM\tESP\nEF-1\t${cell}\t0.5`).rows;
    expect(row?.questions).toMatchObject([{ field: 'cfm', meanings: [{ value: 900 }, { value: 1200 }] }]);
  });

  it('are those of what a new fan is connected to where the head says so', () => {
    const [row] = readSchedule('MARK\tCFM\tEXISTING DUCT S.P.\nEF-1\t900\t0.5').rows;
    expect(row).toMatchObject({ staticPressure: { value: 0.5 }, questions: [] });
  });

  it('stay apart from a column that says which fans are existing', () => {
    const rows = readSchedule('MARK\tNEW / EXISTING\t\tCFM\tESP\nEF-1\tE\t\t900\t0.5\nEF-2\tN\t\t800\t0.5').rows;
    expect(rows.map(({ reason }) => reason)).toEqual(['existing', null]);
  });

  it('are not used for the pressure and the motor either', () => {
    const heads = 'EXISTING MARK\tMARK\tCFM\tEXISTING ESP\tNEW ESP\tEXISTING HP\tNEW HP\tEXISTING VOLTAGE\tNEW VOLTAGE';
    const { rows } = readSchedule(`${heads}\nF-9\tEF-1\t900\t0.25\t0.5\t1/4\t1/2\t115\t208`);
    expect(rows[0]).toMatchObject({
      ...{ tag: { value: 'EF-1' }, staticPressure: { value: 0.5 }, motorHp: { value: 0.5 } },
      ...{ voltage: { value: 208 }, questions: [] },
    });
    const [alone] = readSchedule('MARK\tCFM\tESP\tEXISTING HP\nEF-1\t900\t0.5\t1/4').rows;
    expect(alone).toMatchObject({ motorHp: null, questions: [] });
    expect(alone?.unused).toMatchObject([{ text: '1/4', reason: 'existing' }]);
    const [supply] = readSchedule('MARK\tCFM\tESP\tEXISTING V/PH\tNEW V/PH\nEF-1\t900\t0.5\t115/1\t460/3').rows;
    expect(supply).toMatchObject({ voltage: { value: 460 }, phase: { value: 3 }, questions: [] });
  });
});

describe('The airflow of a unit with outdoor and exhaust air', () => {
  const rowOf = (heads: string, cells: string) => readSchedule([heads, cells].join('\n').replaceAll('|', '\t')).rows[0];

  it.each([
    ['TAG|OA CFM|EA CFM|ESP|HP', 'DOAS-1|2,000|1,500|1.0|3', [2000, 1500]],
    ['TAG|EXHAUST CFM|OUTSIDE AIR CFM|ESP', 'DOAS-2|900|1,000|0.5', [1000, 900]],
    ['TAG|OUTDOOR AIRFLOW (CFM)|EXHAUST AIRFLOW (CFM)|ESP', 'MUA-1|2,000|1,500|0.5', [2000, 1500]],
    ['TAG|MIN OA CFM|EA CFM|ESP', 'DOAS-1|2,000|1,500|0.5', [2000, 1500]],
    // Neither is what the unit supplies.
    ['TAG|RETURN CFM|O.A. CFM|ESP', 'AHU-1|8,000|2,000|1.5', [8000, 2000]],
    ['TAG|OUTSIDE AIR CFM|RETURN AIR CFM|ESP', 'AHU-1|2,000|8,000|1.5', [2000, 8000]],
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
    ['TAG|RETURN CFM|O.A. CFM|ESP', 'AHU-1|2,000|2,000|0.5', 2000],
    ['TAG|RETURN CFM|ESP', 'AHU-1|8,000|1.5', 8000],
    ['TAG|MIN OA CFM|MAX OA CFM|ESP', 'DOAS-1|500|2,000|0.5', 2000],
  ])('is said below %s: %s', (heads, cells, value) => {
    expect(rowOf(heads, cells)).toMatchObject({ cfm: { value }, questions: [] });
  });
});
