import { setImmediate as nextTurn } from 'node:timers/promises';
import type { ConfiguredType } from '../facts/configured-types.ts';
import { boxOf } from '../facts/item-box.ts';
import { lineName } from '../facts/performance-facts.ts';
import type { DeliverableItem, DeliverableSubject } from '../subject/subject.ts';
import { BuildingTree, type Storey } from './building.ts';
import { classOf } from './class-of.ts';
import { addContext } from './context.ts';
import { shapeOf } from './geometry/shape-of.ts';
import type { Vector } from './geometry/solid.ts';
import { ifcGuid } from './ifc-guid.ts';
import { levelOf } from './levels.ts';
import { addPorts, type WrittenUnit } from './port-instances.ts';
import { addPropertySet, addQuantitySet, define } from './property-instances.ts';
import { addPlacement, addPoint, addShape } from './solids.ts';
import { StepInstances, stepLabel, stepList, stepText, UNSET, unset } from './step.ts';
import { typePropertySets } from './type-properties.ts';
import { componentSet, quantitySets, unitPropertySets } from './unit-properties.ts';

/** An item of a model, with the configuration that it has in common with others. */
export interface ModelledItem {
  readonly item: DeliverableItem;
  readonly type: ConfiguredType;
  /** Tags of its units in the model. */
  readonly tags: readonly string[];
}

export interface IfcFile {
  /** What the file says it is. */
  readonly name: string;
  /** Part of the ids of what belongs to this file alone, such as which units its storeys have. */
  readonly scope: string;
  readonly items: readonly ModelledItem[];
  /** As submittals say it, in the reader's language. */
  readonly warranty: string;
}

/** Between units beside each other, in. */
const GAP_IN = 48;

/**
 * A model in IFC4 (ISO 16739): units with their types, shapes, ports and values, in the storeys of the project. Units are in a row
 * on each storey, since nothing says where they are. Other requests have their turn between two items.
 */
export async function ifcModel(file: IfcFile, subject: DeliverableSubject, signal?: AbortSignal): Promise<string> {
  const writer = new ModelWriter(file, subject);
  for (const each of file.items) {
    writer.addItem(each);
    await nextTurn(undefined, signal === undefined ? {} : { signal });
  }
  return [...header(file, subject), writer.finished(), 'ENDSEC;', 'END-ISO-10303-21;', ''].join('\n');
}

function header({ name }: IfcFile, { date, brand }: DeliverableSubject): string[] {
  const time = stepText(date.toISOString().slice(0, 'yyyy-mm-ddThh:mm:ss'.length));
  const maker = stepText(brand.settings.brandName);
  return [
    'ISO-10303-21;',
    'HEADER;',
    "FILE_DESCRIPTION(('ViewDefinition [ReferenceView_V1.2]'),'2;1');",
    `FILE_NAME(${stepText(name)},${time},(''),(${maker}),'SpecBuilder','SpecBuilder','');`,
    "FILE_SCHEMA(('IFC4'));",
    'ENDSEC;',
    'DATA;',
  ];
}

interface WrittenType {
  readonly reference: string;
  /** Null for what has no shape. */
  readonly map: string | null;
  readonly units: string[];
}

interface Row {
  readonly storey: Storey;
  readonly units: string[];
  /** Across the row, and how far it is already taken, in. */
  readonly y: number;
  end: number;
}

class ModelWriter {
  private readonly instances = new StepInstances();
  private readonly context = addContext(this.instances);
  /** Shapes are where their units are. */
  private readonly unmoved = this.instances.add(
    ...(['IFCCARTESIANTRANSFORMATIONOPERATOR3D', UNSET, UNSET] as const),
    ...[addPoint(this.instances, [0, 0, 0]), UNSET, UNSET],
  );
  private readonly tree: BuildingTree;
  private readonly types = new Map<string, WrittenType>();
  private readonly rows = new Map<string, Row>();

  constructor(
    private readonly file: IfcFile,
    private readonly subject: DeliverableSubject,
  ) {
    this.tree = new BuildingTree(this.instances, subject, this.context);
  }

  /** Says of which type and in which storey the units are. */
  finished(): string {
    for (const [key, { reference, units }] of this.types) {
      const id = this.ofFile(`typed ${key}`);
      this.instances.add('IFCRELDEFINESBYTYPE', id, ...unset(3), stepList(units), reference);
    }
    for (const { storey, units } of this.rows.values()) {
      const id = this.ofFile(`contained ${storey.key}`);
      this.instances.add('IFCRELCONTAINEDINSPATIALSTRUCTURE', id, ...unset(3), stepList(units), storey.reference);
    }
    return this.instances.toString();
  }

  addItem({ item, type, tags }: ModelledItem): void {
    const written = this.types.get(type.key) ?? this.addType(item, type);
    const row = this.rowOf(item);
    const units = tags.map((tag, index) => this.addUnit({ ...item, tag }, { index, written, row }));
    const products = units.map(({ product }) => product);
    for (const set of unitPropertySets(item, this.subject, this.file.warranty)) {
      const reference = addPropertySet(this.instances, ofItem(item, set.name), set);
      define(this.instances, ofItem(item, `${set.name} of`), products, reference);
    }
    for (const set of quantitySets(item)) {
      const reference = addQuantitySet(this.instances, ofItem(item, set.name), set);
      define(this.instances, ofItem(item, `${set.name} of`), products, reference);
    }
    this.addComponents(item, type, { tags, units });
    addPorts(this.instances, item, units);
    written.units.push(...products);
    row.units.push(...products);
  }

  /** Units of one tag have one set. */
  private addComponents(
    item: DeliverableItem,
    type: ConfiguredType,
    { tags, units }: { readonly tags: readonly string[]; readonly units: readonly WrittenUnit[] },
  ): void {
    for (const tag of new Set(tags)) {
      const own = units.filter((_, index) => tags[index] === tag);
      const [first] = own;
      if (first === undefined) continue;
      const set = componentSet({ ...item, tag }, type.name);
      const reference = addPropertySet(this.instances, first.id(set.name), set);
      define(
        this.instances,
        first.id(`${set.name} of`),
        own.map(({ product }) => product),
        reference,
      );
    }
  }

  private addType(item: DeliverableItem, type: ConfiguredType): WrittenType {
    const { entity, predefinedType, objectType } = classOf(item);
    const id = (part: string) => stepText(ifcGuid(`${this.subject.projectId} ${part} ${type.key}`));
    const sets = typePropertySets(item, this.subject, this.file.warranty).map((set) =>
      addPropertySet(this.instances, id(set.name), set),
    );
    const shape = shapeOf(item);
    const map = shape === null ? null : addShape(this.instances, shape, this.context.subContext);
    const reference = this.instances.add(
      ...([`${entity}TYPE`, id('type'), UNSET, stepLabel(type.name), stepText(lineName(item)), UNSET] as const),
      ...[stepList(sets), map === null ? UNSET : stepList([map]), UNSET],
      ...[objectType === null ? UNSET : stepLabel(objectType), `.${predefinedType}.`],
    );
    const written = { reference, map, units: [] };
    this.types.set(type.key, written);
    return written;
  }

  /** The first unit of an item has the id that its item always had; further ones are counted. */
  private addUnit(
    item: DeliverableItem,
    { index, written, row }: { readonly index: number; readonly written: WrittenType; readonly row: Row },
  ): WrittenUnit {
    const { entity, predefinedType, objectType } = classOf(item);
    const id = (part: string) => ofItem(item, index === 0 ? part : `${part} ${index + 1}`);
    const placement = this.instances.add('IFCLOCALPLACEMENT', row.storey.placement, this.nextPlace(item, row));
    const tag = stepLabel(item.tag);
    const body = this.addBody(written.map);
    const product = this.instances.add(
      ...([entity, id('product'), UNSET, tag, stepText(lineName(item))] as const),
      ...[objectType === null ? UNSET : stepLabel(objectType), placement, body, tag, `.${predefinedType}.`],
    );
    return { product, placement, id };
  }

  private addBody(map: string | null): string {
    if (map === null) return UNSET;
    const mapped = this.instances.add('IFCMAPPEDITEM', map, this.unmoved);
    const { subContext } = this.context;
    const kind = "'MappedRepresentation'";
    const body = this.instances.add('IFCSHAPEREPRESENTATION', subContext, "'Body'", kind, stepList([mapped]));
    return this.instances.add('IFCPRODUCTDEFINITIONSHAPE', UNSET, UNSET, stepList([body]));
  }

  private rowOf(item: DeliverableItem): Row {
    const storey = this.tree.storeyOf(levelOf(item));
    const known = this.rows.get(storey.key);
    if (known !== undefined) return known;
    const widest = Math.max(...this.file.items.map((each) => boxOf(each.item.product)?.width ?? 0));
    const row = { storey, units: [], y: this.rows.size * (widest + GAP_IN), end: 0 };
    this.rows.set(storey.key, row);
    return row;
  }

  private nextPlace(item: DeliverableItem, row: Row): string {
    const length = boxOf(item.product)?.length ?? 0;
    const isFirst = row.end === 0;
    const middle: Vector = [isFirst ? 0 : row.end + GAP_IN + length / 2, row.y, 0];
    row.end = middle[0] + length / 2;
    return addPlacement(this.instances, middle);
  }

  private ofFile(part: string): string {
    return stepText(ifcGuid(`${this.file.scope} ${part}`));
  }
}

function ofItem({ row }: DeliverableItem, part: string): string {
  return stepText(ifcGuid(`${row.id} ${part}`));
}
