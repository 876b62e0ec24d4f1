import { operatingPoint, requiredPoint, shownFei } from '@specbuilder/shared-contracts/domain';
import type { ItemValues } from '../../../mf-projects/src/items/items/item-values.ts';
import type { DeliverableItem } from '../../src/deliverables/subject/subject.ts';
import {
  cooled,
  driven,
  gasInput,
  gasPressure,
  heated,
  mbhOf,
  ofCeilingFan,
  otherPoint,
  outdoorAirflow,
  rated,
  tenths,
} from './value-readers.ts';

/**
 * A value of the API under its name on the screen of a project, in the CSV, in Revit, and in IFC with the factor to its SI unit
 * and, for a temperature, what is added before it.
 */
export interface SameValue {
  readonly of: (item: DeliverableItem) => number | null;
  readonly screen?: NumbersOnScreen;
  readonly csv?: string;
  readonly revit?: string;
  readonly revitFactor?: number;
  readonly ifc?: readonly [name: string, factor: number, added?: number];
  /** Of a bounded property in IFC the bound that it is, in place of its value. */
  readonly bound?: 'lower' | 'upper';
}

type NumbersOnScreen = {
  [Name in keyof ItemValues]: ItemValues[Name] extends number | null ? Name : never;
}[keyof ItemValues];

/** A temperature of IFC is in kelvin. */
const inKelvin = (name: string) => [name, 5 / 9, 459.67] as const;

const DEFAULT_HERTZ = 60;
const BANDS_HZ = [63, 125, 250, 500, 1000, 2000, 4000, 8000];
const PATHS = { Inlet: 'inletSoundPower', Outlet: 'soundPower', Radiated: 'radiatedSoundPower' } as const;

/** Sound power of each path by octave band, 'InletSoundPower63Hz'. */
const OCTAVE_BANDS: Readonly<Record<string, SameValue>> = Object.fromEntries(
  Object.entries(PATHS).flatMap(([path, levels]) =>
    BANDS_HZ.map((hertz, band) => [
      `${path} sound power at ${hertz} Hz`,
      { of: rated((rating) => rating[levels][band] ?? null), ifc: [`${path}SoundPower${hertz}Hz`, 1] as const },
    ]),
  ),
);

export const VALUES: Readonly<Record<string, SameValue>> = {
  'required airflow': {
    of: ({ item }) => item.rating?.requiredCfm ?? item.hvls?.cfm ?? null,
    csv: 'cfm',
    revit: 'SB_Airflow',
    ifc: ['NominalAirFlowRate', 0.00047194745],
  },
  'delivered airflow': {
    of: ({ item }) => item.rating?.cfm ?? item.hvls?.cfm ?? null,
    screen: 'cfm',
    revit: 'SB_ActualAirflow',
    ifc: ['OperatingAirFlowRate', 0.00047194745],
  },
  'required ESP': {
    of: rated((rating) => requiredPoint(rating).externalStaticPressure),
    csv: 'esp',
    revit: 'SB_ExternalStaticPressure',
    ifc: ['ExternalStaticPressure', 249.08891],
  },
  'required TSP': {
    of: rated((rating) => requiredPoint(rating).totalStaticPressure),
    revit: 'SB_TotalStaticPressure',
    ifc: ['NominalStaticPressure', 249.08891],
  },
  'operating ESP': {
    of: rated((rating) => operatingPoint(rating).externalStaticPressure),
    screen: 'staticPressure',
  },
  'airflow other than required': { of: rated(otherPoint(({ cfm }) => cfm)), csv: 'opCfm' },
  'ESP at it': { of: rated(otherPoint(({ externalStaticPressure }) => externalStaticPressure)), csv: 'opEsp' },
  'operating TSP': {
    of: rated((rating) => operatingPoint(rating).totalStaticPressure),
    csv: 'tsp',
    revit: 'SB_ActualTotalStaticPressure',
    ifc: ['OperatingStaticPressure', 249.08891],
  },
  speed: {
    of: ({ item }) => item.rating?.rpm ?? item.hvls?.rpm ?? null,
    screen: 'rpm',
    revit: 'SB_FanRPM',
    ifc: ['NominalRotationSpeed', 1 / 60],
  },
  power: { of: rated(({ totalBhp }) => totalBhp), csv: 'bhp', revit: 'SB_BHP', ifc: ['ShaftPower', 745.69987] },
  sones: {
    of: rated(({ soundSones }) => soundSones),
    screen: 'sones',
    csv: 'sones',
    revit: 'SB_Sones',
    ifc: ['Sones', 1],
  },
  dBA: {
    of: ({ item }) => item.rating?.soundDba ?? item.hvls?.noise ?? null,
    csv: 'dba',
    revit: 'SB_dBA',
    ifc: ['SoundPressureLevelDba', 1],
  },
  'sound power': {
    of: rated(({ soundLwa }) => soundLwa ?? null),
    revit: 'SB_SoundPowerDBA',
    ifc: ['SoundPowerLevelDba', 1],
  },
  ...OCTAVE_BANDS,
  'distance of sones and dBA': {
    of: rated(({ soundDistance }) => soundDistance),
    revit: 'SB_SoundDistanceFt',
    ifc: ['SoundDistance', 0.3048],
  },
  horsepower: {
    of: ({ item }) => item.motor.horsepower,
    screen: 'horsepower',
    csv: 'motorHp',
    revit: 'SB_MotorHP',
    ifc: ['NominalPowerRate', 745.69987],
  },
  'full-load amps': {
    of: ({ item }) => item.electricity.fullLoadAmps,
    csv: 'fla',
    revit: 'SB_FLA',
    ifc: ['RatedCurrent', 1],
  },
  MCA: {
    of: ({ item }) => item.voltage.minimumCircuitAmpacity,
    csv: 'mca',
    revit: 'SB_MCA',
    ifc: ['MinimumCircuitAmpacity', 1],
  },
  MOCP: {
    of: ({ item }) => item.voltage.maximumOvercurrentProtection,
    csv: 'mocp',
    revit: 'SB_MOCP',
    ifc: ['MaximumOvercurrentProtection', 1],
  },
  'rated load of a compressor': { of: ({ item }) => item.electricity.compressors?.ratedLoadAmps ?? null, csv: 'rla' },
  'locked rotor of a compressor': {
    of: ({ item }) => item.electricity.compressors?.lockedRotorAmps ?? null,
    csv: 'lra',
  },
  'short-circuit rating': {
    of: ({ item }) => item.shortCircuitKa ?? null,
    csv: 'sccr',
    revit: 'SB_ShortCircuitKA',
    ifc: ['ShortCircuitCurrentRating', 1000],
  },
  'input of the unit': {
    of: ({ item }) => item.electricity.inputKw,
    csv: 'inputKw',
    revit: 'SB_InputKW',
    ifc: ['ElectricalInput', 1000],
  },
  'input of the fan': {
    of: ({ item }) => item.rating?.inputKw ?? item.hvls?.inputKw ?? null,
    ifc: ['FanElectricalInput', 1000],
  },
  'connected load': {
    of: ({ item }) => item.electricity.apparentPower,
    screen: 'apparentPower',
    csv: 'kva',
    revit: 'SB_ConnectedLoad',
    revitFactor: 1000,
    ifc: ['ApparentPower', 1000],
  },
  'motor amps': {
    of: ({ item }) => item.electricity.motorAmps,
    csv: 'motorFla',
    revit: 'SB_MotorFLA',
    ifc: ['MotorFullLoadCurrent', 1],
  },
  FEI: { of: rated(({ energy }) => shownFei(energy)), screen: 'fei', csv: 'fei' },
  'FEI or CFEI': {
    of: ({ item }) => (item.rating ? shownFei(item.rating.energy) : (item.hvls?.cfei ?? null)),
    revit: 'SB_FEI',
  },
  CFEI: { of: ofCeilingFan(({ cfei }) => cfei), csv: 'cfei' },
  FEP: { of: ({ item }) => item.rating?.energy.fep ?? item.hvls?.inputKw ?? null, csv: 'fep', revit: 'SB_FEP' },
  'fastest speed in IFC': {
    of: ({ item }) => item.rating?.maximumRpm ?? item.hvls?.rpm ?? null,
    ifc: ['NominalRotationSpeed', 1 / 60],
    bound: 'upper',
  },
  'fastest speed': { of: ({ item }) => item.rating?.maximumRpm ?? item.hvls?.rpm ?? null, csv: 'maxRpm' },
  'outlet velocity': { of: rated(({ outletVelocity }) => outletVelocity), csv: 'ov' },
  'diameter of a ceiling fan': { of: ofCeilingFan(({ diameter }) => diameter), csv: 'dia' },
  'blades of a ceiling fan': { of: ofCeilingFan(({ blades }) => blades), csv: 'blades' },
  'area that a ceiling fan covers': {
    of: ofCeilingFan(({ coveredSquareFootage }) => coveredSquareFootage),
    csv: 'coverage',
  },
  belts: { of: driven((drive) => drive.belts), csv: 'belts' },
  'sheave of the motor': { of: driven(({ motorSheaveIn }) => motorSheaveIn), csv: 'motorSheave' },
  'sheave of the fan': { of: driven(({ fanSheaveIn }) => fanSheaveIn), csv: 'fanSheave' },
  'speed of the belts': { of: driven(({ beltSpeed }) => beltSpeed), csv: 'beltSpeed' },
  'heat input': { of: gasInput, csv: 'inMbh' },
  'heat input of gas and of electricity': {
    of: ({ item }) => mbhOf(item.heating?.inputBtus),
    revit: 'SB_HeatingInputMBH',
  },
  'heat input in W': {
    of: ({ item: { heating } }) => (heating?.fuel === 'gas' ? heating.inputBtus : null),
    ifc: ['InputCapacity', 0.29307107],
  },
  'heat input at the least fire in W': {
    of: ({ item: { heating } }) => (heating?.fuel === 'gas' ? heating.inputBtus / heating.turndown : null),
    ifc: ['InputCapacity', 0.29307107],
    bound: 'lower',
  },
  'hottest discharge': {
    of: heated(({ dischargeTemperature, maximumDischargeTemperature }) =>
      dischargeTemperature === null ? null : maximumDischargeTemperature,
    ),
    ifc: inKelvin('DischargeTemperature'),
    bound: 'upper',
  },
  'least gas pressure in tenths': { of: (item) => tenths(gasPressure('min')(item)), csv: 'gasMin' },
  'most gas pressure in tenths': { of: (item) => tenths(gasPressure('max')(item)), csv: 'gasMax' },
  'least gas pressure': {
    of: gasPressure('min'),
    revit: 'SB_GasPressureMin',
    ifc: ['GasInletPressure', 249.08891],
    bound: 'lower',
  },
  'most gas pressure': {
    of: gasPressure('max'),
    revit: 'SB_GasPressureMax',
    ifc: ['GasInletPressure', 249.08891],
    bound: 'upper',
  },
  'efficiency of the heater': { of: heated(({ efficiency }) => efficiency), ifc: ['ThermalEfficiency', 1] },
  'efficiency of the heater, %': { of: heated(({ efficiency }) => Math.round(efficiency * 100)), csv: 'eff' },
  'turndown of the burner': { of: heated(({ turndown }) => tenths(turndown)), csv: 'turndown' },
  'rise at high fire': { of: heated(({ temperatureRise }) => tenths(temperatureRise)), csv: 'maxRise' },
  'air entering the heater': {
    of: heated(({ dischargeTemperature, requiredRise }) =>
      tenths(dischargeTemperature === null ? null : dischargeTemperature - requiredRise),
    ),
    csv: 'eat',
  },
  'air leaving the heater in K': {
    of: heated(({ dischargeTemperature }) => dischargeTemperature),
    ifc: inKelvin('DischargeTemperature'),
  },
  'gas at full fire': {
    of: ({ item }) => item.heating?.gasFlowCfh ?? null,
    revit: 'SB_GasFlowCFH',
    ifc: ['GasFlowRate', 0.00047194745 / 60],
  },
  'kW of an electric heater': {
    of: ({ item }) => (item.heating?.fuel === 'electric' ? item.heating.outputKws : null),
    revit: 'SB_HeatingOutputKW',
  },
  'kW of an electric heater in tenths': {
    of: ({ item: { heating } }) => (heating?.fuel === 'electric' ? tenths(heating.outputKws) : null),
    csv: 'kw',
  },
  'rise of the design day': {
    of: ({ item }) => tenths(item.heating?.requiredRise),
    csv: 'rise',
    revit: 'SB_HeatingRequiredRiseF',
  },
  'heat output': { of: ({ item }) => mbhOf(item.heating?.outputBtus), csv: 'outMbh', revit: 'SB_HeatingOutputMBH' },
  'air leaving the heater': {
    of: ({ item }) => tenths(item.heating?.dischargeTemperature),
    csv: 'lat',
    revit: 'SB_HeatingLeavingAirF',
  },
  'total cooling': { of: ({ item }) => mbhOf(item.cooling?.totalBtus), csv: 'clgTot', revit: 'SB_CoolingTotalMBH' },
  'sensible cooling': {
    of: ({ item }) => mbhOf(item.cooling?.sensibleBtus),
    csv: 'clgSens',
    revit: 'SB_CoolingSensibleMBH',
  },
  weight: { of: ({ item }) => item.weightLb ?? null, screen: 'weightLb', csv: 'weight', revit: 'SB_WeightLb' },
  'heat output in W': { of: ({ item }) => item.heating?.outputBtus ?? null, ifc: ['OutputCapacity', 0.29307107] },
  'total cooling in W': {
    of: ({ item }) => item.cooling?.totalBtus ?? null,
    ifc: ['TotalCoolingCapacity', 0.29307107],
  },
  'sensible cooling in W': {
    of: ({ item }) => item.cooling?.sensibleBtus ?? null,
    ifc: ['SensibleCoolingCapacity', 0.29307107],
  },
  'air entering the coil, dry bulb': {
    of: cooled(({ enteringDryBulb }) => enteringDryBulb),
    csv: 'eatDb',
    ifc: inKelvin('EnteringDryBulbTemperature'),
  },
  'air entering the coil, wet bulb': {
    of: cooled(({ enteringWetBulb }) => enteringWetBulb),
    csv: 'eatWb',
    ifc: inKelvin('EnteringWetBulbTemperature'),
  },
  'air leaving the coil, dry bulb': {
    of: cooled(({ leavingDryBulb }) => leavingDryBulb),
    csv: 'latDb',
    ifc: inKelvin('LeavingDryBulbTemperature'),
  },
  'air leaving the coil, wet bulb': {
    of: cooled(({ leavingWetBulb }) => leavingWetBulb),
    csv: 'latWb',
    ifc: inKelvin('LeavingWetBulbTemperature'),
  },
  IEER: { of: cooled(({ ieer }) => ieer), csv: 'ieer' },
  compressors: { of: ({ item }) => item.electricity.compressors?.count ?? null, csv: 'compressors' },
  'outdoor airflow': { of: outdoorAirflow, csv: 'oaCfm' },
  'nominal cooling': { of: ({ item }) => item.cooling?.tonnage ?? null, csv: 'tons', revit: 'SB_CoolingNominalTons' },
  phase: { of: ({ item }) => item.voltage.phase, revit: 'SB_Phase', ifc: ['NumberOfPhases', 1] },
  voltage: { of: ({ item }) => item.voltage.voltage, revit: 'SB_Voltage', ifc: ['RatedVoltage', 1] },
  frequency: {
    of: ({ row }) => row.configuration.specification.motorFrequency || DEFAULT_HERTZ,
    revit: 'SB_Frequency',
    ifc: ['NominalFrequencyRange', 1],
  },
};
