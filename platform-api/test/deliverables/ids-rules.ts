import type { ReadPort, ReadProperty, ReadSets, ReadUnit } from './read-ifc.ts';

/** What a model must have, in the manner of buildingSMART's IDS: what it applies to, and what it requires. */
interface Rule {
  readonly applies: (unit: ReadUnit) => boolean;
  readonly set: string;
  readonly property: string;
  readonly kind?: ReadProperty['kind'];
  readonly test: (property: ReadProperty) => boolean;
}

const BOUNDED = 'IfcPropertyBoundedValue';
const ENUMERATED = 'IfcPropertyEnumeratedValue';
const all = () => true;
const isFan = ({ entity }: ReadUnit) => entity === 'IFCFAN';
const has =
  (set: string): Rule['applies'] =>
  ({ sets }) =>
    sets[set] !== undefined;

const given: Rule['test'] = ({ value }) => value !== null && value !== '';
const above: Rule['test'] = ({ value }) => typeof value === 'number' && value > 0;
const range: Rule['test'] = ({ lower, upper }) =>
  typeof lower === 'number' && typeof upper === 'number' && lower > 0 && lower <= upper;
const within: Rule['test'] = ({ value, upper }) =>
  typeof value === 'number' && typeof upper === 'number' && value > 0 && value <= upper * 1.0001;
const oneOf =
  (...words: readonly string[]): Rule['test'] =>
  ({ value }) =>
    words.includes(String(value));

function rules(
  applies: Rule['applies'],
  set: string,
  properties: Readonly<Record<string, Rule['test'] | readonly [Rule['test'], ReadProperty['kind']]>>,
): Rule[] {
  return Object.entries(properties).map(([property, required]) => {
    const [test, kind = 'IfcPropertySingleValue'] = typeof required === 'function' ? [required] : required;
    return { applies, set, property, kind, test };
  });
}

const RULES: readonly Rule[] = [
  ...rules(all, 'Pset_ManufacturerTypeInformation', { Manufacturer: given, ModelReference: given, ModelLabel: given }),
  ...rules(isFan, 'Pset_FanTypeCommon', {
    Reference: given,
    MotorDriveType: [oneOf('DIRECTDRIVE', 'BELTDRIVE'), ENUMERATED],
    NominalAirFlowRate: [above, BOUNDED],
    NominalRotationSpeed: [within, BOUNDED],
    NominalPowerRate: [above, BOUNDED],
  }),
  ...rules((unit) => !isFan(unit), 'SpecBuilder_Performance', {
    NominalAirFlowRate: [above, BOUNDED],
    NominalStaticPressure: [above, BOUNDED],
    NominalRotationSpeed: [within, BOUNDED],
  }),
  ...rules(({ entity }) => entity === 'IFCSPACEHEATER', 'Pset_SpaceHeaterTypeCommon', {
    OutputCapacity: above,
    ThermalEfficiency: ({ value }) => Number(value) > 0 && Number(value) <= 1,
  }),
  ...rules(all, 'Pset_ElectricalDeviceCommon', {
    RatedCurrent: above,
    RatedVoltage: [above, BOUNDED],
    NominalFrequencyRange: [above, BOUNDED],
  }),
  ...rules(all, 'SpecBuilder_Electrical', {
    NumberOfPhases: ({ value }) => value === 1 || value === 3,
    MinimumCircuitAmpacity: above,
    MaximumOvercurrentProtection: above,
    ApparentPower: above,
  }),
  ...rules(({ ports }) => ports.some(({ system }) => system === 'GAS'), 'SpecBuilder_Heating', {
    InputCapacity: [range, BOUNDED],
    OutputCapacity: above,
    GasFlowRate: above,
  }),
  // A gas train is a choice, and the pressure is that of the chosen one.
  ...rules(({ sets }) => sets.SpecBuilder_Heating?.GasInletPressure !== undefined, 'SpecBuilder_Heating', {
    GasInletPressure: [range, BOUNDED],
  }),
  ...rules(has('SpecBuilder_Cooling'), 'SpecBuilder_Cooling', {
    TotalCoolingCapacity: above,
    SensibleCoolingCapacity: above,
    EnteringDryBulbTemperature: ({ value }) => Number(value) > 250 && Number(value) < 330,
  }),
  ...rules(all, 'COBie_Type', {
    AssetType: oneOf('Fixed', 'Moveable'),
    Category: ({ value }) => /^\d\d \d\d \d\d/.test(String(value)),
    Manufacturer: given,
    ModelNumber: given,
    WarrantyDescription: given,
    NominalLength: above,
    NominalWidth: above,
    NominalHeight: above,
  }),
  ...rules(all, 'COBie_Component', { Name: given, TypeName: given, TagNumber: given }),
  ...rules(all, 'Pset_Warranty', {
    WarrantyContent: given,
    IsExtendedWarranty: ({ value }) => typeof value === 'boolean',
  }),
  ...rules(all, 'SpecBuilder_Schedule', { tag: given, qty: given, model: given }),
];

const BASE_QUANTITIES: Readonly<Record<string, string>> = {
  IFCFAN: 'Qto_FanBaseQuantities',
  IFCUNITARYEQUIPMENT: 'Qto_UnitaryEquipmentBaseQuantities',
  IFCSPACEHEATER: 'Qto_SpaceHeaterBaseQuantities',
};

/** Requirements that a unit does not meet; none in a file that may be issued. */
export function unmetRules(unit: ReadUnit): string[] {
  return [
    ...RULES.filter((rule) => rule.applies(unit) && !meets(unit.sets, rule)).map(
      ({ set, property }) => `${unit.tag}: ${set}.${property} is ${JSON.stringify(unit.sets[set]?.[property])}`,
    ),
    ...unmetOfUnit(unit),
    ...unit.ports.flatMap((port) => unmetOfPort(unit, port)),
  ];
}

function meets(sets: ReadSets, { set, property, kind, test }: Rule): boolean {
  const found = sets[set]?.[property];
  return found !== undefined && found.kind === kind && test(found);
}

function unmetOfUnit({ tag, entity, predefinedType, objectType, type, quantities, ports, parts }: ReadUnit): string[] {
  const weight = quantities[BASE_QUANTITIES[entity] ?? '']?.GrossWeight ?? 0;
  const checks: readonly (readonly [boolean, string])[] = [
    [predefinedType !== 'NOTDEFINED', 'its kind is not defined'],
    [(predefinedType === 'USERDEFINED') === (objectType !== null), 'a kind of its own has no name'],
    [type.predefinedType === predefinedType, 'it and its type are of two kinds'],
    [weight > 0, 'it has no weight'],
    [ports.filter(({ system }) => system === 'ELECTRICAL').length === 1, 'it has not one connection to power'],
    [parts.length > 0, 'it has no parts'],
  ];
  return checks.filter(([isMet]) => !isMet).map(([, problem]) => `${tag}: ${problem}`);
}

const TYPES: Readonly<Record<string, string>> = { ELECTRICAL: 'CABLE', GAS: 'PIPE', DRAINAGE: 'PIPE' };
const SOURCES = ['Air outlet', 'Condensate drain', 'Grease drain'];

function unmetOfPort({ tag }: ReadUnit, { name, flow, type, system, sets }: ReadPort): string[] {
  const current = sets.Pset_DistributionPortTypeCable?.Current;
  const checks: readonly (readonly [boolean, string])[] = [
    [type === (TYPES[system] ?? 'DUCT'), 'is of another type than its system'],
    [flow === (SOURCES.includes(name) ? 'SOURCE' : 'SINK'), 'flows the other way'],
    [system !== 'ELECTRICAL' || (current?.kind === BOUNDED && within(current)), 'has no current below its protection'],
  ];
  return checks.filter(([isMet]) => !isMet).map(([, problem]) => `${tag}: port ${name} ${problem}`);
}
