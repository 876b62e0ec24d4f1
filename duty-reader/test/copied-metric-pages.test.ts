import { readSchedule } from '../src/index.ts';

/** Tag, airflow and pressure in the product's units, motor and voltage of each row, with the fields that are questions. */
function rowsOf(lines: readonly string[]) {
  return readSchedule(lines.join('\n'))
    .rows.filter(({ ignored }) => !ignored)
    .map(({ tag, cfm, staticPressure, motorHp, voltage, questions }) => ({
      ...{ tag: tag?.value, cfm: cfm?.value, pressure: staticPressure?.value, motor: motorHp?.value },
      ...{ voltage: voltage?.value ?? null, questioned: questions.map(({ field }) => field) },
    }));
}

const LARGE = { tag: 'VE-01', cfm: 706.294, pressure: 0.602194, motor: 0.496178, voltage: null, questioned: [] };
const SMALL = { tag: 'VE-02', cfm: 529.72, pressure: 0.481756, motor: 0.335255, voltage: null, questioned: [] };

describe('A page that is copied with single spaces, in metric units', () => {
  it.each([
    ['REPÈRE DÉBIT PRESSION MOTEUR', 'm3/h Pa kW'],
    ['REPÈRE DÉBIT PRESSION PUISSANCE', '(m3/h) (Pa) (kW)'],
    ['MARCA CAUDAL PRESIÓN POTENCIA', 'm3/h Pa kW'],
    ['Pos. Volumenstrom Druck Leistung', 'm³/h Pa kW'],
    ['TAG AIRFLOW ESP MOTOR', 'm3/h Pa kW'],
  ])('is read by its line of units: %s', (names, units) => {
    expect(rowsOf([names, units, 'VE-01 1200 150 0,37', 'VE-02 900 120 0,25'])).toEqual([LARGE, SMALL]);
  });

  it('has a space in the thousands where decimal commas say that numbers are written so', () => {
    const rows = ['VE-01 1 200 150 0,37 400', 'VE-02 900 120 0,25 230'];
    expect(rowsOf(['REPÈRE DÉBIT PRESSION PUISSANCE TENSION', 'm3/h Pa kW V', ...rows])).toEqual([
      { ...LARGE, voltage: 400 },
      { ...SMALL, voltage: 230 },
    ]);
  });

  it('has the words of a name beside the tags', () => {
    const rows = ['VE-01 Küche 1.200 150 0,37', 'VE-02 WC Herren 900 120 0,25'];
    expect(rowsOf(['Nr. Bezeichnung Luftmenge Pressung Leistung', 'm³/h Pa kW', ...rows])).toEqual([LARGE, SMALL]);
  });

  it('has the number of a floor', () => {
    const rows = ['VE-01 LEVEL 12 200 150 0.37'];
    expect(rowsOf(['TAG LOCATION AIRFLOW ESP MOTOR', 'L/s Pa kW', ...rows])[0]).toMatchObject({ cfm: 423.776 });
  });

  it.each([
    ['without a decimal comma', 'TAG AIRFLOW ESP MOTOR', 'm3/h Pa kW', 'VE-01 1 200 150 0.37'],
    ['behind words', 'REPÈRE DÉSIGNATION DÉBIT PRESSION', 'm3/h Pa', 'VE-01 Cuisine 1 200 150'],
    ['below cfm', 'TAG AIRFLOW ESP MOTOR', 'CFM Pa kW', 'VE-01 2 450 150 0,37'],
    ['where two numbers may have it', 'TAG AIRFLOW RPM ESP', 'm3/h rpm kPa', 'VE-01 120 900 300 0,5'],
  ])('is a question %s', (_, names, units, row) => {
    expect(rowsOf([names, units, row])[0]?.questioned).toContain('cfm');
  });
});
