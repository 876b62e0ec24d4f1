import { cellsOf, type ReadOptions, readCells } from '../src/index.ts';

const read = (text: string, options: ReadOptions = {}) => readCells(cellsOf(text.replaceAll('|', '\t')), options);
const duties = (text: string, options: ReadOptions = {}) =>
  read(text, options)
    .rows.filter(({ ignored }) => !ignored)
    .map(({ cfm, staticPressure }) => [cfm?.value ?? null, staticPressure?.value ?? null]);

describe('what the user says of a schedule', () => {
  it('decides what a column is, in the unit that its head names', () => {
    const text = 'TAG|ZORB L/s|ESP\nEF-1|700|0.5';
    expect(duties(text)).toEqual([[null, 0.5]]);
    expect(duties(text, { fields: new Map([[1, 'cfm']]) })).toEqual([[1483.22, 0.5]]);
    expect(duties(text, { fields: new Map([[2, null]]) })).toEqual([[null, null]]);
  });
  it('counts for the tables with the same head', () => {
    const text = 'TAG|CFM|ESP\nEF-1|900|0.5\nTAG|ESP|CFM\nEF-2|0.25|800';
    expect(duties(text, { fields: new Map([[1, null]]) })).toEqual([
      [null, 0.5],
      [800, 0.25],
    ]);
  });
  it('makes the first line a row, or the heads', () => {
    const text = 'TAG|CFM|ESP\nEF-1|900|0.5';
    expect(read(text, { hasHeads: false }).rows).toHaveLength(2);
    expect(read('A|B|C\nEF-1|900|0.5', { hasHeads: true }).columns.map(({ head }) => head)).toEqual(['A', 'B', 'C']);
  });
  it('takes the place of a cell, whichever columns say it', () => {
    const edits = (texts: object) => ({ edits: new Map([['2', texts]]) });
    const two = 'TAG|SUPPLY CFM|EXHAUST CFM|ESP\nERV-1|1000|900|0.5';
    expect(duties(two)).toEqual([[null, 0.5]]);
    expect(duties(two, edits({ cfm: '900 cfm' }))).toEqual([[900, 0.5]]);
    const joint = 'TAG|CFM @ ESP\nEF-1|1200';
    expect(duties(joint, edits({ cfm: '1200', staticPressure: '0.5' }))).toEqual([[1200, 0.5]]);
    expect(duties('TAG|FLOW (L/s)|ESP\nEF-1|much|0.5', edits({ cfm: '700' }))).toEqual([[1483.22, 0.5]]);
    expect(duties('TAG|CFM\nEF-1|900', edits({ staticPressure: '0.5' }))).toEqual([[900, 0.5]]);
  });
  it('says how many units a row is for, whatever columns of standby units count', () => {
    const text = 'TAG|QTY|STANDBY|CFM|ESP\nEF-1|2|1|900|0.5';
    const { rows } = read(text, { edits: new Map([['2', { quantity: '3' }]]) });
    expect(rows[0]).toMatchObject({ quantity: { value: 3 }, questions: [] });
  });
  it('puts a row right whose figure a comma cut in two, with both figures', () => {
    const cells = [
      ['TAG', 'CFM', 'ESP'],
      ['EF-1', '1', '200', '0.5'],
    ];
    const withTexts = (texts: object) => readCells(cells, { edits: new Map([['2', texts]]) }).rows[0];
    expect(withTexts({ cfm: '1200' })?.questions.map(({ field }) => field)).toEqual(['cfm', 'staticPressure']);
    expect(withTexts({ cfm: '1200', staticPressure: '0.5' })).toMatchObject({
      questions: [],
      cfm: { value: 1200 },
      staticPressure: { value: 0.5 },
    });
  });
  it('leaves a line of sums a line of sums', () => {
    const text = 'TAG|CFM|ESP\nEF-1|900|0.5\nEF-2|800|0.5\n|1,700|';
    const { rows } = read(text, { edits: new Map([['2', { cfm: '900', tag: 'EF-9' }]]) });
    expect(rows.map(({ reason }) => reason)).toEqual([null, null, 'total']);
  });
  it('settles the kind', () => {
    const text = 'TAG|SERVES|CFM|ESP\nRF-1|SMOKE|900|0.5';
    const [row] = read(text, { edits: new Map([['2', { category: 'Exhaust', application: 'general' }]]) }).rows;
    expect(row).toMatchObject({ questions: [], category: { value: 'Exhaust' }, application: null });
  });
  it('names each unit of a turned table', () => {
    const text = 'UNIT NO.|RTU-1|RTU-2\nSUPPLY CFM|900|1200\nESP|0.5|0.75';
    const ids = read(text).rows.map(({ id }) => id);
    expect(new Set(ids).size).toBe(2);
    expect(duties(text, { edits: new Map([[ids[1] ?? '', { cfm: '1300' }]]) })).toEqual([
      [900, 0.5],
      [1300, 0.75],
    ]);
  });
});

describe('criteria that are no fields of a duty', () => {
  const featuresOf = (heads: string, cells: string) =>
    read(`TAG|CFM|ESP|${heads}\nX-1|900|0.5|${cells}`).rows[0]?.features.map(({ field, value }) => [field, value]);
  it('are those of the type and the drive', () => {
    expect(featuresOf('TYPE|DRIVE', 'ROOF DOWNBLAST|BELT')).toEqual([
      ['fanDischargeType', 2],
      ['fanMountType', 1],
      ['fanDriveType', 1],
    ]);
    expect(featuresOf('MOUNTING', 'WALL')).toEqual([['fanMountType', 2]]);
  });
  it('are those of the service only where it names the form', () => {
    expect(featuresOf('SERVES', 'ROOF OF GYM')).toEqual([]);
    expect(featuresOf('SERVES', 'SIDEWALL UPBLAST')).toEqual([
      ['fanDischargeType', 1],
      ['fanMountType', 2],
    ]);
  });
});
