import type { DutyFields } from '@specbuilder/shared-contracts/api';
import fc from 'fast-check';
import { pastedSchedule } from './pasted-schedule.ts';

const rowsOf = (text: string) => pastedSchedule(text).rows.map(({ line: _line, ...row }) => row);
const duty = (change: Partial<DutyFields>): DutyFields => ({
  ...{ tag: 'EF-1', airflow: 2500, staticPressure: 0.75, quantity: null, maxSones: null },
  ...{ maxBrakeHorsepower: null, voltage: null, phase: null, note: null, location: null },
  ...change,
});

describe('A pasted schedule', () => {
  it.each([
    ['with units', 'EF-1\t2,500 cfm\t0.75 in. wg'],
    ['with heads', 'MARK\tCFM\tESP\nEF-1\t2500\t.75'],
    ['with the units in a second line', 'TAG\tAIRFLOW\tE.S.P.\n\t(CFM)\t(IN. W.G.)\nEF-1\t2500\t0.75'],
    ['below a title', 'EXHAUST FAN SCHEDULE\t\t\nTAG\tCFM\tSP\nEF-1\t2500\t0.75'],
    ['in another order', 'Ext. SP (in. wg)\tUnit No.\tManufacturer\tAirflow (cfm)\n0.75\tEF-1\tAcme\t2500'],
    ['of a text file', 'tag,cfm,sp\r\nEF-1,"2,500",0.75\r\n'],
    ['with commas for points', 'Etiqueta;Caudal (cfm);Presión estática\nEF-1;2500;0,75'],
    ['of a drawing', 'EF-1   2,500 CFM   0.75" W.G.'],
    ['in order by their units', 'EF-1\t0.75 in wc\t2500 CFM'],
    ['with a sign for suction', 'Tag\tCFM\tSP\nEF-1\t2500\t-0.75'],
  ])('%s', (_case, text) => {
    expect(rowsOf(text)).toEqual([duty({})]);
  });

  it('has limits, supply and notes', () => {
    const headers = 'Mark\tQty\tCFM\tESP\tMax BHP\tSones\tV/PH/HZ\tRPM\tRemarks';
    expect(rowsOf(`${headers}\nEF-1\t2\t2500\t0.75\t1/2\t9.5\t480/3/60\t1140\tRoof, east`)).toEqual([
      duty({ quantity: 2, maxBrakeHorsepower: 0.5, maxSones: 9.5, voltage: 480, phase: 3, note: 'Roof, east' }),
    ]);
    expect(rowsOf('Tag\tCFM\tSP\tVolts\tPh\nEF-1\t2500\t0.75\t208-230\t1')).toEqual([duty({ voltage: 230, phase: 1 })]);
  });

  it('has locations, from what is served as well', () => {
    expect(rowsOf('Mark\tServes\tCFM\tESP\tLocation\nEF-1\tKitchen hood\t2500\t0.75\tRoof')).toEqual([
      duty({ location: 'Kitchen hood, Roof' }),
    ]);
  });

  it('of other units is converted', () => {
    const [row] = rowsOf('Tag\tL/s\tPa\tkW\nEF-1\t1000\t250\t1.5');
    expect(row?.airflow).toBeCloseTo(2118.88, 1);
    expect(row?.staticPressure).toBeCloseTo(1.004, 3);
    expect(row?.maxBrakeHorsepower).toBeCloseTo(2.01, 2);
    expect(rowsOf('EF-1\t3600 m³/h\t250 Pa')[0]?.airflow).toBeCloseTo(2118.88, 1);
  });

  it('of other units ends in no digits that the conversion made up', () => {
    expect(rowsOf('Tag\tL/s\tPa\tkW\nEF-1\t1000\t250\t1.5')).toEqual([
      duty({ airflow: 2118.88, staticPressure: 1.00366, maxBrakeHorsepower: 2.01153 }),
    ]);
  });

  it('says of each line that is no row what is wrong with it', () => {
    const text =
      'Tag\tCFM\tSP\nEF-1\t2500\t0.75\nEF-2\tmany\t0.5\n\t1000\t0.5\nef-1\t900\t0.2\nEF-4\t-5\t0.1\nEF-5\t600,000\t0.1\nEF-6\t\t';
    const { rows, problems } = pastedSchedule(text);
    expect(rows).toHaveLength(1);
    expect(problems.map(({ line, kind, field, detail }) => [line, kind, field, detail])).toEqual([
      [3, 'unreadable', 'airflow', 'many'],
      [4, 'noTag', 'tag', ''],
      [5, 'tagTwice', 'tag', 'ef-1'],
      [6, 'unreadable', 'airflow', '-5'],
      [7, 'rejected', 'airflow', 'Airflow: 1 to 500,000 cfm'],
      [8, 'onlyTag', null, ''],
    ]);
  });

  it('does not use a figure before its meaning is clear', () => {
    const { rows, problems } = pastedSchedule('EF-1\t2,500\t0.75');
    expect(rows).toEqual([]);
    expect(problems).toMatchObject([
      { line: 1, kind: 'question', field: 'airflow', detail: '2,500', meanings: [{ value: 2500, unit: 'cfm' }] },
      { kind: 'question', field: 'staticPressure', detail: '0.75', meanings: [{ value: 0.75, unit: 'in. wg' }] },
    ]);
    const [supply] = pastedSchedule('Tag\tCFM\tV/PH/HZ\nEF-1\t900\t208-230/3/60').problems;
    expect(supply).toMatchObject({ kind: 'question', field: 'supply', detail: '208-230/3/60' });
    expect(supply?.meanings.map(({ value }) => value)).toEqual([208, 230]);
  });

  it('names the lines that are no units of their own', () => {
    const { rows, ignored } = pastedSchedule('ROOF FANS\t\nTag\tCFM\nEF-1\t900\nEF-2 (E)\t400\nTOTAL\t1,300');
    expect(rows).toHaveLength(1);
    expect(ignored.map(({ line, reason }) => [line, reason])).toEqual([
      [1, 'heading'],
      [4, 'existing'],
      [5, 'total'],
    ]);
  });

  it('has a row for each tag of a line, and the quantity that the line says', () => {
    const text = 'Tag\tQty\tCFM\nEF-1/2/3\t\t900\nSF-1,2\t4\t500\n(4) EF-5\t\t700\nEF-6\t\t800';
    expect(rowsOf(text).map(({ tag, quantity, airflow }) => [tag, quantity, airflow])).toEqual([
      ['EF-1', 1, 900],
      ['EF-2', 1, 900],
      ['EF-3', 1, 900],
      ['EF-5', 4, 700],
      ['EF-6', null, 800],
    ]);
    expect(pastedSchedule(text).problems).toMatchObject([{ line: 3, kind: 'question', field: 'quantity' }]);
  });

  it('limits the brake horsepower, or else the size of the motor', () => {
    const rows = rowsOf('Tag\tCFM\tBHP\tMotor HP\nEF-1\t900\t0.37\t1/2\nEF-2\t900\t\t3/4\nEF-3\t900\t1 BHP\t2');
    expect(rows.map(({ maxBrakeHorsepower }) => maxBrakeHorsepower)).toEqual([0.37, 0.75, 1]);
  });

  it('keeps the voltage of the drawings, though no motor is made for it', () => {
    const rows = rowsOf(
      'Tag\tCFM\tV/PH/HZ\nEF-1\t900\t277/480/3/60\nEF-2\t900\t120/1/60\nEF-3\t900\t415/3/50\nEF-4\t900\t24V',
    );
    expect(rows.map(({ voltage, phase }) => [voltage, phase])).toEqual([
      [480, 3],
      [120, 1],
      [415, 3],
      [24, null],
    ]);
  });

  it('says what a column is that it does not use', () => {
    const { columns } = pastedSchedule(
      'Tag\tCFM\tModel\tRPM\tMIN OA CFM\tGizmo\tBHP\tServes\tDrive\tMounting\nEF-1\t9\tX\t1\t2\t3\t4\tLab\tBelt\tRoof',
    );
    expect(columns.map(({ field, takenFor, usedInstead }) => field ?? takenFor ?? usedInstead)).toEqual([
      ...['tag', 'airflow', 'model', 'fanSpeed', 'CFM', 'notUnderstood', 'maxBrakeHorsepower', 'location'],
      ...['drive', 'type'],
    ]);
  });

  it('comes out as it went in, however it is written', () => {
    const each = (max: number, decimals: number) =>
      fc.integer({ min: 1, max: max * 10 ** decimals }).map((value) => value / 10 ** decimals);
    const row = fc.record({
      tag: fc
        .tuple(fc.constantFrom('EF', 'SF', 'RTU', 'MAU', 'KX'), fc.nat(9999))
        .map(([name, number]) => `${name}-${number}`),
      airflow: fc.integer({ min: 10, max: 500_000 }),
      staticPressure: each(12, 3),
      quantity: fc.option(fc.integer({ min: 1, max: 99 })),
      maxSones: fc.option(each(100, 1)),
      maxBrakeHorsepower: fc.option(each(2000, 2)),
      supply: fc.option(
        fc.tuple(fc.constantFrom(115, 208, 230, 277, 460, 480, 575), fc.constantFrom(1 as const, 3 as const)),
      ),
      note: fc.option(fc.constantFrom('Roof, east', 'Say "quiet"', 'Two; or more', 'Kitchen')),
    });
    const rows = fc.uniqueArray(row, { selector: ({ tag }) => tag, minLength: 1, maxLength: 8 });
    const style = fc.record({
      separator: fc.constantFrom('\t', ';', ','),
      thousands: fc.boolean(),
      units: fc.boolean(),
      heads: fc.constantFrom(
        ['TAG', 'CFM', 'ESP (IN. W.G.)', 'QTY', 'MAX SONES', 'BHP', 'V/PH/HZ', 'REMARKS'],
        ['Mark', 'Airflow', 'Static Pressure', 'Quantity', 'Sones', 'HP', 'Electrical', 'Notes'],
      ),
      lineEnd: fc.constantFrom('\n', '\r\n'),
      ends: fc.boolean(),
    });
    fc.assert(
      fc.property(rows, style, (given, { separator, thousands, units, heads: headers, lineEnd, ends }) => {
        const cell = (text: string | null) =>
          text !== null && /[\t;,"]/.test(text) ? `"${text.replaceAll('"', '""')}"` : (text ?? '');
        const lines = given.map(
          ({ tag, airflow, staticPressure, quantity, maxSones, maxBrakeHorsepower, supply, note }) => [
            tag,
            `${thousands ? airflow.toLocaleString('en-US') : airflow}${units ? ' CFM' : ''}`,
            `${staticPressure}${units ? ' in. wg' : ''}`,
            quantity === null ? '' : String(quantity),
            maxSones === null ? '-' : String(maxSones),
            maxBrakeHorsepower === null ? '' : `${maxBrakeHorsepower}${units ? ' hp' : ''}`,
            supply === null ? '' : `${supply[0]}/${supply[1]}/60`,
            note,
          ],
        );
        const text = [headers, ...lines].map((line) => line.map(cell).join(separator)).join(lineEnd);
        const { rows: read, problems } = pastedSchedule(ends ? `${text}${lineEnd}` : text);
        expect(problems).toEqual([]);
        expect(read.map(({ line: _line, ...one }) => one)).toEqual(
          given.map(({ supply, ...one }) => {
            return { ...one, location: null, voltage: supply?.[0] ?? null, phase: supply?.[1] ?? null };
          }),
        );
      }),
      { numRuns: 300 },
    );
  });

  it('never fails, and every line with something in it is a head, a row or a problem', () => {
    const piece = fc.constantFrom(
      'EF-1',
      '2,500',
      '0.75',
      'CFM',
      'Tag',
      '"',
      '\t',
      ',',
      '\n',
      ';',
      ' ',
      '460/3',
      'x',
      '1/0',
    );
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.array(piece).map((pieces) => pieces.join('')),
        ),
        (text) => {
          const { rows, problems, ignored } = pastedSchedule(text);
          const taken = new Set(rows.map(({ line }) => line));
          const isTagTwice = ({ kind }: { kind: string }) => kind === 'tagTwice';
          for (const { line } of problems.filter((each) => !isTagTwice(each))) expect(taken).not.toContain(line);
          for (const { line } of ignored) expect([...rows, ...problems].map((each) => each.line)).not.toContain(line);
          for (const row of rows) expect(row.tag).not.toBe('');
        },
      ),
      { numRuns: 500 },
    );
  });
});
