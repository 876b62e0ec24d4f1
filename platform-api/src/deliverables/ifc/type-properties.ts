import { operatingPoint, requiredPoint, SOUND_BANDS_HZ } from '@specbuilder/shared-contracts/domain';
import { hertzOf } from '../facts/electrical-facts.ts';
import { boxOf } from '../facts/item-box.ts';
import { lineName } from '../facts/performance-facts.ts';
import { sectionNumberOf } from '../specification/sections.ts';
import type { DeliverableItem, DeliverableSubject } from '../subject/subject.ts';
import { classOf } from './class-of.ts';
import { coolingProperties, heatingProperties, watts } from './heat-properties.ts';
import {
  bounded,
  enumerated,
  type IfcProperty,
  type IfcPropertySet,
  identifier,
  label,
  single,
  temperature,
  text,
  WATTS_PER_HP,
  WATTS_PER_KW,
  whole,
} from './property.ts';

/** Variants of fans whose speed is set while they run. */
const VARIABLE = ['Vfd', 'Ecm', 'SpeedControl', 'Hvls'];
const AMPERES_PER_KILOAMPERE = 1000;

/** What equal units share: sets of the standard first, then those that it has no place for; none is empty. */
export function typePropertySets(
  item: DeliverableItem,
  { brand }: Pick<DeliverableSubject, 'brand'>,
  warranty: string,
): IfcPropertySet[] {
  const { item: shown } = item;
  return [
    {
      name: 'Pset_ManufacturerTypeInformation',
      properties: [
        ...identifier('ArticleNumber', shown.modelNumber ?? shown.modelDisplayAs),
        ...label('ModelReference', shown.modelNumber ?? shown.modelDisplayAs),
        ...label('ModelLabel', shown.modelDisplayAs),
        ...label('Manufacturer', brand.settings.brandName),
      ],
    },
    ...commonSets(item),
    { name: 'Pset_ElectricalDeviceCommon', properties: deviceProperties(item) },
    { name: 'SpecBuilder_Performance', properties: performanceProperties(item) },
    { name: 'SpecBuilder_Electrical', properties: electricalProperties(item) },
    { name: 'SpecBuilder_Heating', properties: heatingProperties(item) },
    { name: 'SpecBuilder_Cooling', properties: coolingProperties(item) },
    { name: 'SpecBuilder_Sound', properties: soundProperties(item) },
    { name: 'COBie_Type', properties: cobieProperties(item, brand.settings.brandName, warranty) },
  ].filter(({ properties }) => properties.length > 0);
}

/** The set that the standard has for the class of the item; units of several parts have nearly nothing in theirs. */
function commonSets(item: DeliverableItem): IfcPropertySet[] {
  const reference = identifier('Reference', item.item.modelDisplayAs);
  const { heating } = item.item;
  switch (classOf(item).entity) {
    case 'IFCFAN':
      return [
        {
          name: 'Pset_FanTypeCommon',
          properties: [...reference, ...controlProperties(item), ...hottestAir(item), ...dutyProperties(item)],
        },
      ];
    case 'IFCUNITARYEQUIPMENT':
      return [{ name: 'Pset_UnitaryEquipmentTypeCommon', properties: reference }];
    case 'IFCSPACEHEATER':
      return [
        {
          name: 'Pset_SpaceHeaterTypeCommon',
          properties: [
            ...reference,
            ...single('OutputCapacity', 'IFCPOWERMEASURE', watts(heating?.outputBtus)),
            ...single('ThermalEfficiency', 'IFCNORMALISEDRATIOMEASURE', heating?.efficiency),
          ],
        },
      ];
  }
}

function controlProperties({ variant, item }: DeliverableItem): IfcProperty[] {
  const isVariable = item.rating?.hasVfd === true || (variant !== null && VARIABLE.includes(variant));
  return [
    ...enumerated('MotorDriveType', variant === null ? null : variant === 'Belt' ? 'BELTDRIVE' : 'DIRECTDRIVE'),
    ...enumerated('CapacityControlType', isVariable ? 'VARIABLESPEEDDRIVE' : null),
  ];
}

function hottestAir({ product }: DeliverableItem): IfcProperty[] {
  if (product?.kind !== 'fan') return [];
  const upper = temperature(product.line.maximumTemperatureF);
  return [{ name: 'OperationTemperatureRange', kind: 'bounded', value: null, upper }];
}

/** The required point, with the fastest speed of the construction as the bound of its own. */
function dutyProperties({ item: { rating, hvls, motor } }: DeliverableItem): IfcProperty[] {
  const required = rating === null ? null : requiredPoint(rating);
  const upper = rating?.maximumRpm ?? hvls?.rpm;
  return [
    ...bounded('NominalAirFlowRate', 'IFCVOLUMETRICFLOWRATEMEASURE', { value: required?.cfm ?? hvls?.cfm }),
    ...bounded('NominalStaticPressure', 'IFCPRESSUREMEASURE', { value: required?.totalStaticPressure }),
    ...bounded('NominalRotationSpeed', 'IFCROTATIONALFREQUENCYMEASURE', { value: rating?.rpm ?? hvls?.rpm, upper }),
    ...bounded('NominalPowerRate', 'IFCPOWERMEASURE', { value: motor.horsepower * WATTS_PER_HP }),
  ];
}

/** Of the operating point, and of the whole duty where the class of the item has no set for it. */
function performanceProperties(item: DeliverableItem): IfcProperty[] {
  const { rating, hvls } = item.item;
  const operating = rating === null ? null : operatingPoint(rating);
  const inputKw = rating?.inputKw ?? hvls?.inputKw;
  return [
    ...(classOf(item).entity === 'IFCFAN'
      ? []
      : [...controlProperties(item), ...hottestAir(item), ...dutyProperties(item)]),
    ...single('ExternalStaticPressure', 'IFCPRESSUREMEASURE', rating?.externalStaticPressure),
    ...single('OperatingAirFlowRate', 'IFCVOLUMETRICFLOWRATEMEASURE', operating?.cfm ?? hvls?.cfm),
    ...single('OperatingStaticPressure', 'IFCPRESSUREMEASURE', operating?.totalStaticPressure),
    ...single('ShaftPower', 'IFCPOWERMEASURE', rating === null ? null : rating.totalBhp * WATTS_PER_HP),
    ...single('FanElectricalInput', 'IFCPOWERMEASURE', inputKw == null ? null : inputKw * WATTS_PER_KW),
  ];
}

function deviceProperties({ item: { voltage, electricity }, row }: DeliverableItem): IfcProperty[] {
  return [
    ...single('RatedCurrent', 'IFCELECTRICCURRENTMEASURE', electricity.fullLoadAmps),
    ...bounded('RatedVoltage', 'IFCELECTRICVOLTAGEMEASURE', { value: voltage.voltage }),
    ...bounded('NominalFrequencyRange', 'IFCFREQUENCYMEASURE', { value: hertzOf(row) }),
  ];
}

function electricalProperties({ item: { voltage, electricity, shortCircuitKa } }: DeliverableItem): IfcProperty[] {
  const { apparentPower, inputKw, motorAmps } = electricity;
  const shortCircuit = shortCircuitKa == null ? null : shortCircuitKa * AMPERES_PER_KILOAMPERE;
  return [
    ...whole('NumberOfPhases', voltage.phase),
    ...single('MotorFullLoadCurrent', 'IFCELECTRICCURRENTMEASURE', motorAmps),
    ...single('MinimumCircuitAmpacity', 'IFCELECTRICCURRENTMEASURE', voltage.minimumCircuitAmpacity),
    ...single('MaximumOvercurrentProtection', 'IFCELECTRICCURRENTMEASURE', voltage.maximumOvercurrentProtection),
    ...single('ApparentPower', 'IFCPOWERMEASURE', apparentPower * WATTS_PER_KW),
    ...single('ElectricalInput', 'IFCPOWERMEASURE', inputKw * WATTS_PER_KW),
    ...single('ShortCircuitCurrentRating', 'IFCELECTRICCURRENTMEASURE', shortCircuit),
  ];
}

/** Levels in dB, which IFC4 has no unit of: sound power re 1 pW by octave band, and levels at a distance. */
function soundProperties({ item: { rating, hvls } }: DeliverableItem): IfcProperty[] {
  const level = (name: string, value: number | null | undefined) => single(name, 'IFCREAL', value);
  if (rating === null) return level('SoundPressureLevelDba', hvls?.noise);
  const bands = (path: string, levels: readonly number[]) =>
    levels.length === SOUND_BANDS_HZ.length
      ? SOUND_BANDS_HZ.flatMap((hertz, index) => level(`${path}SoundPower${hertz}Hz`, levels[index]))
      : [];
  return [
    ...level('Sones', rating.soundSones),
    ...level('SoundPressureLevelDba', rating.soundDba),
    ...single('SoundDistance', 'IFCLENGTHMEASURE', rating.soundDistance * 12),
    ...level('SoundPowerLevelDba', rating.soundLwa),
    ...bands('Inlet', rating.inletSoundPower),
    ...bands('Outlet', rating.soundPower),
    ...bands('Radiated', rating.radiatedSoundPower),
  ];
}

/** What a list of types for facility managers has; prices and lifetimes are not in a catalogue. */
function cobieProperties(item: DeliverableItem, brandName: string, warranty: string): IfcProperty[] {
  const size = boxOf(item.product);
  return [
    ...label('AssetType', 'Fixed'),
    ...label('Category', sectionNumberOf(item)),
    ...text('Description', lineName(item)),
    ...label('Manufacturer', brandName),
    ...label('ModelNumber', item.item.modelNumber ?? item.item.modelDisplayAs),
    ...label('ModelReference', item.item.modelDisplayAs),
    ...text('WarrantyDescription', warranty),
    ...single('NominalLength', 'IFCPOSITIVELENGTHMEASURE', size?.length),
    ...single('NominalWidth', 'IFCPOSITIVELENGTHMEASURE', size?.width),
    ...single('NominalHeight', 'IFCPOSITIVELENGTHMEASURE', size?.height),
  ];
}
