import { readSchedule } from '../src/schedule/index.ts';
import { row } from './schedule-sample.ts';
import { problemsOfRows } from './schedules-judge.ts';

const rowsOf = (text: string) => readSchedule(text).rows.filter(({ ignored }) => !ignored);
const openOf = (text: string) => rowsOf(text).map(({ questions }) => questions.map(({ field }) => field));

describe('Schedules as drawings have them', () => {
  it.each([
    [
      'a page with single spaces and a supply of two words',
      'MARK AREA SERVED AIRFLOW (CFM) S.P. (IN. W.G.) MOTOR HP VOLTS PHASE\nEF-1 2ND FLOOR CORRIDOR 300 0.125 1/20 120 1\nEF-2 MECH ROOM 102 1,500 0.5 1/2 208 3',
      [row('EF-1', 1, 300, 0.125, [120, 1]), row('EF-2', 1, 1500, 0.5, [208, 3])],
    ],
    [
      'a Spanish count of units',
      'Referencia;Caudal (m³/h);Presión (mmca);Uds.\nEXT-01;1.250;15;1\nEXT-02;12.400;25,5;2',
      [row('EXT-01', 1, 735.72, 0.5906), row('EXT-02', 2, 7298.4, 1.0039)],
    ],
    [
      'a German position that is the tag beside a description',
      'Pos.;Bezeichnung;Anzahl;Volumenstrom [m³/h];ext. Druckverlust [Pa]\nABL-01;Abluft WC;1;850;150\nABL-02;Abluft Küche;2;3.200;300',
      [row('ABL-01', 1, 500.29, 0.6022), row('ABL-02', 2, 1883.45, 1.2044)],
    ],
    [
      'poles of a circuit as Revit names them',
      'Type Mark\tAir Flow\tExternal Static Pressure\tVoltage\tNumber of Poles\nEF-1\t1200 CFM\t0.50 in-wg\t120 V\t1\nEF-2\t3500 CFM\t0.75 in-wg\t208 V\t3',
      [row('EF-1', 1, 1200, 0.5, [120, 1]), row('EF-2', 1, 3500, 0.75, [208, 3])],
    ],
    [
      'a duty in words',
      'FAN REF\tDUTY\tVOLUME m3/s\tSTATIC Pa\nEF01\tWC EXTRACT\t0.45\t200',
      [row('EF01', 1, 953.5, 0.8029)],
    ],
    [
      'a Mexican pressure',
      'CLAVE\tGASTO (PCM)\tC.P.E. (PULG. C.A.)\nVE-01\t1,250\t0.375',
      [row('VE-01', 1, 1250, 0.375)],
    ],
    [
      'hundreds of cfm',
      'TAG\tCFM x100\tSP\nEF-1\t14\t0.5\nEF-2\t265\t1',
      [row('EF-1', 1, 1400, 0.5), row('EF-2', 1, 26500, 1)],
    ],
    [
      'brackets within brackets',
      'TAG\tAIRFLOW [CFM (L/s)]\tESP [in. wg (Pa)]\nEF-1\t1,000 (472)\t0.5 (125)',
      [row('EF-1', 1, 1000, 0.5)],
    ],
    [
      'a motor with its supply',
      'MARK\tCFM\tESP\tMOTOR\nEF-1\t24,000\t0.75\t10 HP, 460V/3PH\nEF-2\t900\t0.25\t1/4 HP 120/1',
      [row('EF-1', 1, 24000, 0.75, [460, 3]), row('EF-2', 1, 900, 0.25, [120, 1])],
    ],
    [
      'remarks with commas on a page with single spaces',
      'FAN SCHEDULE\nMARK SERVICE CFM ESP HP V/PH REMARKS\nEF-1 TOILET 201 750 0.25 1/6 120/1 1, 2\nEF-3 ELEC ROOM 3 1200 0.375 1/4 208/3 3',
      [row('EF-1', 1, 750, 0.25, [120, 1]), row('EF-3', 1, 1200, 0.375, [208, 3])],
    ],
    [
      'duties in words',
      'EF-1: 1,200 CFM @ 0.5" W.C., 1/4 HP, 120V/1PH\nEF-2: 3,500 CFM @ 0.75" W.C., 1 HP, 208V/3PH\nEF-3: 600 CFM @ 0.25" W.C., 1/8 HP, 120V/1PH',
      [row('EF-1', 1, 1200, 0.5, [120, 1]), row('EF-2', 1, 3500, 0.75, [208, 3]), row('EF-3', 1, 600, 0.25, [120, 1])],
    ],
    [
      'a list of a message',
      '- EF-1, toilet exhaust, 850 cfm, 0.5 in\n- EF-2, kitchen hood, 3200 cfm, 1.25 in',
      [row('EF-1', 1, 850, 0.5), row('EF-2', 1, 3200, 1.25)],
    ],
    [
      'a supply whose head could be air',
      'Ref\tLocation\tDuty (m³/s @ Pa)\tSupply\nEF/01\tToilets\t0.35 @ 250\t230/1/50\nEF/02\tKitchen\t1.6 @ 400\t400/3/50',
      [row('EF/01', 1, 741.6, 1.0037, [230, 1]), row('EF/02', 1, 3390.2, 1.6058, [400, 3])],
    ],
    [
      'phases by a Spanish letter',
      'TAG\tCaudal [l/s]\tPresión estática [mmca]\tAlimentación\nVE-01\t250\t12\t220V/1F/50Hz',
      [row('VE-01', 1, 529.72, 0.4724, [230, 1])],
    ],
    ['German symbols', 'Gerät;Raum;V [m³/h];Δp ext [Pa]\nRLT-1;Lager;4.500;400', [row('RLT-1', 1, 2648.6, 1.6058)]],
    [
      'a capacity of air',
      'TAG\tCAPACITY (CMH)\tSTATIC PRESSURE (MM WG)\nEF-02\t3400\t25',
      [row('EF-02', 1, 2001.2, 0.9843)],
    ],
    [
      'what was measured beside what was designed',
      'FAN\tDESIGN CFM\tMEASURED CFM\tDESIGN S.P.\tMEASURED S.P.\nEF-1\t1200\t1150\t0.5\t0.48',
      [row('EF-1', 1, 1200, 0.5)],
    ],
    ['raised marks of notes in heads and cells', 'TAG¹\tCFM²\tSP³\nEF-1\t1,200²\t0.5³', [row('EF-1', 1, 1200, 0.5)]],
    [
      'a supply with its motor',
      'MARK\tCFM\tESP\tELECTRICAL DATA\nEF-1\t2,000\t0.25\t1/3 HP, 120V/1PH\nEF-2\t3,000\t0.25\t208V, 3PH, 1/2 HP',
      [row('EF-1', 1, 2000, 0.25, [120, 1]), row('EF-2', 1, 3000, 0.25, [208, 3])],
    ],
    [
      'rooms and letters of notes on a page with single spaces',
      'UNIT NO. AREA SERVED CFM SP (IN WG) HP NOTES\nEF-1 TOILET 101 & 102 450 0.25 1/8 A, B, C\nEF-2 KITCHEN 2500 1.25 1-1/2 A, D',
      [row('EF-1', 1, 450, 0.25), row('EF-2', 1, 2500, 1.25)],
    ],
    [
      'tags and drives of a page with single spaces',
      'MARK SERVICE CFM S.P. HP V PH DRIVE\nEF 1 RESTROOMS 1,150 .50 1/3 115 1 DIRECT\nEF 2 STORAGE RM 3 200 .25 1/20 115 1 DIRECT',
      [row('EF 1', 1, 1150, 0.5, [115, 1]), row('EF 2', 1, 200, 0.25, [115, 1])],
    ],
    [
      'a toilet by those who use it',
      'Tag,Description,CFM,ESP\nEF-1,"Restroom, Men\'s",1100,0.5',
      [row('EF-1', 1, 1100, 0.5)],
    ],
  ])('%s', (_name, text, expected) => {
    expect(problemsOfRows(readSchedule(text), expected)).toEqual([]);
    expect(openOf(text).flat()).toEqual([]);
    expect(rowsOf(text).flatMap(({ notUnderstood }) => notUnderstood)).toEqual([]);
  });

  it('poles of a motor are no phases', () => {
    const [fan] = rowsOf('TAG\tCFM\tESP\tV/PH\tNO. OF POLES\nEF-1\t900\t0.5\t400/3/50\t2\nEF-2\t900\t0.5\t400/3/50\t4');
    expect([fan?.phase?.value, fan?.questions]).toEqual([3, []]);
    expect(rowsOf('TAG\tCFM\tESP\tNO. OF POLES\nEF-1\t900\t0.5\t4')[0]?.phase).toBeNull();
  });

  it('a motor with a supply beside a column of supplies is a question', () => {
    const text = 'MARK\tCFM\tESP\tMOTOR\tV/PH\nEF-1\t900\t0.5\t1/4 HP 120/1\t208/3';
    expect(openOf(text)).toEqual([['motorHp']]);
  });

  it('a power in one of two units says which', () => {
    const rows = rowsOf('TAG\tCFM\tSP\tHP OR WATTS\nCEF-1\t80\t0.1\t25 W\nEF-2\t900\t0.5\t1/4');
    expect(rows.map(({ motorHp }) => motorHp?.value ?? null)).toEqual([0.0335255, null]);
    expect(rows[1]?.questions).toMatchObject([{ field: 'motorHp' }]);
  });

  it('the motor of a supply has its power', () => {
    const rows = rowsOf('MARK\tCFM\tESP\tELECTRICAL\nEF-1\t2,000\t0.25\t1/3 HP, 120V/1PH\nEF-2\t3,000\t0.25\t208/3');
    expect(rows.map(({ motorHp }) => motorHp?.value ?? null)).toEqual([0.333333, null]);
  });

  it('two motors in one cell are a question', () => {
    const rows = rowsOf(
      'TAG\tCFM\tESP\tMOTOR HP\nAHU-1\t20000\t2\t(2) 7.5\nAHU-2\t20000\t2\t2 @ 10\nAHU-3\t9000\t2\t(1) 5',
    );
    expect(rows.map(({ motorHp }) => motorHp?.value ?? null)).toEqual([null, null, 5]);
    expect(rows[0]?.questions).toMatchObject([{ field: 'motorHp', meanings: [{ value: 7.5 }] }]);
  });

  it('a count of each floor is a question', () => {
    const [fan] = rowsOf('MARK\tQTY PER FLOOR\tNO. FLOORS\tCFM\tESP\nBF-1\t4\t3\t80\t0.25');
    expect(fan).toMatchObject({ quantity: null, questions: [{ field: 'quantity', meanings: [{ value: 4 }] }] });
  });

  it('a fan that its owner furnishes is by others', () => {
    const { rows } = readSchedule('TAG\tCFM\tESP\tFURNISHED BY\nEF-1\t900\t0.5\tM.C.\nEF-2\t800\t0.5\tOWNER');
    expect(rows.map(({ reason }) => reason)).toEqual([null, 'by others']);
  });

  it('the power of an electric heater is heat', () => {
    const [heater] = rowsOf('MARK\tTYPE\tkW\tCFM\tVOLT\tPH\nEUH-1\tELECTRIC UNIT HEATER\t5\t400\t208\t1');
    expect(heater).toMatchObject({ motorHp: null, kWs: { value: 5 } });
  });

  it('a make-up air unit whose heat is scheduled is a heated one', () => {
    const units = ['OUTPUT MBH\nMUA-1\t5,400\t0.75\t432', 'INPUT/OUTPUT (MBH)\nMUA-1\t5,400\t0.75\t540/432'];
    const rows = units.map((text) => rowsOf(`MARK\tCFM\tESP\tHEATING ${text}`)[0]);
    expect(rows.map((row) => row?.category?.value)).toEqual(['HeatedMakeUpAir', 'HeatedMakeUpAir']);
  });

  it('heat without a unit is a question with the units that heaters have', () => {
    const [unit] = rowsOf('TAG\tCFM\tESP\tHEATING OUTPUT\nRTU-1\t4000\t0.8\t144');
    expect(unit?.questions).toMatchObject([{ field: 'btus', meanings: [{ value: 144_000 }, { value: 491_348 }] }]);
  });

  it('a label before a colon names what its line says, commas included', () => {
    const [fan] = rowsOf(
      'FAN: EF-4\nAIRFLOW: 3,000 CFM\nESP: 0.75" W.C.\nMOTOR: 1-1/2 HP, 460/3/60\nTYPE: UPBLAST ROOF EXHAUST',
    );
    expect(fan).toMatchObject({
      tag: { value: 'EF-4' },
      cfm: { value: 3000 },
      staticPressure: { value: 0.75 },
      motorHp: { value: 1.5 },
      voltage: { value: 460 },
      subCategory: { value: 'UpblastDownblast' },
      questions: [],
    });
  });

  it('P.S.E. is an external static pressure', () => {
    expect(rowsOf('Repère\tDébit (L/s)\tP.S.E. (Pa)\nVE-1\t250\t100')[0]?.staticPressure?.value).toBeCloseTo(0.401, 3);
  });

  it('a motor in hp has its IEC size in kW beside it', () => {
    const fans = rowsOf('MARK\tCFM\tESP\tMOTOR HP (kW)\nEF-1\t900\t0.5\t0.25 (0.18)\nEF-2\t900\t0.5\t0.25 (0.37)');
    expect(fans.map(({ motorHp, questions }) => [motorHp?.value, questions.length])).toEqual([
      [0.25, 0],
      [undefined, 1],
    ]);
  });

  it('duties in words have lines of a letter around them', () => {
    const { rows } = readSchedule(
      'Hi Tom, please price:\nQty 2 - roof exhausters, 2400 cfm at 1/2" sp, 460/3\nQty 1 - inline fan 900 cfm at .25 sp, 115V\nThanks, Jim',
    );
    expect(rows.map(({ ignored }) => ignored)).toEqual([true, false, false, true]);
    expect(rows[1]).toMatchObject({ quantity: { value: 2 }, cfm: { value: 2400 }, staticPressure: { value: 0.5 } });
  });

  it('PF is a propeller fan or one that pressurizes, which is a question', () => {
    const [fan] = rowsOf('TAG\tTYPE\tCFM\tESP\nPF-1\tWALL PROPELLER\t5000\t0.1');
    expect(fan?.questions).toMatchObject([
      { field: 'category', meanings: [{ value: 'Exhaust' }, { value: 'MakeUpAir' }] },
    ]);
  });

  it('CRE, DIR. and PACKAGED are words of the trade', () => {
    const [fan, unit] = rowsOf(
      'TAG\tTYPE\tDRIVE\tCFM\tESP\nEF-1\tCRE\tDIR.\t900\t0.5\nDOAS-1\tPACKAGED DOAS\tBELT\t900\t0.5',
    );
    expect([fan?.subCategory?.value, fan?.notUnderstood, unit?.notUnderstood]).toEqual(['UpblastDownblast', [], []]);
  });

  it('the area that a ceiling fan serves is its space', () => {
    const [fan] = rowsOf('MARK\tTYPE\tQTY\tAREA SERVED (SF)\nCF-1\tHVLS\t3\t12,000');
    expect(fan).toMatchObject({ squareFeet: { value: 12000 }, quantity: { value: 3 }, questions: [] });
    const ofSides = [
      'AREA SERVED\nCF-1\tHVLS\t60 x 100 ft',
      'AREA (SF)\nCF-1\tHVLS\t60 x 100',
      'AREA (M2)\nCF-1\tHVLS\t20 x 30',
    ];
    expect(ofSides.map((text) => rowsOf(`MARK\tTYPE\t${text}`)[0]?.squareFeet?.value)).toEqual([6000, 6000, 6458]);
  });

  it('operating power sizes no motor', () => {
    const [fan] = rowsOf(
      'Mark\tVolume (CFM)\tExt. SP (in. wg)\tOperating Power (hp)\tMotor Size (hp)\nEF-1\t850\t0.375\t0.12\t1/4',
    );
    expect([fan?.motorHp?.value, fan?.brakeHorsepower]).toMatchObject([0.25, { value: 0.12 }]);
  });

  it('degrees of the air at a coil are no airflow', () => {
    const [unit] = rowsOf('MARK\tCFM\tESP\tENT AIR °F\tLVG AIR °F\tSUPPLY AIR (°F)\nMAU-1\t3200\t0.75\t-5\t70\t75');
    expect([unit?.cfm?.value, unit?.questions]).toEqual([3200, []]);
  });

  it('a French designation says what the fan of a mark is', () => {
    const [fan] = rowsOf('REPÈRE\tDÉSIGNATION\tDÉBIT (m3/h)\tPRESSION (Pa)\nEX-02\tExtraction cuisine\t4 800\t320');
    expect([fan?.tag?.value, fan?.application?.value]).toEqual(['EX-02', 'grease']);
  });

  it('fans within a unit are a question, those of a schedule of fans are counted', () => {
    const head = 'TAG\tNO. OF FANS\tCFM\tESP\n';
    expect(openOf(`${head}AHU-1\t2\t20000\t3`)).toEqual([['quantity']]);
    expect(rowsOf(`${head}EF-1\t2\t2000\t0.5`)[0]?.quantity?.value).toBe(2);
  });

  it('a letter of a legend is not understood, whatever the letter', () => {
    const rows = rowsOf('TAG\tTYPE\tCFM\tSP\nEF-1\tA\t1200\t0.5\nEF-2\tB\t900\t0.5');
    expect(rows.map(({ notUnderstood }) => notUnderstood)).toEqual([['A'], ['B']]);
  });

  it('a Mexican head of a pressure and a Korean one of a supply are known', () => {
    const [fan] = rowsOf('CLAVE\tGASTO (PCM)\tPRES. EST. (in c.a.)\tPOWER SOURCE\nVE-1\t1200\t0.5\t3Ø 460V 60Hz');
    expect([fan?.staticPressure?.value, fan?.voltage?.value, fan?.phase?.value]).toEqual([0.5, 460, 3]);
  });
});
