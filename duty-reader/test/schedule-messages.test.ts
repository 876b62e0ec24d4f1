import { readSchedule } from '../src/schedule/index.ts';
import { row } from './schedule-sample.ts';
import { problemsOfRows } from './schedules-judge.ts';

const rowsOf = (text: string) => readSchedule(text).rows.filter(({ ignored }) => !ignored);

describe('Messages and quotes', () => {
  it.each([
    [
      'a message with commas in its figures alone',
      'Hi Mike,\nPlease price the following:\n(2) EF-1 1,200 CFM @ 0.5" SP, roof downblast, 115V\n(1) EF-2 3,500 CFM @ 1.25" SP, upblast grease, 208V 3ph\n(4) EF-3 110 CFM @ 0.1" SP ceiling\nNeed by Friday 12/5.\nThanks,\nAcme Mechanical\n(555) 123-4567',
      [row('EF-1', 2, 1200, 0.5), row('EF-2', 1, 3500, 1.25, [208, 3]), row('EF-3', 4, 110, 0.1)],
    ],
    [
      'a list with dashes behind its tags',
      'EF-1 - 2,500 cfm at .75" w/ 1 HP 208/3\nEF-2 - 600 cfm at .25" w/ 1/8 HP 120/1\nSF-1 - 2,200 cfm at .5" filtered supply',
      [row('EF-1', 1, 2500, 0.75, [208, 3]), row('EF-2', 1, 600, 0.25, [120, 1]), row('SF-1', 1, 2200, 0.5)],
    ],
    [
      'tags before airflows of three digits, which commas separate',
      'EF-1,110 CFM,0.25 in,115/1\nEF-2,450 CFM,0.5 in,115/1',
      [row('EF-1', 1, 110, 0.25, [115, 1]), row('EF-2', 1, 450, 0.5, [115, 1])],
    ],
    [
      'a message with its heads, a signature and sentences with figures',
      'Subject: Lincoln ES - fan pricing\nDate: 11/30/2026\nJim, need budget on these:\nEF-1 thru EF-4: 350 CFM @ 0.25", 120V\nEF-5: 2,800 CFM @ 1", 460/3/60, 1.5 HP, roof upblast\nMUA-1: 2,600 CFM 0.5" 250 MBH nat gas 208/3\nBid date 12/15, freight to Des Moines, IA.\nBob Jones | Project Engineer | 515-555-0134',
      [row('EF-1 THRU EF-4', 4, 350, 0.25), row('EF-5', 1, 2800, 1, [460, 3]), row('MUA-1', 1, 2600, 0.5, [208, 3])],
    ],
    [
      'tags of several words on a page with single spaces',
      'MARK SERVES CFM ESP HP V/PH\nEF-1,2 TOILETS 101/102 300 0.25 1/8 120/1\n(2) EF-3 STORAGE 150 0.125 1/20 120/1\nEF-4 THRU 6 OFFICE 200 0.25 1/10 120/1',
      [
        row('EF-1,2', 2, 300, 0.25, [120, 1]),
        row('EF-3', 2, 150, 0.125, [120, 1]),
        row('EF-4 THRU 6', 3, 200, 0.25, [120, 1]),
      ],
    ],
    [
      'heads over two lines, the supply in the lower one',
      'FAN AIR FLOW EXT. S.P. MOTOR\nTAG (CFM) (IN. W.G.) (HP) V/PH/HZ\nEF-1 1,200 0.5 1/4 115/1/60\nEF-2 2,800 1.0 1 208/3/60',
      [row('EF-1', 1, 1200, 0.5, [115, 1]), row('EF-2', 1, 2800, 1, [208, 3])],
    ],
    [
      'heads in two languages',
      'TAG / REPÈRE\tDÉBIT / AIRFLOW (L/s)\tPRESSION STATIQUE / STATIC PRESSURE (Pa)\tVOLTS / PH / HZ\nEV-1\t350\t125\t120/1/60',
      [row('EV-1', 1, 741.6, 0.5018, [120, 1])],
    ],
    [
      'heads of a supply and an exhaust fan',
      'TAG\tSF CFM\tSF ESP\tRF CFM\tRF ESP\nAHU-1\t4000\t1.5\t3800\t1.25',
      [row('AHU-1', 1, 4000, 1.5)],
    ],
    [
      'a remark that says how many',
      'TAG\tCFM\tESP\tREMARKS\nEF-1\t500\t.25\tQTY 2\nEF-2\t500\t.25\tQTY 2 SPARE BELTS',
      [row('EF-1', 2, 500, 0.25), row('EF-2', 1, 500, 0.25)],
    ],
    [
      'duties in a column of descriptions',
      'QTY\tEQUIPMENT\tDESCRIPTION\n2\tEF-1\tRoof exhaust fan, 1,250 CFM @ 0.5" ESP, 1/3 HP, 115/1/60\n1\tMAU-1\tDirect fired make-up air, 4,000 CFM @ 0.75" ESP, 70°F rise, 3 HP, 208/3/60',
      [row('EF-1', 2, 1250, 0.5, [115, 1]), row('MAU-1', 1, 4000, 0.75, [208, 3])],
    ],
    [
      'tags in a column of descriptions behind numbers of lines',
      'Item\tDescription\tQty\n1\tEF-1 Greenheck GB-141 1,800 CFM @ .5" 1/2HP 208/3\t1\n2\tEF-2 Greenheck SP-B110 90 CFM @ .125" 115/1\t6',
      [row('EF-1', 1, 1800, 0.5, [208, 3]), row('EF-2', 6, 90, 0.125, [115, 1])],
    ],
    [
      'a duty beside its resistance',
      'Ref\tDescription\tDuty\tResistance\tElec supply\nEF/1/01\tToilet extract fan\t0.18 m3/s\t150 Pa\t230V 1ph',
      [row('EF/1/01', 1, 381.4, 0.6022, [230, 1])],
    ],
    [
      'heads that are two units',
      'TAG\tL/s (CFM)\tPa (in. w.g.)\tkW (HP)\tV/PH/HZ\nEF-1\t236 (500)\t62 (0.25)\t0.12 (1/6)\t120/1/60\nEF-2\t1,416 (3,000)\t187 (0.75)\t1.12 (1 1/2)\t575/3/60',
      [row('EF-1', 1, 500, 0.2489, [120, 1]), row('EF-2', 1, 3000.3, 0.7507, [575, 3])],
    ],
    [
      'a French pressure that is cut short',
      'Repère;Qté;Débit (m3/h);Pression dispo. (Pa)\nVE1;1;2 500;300\nVE2;2;650;150',
      [row('VE1', 1, 1471.45, 1.2044), row('VE2', 2, 382.58, 0.6022)],
    ],
  ])('are read: %s', (_, text, expected) => {
    expect(problemsOfRows(readSchedule(text), expected)).toEqual([]);
  });

  it('have the model and the motor of heads that are cut short', () => {
    const text =
      'MARK\tCATALOG NUMBER\tCFM\tSP\tFRPM\tMTR. SIZE\tALT (FT)\nEF-1\t120ACEB\t1000\t.375\t950\t1/4 HP\t5,280';
    expect(rowsOf(text)).toMatchObject([
      {
        model: { value: '120ACEB' },
        motorHp: { value: 0.25 },
        altitude: { value: 5280 },
        unused: [{ reason: 'fanSpeed' }],
      },
    ]);
  });

  it('have the kW of a heater beside the air that it heats, or beside the hp of another power', () => {
    expect(rowsOf('TAG\tCFM\tESP\tEAT\tLAT\tKW\tV/PH\nMAU-1\t1500\t0.5\t0\t70\t33\t480/3')).toMatchObject([
      { category: { value: 'HeatedMakeUpAir' }, kWs: { value: 33 }, motorHp: null },
    ]);
    expect(rowsOf('TAG\tCFM\tESP\tHP\tkW\nHV-1\t3500\t0.75\t3\t25')).toMatchObject([
      { kWs: { value: 25 }, motorHp: { value: 3 } },
    ]);
    expect(rowsOf('TAG\tCFM\tESP\tHP\tkW\nEF-1\t3500\t0.75\t3\t2.2')).toMatchObject([
      { kWs: null, motorHp: { value: 3 } },
    ]);
  });

  it('leave open whether the total airflow of a row is that of each of its fans', () => {
    expect(rowsOf('TAG\tQTY\tTOTAL CFM\tESP\nEF-1\t3\t3,000\t0.5')).toMatchObject([
      { cfm: null, questions: [{ field: 'cfm', meanings: [{ value: 1000 }, { value: 3000 }] }] },
    ]);
    expect(rowsOf('TAG\tQTY\tTOTAL CFM\tO.A. CFM\tESP\nAHU-1\t1\t3,000\t500\t0.5')).toMatchObject([
      { cfm: { value: 3000 } },
    ]);
  });

  it('leave a question of a description open', () => {
    const text =
      'QTY\tTAG\tDESCRIPTION\n1\tEF-1\tRoof fan 1,250/800 CFM @ 0.5" ESP\n1\tEF-2\tRoof fan 900 CFM @ 0.25" ESP';
    const [first] = readSchedule(text).rows;
    expect(first).toMatchObject({ cfm: null, staticPressure: { value: 0.5 }, questions: [{ field: 'cfm' }] });
  });
});
