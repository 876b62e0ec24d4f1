import { FanCategory } from '@specbuilder/shared-contracts/domain';
import fc from 'fast-check';
import { pasted, read } from '../../test/schedule-rows.ts';
import { dutyRows } from './duty-row.ts';
import { shownColumns } from './needed-columns.ts';
import { withCell, withHeaders } from './sheet.ts';

describe('a pasted schedule', () => {
  it('is read from a spreadsheet with cells of several lines and a total', () => {
    const { fields, rows } = read(
      [
        'EXHAUST FAN SCHEDULE\t\t\t\t\t',
        'MARK\t"AIRFLOW\n(CFM)"\t"ESP\n(IN. W.G.)"\tMAX SONES\tV/PH/HZ\tMOTOR HP',
        'EF-1\t1,250\t0.75"\t12\t115/1/60\t1/2 HP',
        '\t\t\t\t\t',
        'EF-2,3\t2,400\t1 1/4\t\t460/3/60\t3',
        'TOTAL\t3,650\t\t\t\t',
      ].join('\n'),
    );
    expect(fields).toEqual(['tag', 'airflow', 'pressure', 'sones', 'supply', 'horsepower']);
    expect(rows.map(({ tag, quantity, specification, problems }) => [tag, quantity, specification, problems])).toEqual([
      ['EF-1', 1, expect.objectContaining({ cfm: 1250, sp: 0.75, sones: 12, motorVoltage: 115, motorPhase: 1 }), []],
      ['EF-2,3', 2, expect.objectContaining({ cfm: 2400, sp: 1.25, motorVoltage: 460, motorPhase: 3 }), []],
    ]);
    expect(rows[1]?.remarks).toContainEqual({ field: 'pressure', kind: 'readAs', text: '1 1/4', value: '1.25' });
  });

  it('limits the sound pressure by a column in dBA, at the distance that it says', () => {
    const { fields, rows } = read('TAG\tCFM\tESP\tMAX dBA @ 10 FT\nEF-1\t1,250\t0.75\t55\nEF-2\t900\t0.5\t');
    expect(fields).toEqual(['tag', 'airflow', 'pressure', 'soundPressure']);
    expect(rows.map(({ specification, problems }) => [specification, problems])).toEqual([
      [{ fanCategoryType: 1, cfm: 1250, sp: 0.75, soundPressure: 55, soundLevelDistance: 10 }, []],
      [{ fanCategoryType: 1, cfm: 900, sp: 0.5 }, []],
    ]);
  });

  it('is read from a drawing: columns apart by spaces, heads of two lines, a cell left empty', () => {
    const { fields, rows } = read(
      [
        'UNIT   AREA            AIR QTY   EXT. STATIC   FAN',
        'NO.    SERVED          CFM       IN. W.G.      TYPE',
        'EF-1   TOILETS         150       0.25          CEILING',
        'EF-2   ELEC. ROOM      2,400                   INLINE',
      ].join('\n'),
    );
    expect(fields).toEqual(['tag', 'service', 'airflow', 'pressure', 'type']);
    expect(rows[0]?.specification).toMatchObject({ cfm: 150, sp: 0.25, subFanCategoryType: 5 });
    expect(rows[1]).toMatchObject({ tag: 'EF-2', problems: [{ field: 'pressure', kind: 'missing' }] });
  });

  it('is read from a text file in metric units, and without heads by its figures', () => {
    const each = read('Tag;Airflow L/s;SP Pa;Qty\nVA-1;700;125;2\n');
    expect(each.rows[0]).toMatchObject({ quantity: 2, specification: { cfm: 1483.22 } });
    const bare = read('EF-1\tLab corridor\t1500\t0.50\t14\t115/1');
    expect(bare.fields).toEqual(['tag', 'service', 'airflow', 'pressure', null, 'supply']);
  });

  it.each([
    ['Tag\tCFM\tESP\tTEMP RISE (°F)\nMAU-1\t4000\t0.75\t70', { temperatureRise: 70 }],
    ['Tag\tCFM\tESP\tΔT\nMAU-1\t4000\t0.75\t70°F', { temperatureRise: 70 }],
    ['Tag\tCFM\tESP\tINPUT (MBH)\tOUTPUT (MBH)\nMAU-1\t4000\t0.75\t375\t300', { btus: 300_000 }],
    ['Tag\tCFM\tESP\tHeating capacity\nMAU-1\t4000\t0.75\t300 MBH', { btus: 300_000 }],
    ['Tag\tCFM\tESP\tRise\tOutput MBH\nMAU-1\t4000\t0.75\t70\t300', { temperatureRise: 70 }],
  ])('takes make-up air with a rise or heat for heated: %j', (schedule, heat) => {
    const { rows } = read(schedule);
    const duty = { fanCategoryType: FanCategory.HeatedMakeUpAir, cfm: 4000, sp: 0.75 };
    expect(rows[0]).toMatchObject({ problems: [], specification: { ...duty, ...heat } });
    expect(Object.keys(rows[0]?.specification ?? {})).toHaveLength(4);
  });

  it.each([
    ['EF-1 typ of 3', '', 3],
    ['EF-1', 'Toilets, typ. of 6', 6],
    ['EF-1', 'Typical for (4)', 4],
    ['EF-1', 'Typ.', 1],
  ])('counts what a line means: %s, %s', (tag, service, quantity) => {
    const { rows } = read(`Tag\tService\tCFM\tSP\n${tag}\t${service}\t2000\t0.5`);
    expect(rows[0]?.quantity).toBe(quantity);
  });

  it('leaves a count open that its column and words beside it say differently', () => {
    const [row] = read('Tag\tService\tQty\tCFM\tSP\nEF-1\tToilets, typ. of 6\t2\t200\t0.2').rows;
    expect(row?.problems.map(({ field }) => field)).toEqual(['quantity']);
    expect(row?.questions[0]?.meanings.map(({ text }) => text)).toEqual(['2', '6']);
    expect(read('Tag\tQty\tCFM\tSP\nEF-1\tTyp of 6\t200\t0.2').rows[0]).toMatchObject({ quantity: 6, problems: [] });
  });

  it('takes power for the motor, in hp, W and kW, which holds no row up', () => {
    const { fields, rows } = read(
      'Tag\tCFM\tSP\tPower (kW)\tVoltage\nEF-1\t2000\t0.5\t0.18\t230\nEF-2\t100\t0.1\tFRAC\t115',
    );
    expect(fields).toEqual(['tag', 'airflow', 'pressure', 'horsepower', 'voltage']);
    expect(rows.map(({ problems }) => problems)).toEqual([[], []]);
    expect(rows[1]?.remarks).toEqual([{ field: 'horsepower', kind: 'unreadable', text: 'FRAC', value: '' }]);
  });

  it('passes over the title above the heads, and a line of sums without a word', () => {
    const { fields, rows } = read(
      ['EXHAUST FAN SCHEDULE\t\t', 'MARK\tCFM\tESP', 'EF-1\t2000\t0.5', 'EF-2\t500\t0.5', '\t2,500\t'].join('\n'),
    );
    expect(fields).toEqual(['tag', 'airflow', 'pressure']);
    expect(rows.map(({ tag }) => tag)).toEqual(['EF-1', 'EF-2']);
    const sheet = pasted('EXHAUST FAN SCHEDULE\t\t\nMARK\tCFM\tESP\nEF-1\t2000\t0.5');
    expect(sheet.columns.map(({ header }) => header)).toEqual(['MARK', 'CFM', 'ESP']);
  });

  it('keeps what was edited and chosen when its first line becomes a row and a head again', () => {
    const edited = withCell(
      { ...pasted('MARK\tCFM\tESP\nEF-1\t2000\t0.5'), choices: { 2: 1 } },
      '2',
      'airflow',
      '2500',
    );
    const { edits, choices } = withHeaders(withHeaders(edited, false), true);
    expect([edits, choices]).toEqual([{ 2: { airflow: '2500' } }, { 2: 1 }]);
  });

  it('says of each row that its tag is in another one', () => {
    const { rows } = read('Tag\tCFM\tSP\nEF-1\t2000\t0.5\nEF-2\t2000\t0.5\nef-1\t3000\t0.5');
    expect(rows.map(({ remarks }) => remarks.map(({ kind, value }) => `${kind} ${value}`))).toEqual([
      ['twice 2'],
      [],
      ['twice 2'],
    ]);
  });

  it('adds a column for what rows need and was not pasted', () => {
    const added = (text: string) => {
      const { columns } = pasted(text);
      const rows = dutyRows(pasted(text));
      return shownColumns(columns, rows)
        .slice(columns.length)
        .map(({ field }) => field);
    };
    expect(added('Tag\tCFM\tSP\nEF-1\t2000\t0.5')).toEqual([]);
    expect(added('Tag\tCFM\tSones\nEF-1\t2000\t9')).toEqual(['pressure']);
    expect(added('Tag\tType\tCFM\tSP\nH-1\tIndirect-fired\t2000\t0.5')).toEqual(['temperatureRise']);
    expect(added('Tag\tCFM\tSP\tMBH\nRTU-1\t2000\t0.5\t90')).toEqual(['coolingTons']);
  });

  it('says how suction was read', () => {
    const { rows } = read('Tag\tCFM\tSP\nEF-1\t2000\t-0.5');
    expect(rows[0]?.specification).toMatchObject({ sp: 0.5 });
    expect(rows[0]?.remarks).toContainEqual({ field: 'pressure', kind: 'readAs', text: '-0.5', value: '0.5' });
  });

  it('keeps what cannot be read, with the cell that is wrong', () => {
    const { rows } = read('Tag\tCFM\tSP\nEF-1\tlots\t0.5');
    expect(rows[0]?.problems).toEqual([{ field: 'airflow', kind: 'unreadable', text: 'lots', value: '' }]);
  });

  it('keeps every duty, whichever text it is, and never throws', () => {
    fc.assert(fc.property(fc.string({ maxLength: 200 }), (text) => void read(text)));
    const duty = fc.record({ cfm: fc.integer({ min: 100, max: 90_000 }), sp: fc.integer({ min: 1, max: 600 }) });
    fc.assert(
      fc.property(fc.array(duty, { minLength: 1, maxLength: 40 }), (duties) => {
        const lines = duties.map(
          ({ cfm, sp }, index) => `EF-${index + 1}\t${cfm.toLocaleString('en-US')}\t${(sp / 100).toFixed(2)}`,
        );
        const { rows } = read(['Mark\tCFM\tESP', ...lines].join('\n'));
        expect(rows.map(({ specification: { cfm, sp } }) => ({ cfm, sp }))).toEqual(
          duties.map(({ cfm, sp }) => ({ cfm, sp: sp / 100 })),
        );
      }),
    );
  });
});
