import type { ProjectItem } from '@specbuilder/shared-contracts/api';
import { horsepowerName, type OperatingCostSettings, operatingCost } from '@specbuilder/shared-contracts/domain';

/** What the equipment table shows of an item, fans and HVLS fans alike. */
export interface ItemFigures {
  readonly name: string;
  readonly cfm: number | null;
  readonly staticPressure: number | null;
  readonly motor: string;
  readonly horsepower: number;
  readonly voltage: string;
  /** Budget price of all units, USD. */
  readonly price: number;
  /** Yearly running cost of all units, USD. */
  readonly runningCost: number;
}

export function itemFigures(item: ProjectItem, cost: OperatingCostSettings): ItemFigures {
  const inputKw = item.rating?.inputKw ?? item.hvls?.inputKw ?? 0;
  return {
    name: item.tag ? `${item.tag} ${item.modelDisplayAs}` : item.modelDisplayAs,
    cfm: item.rating?.cfm ?? item.hvls?.cfm ?? null,
    staticPressure: item.rating?.totalStaticPressure ?? null,
    motor: horsepowerName(item.motor.horsepower),
    horsepower: item.motor.horsepower * item.qty,
    voltage: `${item.voltage.display}/${item.voltage.phase}`,
    price: item.price.total * item.qty,
    runningCost: operatingCost(inputKw, cost) * item.qty,
  };
}

export interface ItemTotals {
  readonly items: number;
  readonly units: number;
  readonly price: number;
  readonly runningCost: number;
  readonly horsepower: number;
}

export function itemTotals(items: readonly ProjectItem[], cost: OperatingCostSettings): ItemTotals {
  const figures = items.map((item) => itemFigures(item, cost));
  const sum = (pick: (one: ItemFigures) => number) => figures.reduce((total, one) => total + pick(one), 0);
  return {
    items: items.length,
    units: items.reduce((total, item) => total + item.qty, 0),
    price: sum((one) => one.price),
    runningCost: sum((one) => one.runningCost),
    horsepower: sum((one) => one.horsepower),
  };
}
