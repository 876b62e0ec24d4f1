import { optionOf } from '../facts/electrical-facts.ts';
import { boxOf } from '../facts/item-box.ts';
import { lineName } from '../facts/performance-facts.ts';
import { cellData } from '../schedule/column.ts';
import { scheduleTables } from '../schedule/schedule-tables.ts';
import { servesText } from '../subject/serves.ts';
import type { DeliverableItem, DeliverableSubject } from '../subject/subject.ts';
import { classOf } from './class-of.ts';
import {
  type IfcProperty,
  type IfcPropertySet,
  identifier,
  KILOGRAMS_PER_POUND,
  label,
  METRES_PER_INCH,
  text,
} from './property.ts';
import { stepReal } from './step.ts';

const EXTENDED_WARRANTY = ['WTY5'];

/** What a list of components for facility managers has of a unit. */
export function componentSet(item: DeliverableItem, typeName: string): IfcPropertySet {
  return {
    name: 'COBie_Component',
    properties: [
      ...label('Name', item.tag),
      ...label('TypeName', typeName),
      ...text('Space', servesText(item)),
      ...text('Description', lineName(item)),
      ...identifier('TagNumber', item.tag),
    ],
  };
}

/** What the units of an item share and others have not: their warranty, and the columns of the schedule under their keys. */
export function unitPropertySets(
  item: DeliverableItem,
  subject: DeliverableSubject,
  warranty: string,
): IfcPropertySet[] {
  return [
    { name: 'Pset_Warranty', properties: warrantyProperties(item, subject, warranty) },
    { name: 'SpecBuilder_Schedule', properties: scheduleProperties(item, subject) },
  ];
}

function warrantyProperties(item: DeliverableItem, { office }: DeliverableSubject, warranty: string): IfcProperty[] {
  const isExtended = optionOf(item.options, EXTENDED_WARRANTY) !== undefined;
  return [
    ...text('WarrantyContent', warranty),
    { name: 'IsExtendedWarranty', kind: 'single', value: `IFCBOOLEAN(${isExtended ? '.T.' : '.F.'})` },
    ...label('PointOfContact', office?.displayText),
  ];
}

function scheduleProperties(item: DeliverableItem, subject: DeliverableSubject): IfcProperty[] {
  const tables = scheduleTables({ ...subject, items: [item] });
  return tables.flatMap(({ columns }) =>
    columns.flatMap((column) => (column.key === 'notes' ? [] : text(column.key, String(cellData(column, item))))),
  );
}

/** A quantity with its entity of IFC4, SI. */
export interface IfcQuantity {
  readonly name: string;
  readonly entity: 'IFCQUANTITYWEIGHT' | 'IFCQUANTITYLENGTH' | 'IFCQUANTITYCOUNT';
  readonly value: string;
}

export interface IfcQuantitySet {
  readonly name: string;
  readonly quantities: readonly IfcQuantity[];
}

const BASE_QUANTITIES = {
  IFCFAN: 'Qto_FanBaseQuantities',
  IFCUNITARYEQUIPMENT: 'Qto_UnitaryEquipmentBaseQuantities',
  IFCSPACEHEATER: 'Qto_SpaceHeaterBaseQuantities',
} as const;

/** Weight of a unit without its options, as everywhere, and the room that it takes. */
export function quantitySets(item: DeliverableItem): IfcQuantitySet[] {
  const pounds = item.item.weightLb ?? item.product?.dimensions?.weightLb ?? null;
  const size = boxOf(item.product);
  const length = (name: string, inches: number): IfcQuantity => ({
    name,
    entity: 'IFCQUANTITYLENGTH',
    value: stepReal(inches * METRES_PER_INCH),
  });
  const weight: IfcQuantity[] =
    pounds === null
      ? []
      : [{ name: 'GrossWeight', entity: 'IFCQUANTITYWEIGHT', value: stepReal(pounds * KILOGRAMS_PER_POUND) }];
  return [
    { name: BASE_QUANTITIES[classOf(item).entity], quantities: weight },
    {
      name: 'SpecBuilder_BaseQuantities',
      quantities:
        size === null
          ? []
          : [length('Length', size.length), length('Width', size.width), length('Height', size.height)],
    },
  ].filter(({ quantities }) => quantities.length > 0);
}
