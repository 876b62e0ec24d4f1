import { IFC_MESSAGES } from '../../core/index.ts';
import type { DeliverableItem } from '../subject/subject.ts';
import { type IfcPort, portsOf } from './ports.ts';
import { addPropertySet, define } from './property-instances.ts';
import { addOpening } from './solids.ts';
import { type StepInstances, stepLabel, stepList, UNSET, unset } from './step.ts';

/** A unit in a file. */
export interface WrittenUnit {
  readonly product: string;
  readonly placement: string;
  /** An id of the unit that no other has, as STEP writes it. */
  readonly id: (part: string) => string;
}

/** The connections of an item's units, as parts of them; those of one kind have one set of properties. */
export function addPorts(instances: StepInstances, item: DeliverableItem, units: readonly WrittenUnit[]): void {
  const ports = portsOf(item).map((port) => addPort(instances, port, units));
  for (const [index, { product, id }] of units.entries()) {
    const own = ports.flatMap((references) => references[index] ?? []);
    instances.add('IFCRELNESTS', id('ports'), ...unset(3), product, stepList(own));
  }
}

/** @returns the port of each unit */
function addPort(instances: StepInstances, port: IfcPort, units: readonly WrittenUnit[]): string[] {
  const { kind, flow, type, system, opening, properties } = port;
  const place = opening === null ? null : addOpening(instances, opening.at, opening.out);
  const references = units.map(({ placement, id }) => {
    const at = place === null ? UNSET : instances.add('IFCLOCALPLACEMENT', placement, place);
    return instances.add(
      ...([
        'IFCDISTRIBUTIONPORT',
        id(`port ${kind}`),
        UNSET,
        stepLabel(IFC_MESSAGES.ports[kind]),
        ...unset(2),
        at,
        UNSET,
      ] as const),
      ...[`.${flow}.`, `.${type}.`, `.${system}.`],
    );
  });
  const [first] = units;
  if (properties !== null && first !== undefined) {
    const set = addPropertySet(instances, first.id(`port ${kind} set`), properties);
    define(instances, first.id(`port ${kind} set of`), references, set);
  }
  return references;
}
