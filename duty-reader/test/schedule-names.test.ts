import { readSchedule } from '../src/schedule/index.ts';
import { SUPPLIES, TAGS } from './schedule-names.ts';

/** Names of pressures, and the inches of water that 0.5 below them is; null: to be settled first. */
const PRESSURES: readonly (readonly [string, number | null])[] = [
  ['SP', 0.5],
  ['S.P.', 0.5],
  ['ESP', 0.5],
  ['E.S.P.', 0.5],
  ['SP (IN. W.G.)', 0.5],
  ['SP (IN. W.C.)', 0.5],
  ['SP IN WG', 0.5],
  ['SP (IN)', 0.5],
  ['ESP (")', 0.5],
  ['ESP (INCHES)', 0.5],
  ['ESP ("WG)', 0.5],
  ['ESP ("W.C.)', 0.5],
  ['S.P. IN.', 0.5],
  ['STATIC PRESSURE', 0.5],
  ['STATIC PRESS. (IN WC)', 0.5],
  ['EXT. STATIC PRESS. (IN. H2O)', 0.5],
  ['EXTERNAL STATIC PRESSURE (INCHES W.G.)', 0.5],
  ['STATIC (IN. OF WATER)', 0.5],
  ['ESP, IN. W.G.', 0.5],
  ['ESP - IN WG', 0.5],
  ['ESP IN. W', 0.5],
  ['FAN S.P. ("H2O)', 0.5],
  ['SP inH2O', 0.5],
  ['SP (iwg)', 0.5],
  ['SP IWC', 0.5],
  ['TSP (IN WG)', 0.5],
  ['T.S.P.', 0.5],
  ['DESIGN SP', 0.5],
  ['MAX ESP', 0.5],
  ['E.S.P. (IN. W.G.) (1)', 0.5],
  ['ESP [in-wg]', 0.5],
  ['Static Pressure (in-wg)', 0.5],
  ['External Static Pressure [in-wg]', 0.5],
  ['SP (Pa)', 0.002007],
  ['SP [Pa]', 0.002007],
  ['SP Pa', 0.002007],
  ['SP (kPa)', 2.0073],
  ['SP (mbar)', 0.20073],
  ['SP (hPa)', 0.20073],
  ['SP (mm w.g.)', 0.019685],
  ['SP (mmH2O)', 0.019685],
  ['SP (mm c.a.)', 0.019685],
  ['SP (mmca)', 0.019685],
  ['SP (daPa)', 0.02007],
  ['SP (psf)', 0.09611],
  ['SP (oz/in2)', 0.865],
  ['SP (ft wg)', 6],
  ['SP (cm wg)', 0.19685],
  ['SP (inHg)', 6.7976],
  ['SP (bananas)', null],
  ['STATIC', 0.5],
  ['PRESSURE (IN WG)', 0.5],
  ['SYSTEM STATIC PRESSURE', 0.5],
  ['S.P. (IN.W.G.)', 0.5],
  ['SP "WG', 0.5],
  ['SP "', 0.5],
  ['STAT. PRESS. IN. WTR.', 0.5],
  ['SP (in. w)', 0.5],
  ['Fan Static Pressure (in. of wg)', 0.5],
  ['Ext. SP (w.g.)', 0.5],
  ['Pression statique (po. c.e.)', 0.5],
  ['ESP (N/m²)', 0.002007],
  ['SP (in.wg.)', 0.5],
  ['ESP(IN.WG)', 0.5],
  ['ESP/IN WG', 0.5],
  ['Statischer Druck [Pa]', 0.002007],
  ['SP W.G.', 0.5],
  ['SP (WC)', 0.5],
  ['ESP (IN.)', 0.5],
  ['E.S.P. INCH', 0.5],
];

/** Names of airflows, and the cfm that 1,000 below them is; null: to be settled first. */
const AIRFLOWS: readonly (readonly [string, number | null])[] = [
  ['CFM', 1000],
  ['AIRFLOW', 1000],
  ['AIR FLOW (CFM)', 1000],
  ['AIRFLOW CFM', 1000],
  ['SCFM', 1000],
  ['ACFM', 1000],
  ['AIR QTY. (CFM)', 1000],
  ['DESIGN AIRFLOW (CFM)', 1000],
  ['SUPPLY AIR CFM', 1000],
  ['EXHAUST AIR (CFM)', 1000],
  ['TOTAL CFM', 1000],
  ['CFM (DESIGN)', 1000],
  ['CFM EACH', 1000],
  ['CAPACITY (CFM)', 1000],
  ['CAPACITY CFM', 1000],
  ['VOLUME (CFM)', 1000],
  ['AIR VOLUME', 1000],
  ['CFM @ S.L.', 1000],
  ['FLOW (L/S)', 2118.88],
  ['AIRFLOW [L/s]', 2118.88],
  ['AIRFLOW LPS', 2118.88],
  ['FLOW (m³/h)', 588.578],
  ['FLOW (CMH)', 588.578],
  ['FLOW (m3/min)', 35314.7],
  ['FLOW (m³/hr)', 588.578],
  ['CAUDAL (m3/h)', 588.578],
  ['Débit d’air (m³/h)', 588.578],
  ['Volumenstrom [m³/h]', 588.578],
  ['FLOW (GPM)', null],
  ['FLOW (kg/s)', null],
  ['FLOW (cfh)', null],
  ['FLOW (lb/min)', null],
  ['KCFM', 1000000],
  ['CFM (x1000)', 1000000],
  ['AIRFLOW (1000 CFM)', 1000000],
  ['FLOW (M.C.H.)', null],
  ['CFM.', 1000],
  ['C.F.M.', 1000],
  ['MAX. CFM', 1000],
  ['Airflow (cu ft/min)', 1000],
  ['AIR (FT3/MIN)', 1000],
  ['ft³/min', 1000],
  ['AIRFLOW, CFM (3)', 1000],
  ['AIRFLOW (CFM) NOTE 2', 1000],
  ['AIRFLOW RATE (CFM)', 1000],
  ['SUPPLY AIR (CFM)', 1000],
  ['EXH. CFM', 1000],
  ['AIRFLOW (l/sec)', 2118.88],
  ['GASTO (PCM)', 1000],
  ['TOTAL AIR FLOW', 1000],
  ['CFM PER FAN', 1000],
  ["CFM REQ'D", 1000],
  ['REQUIRED CFM', 1000],
  ['O.A. CFM', 1000],
  ['MIN. O.A. CFM', null],
  ['Supply Airflow: CFM', 1000],
  ['CFM/FAN', 1000],
  ['AIR CAPACITY CFM', 1000],
  ['AIR DELIVERY (CFM)', 1000],
];

const firstRow = (text: string) => readSchedule(text).rows.find(({ ignored }) => !ignored);

describe('names of columns on drawings', () => {
  it.each(PRESSURES)('%s is a pressure', (head, expected) => {
    const value = firstRow(`TAG\tCFM\t${head}\nEF-1\t1000\t0.5\nEF-2\t100\t0.25`)?.staticPressure?.value;
    if (expected === null) expect(value).toBeUndefined();
    else expect(Number(value) / expected).toBeCloseTo(1, 2);
  });
  it.each(AIRFLOWS)('%s is an airflow', (head, expected) => {
    const value = firstRow(`TAG\tESP\t${head}\nEF-1\t0.5\t1000\nEF-2\t0.25\t1100`)?.cfm?.value;
    if (expected === null) expect(value).toBeUndefined();
    else expect(Number(value) / expected).toBeCloseTo(1, 2);
  });
  it.each(TAGS)('%s is a tag', (head) => {
    expect(firstRow(`${head}\tCFM\tESP\nEF-1\t1000\t0.5\nEF-2\t900\t0.5`)?.tag?.value).toBe('EF-1');
  });
  it.each(SUPPLIES)('%s is a supply', (head) => {
    const hasCyclesFirst = /C(?:Y[A-Z]*)?\/P/.test(head);
    const cell = hasCyclesFirst ? '208/60/3' : '208/3/60';
    const row = firstRow(`TAG\tCFM\tESP\t${head}\nEF-1\t1000\t0.5\t${cell}\nEF-2\t1000\t0.5\t${cell}`);
    expect([row?.voltage?.value, row?.phase?.value]).toEqual([208, 3]);
  });
});
