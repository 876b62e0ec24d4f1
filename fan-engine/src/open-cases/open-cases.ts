/** A check case with figures from outside the engine or worked once by hand. */
export interface OpenCase {
  readonly title: string;
  readonly inputs: string;
  readonly expected: readonly number[];
  readonly tolerance: { readonly relative: number } | { readonly absolute: number };
  readonly source: string;
}

export const OPEN_CASES = {
  O01: {
    title: 'Fan law 3 (flow -> power)',
    inputs: '15,800 cfm at 6.3 bhp, new flow 20,000 cfm -> bhp',
    expected: [12.77789],
    tolerance: { relative: 0.0005 },
    source: 'Calculated Industries Sheet Metal/HVAC Pro Calc user guide p.77 (manualshive.com)',
  },
  O02: {
    title: 'Fan laws with speed and density',
    inputs: '14,410 cfm, 22.5 in.wg, 154 hp at 1180 rpm, 0.0308 lb/ft3 -> 1187 rpm, 0.0332 lb/ft3: cfm, in.wg, hp',
    expected: [14500.8544, 24.5509, 169.0344],
    tolerance: { relative: 0.001 },
    source: 'ORNL AMO-Tools-Suite tests/cpp/Fan.unit.cpp FanCurve row 2 (includes compressibility, hence 0.1 %)',
  },
  O03: {
    title: 'Altitude and temperature correction',
    inputs: '7,500 cfm, 1.5 in.wg at 6,000 ft and 200 F; table bhp 3.53: density factor, table sp, actual bhp',
    expected: [0.643, 2.33, 2.27],
    tolerance: { relative: 0.004 },
    source: 'Loren Cook catalogue page "Use of Air Density Factors - An Example" (scribd 217380438)',
  },
  O04: {
    title: 'Density factors',
    inputs: '(5000 ft,70 F), (10000 ft,70 F), (2000 ft,100 F)',
    expected: [0.832, 0.688, 0.88],
    tolerance: { relative: 0.002 },
    source: 'same Loren Cook table',
  },
  O05: {
    title: 'Standard atmosphere psia',
    inputs: '1000 ft, 10000 ft',
    expected: [14.175, 10.108],
    tolerance: { absolute: 0.005 },
    source: 'psychrolib test_GetStandardAtmPressure (ASHRAE 2017 ch.1 Table 1)',
  },
  O06: {
    title: 'Saturation pressure',
    inputs: '77 F -> psia',
    expected: [0.45973],
    tolerance: { relative: 0.0003 },
    source: 'psychrolib test_GetSatVapPres',
  },
  O07: {
    title: 'Moist air',
    inputs: '86 F, W 0.02: h Btu/lb; density at 14.175 psia lb/ft3',
    expected: [42.6168, 0.0692907720594],
    tolerance: { relative: 0.0003 },
    source: 'psychrolib test_MoistAir',
  },
  O08: {
    title: 'Moist air state from wet bulb',
    inputs: '100 F db, 65 F wb, 14.696 psia: W, RH, h, v',
    expected: [0.00523, 0.13, 29.8, 14.22],
    tolerance: { relative: 0.02 },
    source: 'ASHRAE 2017 ch.1 Example 1 via psychrolib test_AllPsychrometrics',
  },
  O09: {
    title: 'Humidity ratio from wet bulb',
    inputs: '86 F db, 77 F wb, 14.175 psia',
    expected: [0.0187193288],
    tolerance: { relative: 0.0003 },
    source: 'psychrolib test_HumRatio_TWetBulb',
  },
  O10: {
    title: 'Moist air density',
    inputs: '45 F, 50 % RH, 29.28 in.Hg -> lb/ft3',
    expected: [0.0767611631],
    tolerance: { relative: 0.001 },
    source: 'AMO-Tools-Suite BaseGasDensity test 4',
  },
  O11: {
    title: 'FEI',
    inputs: '1.0 m3/s (2118.88 cfm), 100 Pa (0.40146 in.wg), 1.2 kg/m3, 1000 W -> FEI total basis',
    expected: [0.4917],
    tolerance: { absolute: 0.0015 },
    source: 'EnergyPlus unit test SystemFanObj_FanEnergyIndex (0.4917 +-0.001, SI constants)',
  },
  O12: {
    title: 'FEI large fan',
    inputs: '80,364 cfm, 10 in.wg total, 0.07024 lb/ft3, 150 kW input',
    expected: [1.0776769],
    tolerance: { relative: 0.001 },
    source:
      'AMO-Tools-Suite FanEnergyIndex test (AMO feeds shaft power to the motor polynomial; AMCA 208 motor output: 1.0773)',
  },
  O13: {
    title: 'NEC three-phase FLA',
    inputs: '10 hp 460 V, 5 hp 208 V, 25 hp 230 V',
    expected: [14, 16.7, 68],
    tolerance: { absolute: 0 },
    source: 'NEC Table 430.250',
  },
  O14: {
    title: 'NEC single-phase FLA',
    inputs: '1/2 hp 115 V, 2 hp 230 V, 1 hp 277 V (scaled)',
    expected: [9.8, 12, 6.643],
    tolerance: { relative: 0.001 },
    source: 'NEC Table 430.248; 277 V by rule',
  },
  O15: {
    title: 'Motor nominal efficiency',
    inputs: 'premium TEFC 4-pole 5 hp; ODP 4-pole 20 hp; TEFC 4-pole 3 hp; small polyphase 4-pole 3/4 hp',
    expected: [89.5, 93.0, 89.5, 81.1],
    tolerance: { absolute: 0 },
    source: 'NEMA MG-1 T12-12; openstudio-standards 90.1-2019; 10 CFR 431.446',
  },
  O16: {
    title: 'Belt efficiency at 5 hp',
    inputs: 'AMCA 207/208 formula; EnergyPlus medium, high, low',
    expected: [0.94266, 0.94299, 0.96142, 0.91569],
    tolerance: { relative: 0.0005 },
    source: 'formulas: AMO FanEnergyIndex.h and EnergyPlus table 68',
  },
  O17: {
    title: 'Motor output and input kW',
    inputs:
      'KUB245 at 9000 cfm / 3.0 in.wg belt drive; 7.5 hp TEFC premium (91.7 %): motor output hp, kW (nominal efficiency)',
    expected: [6.397, 5.202],
    tolerance: { relative: 0.01 },
    source: 'worked by hand from the tables of this room (demo catalogue)',
  },
  O18: {
    title: 'AMCA class (I=1,II=2,III=3)',
    inputs: '4.5 in.wg at 3,500 fpm',
    expected: [2],
    tolerance: { absolute: 0 },
    source: 'engineeringtoolbox.com fan-amca-class-d_911',
  },
  O25: {
    title: 'Stevens loudness index at 60 dB',
    inputs: '63..8000 Hz index, then total for flat 60 dB',
    expected: [1.56, 2.44, 3.4, 4.1, 4.9, 5.8, 7.0, 8.3, 17.06],
    tolerance: { relative: 0.003 },
    source: 'ANSI S3.4-1980 table row (from memory), total by S = Sm + 0.3 (sum - Sm)',
  },
  O26: {
    title: 'Sones and dBA with distance',
    inputs: 'Lw 72 74 70 64 60 56 52 46: sones 5 ft, dBA 5 ft, sones 10 ft, dBA 10 ft',
    expected: [7.86, 55.48, 5.373, 49.46],
    tolerance: { relative: 0.005 },
    source: 'sound procedure, worked by hand',
  },
  O27: {
    title: 'Speed search',
    inputs: 'family bi_sw, D 24.5 in, 9,000 cfm, 3.0 in.wg, std air: rpm, bhp, static efficiency, outlet velocity',
    expected: [1242.7, 6.047, 0.7039, 2056.3],
    tolerance: { relative: 0.01 },
    source: 'worked by hand from the tables of this room (demo curves)',
  },
  O28: {
    title: 'Speed search at altitude',
    inputs: 'same fan and duty at 5,000 ft, 90 F: rpm, bhp, bhp at std density',
    expected: [1335.9, 5.925, 7.389],
    tolerance: { relative: 0.01 },
    source: 'worked by hand from the tables of this room',
  },
  O29: {
    title: 'FEI of the selection',
    inputs: 'O27 with 7.5 hp: total pressure, FEI (total basis)',
    expected: [3.2631, 1.335],
    tolerance: { relative: 0.01 },
    source: 'worked by hand from the tables of this room',
  },
  O30: {
    title: 'Sound of the selection',
    inputs: 'O27: Lw 63 Hz, Lw 250 Hz (blade pass band), LwA, sones at 5 ft',
    expected: [95.8, 96.8, 92.2, 36.25],
    tolerance: { relative: 0.015 },
    source: 'worked by hand from the tables of this room (Kw method)',
  },
  O33: {
    title: 'Operating cost',
    inputs: '2.5 kW, 7 days, 8 h, 0.10/kWh',
    expected: [730.0],
    tolerance: { absolute: 0.005 },
    source: 'specification, business constants',
  },
  O34: {
    title: 'HVLS quantity',
    inputs: '40,000 ft2 with two 7,250 ft2 fans already placed; then 5,000 ft2 with one already placed',
    expected: [4, 1],
    tolerance: { absolute: 0 },
    source: 'specification, business constants',
  },
  O35: {
    title: 'Filter bank',
    inputs: '2 in MERV 8 + 2 in MERV 13 at 300 fpm, clean, std air',
    expected: [0.3147],
    tolerance: { relative: 0.005 },
    source: 'component data of this room, worked by hand',
  },
  O36: {
    title: 'CFEI of KHL-24',
    inputs: '204,700 cfm, 24 ft, 1.057 kW',
    expected: [1.209],
    tolerance: { relative: 0.005 },
    source: 'ceiling fan formulas, worked by hand',
  },
} as const satisfies Record<string, OpenCase>;
export type OpenCaseId = keyof typeof OPEN_CASES;
