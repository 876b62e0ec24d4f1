import type { Measure, Product } from '@specbuilder/fan-engine/product';
import { hertzOf } from '../facts/electrical-facts.ts';
import { mbh } from '../facts/figures.ts';
import { driveText, lineName } from '../facts/performance-facts.ts';
import { gasPressureOf } from '../schedule/item-air.ts';
import { sectionNumberOf } from '../specification/sections.ts';
import type { PaperItem, PaperSubject } from '../subject/subject.ts';
import type { ItemBox } from './item-box.ts';

/** Groups of Revit's file of shared parameters, by their number there. */
export const PARAMETER_GROUPS = {
  identity: 1,
  mechanical: 2,
  heating: 3,
  electrical: 4,
  physical: 5,
} as const;

type Value = string | number | null;

/** A shared parameter of Revit. Its id is written here and never used for anything else: schedules of users name it. */
interface SharedParameter {
  readonly name: string;
  readonly guid: string;
  readonly group: keyof typeof PARAMETER_GROUPS;
  /** Type in the file of shared parameters. */
  readonly dataType: string;
  /** Type and unit in a type catalogue. */
  readonly declared: string;
  readonly of: (item: PaperItem, subject: PaperSubject, box: ItemBox) => Value;
}

type ParameterRow = readonly [
  name: string,
  guid: string,
  group: SharedParameter['group'],
  dataType: string,
  declared: string,
  of: SharedParameter['of'],
];

const SQUARE_ROOT_OF_PHASES = { 1: 1, 3: Math.sqrt(3) } as const;

const ROWS: readonly ParameterRow[] = [
  ['SB_Tag', '9f10aa1d-7f71-5bc4-93e9-706c09ebbbf9', 'identity', 'TEXT', 'OTHER##', ({ tag }) => tag],
  [
    'SB_Manufacturer',
    '2e7eccb5-7a69-5b85-a097-8b61a38e0c38',
    'identity',
    'TEXT',
    'OTHER##',
    (_item, { brand }) => brand.settings.brandName,
  ],
  [
    'SB_Model',
    'da433333-65fe-57e2-be69-23c7ada5f213',
    'identity',
    'TEXT',
    'OTHER##',
    ({ item }) => item.modelDisplayAs,
  ],
  ['SB_Description', 'd91e22b4-93fd-5927-b04a-cfdad5ef8ad9', 'identity', 'TEXT', 'OTHER##', (item) => lineName(item)],
  [
    'SB_SpecSection',
    'b0987bdb-cf0c-5f31-b792-694b4f9df098',
    'identity',
    'TEXT',
    'OTHER##',
    (item) => sectionNumberOf(item),
  ],
  [
    'SB_Airflow',
    'd238be66-8af2-5c21-ae3f-90333cebcbd6',
    'mechanical',
    'HVAC_AIR_FLOW',
    'HVAC_AIR_FLOW##CUBIC_FEET_PER_MINUTE',
    ({ item }) => item.rating?.cfm ?? item.hvls?.cfm ?? null,
  ],
  [
    'SB_ExternalStaticPressure',
    'fe11d09b-c187-504f-b456-cc5f327a1fe3',
    'mechanical',
    'HVAC_PRESSURE',
    'HVAC_PRESSURE##INCHES_OF_WATER',
    ({ item }) => item.rating?.externalStaticPressure ?? null,
  ],
  [
    'SB_TotalStaticPressure',
    '5036190f-f417-57cd-9e60-6645510ac72a',
    'mechanical',
    'HVAC_PRESSURE',
    'HVAC_PRESSURE##INCHES_OF_WATER',
    ({ item }) => item.rating?.totalStaticPressure ?? null,
  ],
  [
    'SB_FanRPM',
    'df22c1fb-d8d2-5aa7-ba05-b14ca326e1e0',
    'mechanical',
    'NUMBER',
    'OTHER##',
    ({ item }) => item.rating?.rpm ?? item.hvls?.rpm ?? null,
  ],
  [
    'SB_BHP',
    'afa83d2f-de92-576d-9170-9ddbcb60e3af',
    'mechanical',
    'NUMBER',
    'OTHER##',
    ({ item }) => item.rating?.totalBhp ?? null,
  ],
  [
    'SB_FEP',
    'ab941252-d76a-53b2-9683-91d8fbf49635',
    'mechanical',
    'NUMBER',
    'OTHER##',
    ({ item }) => item.rating?.energy.fep ?? item.hvls?.inputKw ?? null,
  ],
  [
    'SB_FEI',
    '8d5ceb84-d6a9-508c-a1f8-e8418cba2328',
    'mechanical',
    'NUMBER',
    'OTHER##',
    ({ item }) => item.rating?.energy.fei ?? item.hvls?.cfei ?? null,
  ],
  ['SB_DriveType', '802388cd-f801-53d6-83f6-2711837501d6', 'mechanical', 'TEXT', 'OTHER##', (item) => driveText(item)],
  [
    'SB_FanClass',
    'b9fce012-38eb-5172-8d02-249c510da7f4',
    'mechanical',
    'TEXT',
    'OTHER##',
    ({ item }) => item.rating?.fanClass ?? null,
  ],
  [
    'SB_Sones',
    '30426313-6477-5d11-bde4-7d31a5d53134',
    'mechanical',
    'NUMBER',
    'OTHER##',
    ({ item }) => item.rating?.soundSones ?? null,
  ],
  [
    'SB_dBA',
    '818b20bd-e8c9-5094-b641-95bfbc34121c',
    'mechanical',
    'NUMBER',
    'OTHER##',
    ({ item }) => item.rating?.soundDba ?? item.hvls?.noise ?? null,
  ],
  [
    'SB_HeatingInputMBH',
    'e4e4efd7-adb5-59a7-8448-74a805ac6987',
    'heating',
    'NUMBER',
    'OTHER##',
    ({ item }) => (item.heating == null ? null : mbh(item.heating.inputBtus)),
  ],
  [
    'SB_HeatingOutputMBH',
    'f50dc39f-525a-5f84-8e85-1c7466fc1457',
    'heating',
    'NUMBER',
    'OTHER##',
    ({ item }) => (item.heating == null ? null : mbh(item.heating.outputBtus)),
  ],
  [
    'SB_CoolingTotalMBH',
    '3ccb92a8-7979-597e-a6bf-9dc0d513ab6c',
    'heating',
    'NUMBER',
    'OTHER##',
    ({ item }) => (item.cooling == null ? null : mbh(item.cooling.totalBtus)),
  ],
  [
    'SB_CoolingSensibleMBH',
    '17bdc388-ff2f-52d8-a332-5369f9ce6f71',
    'heating',
    'NUMBER',
    'OTHER##',
    ({ item }) => (item.cooling == null ? null : mbh(item.cooling.sensibleBtus)),
  ],
  [
    'SB_GasPressureMin',
    '0949edb6-4d45-5b41-b7df-a4fcb2c2892a',
    'heating',
    'NUMBER',
    'OTHER##',
    (item) => gasPressureOf(item)?.minimumInWc ?? null,
  ],
  [
    'SB_GasPressureMax',
    'dff8e9ca-77ae-5706-87de-7fd1de370348',
    'heating',
    'NUMBER',
    'OTHER##',
    (item) => gasPressureOf(item)?.maximumInWc ?? null,
  ],
  [
    'SB_Voltage',
    '85cc5d88-4211-59f9-8a7e-a2e3521be6b8',
    'electrical',
    'ELECTRICAL_POTENTIAL',
    'ELECTRICAL_POTENTIAL##VOLTS',
    ({ item }) => item.voltage.voltage,
  ],
  [
    'SB_Phase',
    'ffd42004-6768-5785-824b-dafdce465831',
    'electrical',
    'INTEGER',
    'OTHER##',
    ({ item }) => item.voltage.phase,
  ],
  [
    'SB_Frequency',
    '4d5d35d9-bec7-5006-82e4-37dad1377a1b',
    'electrical',
    'ELECTRICAL_FREQUENCY',
    'ELECTRICAL_FREQUENCY##HERTZ',
    ({ row }) => hertzOf(row),
  ],
  [
    'SB_MotorHP',
    '295c236f-6bb0-5476-9f5b-cc0c4bc83ae8',
    'electrical',
    'NUMBER',
    'OTHER##',
    ({ item }) => item.motor.horsepower,
  ],
  [
    'SB_FLA',
    'd6ab5256-bb04-5302-a0d3-6ecba5a37680',
    'electrical',
    'ELECTRICAL_CURRENT',
    'ELECTRICAL_CURRENT##AMPERES',
    ({ item }) => item.voltage.fullLoadAmps,
  ],
  [
    'SB_MCA',
    'c1a2b8ac-77e9-5d72-bc2c-2e2abb41c5f3',
    'electrical',
    'ELECTRICAL_CURRENT',
    'ELECTRICAL_CURRENT##AMPERES',
    ({ item }) => item.voltage.minimumCircuitAmpacity,
  ],
  [
    'SB_MOCP',
    '066e8795-6220-5cdb-aacf-068f7f865818',
    'electrical',
    'ELECTRICAL_CURRENT',
    'ELECTRICAL_CURRENT##AMPERES',
    ({ item }) => item.voltage.maximumOvercurrentProtection,
  ],
  [
    'SB_ConnectedLoad',
    'c4df9257-2436-580f-9076-aff61551e6c2',
    'electrical',
    'ELECTRICAL_APPARENT_POWER',
    'ELECTRICAL_APPARENT_POWER##VOLT_AMPERES',
    ({ item }) => connectedLoad(item.voltage),
  ],
  [
    'SB_Length',
    '336d9cbe-189e-5dce-b8c2-e226998c5e05',
    'physical',
    'LENGTH',
    'LENGTH##INCHES',
    (_item, _subject, box) => box.length,
  ],
  [
    'SB_Width',
    '88dd05dc-52c4-51b1-830c-4cbc429d5cfc',
    'physical',
    'LENGTH',
    'LENGTH##INCHES',
    (_item, _subject, box) => box.width,
  ],
  [
    'SB_Height',
    '6f883015-c089-5b61-8b0b-7424977c8e93',
    'physical',
    'LENGTH',
    'LENGTH##INCHES',
    (_item, _subject, box) => box.height,
  ],
  [
    'SB_CurbCap',
    '5206102f-6938-57e5-ae87-33107065167d',
    'physical',
    'LENGTH',
    'LENGTH##INCHES',
    ({ product }) => measureOf(product, 'curbCap'),
  ],
  [
    'SB_Opening',
    'a90acf9c-cfbc-55b1-8b67-b81fee1f8129',
    'physical',
    'LENGTH',
    'LENGTH##INCHES',
    ({ product }) => measureOf(product, 'opening'),
  ],
  [
    'SB_WeightLb',
    '4ddc98a3-f310-575c-8afc-9efb9bc9e5eb',
    'physical',
    'NUMBER',
    'OTHER##',
    ({ item, product }) => item.weightLb ?? product?.dimensions?.weightLb ?? null,
  ],
];

export const SHARED_PARAMETERS: readonly SharedParameter[] = ROWS.map(
  ([name, guid, group, dataType, declared, of]) => ({ name, guid, group, dataType, declared, of }),
);

/** Volt-amperes that the motor takes at full load. */
function connectedLoad({ voltage, phase, fullLoadAmps }: PaperItem['item']['voltage']): number {
  return Math.round(voltage * fullLoadAmps * SQUARE_ROOT_OF_PHASES[phase]);
}

function measureOf(product: Product | null, measure: Measure): number | null {
  return product?.dimensions?.measures.get(measure) ?? null;
}
