import type { ProjectItem } from '@specbuilder/shared-contracts/api';
import {
  horsepowerName,
  type OperatingCostSettings,
  operatingCost,
  operatingPoint,
  shownFei,
} from '@specbuilder/shared-contracts/domain';

/** What the equipment table shows of an item, fans and HVLS fans alike. */
export interface ItemValues {
  readonly name: string;
  readonly cfm: number | null;
  /** External, at the airflow that is delivered, in. wg. */
  readonly staticPressure: number | null;
  readonly rpm: number | null;
  /** Sones at 5 ft; ceiling fans are rated in dBA instead. */
  readonly sones: number | null;
  readonly fei: number | null;
  readonly motor: string;
  /** Of the fan motors of all units. */
  readonly horsepower: number;
  /** Full-load apparent power of all units with their heaters and compressors, kVA. */
  readonly apparentPower: number;
  readonly voltage: string;
  /** Budget price of all units, USD. */
  readonly price: number;
  /** Yearly running cost of all units, USD. */
  readonly runningCost: number;
  /** Of all units without options, lb; null where none is known. */
  readonly weightLb: number | null;
}

/** Tag and model, as messages name an item. */
export function itemName({ tag, modelDisplayAs }: Pick<ProjectItem, 'tag' | 'modelDisplayAs'>): string {
  return tag ? `${tag} ${modelDisplayAs}` : modelDisplayAs;
}

/** Alternates could replace another item; they are not part of what the project offers. */
export function isOffered({ alternateToId }: Pick<ProjectItem, 'alternateToId'>): boolean {
  return alternateToId == null;
}

export function inputKwOf({ rating, hvls, qty }: ProjectItem): number {
  return (rating?.inputKw ?? hvls?.inputKw ?? 0) * qty;
}

export function itemValues(item: ProjectItem, cost: OperatingCostSettings): ItemValues {
  const weightLb = item.weightLb ?? null;
  return {
    name: itemName(item),
    cfm: item.rating?.cfm ?? item.hvls?.cfm ?? null,
    staticPressure: item.rating == null ? null : operatingPoint(item.rating).externalStaticPressure,
    rpm: item.rating?.rpm ?? item.hvls?.rpm ?? null,
    sones: item.rating?.soundSones ?? null,
    fei: item.rating?.energy ? shownFei(item.rating.energy) : null,
    motor: horsepowerName(item.motor.horsepower),
    horsepower: item.motor.horsepower * item.qty,
    apparentPower: item.electricity.apparentPower * item.qty,
    voltage: `${item.voltage.display}/${item.voltage.phase}`,
    price: item.price.total * item.qty,
    runningCost: operatingCost(inputKwOf(item), cost),
    weightLb: weightLb === null ? null : weightLb * item.qty,
  };
}

export interface ItemTotals {
  readonly items: number;
  readonly units: number;
  readonly price: number;
  readonly runningCost: number;
  readonly horsepower: number;
  readonly apparentPower: number;
  readonly weightLb: number;
}

/** Sums over the items that are offered. */
export function itemTotals(all: readonly ProjectItem[], cost: OperatingCostSettings): ItemTotals {
  const items = all.filter(isOffered);
  const values = items.map((item) => itemValues(item, cost));
  const sum = (pick: (one: ItemValues) => number) => values.reduce((total, item) => total + pick(item), 0);
  return {
    items: items.length,
    units: items.reduce((total, item) => total + item.qty, 0),
    price: sum((entry) => entry.price),
    runningCost: sum((entry) => entry.runningCost),
    horsepower: sum((entry) => entry.horsepower),
    apparentPower: sum((entry) => entry.apparentPower),
    weightLb: sum((entry) => entry.weightLb ?? 0),
  };
}
