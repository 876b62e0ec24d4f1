import type { QuantityKind } from './kinds.ts';

/** A unit with its spellings, written as `bareUnit` leaves them: small letters, no spaces, points, hyphens or accents. */
export interface UnitRow {
  readonly symbol: string;
  readonly factor: number;
  /** Added before the factor is applied: degrees Celsius. */
  readonly offset?: number;
  readonly names: string;
}

// 1 in. wg at 4 °C is 249.089 Pa; 1 cfm is 0.471947 L/s (NIST SP 811).
const PASCAL = 1 / 249.089;
const LITRE_PER_SECOND = 1 / 0.471947;
const CUBIC_METRE_PER_HOUR = LITRE_PER_SECOND / 3.6;
const MM_WG = PASCAL * 9.80665;
const WATT = 1 / 745.7;
const BTUH_OF_WATT = 3.412142;
/** A pound is 0.45359237 kg, a foot 0.3048 m. */
const KILOGRAM_PER_CUBIC_METRE = 0.3048 ** 3 / 0.45359237;

const AIRFLOW: readonly UnitRow[] = [
  {
    symbol: 'cfm',
    factor: 1,
    names:
      'cfm acfm cfms ft3/min ft3/m ft3min cuft/min cuftpermin cuft/m cuftmin cubicfeet/min cubicfeetperminute cubicfeetpermin ftcu/min pi3/min pie3/min pies3/min pcm ft^3/min',
  },
  { symbol: 'kcfm', factor: 1000, names: 'kcfm cfmx1000 cfm×1000 cfm*1000 x1000cfm 1000cfm cfm/1000 1000scfm cfmk' },
  { symbol: 'cfh', factor: 1 / 60, names: 'cfh ft3/h ft3/hr cuft/h cuft/hr' },
  { symbol: 'cfs', factor: 60, names: 'cfs ft3/s ft3/sec cuft/s cuft/sec' },
  {
    symbol: 'L/s',
    factor: LITRE_PER_SECOND,
    names:
      'l/s lps ls l/sec l/seg l/second lit/s litre/s litres/s liter/s liters/s litrepersecond litrespersecond literspersecond literpersecond litrosporsegundo litros/s dm3/s l/sek lsec',
  },
  { symbol: 'L/min', factor: LITRE_PER_SECOND / 60, names: 'l/min lpm litres/min liters/min' },
  { symbol: 'L/h', factor: LITRE_PER_SECOND / 3600, names: 'l/h lph l/hr' },
  {
    symbol: 'm³/h',
    factor: CUBIC_METRE_PER_HOUR,
    names:
      'm3/h m3/hr m3h m3hr m3/hour m3/hora m3/heure m3/std m3/stunde cmh cum/h cum/hr cbm/h cbm/hr cmph mc/h m3perhour cubicmetersperhour cubicmetresperhour metroscubicosporhora m^3/h m3ph m3h1 m3/hrs cumtr/hr m3xh',
  },
  { symbol: 'm³/min', factor: CUBIC_METRE_PER_HOUR * 60, names: 'm3/min cmm m3min cum/min m3/mn cbm/min m^3/min' },
  {
    symbol: 'm³/s',
    factor: LITRE_PER_SECOND * 1000,
    names: 'm3/s m3/sec m3s m3/seg cms cum/s cum/sec cumecs m3/sek cbm/s m^3/s m3/second m3s1',
  },
];

const PRESSURE: readonly UnitRow[] = [
  {
    symbol: 'in. wg',
    factor: 1,
    names:
      'inwg inwc inwcg inswg inswc inchwg incheswg inchwc incheswc inh2o inh20 insh2o inchesh2o inchh2o inofh2o inofwg inofwc inofwater inwtr inwater incheswater incheswatergauge incheswatergage incheswatercolumn incheswc inchesofwater inchesofwatergauge inchesofwatercolumn inwatergauge inwatergage inwatercolumn inchwatergauge inchwatercolumn inchwater inchofwater iwg iwc iwcg wg wc wcg h2o h20 inaq inwgauge inwgage inw inwgd "wg "wc "ca "cda "h2o "h20 "wcg "w in"wg "inwg "aq "wtr wg" wc" " in ins inch inches "in pulg pulgadas pulgca pulgcda pulgadasca pulgadascda pulgcolumnadeagua pulgdeca pulgwg pulgadasdeagua poce pouceeau pocdeau pouceseau pocolonnedeau inca ince inwsp inwggage inwgesp inwcesp inwgsp inwcsp',
  },
  {
    symbol: 'mm wg',
    factor: MM_WG,
    names:
      'mmwg mmwc mmh2o mmh20 mmaq mmca mmcda mmcdea mmcdagua mmcagua mmce mmws mmwater mmwatercolumn mmwatergauge mmofwater mmofwatercolumn mmofwatergauge mmw mmwcg mmdeca mmdecolumnadeagua mmcolumnadeagua mmcolonnedeau mmdece mmwassersaule kgf/m2 kg/m2 kp/m2',
  },
  { symbol: 'cm wg', factor: MM_WG * 10, names: 'cmwg cmwc cmh2o cmca cmce cmws' },
  { symbol: 'm wg', factor: MM_WG * 1000, names: 'mwg mwc mh2o mca mce mws' },
  { symbol: 'ft wg', factor: 12, names: 'ftwg ftwc fth2o ftofwater fthd feetwg feetwc ftwater' },
  { symbol: 'Pa', factor: PASCAL, names: 'pa pas pascal pascals pascales n/m2 newton/m2 paext paest' },
  { symbol: 'daPa', factor: PASCAL * 10, names: 'dapa' },
  { symbol: 'hPa', factor: PASCAL * 100, names: 'hpa hectopascal hectopascals mbar mbars millibar millibars mb' },
  { symbol: 'kPa', factor: PASCAL * 1000, names: 'kpa kilopascal kilopascals' },
  { symbol: 'MPa', factor: PASCAL * 1e6, names: 'megapascal' },
  { symbol: 'bar', factor: PASCAL * 1e5, names: 'bar bars' },
  {
    symbol: 'psi',
    factor: 6894.757 * PASCAL,
    names: 'psi psig lb/in2 lbs/in2 lbf/in2 lb/sqin poundspersquareinch lbsqin',
  },
  { symbol: 'psf', factor: 47.88026 * PASCAL, names: 'psf lb/ft2 lbs/ft2 lbf/ft2 lb/sqft' },
  { symbol: 'oz/in²', factor: 430.9223 * PASCAL, names: 'osi oz/in2 ozpersqin oz/sqin' },
  { symbol: 'in. Hg', factor: 3386.389 * PASCAL, names: 'inhg "hg incheshg inchesofmercury' },
  { symbol: 'mm Hg', factor: 133.3224 * PASCAL, names: 'mmhg torr' },
  { symbol: 'atm', factor: 101325 * PASCAL, names: 'atm' },
];

const POWER: readonly UnitRow[] = [
  { symbol: 'hp', factor: 1, names: 'hp mhp horsepower horsepowers hpmotor motorhp nhp hps' },
  { symbol: 'kW', factor: 1000 * WATT, names: 'kw kilowatt kilowatts kilovatios kwatt kwatts kws bkw brakekw' },
  { symbol: 'W', factor: WATT, names: 'w watt watts vatios wts wattmax' },
  // The metric horsepower is 735.499 W.
  { symbol: 'PS', factor: 735.499 * WATT, names: 'ps cv ch' },
];

const BRAKE_POWER: readonly UnitRow[] = [...POWER, { symbol: 'hp', factor: 1, names: 'bhp brakehp brakehorsepower' }];

const HEAT: readonly UnitRow[] = [
  { symbol: 'Btu/h', factor: 1, names: 'btu/h btuh btu/hr btuhr btu btus btu/hour btusperhour btuperhour bthu' },
  {
    symbol: 'MBH',
    factor: 1000,
    names:
      'mbh mbtuh mbtu/h mbtu/hr mbtu kbtu/h kbtuh kbtu/hr kbtu kbh 1000btuh 1000btu/h 1000btu/hr btuhx1000 btu/hx1000 btu/hrx1000 mbhs',
  },
  { symbol: 'MMBtu/h', factor: 1e6, names: 'mmbh mmbtu/h mmbtuh mmbtu/hr mmbtu' },
  { symbol: 'kW', factor: 1000 * BTUH_OF_WATT, names: 'kw kilowatt kilowatts kws' },
  { symbol: 'W', factor: BTUH_OF_WATT, names: 'w watt watts' },
  { symbol: 'MW', factor: 1e6 * BTUH_OF_WATT, names: 'megawatt megawatts' },
  { symbol: 'kcal/h', factor: 3.968321, names: 'kcal/h kcal/hr kcalh' },
  { symbol: 'tons', factor: 12_000, names: 'ton tons tr' },
  { symbol: 'therm/h', factor: 100_000, names: 'therm/h therms/h therm/hr' },
];

const ELECTRIC_HEAT: readonly UnitRow[] = [
  { symbol: 'kW', factor: 1, names: 'kw kilowatt kilowatts kws kwatt' },
  { symbol: 'W', factor: 0.001, names: 'w watt watts' },
  { symbol: 'MBH', factor: 1 / BTUH_OF_WATT, names: 'mbh mbtuh mbtu/h mbtu/hr kbtu/h kbtuh kbtu/hr' },
  { symbol: 'Btu/h', factor: 0.001 / BTUH_OF_WATT, names: 'btu/h btuh btu/hr btuhr btu' },
];

const COOLING: readonly UnitRow[] = [
  {
    symbol: 'tons',
    factor: 1,
    names:
      'ton tons tn tns tr tonsr tonscooling nominaltons nomtons tonnes toneladas rt tonref tonsref tonsofcooling tonscool tonnage',
  },
  { symbol: 'MBH', factor: 1 / 12, names: 'mbh mbtuh kbtu/h kbtuh' },
  { symbol: 'Btu/h', factor: 1 / 12_000, names: 'btu/h btuh btu/hr' },
  { symbol: 'kW', factor: BTUH_OF_WATT / 12, names: 'kw kilowatt kilowatts kwr kwt' },
];

const TEMPERATURE: readonly UnitRow[] = [
  { symbol: '°F', factor: 1, names: '°f f degf deg f °fdb fdb °db °fahrenheit fahrenheit degreesf °' },
  { symbol: '°C', factor: 1.8, offset: 32 / 1.8, names: '°c c degc °cdb cdb celsius degreesc' },
  { symbol: 'K', factor: 1.8, offset: -255.372222, names: 'kelvin' },
];

const RISE: readonly UnitRow[] = [
  {
    symbol: '°F',
    factor: 1,
    names: '°f f degf f° δ°f deltaf °ft fdeg degreesf ° deg degs degree degrees δt °fdb fahrenheit fdt',
  },
  { symbol: '°C', factor: 1.8, names: '°c c degc k kelvin δ°c δk celsius °k degreesc' },
];

const SONES: readonly UnitRow[] = [{ symbol: 'sones', factor: 1, names: 'sone sones sonios' }];
const DECIBELS: readonly UnitRow[] = [{ symbol: 'dBA', factor: 1, names: 'dba db(a) dba) db dba1m' }];

const LENGTH: readonly UnitRow[] = [
  { symbol: 'ft', factor: 1, names: "ft feet foot ' pies pieds lf" },
  { symbol: 'in', factor: 1 / 12, names: '" in inch inches' },
  { symbol: 'm', factor: 1 / 0.3048, names: 'm meter meters metre metres metros' },
  { symbol: 'cm', factor: 1 / 30.48, names: 'cm' },
  { symbol: 'mm', factor: 1 / 304.8, names: 'mm' },
];
const ALTITUDE: readonly UnitRow[] = [
  {
    symbol: 'ft',
    factor: 1,
    names:
      "ft feet ' ftasl ftamsl ftelev ftelevation ftaltitude feetelevation feetaltitude feetasl ftalt ftabovesealevel",
  },
  {
    symbol: 'm',
    factor: 1 / 0.3048,
    names: 'm masl msnm meters metres m elevation melevation maltitude mamsl munn munm',
  },
];
const AREA: readonly UnitRow[] = [
  { symbol: 'ft²', factor: 1, names: 'ft2 sf sqft sqfeet squarefeet squarefoot sqfoot ft^2 pies2 pi2' },
  { symbol: 'm²', factor: 10.76391, names: 'm2 sqm squaremeters squaremetres m^2 qm' },
];

/** Of the quantities that product data, drawings and manufacturers' schedules give; US, Canadian and European spellings. */
export const UNIT_TABLE: Readonly<Record<QuantityKind, readonly UnitRow[]>> = {
  airflow: AIRFLOW,
  pressure: PRESSURE,
  power: POWER,
  brakePower: BRAKE_POWER,
  heat: HEAT,
  electricHeat: ELECTRIC_HEAT,
  cooling: COOLING,
  temperature: TEMPERATURE,
  temperatureRise: RISE,
  sones: SONES,
  decibels: DECIBELS,
  bandLevel: [{ symbol: 'dB', factor: 1, names: 'db decibel decibels dbre1pw dbre1012w' }],
  length: LENGTH,
  altitude: ALTITUDE,
  area: AREA,
  velocity: [
    { symbol: 'fpm', factor: 1, names: 'fpm ft/min ftpm' },
    { symbol: 'm/s', factor: 196.8504, names: 'm/s m/sec mps' },
  ],
  speed: [
    { symbol: 'rpm', factor: 1, names: 'rpm r/min rev/min 1/min u/min tr/min min1 rpms frpm' },
    { symbol: 'rev/s', factor: 60, names: 'rev/s revs/s r/s rps 1/s tr/s u/s s1' },
    { symbol: 'rad/s', factor: 30 / Math.PI, names: 'rad/s rad/sec' },
  ],
  density: [
    { symbol: 'lb/ft³', factor: 1, names: 'lb/ft3 lbs/ft3 lbm/ft3 lb/cuft lbs/cuft pcf lb/ft^3 lbm/ft^3' },
    { symbol: 'kg/m³', factor: KILOGRAM_PER_CUBIC_METRE, names: 'kg/m3 kg/m^3 kgm3 kg/cum g/l g/dm3' },
  ],
  current: [
    { symbol: 'A', factor: 1, names: 'a amp amps ampere amperes fla' },
    { symbol: 'mA', factor: 0.001, names: 'ma' },
  ],
  voltage: [
    { symbol: 'V', factor: 1, names: 'v volt volts vac voltios' },
    { symbol: 'kV', factor: 1000, names: 'kv' },
  ],
  frequency: [{ symbol: 'Hz', factor: 1, names: 'hz hertz cyc cycles cycle cps c' }],
  weight: [
    { symbol: 'lb', factor: 1, names: 'lb lbs pounds #' },
    { symbol: 'kg', factor: 2.204623, names: 'kg kgs' },
  ],
  count: [{ symbol: '', factor: 1, names: 'ea each pc pcs unit units no nos x stk ud uds' }],
};
