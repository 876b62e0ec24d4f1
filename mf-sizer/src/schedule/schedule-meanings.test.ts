import { pasted, read } from '../../test/schedule-rows.ts';
import { dutyRows } from './duty-row.ts';
import { withCell, withField } from './sheet.ts';

describe('what the user has to say of a schedule', () => {
  it('is a cell that may mean several things, with each meaning as it is entered', () => {
    const sheet = pasted('Tag\tCFM\tESP\tV/PH\nEF-1\t1250/625\t0.5\t208-230/460/3');
    const [row] = dutyRows(sheet);
    expect(row).toMatchObject({ state: 'question', specification: { sp: 0.5 } });
    expect(row?.problems.map(({ field, kind }) => `${field} ${kind}`)).toEqual([
      'airflow severalMeanings',
      'supply severalMeanings',
    ]);
    expect(row?.questions.map(({ meanings }) => meanings.map(({ text }) => text))).toEqual([
      ['1250 cfm', '625 cfm'],
      ['208/3', '230/3', '460/3'],
    ]);
    const settled = withCell(withCell(sheet, '2', 'airflow', '625 cfm'), '2', 'supply', '460/3');
    expect(dutyRows(settled)[0]).toMatchObject({
      state: 'read',
      problems: [],
      cells: { airflow: '625 cfm' },
      specification: { cfm: 625, sp: 0.5, motorVoltage: 460, motorPhase: 3 },
    });
  });
  it('is which of two airflows counts', () => {
    const sheet = pasted('Tag\tSupply CFM\tExhaust CFM\tESP\nERV-1\t1,000\t900\t0.5');
    const [row] = dutyRows(sheet);
    expect(row?.questions[0]).toMatchObject({ field: 'airflow', text: '1,000 | 900' });
    expect(dutyRows(withCell(sheet, '2', 'airflow', '900 cfm'))[0]?.specification).toMatchObject({ cfm: 900 });
  });
  it('is what a fan is for, where no line is made for it', () => {
    const sheet = pasted('Tag\tServes\tCFM\tESP\nEF-1\tSmoke exhaust\t900\t0.5');
    const [row] = dutyRows(sheet);
    expect(row).toMatchObject({ state: 'question', problems: [] });
    expect(row?.questions[0]?.meanings).toContainEqual({ field: 'application', text: 'general' });
    expect(dutyRows(withCell(sheet, '2', 'application', 'general'))[0]).toMatchObject({ state: 'read', remarks: [] });
    const [smoke] = dutyRows(withCell(sheet, '2', 'application', 'smoke'));
    expect(smoke?.remarks).toEqual([{ field: 'type', kind: 'noLine', text: 'smoke', value: '' }]);
    const renamed = withCell(withCell(sheet, '2', 'application', 'general'), '2', 'service', 'Smoke control');
    expect(dutyRows(renamed)[0]?.state).toBe('question');
  });
  it('is a quantity that one row of a project cannot have', () => {
    const [row] = read('Tag\tQty\tCFM\tESP\nEF-1\t250\t900\t0.5').rows;
    expect(row).toMatchObject({
      quantity: 250,
      problems: [{ field: 'quantity', kind: 'tooMany', text: '250', value: '99' }],
    });
  });
  it('is not why a row is ignored', () => {
    const { all } = read('Fans\nTag\tCFM\tESP\nEF-1\t900\t0.5\nEF-2 (E)\t900\t0.5\nTOTAL\t1,800\t');
    expect(all.map(({ state, reason }) => [state, reason])).toEqual([
      ['ignored', 'heading'],
      ['read', null],
      ['ignored', 'existing'],
      ['ignored', 'total'],
    ]);
  });
  it('is what columns without heads are', () => {
    const sheet = pasted('EF-1\tCorridor\t1500\t0.50\nEF-2\tCorridor\t900\t0.25');
    expect(sheet.columns.map(({ isGuess = false }) => isGuess)).toEqual([false, false, true, true]);
    expect(dutyRows(sheet)[0]?.problems).toHaveLength(2);
    const said = withField(withField(sheet, 2, 'airflow'), 3, 'pressure');
    expect(dutyRows(said).map(({ specification: { cfm, sp } }) => [cfm, sp])).toEqual([
      [1500, 0.5],
      [900, 0.25],
    ]);
  });
  it('counts for a table further down only below the same heads', () => {
    const sheet = pasted('Tag\tCFM\tSP\nEF-1\t900\t0.5\nTag\tSP\tCFM\nEF-2\t0.25\t800');
    const values = (of: ReturnType<typeof pasted>) => dutyRows(of).map(({ specification: { cfm, sp } }) => [cfm, sp]);
    expect(values(sheet)).toEqual([
      [900, 0.5],
      [800, 0.25],
    ]);
    expect(values(withField(sheet, 1, null))).toEqual([
      [undefined, 0.5],
      [800, 0.25],
    ]);
  });
  it('is entered for one unit of a turned table', () => {
    const sheet = pasted('UNIT NO.\tRTU-1\tRTU-2\nSUPPLY CFM\t900\t1200\nESP\t0.5\t');
    const rows = dutyRows(sheet);
    expect(new Set(rows.map(({ id }) => id)).size).toBe(2);
    const entered = withCell(sheet, rows[1]?.id ?? '', 'pressure', '0.75');
    expect(dutyRows(entered).map(({ specification: { sp } }) => sp)).toEqual([0.5, 0.75]);
  });
});
