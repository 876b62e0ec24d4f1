import { fileStem } from '../subject/file-name.ts';
import type { DeliverableItem } from '../subject/subject.ts';
import { hertzOf } from './electrical-facts.ts';
import { gasPressureOf } from './item-air.ts';

/** A configuration of a model: units that are equal in everything but tag, quantity and place are of one. */
export interface ConfiguredType {
  /** The same in every document of the project as long as the configuration is. */
  readonly key: string;
  /** 'KRB150-B 2000 cfm 460-3', counted where two configurations differ in something else. */
  readonly name: string;
}

/** Of each item, in their order. */
export function configuredTypes(items: readonly DeliverableItem[]): ConfiguredType[] {
  const known = new Map<string, ConfiguredType>();
  const taken = new Map<string, number>();
  return items.map((item) => {
    const key = contentOf(item);
    const found = known.get(key);
    if (found !== undefined) return found;
    const name = nameOf(item);
    const count = (taken.get(name.toLowerCase()) ?? 0) + 1;
    taken.set(name.toLowerCase(), count);
    const type = { key, name: count === 1 ? name : `${name} (${count})` };
    known.set(key, type);
    return type;
  });
}

/** Without characters that names of types in Revit may not have. */
function nameOf({ item }: DeliverableItem): string {
  const cfm = item.rating?.requiredCfm ?? item.hvls?.cfm;
  const duty = cfm === undefined ? '' : ` ${Math.round(cfm)} cfm`;
  const supply = `${item.voltage.display}-${item.voltage.phase}`;
  return fileStem(`${item.modelNumber ?? item.modelDisplayAs}${duty} ${supply}`);
}

/** All that a document says of a unit itself. */
function contentOf(deliverableItem: DeliverableItem): string {
  const { item, row, kind, options, variant } = deliverableItem;
  const { rating, hvls, heating, cooling, heatPump, beltDrive, electricity, motor, voltage } = item;
  return JSON.stringify([
    [kind, variant, item.modelDisplayAs, item.modelNumber, item.weightLb, item.shortCircuitKa],
    [rating, hvls, heating, cooling, heatPump, beltDrive, electricity, motor, voltage],
    [hertzOf(row), gasPressureOf(deliverableItem), options.map(({ id }) => id).sort((one, other) => one - other)],
  ]);
}
