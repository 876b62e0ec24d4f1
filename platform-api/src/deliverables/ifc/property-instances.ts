import type { IfcProperty, IfcPropertySet } from './property.ts';
import { type StepInstances, stepLabel, stepList, UNSET, unset } from './step.ts';
import type { IfcQuantitySet } from './unit-properties.ts';

/** @param id of the set, as STEP writes it */
export function addPropertySet(instances: StepInstances, id: string, { name, properties }: IfcPropertySet): string {
  const values = properties.map((property) => addProperty(instances, property));
  return instances.add('IFCPROPERTYSET', id, UNSET, stepLabel(name), UNSET, stepList(values));
}

function addProperty(instances: StepInstances, { name, kind, value, lower, upper }: IfcProperty): string {
  const label = stepLabel(name);
  switch (kind) {
    case 'single':
      return instances.add('IFCPROPERTYSINGLEVALUE', label, UNSET, value ?? UNSET, UNSET);
    case 'bounded':
      return instances.add(
        ...(['IFCPROPERTYBOUNDEDVALUE', label, UNSET] as const),
        ...[upper ?? UNSET, lower ?? UNSET, UNSET, value ?? UNSET],
      );
    case 'enumerated':
      return instances.add('IFCPROPERTYENUMERATEDVALUE', label, UNSET, stepList([value ?? UNSET]), UNSET);
  }
}

/** @param id of the set, as STEP writes it */
export function addQuantitySet(instances: StepInstances, id: string, { name, quantities }: IfcQuantitySet): string {
  const values = quantities.map(({ name: quantity, entity, value }) =>
    instances.add(entity, stepLabel(quantity), UNSET, UNSET, value, UNSET),
  );
  return instances.add('IFCELEMENTQUANTITY', id, UNSET, stepLabel(name), UNSET, UNSET, stepList(values));
}

/** Says which objects a set is of. */
export function define(instances: StepInstances, id: string, objects: readonly string[], set: string): void {
  instances.add('IFCRELDEFINESBYPROPERTIES', id, ...unset(3), stepList(objects), set);
}
