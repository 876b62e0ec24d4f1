import { readLine } from '../src/line/index.ts';
import { readCells } from '../src/schedule/index.ts';

const read = (cells: readonly (readonly string[])[], edit: Readonly<Record<string, string>> = {}) =>
  readCells(cells, { edits: new Map([['2', edit]]) }).rows[0];

describe('A supply with two poles, as Revit writes it', () => {
  const cells = [
    ['Mark', 'CFM', 'ESP', 'Electrical Data'],
    ['EF-1', '900', '0.5', '208 V/2-1250 VA'],
  ];

  it('is a question with the phases that it may have', () => {
    expect(read(cells)?.questions).toMatchObject([
      { field: 'voltage', meanings: [{ value: '208/1' }, { value: '208/3' }] },
    ]);
    expect(read(cells, { supply: '208/1' })).toMatchObject({
      ...{ voltage: { value: 208 }, phase: { value: 1 }, questions: [] },
    });
  });

  it('is the same question in a line', () => {
    const line = '900 cfm 0.5 208 V/2-1250 VA';
    const { criteria, questions } = readLine(line);
    expect(criteria).toMatchObject({ cfm: { value: 900 }, staticPressure: { value: 0.5 }, voltage: null, phase: null });
    expect(questions).toEqual(read(cells)?.questions);
    expect(readLine(line.replace('208 V/2-1250 VA', '208/1')).criteria.phase?.value).toBe(1);
    expect(readLine('900 cfm 0.5 120 V/1-250 VA').criteria).toMatchObject({
      voltage: { value: 115 },
      phase: { value: 1 },
    });
    expect(readLine('900/2').criteria).toMatchObject({ cfm: { value: 900 }, staticPressure: { value: 2 } });
  });

  it.each([
    ['208', [1, 3]],
    ['120', [1]],
    ['480', [3]],
  ])('of a column of its own is a question of the phases of %s V', (volts, phases) => {
    const row = read([
      ['Mark', 'CFM', 'ESP', 'VOLTS', 'PH'],
      ['EF-1', '900', '0.5', volts, '2'],
    ]);
    expect(row?.questions).toMatchObject([{ field: 'phase', meanings: phases.map((value) => ({ value })) }]);
  });
});
