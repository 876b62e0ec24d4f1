import { type WheelKind, wheelOf } from '../specification/wheels.ts';
import type { DeliverableItem } from '../subject/subject.ts';

/** What an item is to IFC4. */
export interface IfcClass {
  readonly entity: 'IFCFAN' | 'IFCUNITARYEQUIPMENT' | 'IFCSPACEHEATER';
  readonly predefinedType: string;
  /** Says what it is where IFC4 has no word for it. */
  readonly objectType: string | null;
}

/** Kinds of fans by their wheels; IFC4 has none for mixed flow. Vanes are no part of a wheel, so they are looked for apart. */
const FANS: Readonly<Record<WheelKind, string>> = {
  airfoil: 'CENTRIFUGALAIRFOIL',
  plenum: 'CENTRIFUGALAIRFOIL',
  backward: 'CENTRIFUGALBACKWARDINCLINEDCURVED',
  forward: 'CENTRIFUGALFORWARDCURVED',
  mixed: 'USERDEFINED',
  propeller: 'PROPELLORAXIAL',
  axial: 'TUBEAXIAL',
};

export function classOf(item: DeliverableItem): IfcClass {
  switch (item.kind) {
    case 'exhaust':
    case 'supply':
      return fanClass(item);
    case 'ceilingFan':
      return { entity: 'IFCFAN', predefinedType: 'PROPELLORAXIAL', objectType: null };
    case 'heatedSupply':
      return { entity: 'IFCUNITARYEQUIPMENT', predefinedType: 'AIRHANDLER', objectType: null };
    case 'hvacUnit':
      return { entity: 'IFCUNITARYEQUIPMENT', predefinedType: unitType(item), objectType: null };
    case 'heater':
      return { entity: 'IFCSPACEHEATER', predefinedType: 'USERDEFINED', objectType: 'UNITHEATER' };
  }
}

function fanClass(item: DeliverableItem): IfcClass {
  const wheel = wheelOf(item);
  const predefinedType = wheel === null ? 'NOTDEFINED' : isVaneaxial(item) ? 'VANEAXIAL' : FANS[wheel];
  return { entity: 'IFCFAN', predefinedType, objectType: predefinedType === 'USERDEFINED' ? 'MIXEDFLOW' : null };
}

function isVaneaxial({ product }: DeliverableItem): boolean {
  return product?.kind === 'fan' && product.line.family.key === 'vaneaxial';
}

function unitType({ product }: DeliverableItem): string {
  return product?.kind === 'fan' && product.line.mount === 'Roof' ? 'ROOFTOPUNIT' : 'AIRCONDITIONINGUNIT';
}
