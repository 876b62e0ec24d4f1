import { HEAD_NAMES, headName, type TakenFor } from '../schedule/index.ts';
import type { TestField } from './fields.ts';

const listOf = (names: string) => names.split(/,\s*/).map((name) => name.trim().replaceAll(/\s+/g, ' '));
const named = (field: TestField, names: string) => listOf(names).map((name) => [name, field] as const);

/** What laboratories write above a column, beyond the names of schedules. */
const OF_LABORATORIES: ReadonlyMap<string, TestField> = new Map([
  ...named(
    'speed',
    `n, rpm, speed, fan rpm, fan speed, wheel rpm, wheel speed, impeller speed, rotational speed,
    impeller rotational speed, drehzahl, vitesse, velocidad, r min, tr min, tours min, u min, min 1`,
  ),
  ...named('airflow', 'q, qv, standard air volumetric flow rate'),
  ...named('staticPressure', 'ps, static pressure difference'),
  ...named(
    'shaftPower',
    `h, power, shaft power, fan shaft power, fan power, fan power input, impeller power, brake power, puissance,
    leistung, potencia, puissance a larbre, potencia en el eje`,
  ),
  ...named(
    'density',
    `density, air density, rho, dichte, luftdichte, densite, densite de lair, masse volumique, densidad,
    densidad del aire`,
  ),
]);

/** Names of schedules that leave open which of two quantities a test has measured. */
const OPEN: ReadonlyMap<string, string> = new Map([
  ...listOf('pressure, press, fan pressure, presion, pression, druck, pressung, druckerhohung').map(
    (name) => [name, 'static or total pressure: name the static pressure sp'] as const,
  ),
  ...listOf('scfm').map((name) => [name, 'airflow of standard air: name the actual airflow cfm'] as const),
]);
const OF_SCHEDULES: Readonly<Record<string, TestField>> = {
  cfm: 'airflow',
  staticPressure: 'staticPressure',
  brakeHorsepower: 'shaftPower',
};
/** Names of a later rank are of other pressures and other air. */
const LAST_RANK = 2;
/** Values that a schedule requires or limits are no values of a point. */
const NO_POINT =
  /\b(?:max|min|maximum|minimum|design|nominal|nom|rated|op|operating|required|capacity|per|each|disponible|available|avail)\b/;

/** What a name without its unit says that a column of a test holds; null with a note where it holds anything else. */
export function fieldOfName(text: string): { readonly field: TestField | null; readonly note: string | null } {
  const name = headName(text);
  const ofLaboratory = OF_LABORATORIES.get(name);
  if (ofLaboratory !== undefined) return { field: ofLaboratory, note: null };
  const note = OPEN.get(name);
  if (note !== undefined) return { field: null, note };
  const meant = HEAD_NAMES.get(name);
  const field = meant?.field == null || meant.rank > LAST_RANK ? undefined : OF_SCHEDULES[meant.field];
  if (field !== undefined && !NO_POINT.test(name)) return { field, note: null };
  return { field: null, note: meant === undefined ? null : noteOf(meant.note) };
}

/** The report of an import is English, and the codes are its words: 'coilTemperature' is a coil temperature. */
function noteOf(code: TakenFor | null): string {
  if (code === null) return 'no value of a test point';
  return code.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}
