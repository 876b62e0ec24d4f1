import { problemsOf, row, type Sample } from './schedule-sample.ts';

const SAMPLES: readonly Sample[] = [
  [
    'merged heads of fan and motor with a line of units',
    [
      'EXHAUST FAN SCHEDULE',
      '||FAN|||MOTOR|||',
      'TAG|SERVICE|CFM|ESP|RPM|HP|VOLTS|PH|REMARKS',
      '|||(IN. W.G.)|||||',
      'EF-1|TOILETS|1,200|0.5|1050|1/4|120|1|1,2',
      'EF-2|JANITOR|450|.375|1550|1/6|120|1|1',
    ],
    [row('EF-1', 1, 1200, 0.5, [120, 1]), row('EF-2', 1, 450, 0.375, [120, 1])],
  ],
  [
    'airflows below one group word',
    ['TAG|AIRFLOW|||ESP', '|SUPPLY|O.A.|RETURN|', '|CFM|CFM|CFM|IN. W.G.', 'RTU-1|3000|500|2500|0.75'],
    [row('RTU-1', 1, 3000, 0.75)],
  ],
  [
    'pressures below one group word',
    [
      'UNIT|AIRFLOW (CFM)||STATIC PRESSURE (IN. W.G.)||ELECTRICAL||',
      '|SUPPLY|RETURN|EXT.|TOTAL|HP|VOLTS|PH',
      'AHU-1|10,000|8,500|1.5|3.2|10|460|3',
    ],
    [row('AHU-1', 1, 10_000, 1.5, [460, 3])],
  ],
  [
    'names over two lines',
    ['UNIT|AREA|AIR QTY|EXT. STATIC|FAN', 'NO.|SERVED|CFM|IN. W.G.|TYPE', 'EF-1|TOILETS|150|0.25|CEILING'],
    [row('EF-1', 1, 150, 0.25)],
  ],
  ['numbers of columns', ['TAG|CFM|ESP|HP', '1|2|3|4', 'EF-1|900|0.5|1/2'], [row('EF-1', 1, 900, 0.5)]],
  ['letters of columns', ['TAG|CFM|ESP|HP', 'A|B|C|D', 'EF-1|900|0.5|1/2'], [row('EF-1', 1, 900, 0.5)]],
  ['heads in two languages', ['MARK|CFM|ESP', 'MARCA|CAUDAL|PRESION EST.', 'EF-1|900|0.5'], [row('EF-1', 1, 900, 0.5)]],
  [
    'heads again on the next page',
    ['TAG|CFM|ESP', 'EF-1|900|0.5', 'TAG|CFM|ESP', 'EF-2|800|0.25'],
    [row('EF-1', 1, 900, 0.5), row('EF-2', 1, 800, 0.25)],
  ],
  [
    'two tiers again on the next page',
    ['||MOTOR|', 'TAG|CFM|HP|ESP', 'EF-1|900|1/4|0.5', '||MOTOR|', 'TAG|CFM|HP|ESP', 'EF-2|800|1/4|0.25'],
    [row('EF-1', 1, 900, 0.5), row('EF-2', 1, 800, 0.25)],
  ],
  [
    'a table of another order below',
    [
      'SUPPLY FANS',
      'UNIT NO.|CFM|TOTAL S.P.|MOTOR||',
      '|||HP|RPM|V/PH/HZ',
      'SF-1|5,000|1.25"|2|1750|460/3/60',
      'EXHAUST FANS',
      'UNIT NO.|TOTAL S.P.|CFM|MOTOR||',
      '|||HP|RPM|V/PH/HZ',
      'EF-1|0.5"|600|1/6|1725|115/1/60',
    ],
    [row('SF-1', 1, 5000, 1.25, [460, 3]), row('EF-1', 1, 600, 0.5, [115, 1])],
  ],
  ['supply before outdoor air', ['TAG|O.A. CFM|SUPPLY CFM|ESP', 'RTU-1|450|3,200|0.75'], [row('RTU-1', 1, 3200, 0.75)]],
  ['total before each fan', ['TAG|CFM/FAN|TOTAL CFM|ESP', 'EF-1|500|1000|0.5'], [row('EF-1', 1, 1000, 0.5)]],
  ['design before minimum', ['TAG|MIN CFM|DESIGN CFM|ESP', 'EF-1|500|1000|0.5'], [row('EF-1', 1, 1000, 0.5)]],
  ['a minimum alone', ['TAG|MIN. O.A. CFM|ESP', 'RTU-1|500|0.5'], [row('RTU-1', 1, null, 0.5)]],
  ['outdoor air alone', ['TAG|O.A. CFM|ESP', 'DOAS-1|500|0.5'], [row('DOAS-1', 1, 500, 0.5)]],
  [
    'two airflows that differ',
    ['TAG|SUPPLY CFM|EXHAUST CFM|ESP', 'ERV-1|1,000|900|0.5', 'ERV-2|1,000|1,000|0.5'],
    [row('ERV-1', 1, null, 0.5), row('ERV-2', 1, 1000, 0.5)],
  ],
  ['one airflow in two units', ['TAG|CFM|L/s|IN. WG|PA', 'EF-1|1250|590|0.5|125'], [row('EF-1', 1, 1250, 0.5)]],
  ['external before total', ['TAG|CFM|TSP|ESP', 'EF-1|900|1.5|0.75'], [row('EF-1', 1, 900, 0.75)]],
  ['total where there is no external', ['TAG|CFM|TSP|ESP', 'EF-1|900|1.5|'], [row('EF-1', 1, 900, null)]],
  [
    'pressure of a coil and a pump',
    ['TAG|CFM|COIL P.D.|FILTER PD (IN WG)|WATER PD (FT)|ESP', 'AHU-1|900|0.3|0.2|12|0.75'],
    [row('AHU-1', 1, 900, 0.75)],
  ],
  ['only the pressure of a coil', ['TAG|CFM|COIL APD (IN. W.G.)', 'AHU-1|900|0.3'], [row('AHU-1', 1, 900, null)]],
  ['total pressure is no static pressure', ['TAG|CFM|TOTAL PRESSURE', 'AHU-1|900|0.3'], [row('AHU-1', 1, 900, null)]],
  ['water is no air', ['TAG|FLOW GPM|HEAD (FT WG)', 'P-1|90|30'], [row('P-1', 1, null, null)]],
  [
    'a digit in a head',
    ['TAG|CFM|ESP|SONES @ 5 FT|POWER (1) V/PH/HZ', 'EF-1|900|0.5|7|208/3/60'],
    [row('EF-1', 1, 900, 0.5, [208, 3])],
  ],
  [
    'notes in heads',
    ['TAG (1)|CFM (NOTE 2)|ESP ③|V/PH/HZ *', 'EF-1|900|0.5|208/3/60'],
    [row('EF-1', 1, 900, 0.5, [208, 3])],
  ],
  ['power with a supply below', ['TAG|CFM|SP|POWER', 'EF-1|900|0.5|115/1/60'], [row('EF-1', 1, 900, 0.5, [115, 1])]],
  ['electrical data below', ['TAG|CFM|SP|ELECTRICAL', 'EF-1|900|0.5|115/1/60'], [row('EF-1', 1, 900, 0.5, [115, 1])]],
  ['a voltage of all parts', ['TAG|CFM|SP|VOLTAGE', 'EF-1|900|0.5|115/1/60'], [row('EF-1', 1, 900, 0.5, [115, 1])]],
  [
    'a cell for each part',
    ['TAG|CFM|SP|VOLTS|PH|HZ', 'EF-1|900|0.5|277/480|3|60'],
    [row('EF-1', 1, 900, 0.5, [480, 3])],
  ],
  [
    'cycles before phases',
    ['TAG|CFM|SP|VOLTS/CYCLE/PHASE', 'EF-1|900|0.5|208/60/3'],
    [row('EF-1', 1, 900, 0.5, [208, 3])],
  ],
  [
    'the duty in one cell',
    ['TAG|FAN DUTY', 'EF-1|1,200 CFM @ 0.5" W.G.', 'EF-2|900/0.25'],
    [row('EF-1', 1, 1200, 0.5), row('EF-2', 1, 900, 0.25)],
  ],
  ['a metric duty in one cell', ['TAG|L/s @ Pa', 'EF-1|500 @ 125'], [row('EF-1', 1, 1059.44, 0.50183)]],
  ['half of a duty', ['TAG|CFM/ESP', 'EF-1|1200'], [row('EF-1', 1, null, null)]],
  ['a unit that is not known', ['TAG|FLOW (furlongs)|SP (gizmo)', 'EF-1|900|0.5'], [row('EF-1', 1, null, null)]],
  [
    'a unit of its own below one that is not known',
    ['TAG|FLOW (furlongs)|SP', 'EF-1|900 CFM|0.5'],
    [row('EF-1', 1, 900, 0.5)],
  ],
  ['thousands in brackets', ['TAG|CFM (x1000)|SP', 'EF-1|1.2|0.5'], [row('EF-1', 1, 1200, 0.5)]],
  ['two speeds', ['TAG|CFM (HIGH)|CFM (LOW)|SP', 'EF-1|1250|625|0.5'], [row('EF-1', 1, null, 0.5)]],
  [
    'supply and return fans',
    ['UNIT|SUPPLY FAN||RETURN FAN|', '|CFM|ESP|CFM|ESP', 'AHU-1|1000|1.5|900|0.6'],
    [row('AHU-1', 1, 1000, 1.5)],
  ],
  ['pascals without a unit', ['TAG|CFM|SP', 'EF-1|900|125'], [row('EF-1', 1, 900, null)]],
  [
    'heads twice, side by side',
    ['TAG|CFM|SP|TAG|CFM|SP', 'EF-1|900|0.5|EF-2|800|0.25', 'EF-3|700|0.5|||'],
    [row('EF-1', 1, 900, 0.5), row('EF-2', 1, 800, 0.25), row('EF-3', 1, 700, 0.5)],
  ],
  ['the pressure of a return fan', ['TAG|CFM|RETURN ESP|SP', 'RTU-1|2900|0.3|0.8'], [row('RTU-1', 1, 2900, 0.8)]],
  ['minutes are no minimum', ['TAG|FLOW (m³/min)|SP', 'EF-1|30|0.5'], [row('EF-1', 1, 1059.44, 0.5)]],
];

describe('heads of schedules', () => {
  it.each(SAMPLES.map((sample) => [sample[0], sample] as const))('%s', (_, sample) => {
    expect(problemsOf(sample)).toEqual([]);
  });
});
