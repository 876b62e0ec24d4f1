import type { Measure, Product } from '@specbuilder/fan-engine/product';
import { operatingPoint, requiredPoint, roundedTo, shownFei } from '@specbuilder/shared-contracts/domain';
import { disconnectText, hertzOf, starterText } from '../facts/electrical-facts.ts';
import { gasPressureOf } from '../facts/item-air.ts';
import type { ItemBox } from '../facts/item-box.ts';
import { driveText, lineName } from '../facts/performance-facts.ts';
import { mbh } from '../facts/values.ts';
import { rated } from '../schedule/item-readers.ts';
import { sectionNumberOf } from '../specification/sections.ts';
import { servesText } from '../subject/serves.ts';
import type { DeliverableItem, DeliverableSubject } from '../subject/subject.ts';

import { PARAMETER_IDS } from './parameter-ids.ts';

/** Groups of Revit's file of shared parameters, by their number there. */
export const PARAMETER_GROUPS = {
  identity: 1,
  mechanical: 2,
  heating: 3,
  electrical: 4,
  physical: 5,
} as const;

const VOLT_AMPERES_PER_KVA = 1000;

type Value = string | number | null;

/** A shared parameter of Revit. */
interface SharedParameter {
  readonly name: keyof typeof PARAMETER_IDS;
  readonly guid: string;
  readonly group: keyof typeof PARAMETER_GROUPS;
  /** Whether equal units share it, or each unit has its own. */
  readonly scope: 'type' | 'instance';
  /** Type in the file of shared parameters. */
  readonly dataType: string;
  /** Type and unit in a type catalogue. */
  readonly declared: string;
  readonly of: (item: DeliverableItem, subject: DeliverableSubject, box: ItemBox) => Value;
}

/** Kinds of values, by type and by unit of type catalogues. */
const KINDS = {
  text: ['TEXT', 'OTHER##'],
  airflow: ['HVAC_AIR_FLOW', 'HVAC_AIR_FLOW##CUBIC_FEET_PER_MINUTE'],
  pressure: ['HVAC_PRESSURE', 'HVAC_PRESSURE##INCHES_OF_WATER'],
  number: ['NUMBER', 'OTHER##'],
  voltage: ['ELECTRICAL_POTENTIAL', 'ELECTRICAL_POTENTIAL##VOLTS'],
  integer: ['INTEGER', 'OTHER##'],
  frequency: ['ELECTRICAL_FREQUENCY', 'ELECTRICAL_FREQUENCY##HERTZ'],
  current: ['ELECTRICAL_CURRENT', 'ELECTRICAL_CURRENT##AMPERES'],
  apparentPower: ['ELECTRICAL_APPARENT_POWER', 'ELECTRICAL_APPARENT_POWER##VOLT_AMPERES'],
  length: ['LENGTH', 'LENGTH##INCHES'],
} as const;

function parameter(
  name: SharedParameter['name'],
  group: SharedParameter['group'],
  kind: keyof typeof KINDS,
  of: SharedParameter['of'],
  scope: SharedParameter['scope'] = 'type',
): SharedParameter {
  const [dataType, declared] = KINDS[kind];
  return { name, guid: PARAMETER_IDS[name], group, scope, dataType, declared, of };
}

/** As schedules print it. */
const tenthsOfMbh = (btus: number) => roundedTo(mbh(btus), 1);

export const SHARED_PARAMETERS: readonly SharedParameter[] = [
  parameter('SB_Tag', 'identity', 'text', ({ tag }) => tag, 'instance'),
  parameter('SB_Manufacturer', 'identity', 'text', (_item, { brand }) => brand.settings.brandName),
  parameter('SB_Model', 'identity', 'text', ({ item }) => item.modelDisplayAs),
  parameter('SB_ModelNumber', 'identity', 'text', ({ item }) => item.modelNumber ?? null),
  parameter('SB_Description', 'identity', 'text', (item) => lineName(item)),
  parameter('SB_SpecSection', 'identity', 'text', (item) => sectionNumberOf(item)),
  parameter('SB_Location', 'identity', 'text', servesText, 'instance'),
  parameter('SB_Notes', 'identity', 'text', ({ item }) => item.notes, 'instance'),
  parameter('SB_Airflow', 'mechanical', 'airflow', ({ item }) => item.rating?.requiredCfm ?? item.hvls?.cfm ?? null),
  parameter('SB_ActualAirflow', 'mechanical', 'airflow', ({ item }) => item.rating?.cfm ?? item.hvls?.cfm ?? null),
  parameter(
    'SB_ExternalStaticPressure',
    'mechanical',
    'pressure',
    ({ item }) => item.rating?.externalStaticPressure ?? null,
  ),
  parameter(
    'SB_TotalStaticPressure',
    'mechanical',
    'pressure',
    rated((rating) => requiredPoint(rating).totalStaticPressure),
  ),
  parameter(
    'SB_ActualTotalStaticPressure',
    'mechanical',
    'pressure',
    rated((rating) => operatingPoint(rating).totalStaticPressure),
  ),
  parameter('SB_FanRPM', 'mechanical', 'number', ({ item }) => item.rating?.rpm ?? item.hvls?.rpm ?? null),
  parameter('SB_BHP', 'mechanical', 'number', ({ item }) => item.rating?.totalBhp ?? null),
  parameter('SB_FEP', 'mechanical', 'number', ({ item }) => item.rating?.energy.fep ?? item.hvls?.inputKw ?? null),
  parameter('SB_FEI', 'mechanical', 'number', ({ item }) =>
    item.rating ? shownFei(item.rating.energy) : (item.hvls?.cfei ?? null),
  ),
  parameter('SB_DriveType', 'mechanical', 'text', (item) => driveText(item)),
  parameter('SB_FanClass', 'mechanical', 'text', ({ item }) => item.rating?.fanClass ?? null),
  parameter('SB_Sones', 'mechanical', 'number', ({ item }) => item.rating?.soundSones ?? null),
  parameter('SB_dBA', 'mechanical', 'number', ({ item }) => item.rating?.soundDba ?? item.hvls?.noise ?? null),
  parameter('SB_SoundDistanceFt', 'mechanical', 'number', ({ item }) => item.rating?.soundDistance ?? null),
  parameter('SB_SoundPowerDBA', 'mechanical', 'number', ({ item }) => item.rating?.soundLwa ?? null),
  parameter('SB_InletSoundPower', 'mechanical', 'text', ({ item }) => bandsText(item.rating?.inletSoundPower)),
  parameter('SB_OutletSoundPower', 'mechanical', 'text', ({ item }) => bandsText(item.rating?.soundPower)),
  parameter('SB_HeatingInputMBH', 'heating', 'number', ({ item }) =>
    item.heating == null ? null : tenthsOfMbh(item.heating.inputBtus),
  ),
  parameter('SB_HeatingOutputMBH', 'heating', 'number', ({ item }) =>
    item.heating == null ? null : tenthsOfMbh(item.heating.outputBtus),
  ),
  parameter('SB_Fuel', 'heating', 'text', ({ item }) => item.heating?.fuel ?? null),
  parameter('SB_HeatingOutputKW', 'heating', 'number', ({ item }) =>
    item.heating?.fuel === 'electric' ? item.heating.outputKws : null,
  ),
  parameter('SB_HeatingRequiredRiseF', 'heating', 'number', ({ item }) => tenths(item.heating?.requiredRise)),
  parameter('SB_HeatingLeavingAirF', 'heating', 'number', ({ item }) => tenths(item.heating?.dischargeTemperature)),
  parameter('SB_GasFlowCFH', 'heating', 'number', ({ item }) => item.heating?.gasFlowCfh ?? null),
  parameter('SB_CoolingNominalTons', 'heating', 'number', ({ item }) => item.cooling?.tonnage ?? null),
  parameter('SB_CoolingTotalMBH', 'heating', 'number', ({ item }) =>
    item.cooling == null ? null : tenthsOfMbh(item.cooling.totalBtus),
  ),
  parameter('SB_CoolingSensibleMBH', 'heating', 'number', ({ item }) =>
    item.cooling == null ? null : tenthsOfMbh(item.cooling.sensibleBtus),
  ),
  parameter('SB_GasPressureMin', 'heating', 'number', (item) => gasPressureOf(item)?.minimumInWc ?? null),
  parameter('SB_GasPressureMax', 'heating', 'number', (item) => gasPressureOf(item)?.maximumInWc ?? null),
  parameter('SB_Voltage', 'electrical', 'voltage', ({ item }) => item.voltage.voltage),
  parameter('SB_Phase', 'electrical', 'integer', ({ item }) => item.voltage.phase),
  parameter('SB_Frequency', 'electrical', 'frequency', ({ row }) => hertzOf(row)),
  parameter('SB_MotorHP', 'electrical', 'number', ({ item }) => item.motor.horsepower),
  parameter('SB_FLA', 'electrical', 'current', ({ item }) => item.electricity.fullLoadAmps),
  parameter('SB_MotorFLA', 'electrical', 'current', ({ item }) => item.electricity.motorAmps),
  parameter('SB_MCA', 'electrical', 'current', ({ item }) => item.voltage.minimumCircuitAmpacity),
  parameter('SB_MOCP', 'electrical', 'current', ({ item }) => item.voltage.maximumOvercurrentProtection),
  parameter('SB_ConnectedLoad', 'electrical', 'apparentPower', ({ item }) =>
    Math.round(item.electricity.apparentPower * VOLT_AMPERES_PER_KVA),
  ),
  parameter('SB_InputKW', 'electrical', 'number', ({ item }) => item.electricity.inputKw),
  parameter('SB_ShortCircuitKA', 'electrical', 'number', ({ item }) => item.shortCircuitKa ?? null),
  parameter('SB_Starter', 'electrical', 'text', starterText),
  parameter('SB_Disconnect', 'electrical', 'text', disconnectText),
  parameter('SB_Length', 'physical', 'length', (_item, _subject, box) => box.length),
  parameter('SB_Width', 'physical', 'length', (_item, _subject, box) => box.width),
  parameter('SB_Height', 'physical', 'length', (_item, _subject, box) => box.height),
  parameter('SB_CurbCap', 'physical', 'length', ({ product }) => measureOf(product, 'curbCap')),
  parameter('SB_CurbLength', 'physical', 'length', ({ product }) => measureOf(product, 'curbLength')),
  parameter('SB_CurbWidth', 'physical', 'length', ({ product }) => measureOf(product, 'curbWidth')),
  parameter('SB_Duct', 'physical', 'length', ({ product }) => measureOf(product, 'duct')),
  parameter('SB_Opening', 'physical', 'length', ({ product }) => measureOf(product, 'opening')),
  parameter(
    'SB_WeightLb',
    'physical',
    'number',
    ({ item, product }) => item.weightLb ?? product?.dimensions?.weightLb ?? null,
  ),
];

function tenths(value: number | null | undefined): number | null {
  return value == null ? null : roundedTo(value, 1);
}

/** Levels from 63 Hz to 8 kHz in dB re 1 pW, as schedules print them in one cell. */
function bandsText(levels: readonly number[] | undefined): string | null {
  return levels === undefined || levels.length === 0 ? null : levels.join(' / ');
}

function measureOf(product: Product | null, measure: Measure): number | null {
  return product?.dimensions?.measures.get(measure) ?? null;
}
