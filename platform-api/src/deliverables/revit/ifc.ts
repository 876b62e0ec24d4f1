import { lineName } from '../facts/performance-facts.ts';
import type { DeliverableItem, DeliverableSubject } from '../subject/subject.ts';
import { ifcGuid } from './ifc-guid.ts';
import { propertySets } from './ifc-properties.ts';
import type { ItemBox } from './item-box.ts';
import { DERIVED, StepInstances, stepList, stepReal, stepText, UNSET } from './step.ts';

const METRES_PER_INCH = 0.0254;
const UNITS = [
  ['LENGTHUNIT', UNSET, 'METRE'],
  ['AREAUNIT', UNSET, 'SQUARE_METRE'],
  ['VOLUMEUNIT', UNSET, 'CUBIC_METRE'],
  ['PLANEANGLEUNIT', UNSET, 'RADIAN'],
  ['MASSUNIT', '.KILO.', 'GRAM'],
  ['POWERUNIT', UNSET, 'WATT'],
  ['PRESSUREUNIT', UNSET, 'PASCAL'],
  ['ELECTRICVOLTAGEUNIT', UNSET, 'VOLT'],
  ['ELECTRICCURRENTUNIT', UNSET, 'AMPERE'],
  ['FREQUENCYUNIT', UNSET, 'HERTZ'],
] as const;

/** A model of one item in IFC4: its bounding volume as a solid, its type, and property sets with its values. */
export function ifcModel(item: DeliverableItem, box: ItemBox, subject: DeliverableSubject): string {
  const instances = new StepInstances();
  const { body, units } = addContext(instances);
  const storey = addBuilding(instances, units, body, subject, item.building);
  const product = addProduct(instances, item, addSolid(instances, box, body));
  addProperties(instances, product, item, subject);
  instances.add(
    'IFCRELCONTAINEDINSPATIALSTRUCTURE',
    id(item, 'contained'),
    UNSET,
    UNSET,
    UNSET,
    stepList([product]),
    storey,
  );
  return [...header(item, subject), instances.toString(), 'ENDSEC;', 'END-ISO-10303-21;', ''].join('\n');
}

function header(item: DeliverableItem, { date, brand }: DeliverableSubject): string[] {
  const name = stepText(`${item.tag} ${item.item.modelDisplayAs}`);
  const time = stepText(date.toISOString().slice(0, 'yyyy-mm-ddThh:mm:ss'.length));
  const maker = stepText(brand.settings.brandName);
  return [
    'ISO-10303-21;',
    'HEADER;',
    "FILE_DESCRIPTION(('ViewDefinition [ReferenceView_V1.2]'),'2;1');",
    `FILE_NAME(${name},${time},(''),(${maker}),'SpecBuilder','SpecBuilder','');`,
    "FILE_SCHEMA(('IFC4'));",
    'ENDSEC;',
    'DATA;',
  ];
}

interface Context {
  readonly context: string;
  readonly subContext: string;
  readonly placement: string;
}

function addContext(instances: StepInstances): { readonly body: Context; readonly units: string } {
  const origin = instances.add('IFCCARTESIANPOINT', stepList(['0.', '0.', '0.']));
  const placement = instances.add('IFCAXIS2PLACEMENT3D', origin, UNSET, UNSET);
  const context = instances.add('IFCGEOMETRICREPRESENTATIONCONTEXT', UNSET, "'Model'", '3', '1.E-05', placement, UNSET);
  const subContext = instances.add(
    'IFCGEOMETRICREPRESENTATIONSUBCONTEXT',
    "'Body'",
    "'Model'",
    DERIVED,
    DERIVED,
    DERIVED,
    DERIVED,
    context,
    UNSET,
    '.MODEL_VIEW.',
    UNSET,
  );
  const all = UNITS.map(([kind, prefix, name]) =>
    instances.add('IFCSIUNIT', DERIVED, `.${kind}.`, prefix, `.${name}.`),
  );
  return { body: { context, subContext, placement }, units: instances.add('IFCUNITASSIGNMENT', stepList(all)) };
}

/** @returns the storey that contains the products */
function addBuilding(
  instances: StepInstances,
  units: string,
  { context, placement }: Context,
  { projectName, projectId }: DeliverableSubject,
  ownBuilding: string | null,
): string {
  const place = () => instances.add('IFCLOCALPLACEMENT', UNSET, placement);
  const guid = (part: string) => stepText(ifcGuid(`${projectId} ${part}`));
  const name = stepText(projectName);
  const none = (count: number) => Array.from({ length: count }, () => UNSET);
  const project = instances.add('IFCPROJECT', guid('project'), UNSET, name, ...none(4), stepList([context]), units);
  const element = '.ELEMENT.';
  const site = instances.add(
    'IFCSITE',
    guid('site'),
    UNSET,
    name,
    ...none(2),
    place(),
    ...none(2),
    element,
    ...none(5),
  );
  const building = instances.add(
    'IFCBUILDING',
    guid(ownBuilding === null ? 'building' : `building ${ownBuilding}`),
    UNSET,
    ownBuilding === null ? name : stepText(ownBuilding),
    ...none(2),
    place(),
    ...none(2),
    element,
    ...none(3),
  );
  const storey = instances.add(
    'IFCBUILDINGSTOREY',
    guid('storey'),
    UNSET,
    "'0'",
    ...none(2),
    place(),
    ...none(2),
    element,
    '0.',
  );
  const parts = [project, site, building, storey];
  for (const [place_, part] of parts.slice(1).entries()) {
    instances.add(
      'IFCRELAGGREGATES',
      guid(`aggregate ${place_}`),
      UNSET,
      UNSET,
      UNSET,
      parts[place_] ?? project,
      stepList([part]),
    );
  }
  return storey;
}

/** @returns the shape: a solid of the outline seen from above, as high as the item is */
function addSolid(
  instances: StepInstances,
  { width, length, height, isRound }: ItemBox,
  { subContext, placement }: Context,
) {
  const metres = (inches: number) => stepReal(inches * METRES_PER_INCH);
  const origin = instances.add('IFCCARTESIANPOINT', stepList(['0.', '0.']));
  const flat = instances.add('IFCAXIS2PLACEMENT2D', origin, UNSET);
  const profile = isRound
    ? instances.add('IFCCIRCLEPROFILEDEF', '.AREA.', UNSET, flat, metres(width / 2))
    : instances.add('IFCRECTANGLEPROFILEDEF', '.AREA.', UNSET, flat, metres(length), metres(width));
  const up = instances.add('IFCDIRECTION', stepList(['0.', '0.', '1.']));
  const solid = instances.add('IFCEXTRUDEDAREASOLID', profile, placement, up, metres(height));
  const shape = instances.add('IFCSHAPEREPRESENTATION', subContext, "'Body'", "'SweptSolid'", stepList([solid]));
  return {
    shape: instances.add('IFCPRODUCTDEFINITIONSHAPE', UNSET, UNSET, stepList([shape])),
    place: instances.add('IFCLOCALPLACEMENT', UNSET, placement),
  };
}

/** Classes of IFC by the kind of equipment, with their kind within the class. */
const CLASSES = {
  exhaust: ['IFCFAN', '.NOTDEFINED.'],
  supply: ['IFCFAN', '.NOTDEFINED.'],
  ceilingFan: ['IFCFAN', '.PROPELLORAXIAL.'],
  heatedSupply: ['IFCUNITARYEQUIPMENT', '.AIRHANDLER.'],
  hvacUnit: ['IFCUNITARYEQUIPMENT', '.ROOFTOPUNIT.'],
  heater: ['IFCUNITARYEQUIPMENT', '.AIRHANDLER.'],
} as const;

function addProduct(
  instances: StepInstances,
  item: DeliverableItem,
  { shape, place }: ReturnType<typeof addSolid>,
): string {
  const [entity, kind] = CLASSES[item.kind];
  const tag = stepText(item.tag);
  const product = instances.add(
    entity,
    id(item, 'product'),
    UNSET,
    tag,
    stepText(lineName(item)),
    UNSET,
    place,
    shape,
    tag,
    kind,
  );
  const model = stepText(item.item.modelDisplayAs);
  const type = instances.add(
    `${entity}TYPE`,
    id(item, 'type'),
    UNSET,
    model,
    stepText(lineName(item)),
    UNSET,
    UNSET,
    UNSET,
    UNSET,
    UNSET,
    kind,
  );
  instances.add('IFCRELDEFINESBYTYPE', id(item, 'typed'), UNSET, UNSET, UNSET, stepList([product]), type);
  return product;
}

function addProperties(
  instances: StepInstances,
  product: string,
  item: DeliverableItem,
  subject: DeliverableSubject,
): void {
  for (const { name, properties } of propertySets(item, subject)) {
    const values = properties.map(({ name: property, value }) =>
      instances.add('IFCPROPERTYSINGLEVALUE', stepText(property), UNSET, value, UNSET),
    );
    if (values.length === 0) continue;
    const set = instances.add('IFCPROPERTYSET', id(item, name), UNSET, stepText(name), UNSET, stepList(values));
    instances.add('IFCRELDEFINESBYPROPERTIES', id(item, `${name} of`), UNSET, UNSET, UNSET, stepList([product]), set);
  }
}

function id({ row }: DeliverableItem, part: string): string {
  return stepText(ifcGuid(`${row.id} ${part}`));
}
