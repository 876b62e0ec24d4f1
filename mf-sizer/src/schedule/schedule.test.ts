import { DischargeType, FanCategory, MountType } from '@specbuilder/shared-contracts/domain';
import fc from 'fast-check';
import { readDrive, readKind } from '../duty/duty-terms/fan-kind.ts';
import { readSupply } from '../duty/duty-terms/supply.ts';
import { readAirflow, readCount, readHorsepower, readPressure } from '../duty/duty-terms/values.ts';
import { columnsOf, countHeaderLines } from './columns.ts';
import { dutyRows, tagsOf } from './duty-row.ts';
import { shownColumns } from './needed-columns.ts';
import { sheetOf, withCell, withHeaders } from './sheet.ts';
import { tableOf } from './text-table.ts';

function read(text: string) {
  const table = tableOf(text);
  const headers = countHeaderLines(table);
  const columns = columnsOf(table, headers);
  return { fields: columns.map(({ field }) => field), rows: dutyRows(table, headers, columns) };
}

describe('figures of a schedule', () => {
  it.each([
    ['1,250', '', 1250],
    ['700 L/s', '', 1483.22],
    ['700', 'l/s', 1483.22],
    ['1000 m³/h', '', 588.578],
    ['2 x 850', '', 1700],
    ['1500 CFM', '', 1500],
  ])('airflow %s under the unit "%s" is %d cfm', (text, unit, value) => {
    expect(readAirflow(text, unit)?.value).toBeCloseTo(value, 1);
  });
  it.each([
    ['0.75"', '', 0.75],
    ['1 1/4', '', 1.25],
    ['1/2" W.G.', '', 0.5],
    ['0.5 in. w.g.', '', 0.5],
    ['.375', '', 0.375],
    ['0,75', '', 0.75],
    ['-0.5 in. wg', '', 0.5],
    ['125 Pa', '', 0.50183],
    ['125', 'pa', 0.50183],
  ])('pressure %s under the unit "%s" is %d in. wg', (text, unit, value) => {
    expect(readPressure(text, unit)?.value).toBeCloseTo(value, 3);
  });
  it.each(['abc', '12 bananas', '1..2', ''])('"%s" is no airflow', (text) => expect(readAirflow(text)).toBeNull());
  it.each([
    ['(2)', 2],
    ['x2', 2],
    ['3 ea', 3],
  ])('%s is a quantity', (text, count) => expect(readCount(text)?.value).toBe(count));
  it.each([
    ['1/2 HP', 0.5],
    ['1-1/2', 1.5],
  ])('%s is a motor', (text, value) => expect(readHorsepower(text)?.value).toBe(value));
  it.each([
    ['460/3/60', 460, 3],
    ['208-230/1', 230, 1],
    ['480V-3PH', 460, 3],
    ['120 V', 115, null],
    ['115/1', 115, 1],
    ['208-230/460/3', 460, 3],
  ])('%s is a supply', (text, voltage, phase) => expect(readSupply(text)).toMatchObject({ voltage, phase }));
  it('knows kinds of fans and drives', () => {
    expect(readKind('Roof upblast, grease')).toMatchObject({
      subFanCategoryType: 2,
      fanDischargeType: 1,
      isRestaurantDuty: true,
    });
    expect(readKind('Wall propeller')).toEqual({ fanCategoryType: 1, subFanCategoryType: 4, fanMountType: 2 });
    expect(readKind('Plenum supply')).toEqual({ fanCategoryType: 2, subFanCategoryType: 1 });
    expect(readKind('Blue')).toBeNull();
    expect([readDrive('BELT'), readDrive('DD'), readDrive('?')]).toEqual([1, 2, null]);
  });
  it.each([
    ['EF-1,2,3', 'EF-1,2,3', 3],
    ['EF-1 (2)', 'EF-1', 2],
    ['EF-4 x2', 'EF-4', 2],
    ['EF-1 thru 4', 'EF-1 thru 4', 4],
    ['EF-1', 'EF-1', 1],
  ])('the tag %s', (text, tag, count) => expect(tagsOf(text)).toEqual({ tag, count }));
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
    expect(bare.fields).toEqual(['tag', 'service', 'airflow', 'pressure', 'sones', 'supply']);
  });

  it.each([
    ['Upblast', { subFanCategoryType: 2, fanMountType: MountType.Roof, fanDischargeType: DischargeType.Upblast }],
    ['Sidewall upblast', { subFanCategoryType: 2, fanMountType: MountType.Side }],
    ['Toilet exhaust roof', { subFanCategoryType: 2, fanMountType: MountType.Roof }],
    ['Roof propeller', { subFanCategoryType: 4, fanMountType: MountType.Roof }],
    ['Lab fume hood', { subFanCategoryType: 1 }],
  ])('takes the service for a kind of fan: %s', (service, specification) => {
    const { rows } = read(`Tag\tService\tCFM\tSP\nEF-1\t${service}\t2000\t0.5`);
    expect(rows[0]?.specification).toMatchObject({ fanCategoryType: FanCategory.Exhaust, ...specification });
    expect(rows[0]?.specification).not.toHaveProperty('isRestaurantDuty');
  });

  it('takes a rooftop unit for no roof fan', () => {
    expect(readKind('Rooftop unit')).toEqual({ fanCategoryType: FanCategory.HvacUnit, subFanCategoryType: 0 });
    expect(readKind('Rooftop supply')).toMatchObject({ fanCategoryType: FanCategory.MakeUpAir });
  });

  it.each([
    ['Tag\tCFM\tESP\tTEMP RISE (°F)\nMAU-1\t4000\t0.75\t70', { temperatureRise: 70 }],
    ['Tag\tCFM\tESP\tΔT\nMAU-1\t4000\t0.75\t70°F', { temperatureRise: 70 }],
    ['Tag\tCFM\tESP\tINPUT (MBH)\tOUTPUT (MBH)\nMAU-1\t4000\t0.75\t375\t300', { btus: 300_000 }],
    ['Tag\tCFM\tESP\tHeating capacity\nMAU-1\t4000\t0.75\t300', { btus: 300_000 }],
    ['Tag\tCFM\tESP\tHeat output\nMAU-1\t4000\t0.75\t300,000', { btus: 300_000 }],
    ['Tag\tCFM\tESP\tRise\tOutput MBH\nMAU-1\t4000\t0.75\t70\t300', { temperatureRise: 70 }],
  ])('takes make-up air with a rise or heat for heated: %j', (schedule, heat) => {
    const { rows } = read(schedule);
    const duty = { fanCategoryType: FanCategory.HeatedMakeUpAir, subFanCategoryType: 0, cfm: 4000, sp: 0.75 };
    expect(rows[0]).toMatchObject({ problems: [], specification: { ...duty, ...heat } });
    expect(Object.keys(rows[0]?.specification ?? {})).toHaveLength(5);
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
      { fanCategoryType: HvacUnit, subFanCategoryType: 0, cfm: 4000, sp: 0.75, nominalCoolingTons: 10 },
      { fanCategoryType: IndustrialHeater, subFanCategoryType: 0, cfm: 2000, sp: 0.25 },
      { fanCategoryType: HighVolumeLowSpeed, subFanCategoryType: 0 },
    ]);
    expect(rows.map(({ problems }) => problems.map(({ kind }) => kind))).toEqual([[], [], ['bySpace']]);
  });

  it('says which words of a service or a tag named the kind', () => {
    const { rows } = read('Tag\tService\tCFM\tSP\nEF-1\tKitchen hood\t2000\t0.5\nEF-2\tBoiler room\t2000\t0.5');
    expect(rows.map(({ kindSaidBy }) => kindSaidBy)).toEqual(['kitchen', '']);
    const typed = read('Tag\tService\tType\tCFM\tSP\nEF-1\tKitchen hood\tInline\t2000\t0.5');
    expect(typed.rows[0]).toMatchObject({ specification: { subFanCategoryType: 3, isRestaurantDuty: true } });
    const twice = read('Tag\tService\tCFM\tSP\nKEF-1\tKitchen\t2000\t0.5');
    expect(twice.rows[0]?.kindSaidBy).toBe('kitchen');
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

  it('counts what a column of its own says before words beside it', () => {
    expect(read('Tag\tService\tQty\tCFM\tSP\nEF-1\tToilets, typ. of 6\t2\t200\t0.2').rows[0]?.quantity).toBe(2);
    expect(read('Tag\tQty\tCFM\tSP\nEF-1\tTyp of 6\t200\t0.2').rows[0]).toMatchObject({ quantity: 6, problems: [] });
  });

  it('takes power for the motor, in hp, W and kW, which holds no row up', () => {
    const { fields, rows } = read(
      'Tag\tCFM\tSP\tPower (kW)\tVoltage\nEF-1\t2000\t0.5\t0.18\t230\nEF-2\t100\t0.1\tFRAC\t115',
    );
    expect(fields).toEqual(['tag', 'airflow', 'pressure', 'horsepower', 'voltage']);
    expect(rows.map(({ problems }) => problems)).toEqual([[], []]);
    expect(rows[1]?.remarks).toEqual([{ field: 'horsepower', kind: 'unreadable', text: 'FRAC', value: '' }]);
    expect(readHorsepower('35 W')?.value).toBeCloseTo(0.047, 3);
    expect(readHorsepower('0.18', 'kw')?.value).toBeCloseTo(0.241, 3);
  });

  it('requires no duct of a unit heater', () => {
    expect(read('Tag\tCFM\tMBH\nUH-1\t2000\t60').rows[0]).toMatchObject({
      problems: [],
      specification: { cfm: 2000, sp: 0, btus: 60_000 },
    });
  });

  it('passes over the title above the heads, and a line of sums without a word', () => {
    const { fields, rows } = read(
      ['EXHAUST FAN SCHEDULE\t\t', 'MARK\tCFM\tESP', 'EF-1\t2000\t0.5', '\t2,000\t'].join('\n'),
    );
    expect(fields).toEqual(['tag', 'airflow', 'pressure']);
    expect(rows.map(({ tag }) => tag)).toEqual(['EF-1']);
    const table = tableOf('EXHAUST FAN SCHEDULE\t\t\nMARK\tCFM\tESP\nEF-1\t2000\t0.5');
    expect(columnsOf(table, countHeaderLines(table)).map(({ header }) => header)).toEqual(['MARK', 'CFM', 'ESP']);
  });

  it('keeps what was edited and chosen when its first line becomes a row and a head again', () => {
    const table = tableOf('MARK\tCFM\tESP\nEF-1\t2000\t0.5');
    const edited = withCell({ ...sheetOf(table), choices: { 2: 1 } }, '2', 'airflow', '2500');
    const { edits, choices } = withHeaders(withHeaders(edited, false), true);
    expect([edits, choices]).toEqual([{ 2: { airflow: '2500' } }, { 2: 1 }]);
  });

  it('knows how make-up air is heated', () => {
    expect(readKind('Electric make-up air')).toMatchObject({ fanCategoryType: 3, subFanCategoryType: 4 });
    expect(readKind('Direct-fired make-up air')).toMatchObject({ fanCategoryType: 3, subFanCategoryType: 1 });
    expect(readKind('Indirect gas-fired')).toMatchObject({ fanCategoryType: 3, subFanCategoryType: 3 });
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
      const table = tableOf(text);
      const columns = columnsOf(table, countHeaderLines(table));
      const rows = dutyRows(table, countHeaderLines(table), columns);
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

  it('comes back from whatever a spreadsheet puts around its cells', () => {
    const cell = fc.string({ maxLength: 12 }).map((text) => text.replaceAll(/\s+/g, ' ').trim());
    const table = fc.array(fc.array(cell, { minLength: 2, maxLength: 5 }), { minLength: 1, maxLength: 6 });
    const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;
    fc.assert(
      fc.property(table, (lines) => {
        const filled = lines.map((cells) => ['x', ...cells]);
        expect(tableOf(filled.map((cells) => cells.map(quoted).join('\t')).join('\r\n'))).toEqual(filled);
      }),
    );
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
