import { readLine } from './index.ts';

/** The values of some fields, rounded. */
function valuesOf(line: string, ...fields: readonly (keyof ReturnType<typeof readLine>['criteria'])[]) {
  const { criteria } = readLine(line);
  return fields.map((field) => {
    const value = criteria[field]?.value ?? null;
    return typeof value === 'number' ? Math.round(value * 1000) / 1000 : value;
  });
}

describe('What a shaft takes', () => {
  it.each([
    ['EF-1 1200 cfm 0.5" BHP 0.21 HP 1/3 RPM 1140', [1200, 0.5, 0.333], ['BHP 0.21', 'RPM 1140']],
    ['1200 cfm .5 0.21 bhp 1/3 hp', [1200, 0.5, 0.333], ['0.21 bhp']],
    ['hp 2 sp .5 cfm 1200 rpm 1140', [1200, 0.5, 2], ['rpm 1140']],
    ['1200 cfm .5 1.2 BHP 2 HP 1140 RPM', [1200, 0.5, 2], ['1.2 BHP', '1140 RPM']],
    ['EF-1 1200 cfm .5 BHP 0.21 HP 1/3', [1200, 0.5, 0.333], ['BHP 0.21']],
    ['1200 cfm .5 brake horsepower 0.9', [1200, 0.5, null], ['brake horsepower 0.9']],
  ])('is no motor: %s', (line, values, words) => {
    expect(valuesOf(line, 'cfm', 'staticPressure', 'motorHp')).toEqual(values);
    expect(readLine(line).notUnderstood).toEqual(words);
  });
});

describe('External and total static pressure', () => {
  it.each([
    '12,000 CFM 4.2" TSP 1.75" ESP 15 HP',
    '12000 cfm TSP 4.2 ESP 1.75',
    '12000 cfm ESP 1.75 TSP 4.2',
    '12000 cfm ESP 1.75" TSP 4.2"',
    '12000 cfm 1.75 esp 4.2 tsp',
    '12000 cfm ext sp 1.75 total sp 4.2',
    '12000 ESP: 1.75 TSP: 4.2',
  ])('are two values: %s', (line) => {
    expect(valuesOf(line, 'cfm', 'staticPressure')).toEqual([12000, 1.75]);
    expect(readLine(line).notUnderstood).toHaveLength(1);
  });

  it('is the total one where no other is said', () => {
    expect(valuesOf('2000 cfm tsp 1.5', 'staticPressure')).toEqual([1.5]);
  });
});

describe('A line', () => {
  it('has the supply in Spanish, French and German', () => {
    expect(valuesOf('1.000 m3/h 10 mmca 220 V monofásico', 'voltage', 'phase')).toEqual([230, 1]);
    expect(valuesOf('220 V trifásico 1.000 m3/h 10 mmca', 'voltage', 'phase')).toEqual([230, 3]);
    expect(valuesOf('1 000 m³/h 100 Pa monophasé', 'phase')).toEqual([1]);
    expect(valuesOf('1.000 m³/h 100 Pa Drehstrom', 'phase')).toEqual([3]);
  });

  it('has no tag of the power of a motor', () => {
    const line = 'caudal 2.400 m3/h presión 20 mmca motor 0,37 kW';
    expect(valuesOf(line, 'tag', 'cfm', 'motorHp')).toEqual([null, 1412.59, 0.496]);
    expect(readLine(line).notUnderstood).toEqual([]);
  });

  it.each([
    ['CFM: 1200 ESP: 0.5 HP: 1/4 V/PH: 120/1', [1200, 0.5, 0.25]],
    ['SP=0.5 HP=1/4 CFM=1200', [1200, 0.5, 0.25]],
    ['1. EF-1 1200 cfm 1/4 hp', [1200, null, 0.25]],
    ['cfm 900 sp .5 hp .25', [900, 0.5, 0.25]],
    ['900 cfm sp .5 hp .25', [900, 0.5, 0.25]],
    ['hp .25 sp .5 cfm 900', [900, 0.5, 0.25]],
    ['900 cfm .5 sp .25 hp', [900, 0.5, 0.25]],
    ['hp 1/4, 900 cfm, .5', [900, 0.5, 0.25]],
    ['esp 0.5" hp 1/4 cfm 900', [900, 0.5, 0.25]],
    ['EF-1 cfm 900 esp .5 hp .25', [900, 0.5, 0.25]],
    ['.5 sp 900 cfm 1/4 hp', [900, 0.5, 0.25]],
    ['10,000cfm/2" 5HP', [10000, 2, 5]],
    ['10000CFM 2"SP', [10000, 2, null]],
  ])('has each figure at its name: %s', (line, values) => {
    expect(valuesOf(line, 'cfm', 'staticPressure', 'motorHp')).toEqual(values);
    expect([...readLine(line).notUnderstood, ...readLine(line).questions]).toEqual([]);
  });

  it('has the power of an electric heater as heat', () => {
    expect(valuesOf('EUH-1 10kW 480/3', 'kWs', 'motorHp')).toEqual([10, null]);
  });

  it.each([
    ['EF-1A/B 500 cfm .25', 2],
    ['EF-2 500 cfm .25 (total 4)', 4],
    ['EF-2 500 cfm .25 total of 4', 4],
  ])('says how many: %s', (line, quantity) => {
    expect(valuesOf(line, 'quantity', 'cfm', 'staticPressure')).toEqual([quantity, 500, 0.25]);
  });

  it.each([
    ['120 MBH cooling RTU 4000 cfm', ['120 MBH']],
    ['RTU 4000 cfm cooling: 120 MBH', ['120 MBH']],
    ['RTU 4000 cfm sensible 90 MBH total 120 MBH', ['sensible', '90 MBH', '120 MBH']],
  ])('has no heat of what is cooled: %s', (line, words) => {
    expect(valuesOf(line, 'btus', 'cfm')).toEqual([null, 4000]);
    expect(readLine(line).notUnderstood).toEqual(words);
  });

  it.each(['4000 cfm leaving air 90F MAU', 'MAU 4000 cfm 90F LAT'])(
    'has no airstream of the air of a coil: %s',
    (line) => {
      expect(valuesOf(line, 'temperature', 'quantity', 'cfm')).toEqual([null, null, 4000]);
      expect([...readLine(line).notUnderstood, ...readLine(line).questions]).not.toEqual([]);
    },
  );

  it('has the rise of what is heated from one temperature to another', () => {
    const fields = ['temperature', 'temperatureRise', 'cfm'] as const;
    expect(valuesOf('MAU 4000 cfm from 0F to 70F', ...fields)).toEqual([null, 70, 4000]);
    expect(valuesOf('oven exhaust 4000 cfm from 200F to 400F', 'temperatureRise')).toEqual([null]);
  });

  it('has no ZIP code of an airflow', () => {
    expect(valuesOf('barn fan 36 in 10000 cfm', 'postalCode', 'cfm')).toEqual([null, 10000]);
  });

  it('has no tag of a unit', () => {
    expect(valuesOf('EF-1 cfm 900 esp .5 sones 5', 'tag', 'cfm', 'staticPressure')).toEqual(['EF-1', 900, 0.5]);
    expect(valuesOf('rtu cfm 900 esp .5 tons 5', 'tag')).toEqual([null]);
    expect(valuesOf('1200 cfm 0.5 in. wg 72 F 600 ft', 'tag', 'temperature', 'altitude')).toEqual([null, 72, 600]);
    expect(valuesOf('MAU 3000 cfm 100% OA 0F winter', 'tag', 'temperature')).toEqual([null, null]);
  });

  it('has no pressure of fans that wait', () => {
    expect(valuesOf('lab exhaust 10000 cfm 4" 2 fans n+1', 'staticPressure', 'quantity')).toEqual([4, 2]);
  });

  it('has commas without spaces', () => {
    expect(valuesOf('1200 CFM,0.5 IN,1/4 HP,120 V', 'cfm', 'staticPressure', 'motorHp', 'voltage')).toEqual([
      1200, 0.5, 0.25, 115,
    ]);
  });

  it('names a room by its machine', () => {
    const { criteria, questions } = readLine('Boiler room exhaust 2000 cfm .25');
    expect([criteria.category?.value, questions]).toEqual(['Exhaust', []]);
  });

  it('counts fans that wait as a cell does', () => {
    expect(valuesOf('SF-2 2000 cfm 1" (2 duty 1 standby)', 'quantity')).toEqual([3]);
  });

  it('has degrees of a rise by their word', () => {
    expect(valuesOf('3600 cfm .5 80 deg rise', 'temperatureRise', 'temperature')).toEqual([80, null]);
  });

  it('keeps what counts something apart from a pressure', () => {
    for (const line of ['900 cfm 4 total', '900 cfm 2 motor'])
      expect(readLine(line).criteria.staticPressure).toBeNull();
  });

  it('takes the parts of a fan for no equipment of their own', () => {
    const { criteria, questions } = readLine('EF-7 1000 cfm 0.5" w/ disconnect & backdraft damper');
    expect([criteria.category?.value, ...questions]).toEqual(['Exhaust']);
  });

  it.each([
    ['Greenheck G-120-VG 1200 cfm 0.5"', 'G-120-VG'],
    ['Cook 150 ACEB 1200 cfm 0.5"', '150 ACEB'],
  ])('has the model of a maker with its name: %s', (line, model) => {
    const { criteria, notUnderstood } = readLine(line);
    expect([criteria.model?.value, criteria.cfm?.value, ...notUnderstood]).toEqual([model, 1200]);
  });

  it('leaves the area of a postal code to the user, and the figure before it alone', () => {
    const { criteria, notUnderstood, questions } = readLine('EF-1 1000 .5 M5V');
    expect([criteria.staticPressure?.value, criteria.postalCode, notUnderstood, questions]).toEqual([
      0.5,
      null,
      ['M5V'],
      [],
    ]);
  });

  it('has no count of three digits in brackets', () => {
    const { criteria, notUnderstood } = readLine('EF-1 1,250 (590) 0.5');
    expect([criteria.quantity, criteria.cfm?.value, notUnderstood]).toEqual([null, 1250, ['(590)']]);
  });

  it.each([
    ['Loren Cook 120SQN17D 950 cfm 3/8" sp inline', '120SQN17D'],
    ['135C15D 950 cfm 3/8" sp', '135C15D'],
  ])('has the forms of models that makers have now: %s', (line, model) => {
    const { criteria, notUnderstood } = readLine(line);
    expect([criteria.model?.value, criteria.staticPressure?.value, ...notUnderstood]).toEqual([model, 0.375]);
  });

  it.each([
    'Battery room EF 450 cfm .25 class I div 2',
    "HVLS 20' dia 480v",
    "paint booth 12'x14' 9000 cfm",
    'extractor 5000 m3/h a 25 mm c.a.',
    'tourelle 9000 m3/h 400 Pa F400',
  ])('has no tag where letters and a number say something else: %s', (line) => {
    expect(readLine(line).criteria.tag).toBeNull();
  });

  it.each([
    ['mono 230 V', [230, 1]],
    ['230 V tri', [230, 3]],
    ['230V mono 50 Hz', [230, 1]],
    ['elec: 208/3/60', [208, 3]],
    ['Voltage 460V 3ph', [460, 3]],
    ['208/3 - filters', [208, 3]],
  ])('has the supply of 1200 cfm .5 %s', (supply, values) => {
    const { criteria, notUnderstood } = readLine(`1200 cfm .5 ${supply}`);
    expect([criteria.voltage?.value, criteria.phase?.value]).toEqual(values);
    expect(notUnderstood.filter((word) => word !== 'filters')).toEqual([]);
  });

  it.each<readonly [string, readonly (number | null)[]]>([
    ['1/4/120/1', [0.25, 115, 1, null]],
    ['1/2/208/3/60', [0.5, 208, 3, 60]],
    ['1-1/2/460/3', [1.5, 460, 3, null]],
    ['HP/V/PH 1/4/120/1', [0.25, 115, 1, null]],
    ['HP/V/PH: 2/460/3', [2, 460, 3, null]],
    ['HP/V/PH/HZ 3/4/115/1/60', [0.75, 115, 1, 60]],
  ])('has the motor and its supply in one word: %s', (word, values) => {
    const { criteria, questions, notUnderstood } = readLine(`EF-1 1000 cfm 0.5 ${word}`);
    const { motorHp, voltage, phase, frequency } = criteria;
    expect([motorHp, voltage, phase, frequency].map((each) => each?.value ?? null)).toEqual(values);
    expect([criteria.staticPressure?.value, criteria.quantity?.value ?? null]).toEqual([0.5, null]);
    expect([...questions, ...notUnderstood]).toEqual([]);
  });

  it('does not take a count for a motor: 2/460/3', () => {
    const { criteria, questions, notUnderstood } = readLine('EF-1 1000 cfm 0.5 2/460/3');
    expect(criteria.motorHp).toBeNull();
    expect([...questions, ...notUnderstood].length).toBeGreaterThan(0);
  });

  it.each(['3x400V', '400 V tri', '400V triphasé', 'Drehstrom 400 V', '400 V trifásico'])(
    'has the network of %s, which is one of 50 Hz',
    (supply) => {
      const { criteria, questions, notUnderstood } = readLine(`2,4 m³/s 500 Pa ${supply}`);
      expect([criteria.voltage?.value, criteria.phase?.value, criteria.frequency?.value]).toEqual([400, 3, 50]);
      expect([...questions, ...notUnderstood]).toEqual([]);
    },
  );

  it('lets the user choose the voltage of 380 V, which networks of both frequencies have', () => {
    const { criteria, questions } = readLine('2,4 m³/s 500 Pa 380 V tri');
    expect([criteria.phase?.value, questions.map(({ field }) => field)]).toEqual([3, ['voltage']]);
  });

  it.each([
    ['MUA 5,600 cfm, 1.0 esp, natural gas 7" w.c.', 1, ['7" w.c']],
    ['MUA 5,600 cfm, gas pressure 7" wc, 0.75 esp', 0.75, ['7" wc']],
    ['MUA 5,600 cfm .75 14" wc gas', 0.75, ['14" wc']],
  ])('takes the pressure of gas for none of the fan: %s', (line, pressure, words) => {
    const { criteria, notUnderstood } = readLine(line);
    expect(criteria.staticPressure?.value).toBe(pressure);
    expect(notUnderstood.filter((word) => word !== 'pressure')).toEqual(words);
  });

  it('has a question of which of two numbers with a part is the pressure', () => {
    const { criteria, questions } = readLine('EF-1 TOILET ROOM 450 0.5 1/4 115/1/60');
    expect(criteria.staticPressure).toBeNull();
    expect(questions).toMatchObject([{ field: 'staticPressure', meanings: [{ value: 0.5 }, { value: 0.25 }] }]);
  });

  it.each([
    ['3 EFs 1200 cfm .5', 3, 'Exhaust'],
    ["(3) KEF's 2800 cfm 1.75", 3, 'Exhaust'],
    ['2 RTUs 4000 cfm 1', 2, 'HvacUnit'],
  ])('counts tags without numbers: %s', (line, quantity, category) => {
    const { criteria, notUnderstood } = readLine(line);
    expect([criteria.quantity?.value, criteria.category?.value, notUnderstood]).toEqual([quantity, category, []]);
  });

  it('has every use that no line is made for among the meanings', () => {
    const { questions } = readLine('EF-1 450 cfm .25 AMCA C spark resistant, explosion proof');
    expect(questions[0]?.meanings.map(({ value }) => value)).toEqual(['sparkResistant', 'explosionProof', 'general']);
  });

  it.each(['0.3 sones max', 'Greenheck CUE-120-VG or equal', 'please quote'])('knows the words %s', (words) => {
    expect(readLine(`100 cfm .1 exhaust ${words}`).notUnderstood).toEqual([]);
  });

  it.each([
    ['10,000CFM/1.5"/5HP/460V', [10000, 1.5, 5, 460, undefined]],
    ['CFM 10000 SP 1.5 HP 5 V 460 PH 3', [10000, 1.5, 5, 460, 3]],
    ['inyector 4000 PCM, 0.75 pulg c.a., 3 HP, 440V, 3F', [4000, 0.75, 3, 460, 3]],
    ['Q=2000 cfm, dP=0.5" ca, 1 hp, 208/3', [2000, 0.5, 1, 208, 3]],
    ['wall fan 3000 cfm free air', [3000, 0, undefined, undefined, undefined]],
    ['Twin City BCRD 150 1,850 cfm 0.5', [1850, 0.5, undefined, undefined, undefined]],
  ])('has every value of %s', (line, values) => {
    const { criteria, notUnderstood } = readLine(line);
    const { cfm, staticPressure, motorHp, voltage, phase } = criteria;
    expect([cfm, staticPressure, motorHp, voltage, phase].map((each) => each?.value)).toEqual(values);
    expect([criteria.temperature, criteria.tag, notUnderstood]).toEqual([null, null, []]);
  });

  it.each([
    ['Rohrventilator DN315 1.200 m³/h 250 Pa', ['DN315']],
    ['3-speed fan 4500 cfm', ['3-speed']],
  ])('leaves sizes and speeds to the user: %s', (line, words) => {
    const { criteria, notUnderstood } = readLine(line);
    expect([criteria.tag, notUnderstood]).toEqual([null, words]);
    expect(criteria.staticPressure?.value).not.toBe(3);
  });

  it.each([
    ['EF-4 1150 cfm 0.45" serves Toilet Rms, 230V single ph', [1150, 0.45, undefined, 1]],
    ['Extractor 1.800 m³/h bei 200 Pa, 8 pzas', [1059.44, 0.803, 8, undefined]],
  ])('reads %s whole', (line, values) => {
    const fields = ['cfm', 'staticPressure', 'quantity', 'phase'] as const;
    expect(valuesOf(line, ...fields).map((value) => value ?? undefined)).toEqual(values);
    expect(readLine(line).notUnderstood).toEqual([]);
  });
});
