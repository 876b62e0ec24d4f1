import { cellsOf, readSchedule } from '../src/schedule/index.ts';
import { row } from './schedule-sample.ts';
import { problemsOfRows } from './schedules-judge.ts';

const EF1 = row('EF-1', 1, 900, 0.5);
const EF2 = row('EF-2', 1, 800, 0.25);

describe('the separator of a text', () => {
  it.each([
    [
      'a comma, with a semicolon in a cell',
      'tag,serves,cfm,esp\nEF-1,Toilets; janitor,900,0.5\nEF-2,"Store, east",800,0.25',
    ],
    ['a semicolon, with commas in cells', 'tag;serves;cfm;esp\nEF-1;Toilets, janitor;900;0,5\nEF-2;Store;800;0,25'],
    ['a semicolon, with notes that hold some', 'tag;cfm;esp;notes\nEF-1;900;0.5;"Curb; hood"\nEF-2;800;0.25;'],
    ['a line', '| TAG | CFM | SP |\n|-----|-----|----|\n| EF-1 | 900 | 0.5 |\n| EF-2 | 800 | 0.25 |'],
    ['two spaces', 'TAG   CFM    ESP\nEF-1  900    0.5\nEF-2  800    0.25'],
    ['single spaces', 'TAG CFM ESP V/PH/HZ\nEF-1 900 0.5 208/3/60\nEF-2 800 0.25 115/1/60'],
    [
      'single spaces with a text',
      'FAN NO. AREA SERVED CFM ESP (IN. WG)\nEF-1 TOILET ROOM 101 900 0.5\nEF-2 STORE 800 0.25\nGRAND TOTAL 1700',
    ],
    [
      'single spaces with units',
      'UNIT NO. SERVICE AIRFLOW CFM S.P. IN. W.G. MOTOR HP\nEF-1 TOILET 900 0.5 1/4\nEF-2 STORE 800 0.25 1/4',
    ],
    ['a tab, with a byte order mark', '\uFEFFTAG\tCFM\tESP\r\nEF-1\t900\t0.5\r\nEF-2\t800\t0.25\r\n'],
    ['a tab, with quotes over two lines', 'TAG\t"AIRFLOW\n(CFM)"\t"ESP\n(IN. W.G.)"\nEF-1\t900\t0.5"\nEF-2\t800\t.25"'],
  ])('is %s', (_, text) => {
    expect(problemsOfRows(readSchedule(text), [EF1, EF2])).toEqual([]);
  });
  it('is no comma between thousands', () => {
    expect(cellsOf('EF-1 1,200 CFM\nEF-2 2,400 CFM')).toEqual([['EF-1 1,200 CFM'], ['EF-2 2,400 CFM']]);
  });
  it('is one space where the next cell begins below its head', () => {
    const text =
      'TAG  SERVES            CFM    ESP    HP    V/PH\nEF-1 TOILETS 101/102   900    0.5    1/4   115/1\nEF-2 KITCHEN           800    0.25   1-1/2 208/3';
    expect(problemsOfRows(readSchedule(text), [EF1, row('EF-2', 1, 800, 0.25, [208, 3])])).toEqual([]);
  });
  it('leaves cells empty that a drawing left empty', () => {
    const text =
      'UNIT   AREA          AIR QTY   ESP\nNO.    SERVED        CFM       IN WG\nEF-1   TOILETS       900       0.5\nEF-2   STORE                   0.25';
    expect(problemsOfRows(readSchedule(text), [EF1, row('EF-2', 1, null, 0.25)])).toEqual([]);
  });
});

describe('other languages', () => {
  it.each([
    [
      'Spanish',
      'Marca\tServicio\tCaudal (m³/h)\tPresión estática (Pa)\tCantidad\nVE-1\tBaños\t2.000\t120\t2\nVE-2\tCocina\t1.500,5\t75\t1',
      [row('VE-1', 2, 1177.16, 0.48176), row('VE-2', 1, 883.16, 0.3011)],
    ],
    [
      'Mexican',
      'CLAVE\tSERVICIO\tGASTO (PCM)\tP.E. (PULG. C.A.)\tV/F/HZ\nVE-1\tBAÑOS\t1,200\t0.5\t220/3/60',
      [row('VE-1', 1, 1200, 0.5, [230, 3])],
    ],
    [
      'French',
      'Repère;Débit (m3/h);Pression disponible (Pa);Puissance moteur (kW);Local desservi\nVE-01;1 200;150;0,37;Cuisine',
      [row('VE-01', 1, 706.29, 0.6022)],
    ],
    [
      'German',
      'Pos.;Bezeichnung;Volumenstrom m³/h;ext. Druck Pa;Anzahl\n1;ABL-01;2.500;250;2\n2;ABL-02;1.200;150,5;1\nSumme;;3.700;;',
      [row('ABL-01', 2, 1471.45, 1.00366), row('ABL-02', 1, 706.29, 0.6042)],
    ],
  ])('%s', (_, text, rows) => {
    expect(problemsOfRows(readSchedule(text), rows)).toEqual([]);
  });
});

describe('a text without heads', () => {
  it('is read where its figures have units, and gives meanings where they have none', () => {
    const { rows } = readSchedule('EF-1\tLab\t900 cfm\t0.5 in wg\t115/1\nEF-2\tLab\t800 cfm\t0.25 in wg\t115/1');
    expect(problemsOfRows({ rows, columns: [], tables: [] }, [EF1, EF2])).toEqual([]);
    const bare = readSchedule('EF-1\tLab\t900\t0.50\t115/1').rows[0];
    expect(bare?.cfm).toBeNull();
    expect(bare?.questions).toContainEqual({ field: 'cfm', asWritten: '900', meanings: [{ value: 900, unit: 'cfm' }] });
  });
  it('is read line by line where it has no columns', () => {
    const { rows } = readSchedule('EF-1 900 cfm 0.5 in wg\nROOF LEVEL\nEF-2 800 cfm');
    expect(rows.map(({ cfm, reason }) => [cfm?.value, reason])).toEqual([
      [900, null],
      [undefined, 'heading'],
      [800, null],
    ]);
    expect(rows[2]?.questions.map(({ field }) => field)).toContain('staticPressure');
  });
});

describe('our own schedule file', () => {
  it('comes back with its keys as names of columns', () => {
    const { rows } = readSchedule(
      'kind,tag,qty,serves,brand,model,type,cfm,esp,tsp,motorHp,vph,oaCfm,notes\nexhaust,EF-1,2,Toilets,A,AB-12,Inline,900,0.5,0.7,0.25,115/1/60,,Down discharge; Intake hood',
    );
    expect(rows[0]).toMatchObject({
      tag: { value: 'EF-1' },
      quantity: { value: 2 },
      cfm: { value: 900 },
      staticPressure: { value: 0.5 },
      voltage: { value: 115 },
      motorHp: { value: 0.25 },
      location: { value: 'Toilets' },
      notes: { value: 'Down discharge; Intake hood' },
      notUnderstood: [],
    });
  });
});

describe('Heads over two lines whose columns single spaces separate', () => {
  const read = (top: string, bottom: string, rows: readonly string[]) =>
    readSchedule([top, bottom, ...rows].join('\n')).rows;

  it.each([
    ['FAN AIRFLOW ESP MOTOR', 'MARK CFM IN WG HP', 'EF-1 1200 0.5 1/4'],
    ['EXHAUST AIRFLOW STATIC MOTOR', 'FAN (CFM) PRESSURE HP', 'EF-1 1200 0.5 1/4'],
    ['AIRFLOW STATIC MOTOR', 'TAG CFM PRESS HP', 'EF-1 1200 0.5 1/4'],
    ['FAN AIRFLOW ESP MOTOR', 'TAG SERVICE (CFM) (IN WG) HP', 'EF-1 MEN TOILET 1200 0.5 1/4'],
    ['FAN AIR STATIC', 'MARK FLOW PRESSURE HP', 'EF-1 1200 0.5 1/4'],
    ['EXT. S.P. MOTOR', 'MARK AREA SERVED CFM (IN. WG) HP V/PH/HZ', 'EF-1 TOILET 101 1200 0.5 1/4 115/1/60'],
    ['TAG LOCATION SERVICE CFM STATIC HP', 'PRESSURE', 'EF-1 ROOF TOILETS 1200 0.5 1/4'],
    ['TAG AREA MOTOR STATIC CFM', 'SERVED HP PRESSURE', 'EF-1 TOILET 1/4 0.5 1200'],
    ['UNIT NO. LOCATION AIRFLOW STATIC MOTOR WEIGHT', 'CFM IN. WG HP LBS', 'EF-1 ROOF 1200 0.5 1/4 85'],
    ['MARK SERVICE AIRFLOW ESP SPEED MOTOR WEIGHT', '(CFM) (IN WG) (RPM) (HP) (LBS)', 'EF-1 WC 1200 0.5 1050 1/4 85'],
    ['FAN AREA AIR EXT. FAN MOTOR', 'NO. SERVED QTY. CFM S.P. RPM HP V/PH', 'EF-1 WC 1 1200 0.5 1050 1/4 115/1'],
    ['TAG SERVICE SUPPLY OUTSIDE EXTERNAL HP', 'AIR CFM AIR CFM S.P.', 'EF-1 OFFICE 1200 100 0.5 1/4'],
    ['TAG SERVICE CFM TOTAL EXTERNAL HP', 'STATIC STATIC', 'EF-1 TOILET 1200 1.5 0.5 1/4'],
  ])('are joined: %s above %s', (top, bottom, first) => {
    const rows = read(top, bottom, [first, first.replace('EF-1', 'EF-2').replace('1200', '1350')]);
    expect(rows).toMatchObject([
      {
        tag: { value: 'EF-1' },
        cfm: { value: 1200 },
        staticPressure: { value: 0.5 },
        motorHp: { value: 0.25 },
        questions: [],
      },
      { tag: { value: 'EF-2' }, cfm: { value: 1350 }, staticPressure: { value: 0.5 }, motorHp: { value: 0.25 } },
    ]);
  });

  it.each([
    ['TAG SUPPLY MIN. O.A. E.S.P.', 'CFM CFM IN.', '4,000 800 0.75'],
    ['SUPPLY MIN. O.A. E.S.P.', 'TAG CFM CFM IN.', '4,000 800 0.75'],
    ['UNIT SUPPLY MIN. O.A. E.S.P. MOTOR', 'NO. CFM CFM IN. W.G. HP', '4,000 800 0.75 3'],
    ['MARK SUPPLY MIN O.A. E.S.P.', '(CFM) (CFM) (IN.)', '4,000 800 0.75'],
    ['TAG MIN. O.A. SUPPLY E.S.P.', 'CFM CFM IN.', '800 4,000 0.75'],
    ['TAG SUPPLY O.A. RETURN E.S.P.', 'CFM CFM CFM IN WC', '4,000 800 3,200 0.75'],
  ])('have supply air before other air: %s above %s', (top, bottom, figures) => {
    const rows = read(top, bottom, [`RTU-1 ${figures}`, `RTU-2 ${figures}`]);
    for (const row of rows)
      expect(row).toMatchObject({
        cfm: { value: 4000 },
        staticPressure: { value: 0.75 },
        questions: [],
        notUnderstood: [],
      });
    expect(rows.map(({ tag }) => tag?.value)).toEqual(['RTU-1', 'RTU-2']);
  });

  it('are never read with one of two airs that may both be the duty', () => {
    const row = read('TAG SUPPLY EXHAUST E.S.P.', 'CFM CFM IN.', ['AHU-1 4,000 3,800 0.75']).find(
      ({ ignored }) => !ignored,
    );
    const { questions = [], notUnderstood = [] } = row ?? {};
    expect([...questions, ...notUnderstood]).not.toEqual([]);
    expect([null, 4000]).toContain(row?.cfm?.value ?? null);
  });

  it('give no column the unit of another one', () => {
    const rows = read('UNIT SUPPLY AIRFLOW EXTERNAL MOTOR', 'TAG (CFM) STATIC (IN WG) HP', ['SF-1 1200 0.5 1/4']);
    for (const { cfm, staticPressure } of rows) {
      expect([null, 1200]).toContain(cfm?.value ?? null);
      expect([null, 0.5]).toContain(staticPressure?.value ?? null);
    }
  });

  it.each([
    ['MARK LOCATION AIRFLOW SP', 'CFM L/S PA IN', 'EF-1 ROOF 1200 566 125 0.5'],
    ['MARK SERVICE AIRFLOW ESP MOTOR', '(L/S) (L/S) (PA) (KW)', 'EF-1 TOILETS 566 125 0.37'],
  ])('use no row below names whose units belong to several: %s above %s', (top, bottom, line) => {
    const row = read(top, bottom, [line]).find(({ ignored }) => !ignored);
    expect(row).toMatchObject({ tag: { value: 'EF-1' }, cfm: null, staticPressure: null });
    expect(row?.questions.map(({ field }) => field)).toEqual(['cfm', 'staticPressure']);
  });

  it('have brake horsepower and the motor apart', () => {
    const rows = read('EXHAUST FANS', 'NO. SERVICE CFM SP BHP HP SONES', ['EF-1 WC 1200 0.5 0.2 1/4 9.5']);
    expect(rows[1]).toMatchObject({ cfm: { value: 1200 }, motorHp: { value: 0.25 }, sones: { value: 9.5 } });
  });

  it('leave a heading above one line of heads alone', () => {
    expect(read('EXISTING FANS', 'TAG CFM ESP HP', ['EF-1 1200 0.5 1/4'])).toMatchObject([{}, { reason: 'existing' }]);
  });
});
