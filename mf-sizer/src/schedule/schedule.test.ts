import { cellsOf } from '@specbuilder/duty-reader';
import { DischargeType, FanCategory, MountType } from '@specbuilder/shared-contracts/domain';
import fc from 'fast-check';
import { dutyRows } from './duty-row.ts';
import { shownColumns } from './needed-columns.ts';
import { type Sheet, sheetOf, withCell, withField, withHeaders } from './sheet.ts';

const pasted = (text: string) => sheetOf(cellsOf(text));

/** With the rows that are new fans. */
function readOf(sheet: Sheet) {
  const all = dutyRows(sheet);
  const rows = all.filter(({ state }) => state !== 'ignored');
  return { fields: sheet.columns.map(({ field }) => field), rows, all };
}
const read = (text: string) => readOf(pasted(text));

describe('figures of a schedule', () => {
  it.each([
    ['1,250', 'CFM', 1250],
    ['700 L/s', 'CFM', 1483.22],
    ['700', 'AIRFLOW L/s', 1483.22],
    ['1000 m³/h', 'CFM', 588.578],
    ['1500 CFM', 'CFM', 1500],
  ])('airflow %s under the head "%s" is %d cfm', (text, head, value) => {
    const [row] = read(`Tag\t${head}\tESP\nEF-1\t${text}\t0.5`).rows;
    expect(row?.specification['cfm']).toBeCloseTo(value, 1);
  });
  it.each([
    ['0.75"', 'ESP', 0.75],
    ['1 1/4', 'ESP', 1.25],
    ['1/2" W.G.', 'ESP', 0.5],
    ['.375', 'ESP', 0.375],
    ['0,75', 'ESP', 0.75],
    ['-0.5 in. wg', 'ESP', 0.5],
    ['125 Pa', 'ESP', 0.50183],
    ['125', 'ESP (Pa)', 0.50183],
  ])('pressure %s under the head "%s" is %d in. wg', (text, head, value) => {
    const [row] = read(`Tag\tCFM\t${head}\nEF-1\t900\t${text}`).rows;
    expect(row?.specification['sp']).toBeCloseTo(value, 3);
  });
  it.each(['abc', '12 bananas', '1..2', '2 x 850'])('"%s" is no airflow', (text) => {
    const [row] = read(`Tag\tCFM\tESP\nEF-1\t${text}\t0.5`).rows;
    expect(row?.specification).not.toHaveProperty('cfm');
    expect(row?.problems.map(({ field }) => field)).toEqual(['airflow']);
  });
  it.each([
    ['460/3/60', 460, 3],
    ['208-230/1', 230, 1],
    ['480V-3PH', 460, 3],
    ['120/1', 115, 1],
  ])('%s is a supply', (text, motorVoltage, motorPhase) => {
    const [row] = read(`Tag\tCFM\tESP\tV/PH/HZ\nEF-1\t900\t0.5\t${text}`).rows;
    expect(row?.specification).toMatchObject({ motorVoltage, motorPhase });
  });
  it.each([
    ['Roof upblast', 'BELT', { subFanCategoryType: 2, fanDischargeType: 1, fanMountType: 1, fanDriveType: 1 }],
    ['Wall propeller', 'DD', { subFanCategoryType: 4, fanMountType: 2, fanDriveType: 2 }],
  ])('the type "%s" and the drive "%s" are criteria', (type, drive, specification) => {
    const [row] = read(`Tag\tCFM\tESP\tType\tDrive\nEF-1\t900\t0.5\t${type}\t${drive}`).rows;
    expect(row).toMatchObject({ state: 'read', specification });
  });
  it('a drive that is not understood leaves the row open', () => {
    const [row] = read('Tag\tCFM\tESP\tDrive\nEF-1\t900\t0.5\tmagic').rows;
    expect(row).toMatchObject({ state: 'question', notUnderstood: ['magic'] });
  });
  it.each([
    ['EF-1,2,3', 3],
    ['EF-1 X2', 2],
    ['EF-1 thru 4', 4],
    ['EF-1', 1],
  ])('the tag %s is for %d', (tag, quantity) => {
    expect(read(`Tag\tCFM\tESP\n${tag}\t900\t0.5`).rows[0]).toMatchObject({ quantity });
  });
});

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
    const values = (of: Sheet) => dutyRows(of).map(({ specification: { cfm, sp } }) => [cfm, sp]);
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
    ['Upblast', { subFanCategoryType: 2, fanDischargeType: DischargeType.Upblast }],
    ['Sidewall upblast', { subFanCategoryType: 2, fanMountType: MountType.Side }],
    ['Roof propeller', { subFanCategoryType: 4, fanMountType: MountType.Roof }],
    ['Lab fume hood', { subFanCategoryType: 1 }],
  ])('takes the service for a kind of fan: %s', (service, specification) => {
    const { rows } = read(`Tag\tService\tCFM\tSP\nEF-1\t${service}\t2000\t0.5`);
    expect(rows[0]?.specification).toMatchObject({ fanCategoryType: FanCategory.Exhaust, ...specification });
    expect(rows[0]?.specification).not.toHaveProperty('isRestaurantDuty');
  });

  it('takes a rooftop unit for no roof fan, and a roof that is served for none either', () => {
    const typed = (type: string) => read(`Tag\tType\tCFM\tSP\nX-1\t${type}\t2000\t0.5`).rows[0]?.specification;
    expect(typed('Rooftop unit')).toEqual({ fanCategoryType: FanCategory.HvacUnit, cfm: 2000, sp: 0.5 });
    expect(typed('Rooftop supply')).toMatchObject({ fanCategoryType: FanCategory.MakeUpAir });
    const { rows } = read('Tag\tService\tCFM\tSP\nEF-1\tToilet exhaust roof\t2000\t0.5');
    expect(rows[0]?.specification).toEqual({ fanCategoryType: FanCategory.Exhaust, cfm: 2000, sp: 0.5 });
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

  it('takes heat without a unit for no heat', () => {
    const [row] = read('Tag\tCFM\tESP\tHeating capacity\nMAU-1\t4000\t0.75\t300').rows;
    expect(row?.specification).not.toHaveProperty('btus');
    expect(row?.problems).toEqual([{ field: 'heatOutput', kind: 'unreadable', text: '300', value: '' }]);
  });

  it('requires no heat of an exhaust fan', () => {
    expect(read('Tag\tCFM\tESP\tRise\nEF-1\t4000\t0.75\t70').rows[0]?.specification).not.toHaveProperty(
      'temperatureRise',
    );
  });

  it('knows rooftop units with their tons, unit heaters, and ceiling fans, which ask for no airflow', () => {
    const { rows } = read(
      [
        'Tag\tService\tCFM\tESP\tTons',
        'RTU-1\tKitchen\t4000\t0.75\t10',
        'UH-1\t\t2000\t0.25\t',
        'HVLS-1\tWarehouse\t\t\t',
      ].join('\n'),
    );
    const { HvacUnit, IndustrialHeater, HighVolumeLowSpeed } = FanCategory;
    expect(rows.map(({ specification }) => specification)).toEqual([
      { fanCategoryType: HvacUnit, cfm: 4000, sp: 0.75, nominalCoolingTons: 10 },
      { fanCategoryType: IndustrialHeater, cfm: 2000, sp: 0.25 },
      { fanCategoryType: HighVolumeLowSpeed },
    ]);
    expect(rows.map(({ problems }) => problems.map(({ kind }) => kind))).toEqual([[], [], ['bySpace']]);
  });

  it('says which words of a service or a tag named the kind', () => {
    const { rows } = read('Tag\tService\tCFM\tSP\nEF-1\tKitchen hood\t2000\t0.5\nEF-2\tBoiler room\t2000\t0.5');
    expect(rows.map(({ kindSaidBy }) => kindSaidBy)).toEqual(['Kitchen hood', '']);
    const typed = read('Tag\tService\tType\tCFM\tSP\nEF-1\tKitchen hood\tInline\t2000\t0.5');
    // No inline fan is made for grease, so the user says which line is meant.
    expect(typed.rows[0]?.questions.map(({ meanings }) => meanings.map(({ text }) => text))).toEqual([
      ['UtilitySet', 'UpblastDownblast'],
    ]);
    const twice = read('Tag\tService\tCFM\tSP\nKEF-1\tKitchen\t2000\t0.5');
    expect(twice.rows[0]?.kindSaidBy).toBe('Kitchen, KEF');
  });

  it.each([
    ['Roof exhaust, UL762', '', true],
    ['Roof exhaust, UL 762', '', true],
    ['Centrifugal downblast', 'Kitchen hood', true],
    ['Utility set', 'Range hood exhaust', true],
    ['Relief hood', '', undefined],
    ['Utility set', 'Fume hood', undefined],
  ])('reads grease in the type and the service: %s, %s', (type, service, isGrease) => {
    const { rows } = read(`Tag\tService\tType\tCFM\tSP\nEF-1\t${service}\t${type}\t2000\t0.5`);
    expect(rows[0]?.specification['isRestaurantDuty']).toBe(isGrease);
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

  it('requires no duct of a unit heater', () => {
    expect(read('Tag\tCFM\tMBH\nUH-1\t2000\t60').rows[0]).toMatchObject({
      problems: [],
      specification: { cfm: 2000, sp: 0, btus: 60_000 },
    });
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

  it.each([
    ['Electric make-up air', 4],
    ['Direct-fired make-up air', 1],
    ['Indirect gas-fired', 3],
  ])('knows how make-up air is heated: %s', (type, subFanCategoryType) => {
    const { rows } = read(`Tag\tType\tCFM\tSP\tRise\nH-1\t${type}\t2000\t0.5\t70`);
    expect(rows[0]?.specification).toMatchObject({ fanCategoryType: 3, subFanCategoryType });
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
