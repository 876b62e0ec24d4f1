import {
  type DutyPoint,
  deliversAsRequired,
  operatingPoint,
  requiredPoint,
  shownFei,
} from '@specbuilder/shared-contracts/domain';
import type { ItemValues } from '../../../mf-projects/src/items/items/item-values.ts';
import type { DeliverableItem } from '../../src/deliverables/subject/subject.ts';

/** A value of the API under its name on the screen of a project, in the CSV, in Revit, and in IFC with the factor to its SI unit. */
export interface SameValue {
  readonly of: (item: DeliverableItem) => number | null;
  readonly screen?: NumbersOnScreen;
  readonly csv?: string;
  readonly revit?: string;
  readonly revitFactor?: number;
  readonly ifc?: readonly [name: string, factor: number];
}

type NumbersOnScreen = {
  [Name in keyof ItemValues]: ItemValues[Name] extends number | null ? Name : never;
}[keyof ItemValues];

const rated =
  (of: (rating: NonNullable<DeliverableItem['item']['rating']>) => number | null) => (each: DeliverableItem) =>
    each.item.rating === null ? null : of(each.item.rating);

/** Of the operating point where it is another one than required. */
function otherPoint(of: (point: DutyPoint) => number) {
  return (rating: NonNullable<DeliverableItem['item']['rating']>) =>
    deliversAsRequired(rating) ? null : of(operatingPoint(rating));
}

const tenths = (value: number | null | undefined) => (value == null ? null : Number(value.toFixed(1)));
const mbhOf = (btus: number | null | undefined) => tenths(btus == null ? null : btus / 1000);
/** Electric heat has no input in MBH. */
const gasInput = ({ item: { heating } }: DeliverableItem) =>
  heating?.fuel === 'gas' ? mbhOf(heating.inputBtus) : null;

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
  'sound power of the outlet at 1 kHz': {
    of: rated(({ soundPower }) => soundPower[4] ?? null),
    ifc: ['OutletSoundPower1000Hz', 1],
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
  'heat input': { of: gasInput, csv: 'inMbh' },
  'gas at full fire': {
    of: ({ item }) => item.heating?.gasFlowCfh ?? null,
    revit: 'SB_GasFlowCFH',
    ifc: ['GasFlowRate', 0.00047194745 / 60],
  },
  'kW of an electric heater': {
    of: ({ item }) => (item.heating?.fuel === 'electric' ? item.heating.outputKws : null),
    revit: 'SB_HeatingOutputKW',
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
  'nominal cooling': { of: ({ item }) => item.cooling?.tonnage ?? null, csv: 'tons', revit: 'SB_CoolingNominalTons' },
  phase: { of: ({ item }) => item.voltage.phase, revit: 'SB_Phase', ifc: ['NumberOfPhases', 1] },
  voltage: { of: ({ item }) => item.voltage.voltage, revit: 'SB_Voltage', ifc: ['RatedVoltage', 1] },
};
