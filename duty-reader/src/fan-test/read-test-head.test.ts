import fc from 'fast-check';
import { unitSymbols } from '../value/index.ts';
import { OCTAVE_BANDS, readTestHead, TEST_KINDS, type TestField } from './index.ts';

const shown = (text: string) => {
  const { field, unit, unknownUnit, note } = readTestHead(text);
  if (field === null) return note;
  return unknownUnit === null ? [field, unit?.symbol ?? null] : [field, { unknownUnit }];
};

describe('The head of a column of a fan test', () => {
  it.each<[string, TestField, string | null]>([
    ['rpm', 'speed', 'rpm'],
    ['RPM', 'speed', 'rpm'],
    ['n [min⁻¹]', 'speed', 'rpm'],
    ['Speed (rev/s)', 'speed', 'rev/s'],
    ['Drehzahl 1/min', 'speed', 'rpm'],
    ['cfm', 'airflow', 'cfm'],
    ['cfm (L/s)', 'airflow', 'L/s'],
    ['Airflow (L/s)', 'airflow', 'L/s'],
    ['airflow, m3/h', 'airflow', 'm³/h'],
    ['Q [m³/s]', 'airflow', 'm³/s'],
    ['Volumenstrom (m³/h)', 'airflow', 'm³/h'],
    ['m3/h', 'airflow', 'm³/h'],
    ['CFM x 1000', 'airflow', '1,000 cfm'],
    ['AIRFLOW (ft³/min)', 'airflow', 'cfm'],
    ['sp (in. wg)', 'staticPressure', 'in. wg'],
    ['sp in. wg', 'staticPressure', 'in. wg'],
    ['SP', 'staticPressure', null],
    ['sp (static)', 'staticPressure', null],
    ['Static pressure (Ps) [Pa]', 'staticPressure', 'Pa'],
    ['sp_pa', 'staticPressure', 'Pa'],
    ['Pa', 'staticPressure', 'Pa'],
    ['Pression statique (daPa)', 'staticPressure', 'daPa'],
    ['bhp', 'shaftPower', 'hp'],
    ['bhp (kW)', 'shaftPower', 'kW'],
    ['BHP [hp]', 'shaftPower', 'hp'],
    ['BkW', 'shaftPower', 'kW'],
    ['Power (H) (W)', 'shaftPower', 'W'],
    ['Wellenleistung kW', 'shaftPower', 'kW'],
    ['density (kg/m³)', 'density', 'kg/m³'],
    ['density (lb/ft³)', 'density', 'lb/ft³'],
    ['63', '63', null],
    ['125 Hz', '125', null],
    ['1k', '1000', null],
    ['8 kHz (dB)', '8000', 'dB'],
    ['500 Hz dB', '500', 'dB'],
  ])('%s is %s in %s', (text, field, unit) => expect(shown(text)).toEqual([field, unit]));

  it.each<[string, TestField, string]>([
    ['bhp (kgf·m/s)', 'shaftPower', 'kgf·m/s'],
    ['cfm (kW)', 'airflow', 'kW'],
    ['sp (gauge)', 'staticPressure', 'gauge'],
    ['cfm (std)', 'airflow', 'std'],
    ['63 Hz (dBA)', '63', 'dBA'],
    ['sp (Pa) (in. wg)', 'staticPressure', 'Pa, in. wg'],
    ['airflow furlongs', 'airflow', 'furlongs'],
  ])('%s is %s in a unit that is not known: %s', (text, field, unknownUnit) =>
    expect(shown(text)).toEqual([field, { unknownUnit }]),
  );

  it.each([
    'Total pressure (Pa)',
    'Pressure (Pa)',
    'kW',
    'Motor power (kW)',
    'Power input (W)',
    'motor rpm',
    'scfm',
    'max bhp',
    'Static efficiency (%)',
    'Outlet velocity (fpm)',
    'note',
    '',
  ])('%s is not used, with the reason', (text) => expect(shown(text)).toEqual(expect.stringMatching(/\w/)));

  it('says in words what a column was taken for', () => {
    expect(shown('Outlet velocity (fpm)')).toBe('air speed');
  });

  it('names every known unit of its kind, in brackets and behind the name', () => {
    const names: [string, TestField][] = [
      ...(['speed', 'airflow', 'static pressure', 'shaft power', 'density'] as const).map(
        (name): [string, TestField] => [name, name.replace(/ (\w)/, (_, c) => c.toUpperCase()) as TestField],
      ),
      ...OCTAVE_BANDS.map((band): [string, TestField] => [`${band} Hz`, band]),
    ];
    const any = fc
      .constantFrom(...names)
      .chain(([name, field]) =>
        fc.tuple(fc.constant(name), fc.constant(field), fc.constantFrom(...unitSymbols(TEST_KINDS[field]))),
      );
    fc.assert(
      fc.property(any, ([name, field, symbol]) => {
        for (const text of [`${name} (${symbol})`, `${name} [${symbol}]`, `${name}, ${symbol}`])
          expect([text, shown(text)]).toEqual([text, [field, symbol]]);
      }),
    );
  });
});
