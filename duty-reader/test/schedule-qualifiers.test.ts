import { readSchedule } from '../src/schedule/index.ts';

const rowOf = (heads: string, cells: string) => readSchedule([heads, cells].join('\n').replaceAll('|', '\t')).rows[0];

describe('The air that a pressure is given for', () => {
  it.each([
    'SP AT ALTITUDE',
    'SP @ ALTITUDE',
    'ESP @ SEA LEVEL',
    'ESP AT SEA LEVEL (IN. WG)',
    'ESP (IN. WG) AT ALTITUDE',
    'SP (STD AIR)',
    'SP (STANDARD AIR)',
    'SP STD. AIR',
    'ESP (AT SITE ALTITUDE)',
    'ESP (ALTITUDE)',
    'SP AT 5,280 FT ALTITUDE',
    "SP @ 5280' ELEV.",
    'SP @ STD. CONDITIONS',
    'SP AT 70°F STANDARD AIR',
    'STATIC PRESSURE @ STANDARD DENSITY',
  ])('leaves %s a pressure', (head) => {
    expect(rowOf(`TAG|CFM|${head}|HP`, 'EF-1|900|0.75|1/4')).toMatchObject({
      ...{ cfm: { value: 900 }, staticPressure: { value: 0.75 } },
      ...{ altitude: null, location: null, questions: [] },
    });
  });

  it('leaves an airflow one, and a question where two states differ', () => {
    expect(rowOf('TAG|CFM @ STD AIR|SP', 'EF-1|900|0.5')).toMatchObject({ cfm: { value: 900 }, questions: [] });
    expect(rowOf('TAG|CFM|SP AT ALTITUDE|SP @ SEA LEVEL', 'EF-1|900|0.5|0.6')).toMatchObject({
      staticPressure: null,
      questions: [{ field: 'staticPressure', meanings: [{ value: 0.5 }, { value: 0.6 }] }],
    });
  });

  it('is read where it is the column', () => {
    expect(rowOf('TAG|CFM|SP|SITE ALTITUDE', 'EF-1|900|0.5|5280')).toMatchObject({ altitude: { value: 5280 } });
    expect(rowOf('TAG|CFM|SP|ALTITUDE (FT)', 'EF-1|900|0.5|5280')).toMatchObject({ altitude: { value: 5280 } });
  });
});

describe('What a fan delivers', () => {
  it.each([
    ['TAG|SUPPLY CFM|ACTUAL SUPPLY CFM|DESIGN CFM|ESP', 'SF-1|1000|1043|1000|0.5'],
    ['TAG|EXHAUST CFM|ACTUAL EXHAUST AIRFLOW|ESP', 'EF-1|1000|1043|0.5'],
    ['TAG|CFM|ESP|ACTUAL EXT. SP', 'EF-1|1000|0.5|0.55'],
    ['TAG|CFM|SP|ACTUAL FAN SP', 'EF-1|1000|0.5|0.55'],
  ])('counts only where nothing is scheduled: %s', (heads, cells) => {
    expect(rowOf(heads, cells)).toMatchObject({
      ...{ cfm: { value: 1000 }, staticPressure: { value: 0.5 }, questions: [] },
    });
  });

  it('is the duty of a sheet that has no other', () => {
    expect(rowOf('TAG|ACTUAL SUPPLY CFM|ACTUAL EXT. SP', 'SF-1|1043|0.55')).toMatchObject({
      ...{ cfm: { value: 1043 }, staticPressure: { value: 0.55 }, questions: [] },
    });
  });
});
