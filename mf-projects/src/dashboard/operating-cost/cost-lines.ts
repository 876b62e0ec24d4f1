import type { ItemEnergy, PartEnergy, ProjectEnergy, ProjectItem } from '@specbuilder/shared-contracts/api';
import {
  energyCost,
  isConditionedCategory,
  type OperatingCostSettings,
  operatingCost,
} from '@specbuilder/shared-contracts/domain';
import { formatValue } from '@specbuilder/shared-ui/core';
import { inputKwOf } from '../../items/items/item-values.ts';
import { OPERATING_COST_MESSAGES } from '../../messages/operating-cost.generated.ts';

/** Energy of a project's year; null while it is loading, 'failed' if it cannot be, undefined where no item needs it. */
export type EnergyState = ProjectEnergy | 'failed' | null | undefined;

export const PARTS = ['heating', 'cooling', 'reheat', 'motors'] as const;
export type Part = (typeof PARTS)[number];

export type Reason = keyof typeof OPERATING_COST_MESSAGES.reasons;

/** What a part beside the fan takes in a year. Without a cost there is a reason, never a zero. */
export interface PartCost {
  readonly part: Part;
  /** '1,234 therms'; null where it is not counted. */
  readonly energy: string | null;
  /** USD. */
  readonly usd: number | null;
  readonly reason: Reason | null;
}

/** What an item takes in a year, all of its units. */
export interface ItemCost {
  readonly item: ProjectItem;
  /** Of the fans. */
  readonly kw: number;
  readonly fansUsd: number;
  readonly parts: readonly PartCost[];
}

const ENERGY = { unit: '', decimals: 0, keepsFirstDigit: true } as const;

/** Whether an item heats or cools; older items do not say what they heat with. */
export function isConditioned({ heating, cooling, heatPump, fanCategoryType }: ProjectItem): boolean {
  return heating != null || cooling != null || heatPump != null || isConditionedCategory(fanCategoryType);
}

export function itemCost(item: ProjectItem, settings: OperatingCostSettings, energy: EnergyState): ItemCost {
  const kw = inputKwOf(item);
  const fans = { item, kw, fansUsd: operatingCost(kw, settings) };
  if (!isConditioned(item)) return { ...fans, parts: [] };
  if (energy == null || energy === 'failed') return { ...fans, parts: waiting(item, energy === 'failed') };
  const ofItem = energy.items.find(({ projectItemId }) => projectItemId === item.projectItemId);
  return { ...fans, parts: ofItem === undefined ? waiting(item, false) : partsOf(ofItem, settings) };
}

/** Sum of what is counted, USD. */
export function countedUsd({ fansUsd, parts }: Pick<ItemCost, 'fansUsd' | 'parts'>): number {
  return parts.reduce((sum, { usd }) => sum + (usd ?? 0), fansUsd);
}

export function isWhole(parts: readonly PartCost[]): boolean {
  return parts.every(({ usd }) => usd !== null);
}

function partsOf(energy: ItemEnergy, settings: OperatingCostSettings): PartCost[] {
  return PARTS.flatMap((part) => {
    const ofPart = energy[part] ?? null;
    return ofPart === null ? [] : [partCost(part, ofPart, settings)];
  });
}

function partCost(part: Part, energy: PartEnergy, settings: OperatingCostSettings): PartCost {
  const { kwh, therms, gas, notCounted } = energy;
  if (kwh === null || therms === null) return { part, energy: null, usd: null, reason: notCounted ?? 'notRated' };
  const line = { part, energy: energyText(kwh, therms, gas) };
  if (gas === 'propane' && therms > 0) return { ...line, usd: null, reason: 'propane' };
  const usd = energyCost({ kwh, therms }, settings);
  return { ...line, usd, reason: usd === null ? 'noGasPrice' : null };
}

function energyText(kwh: number, therms: number, gas: PartEnergy['gas']): string {
  const { kwh: electricity, therms: natural, propane } = OPERATING_COST_MESSAGES;
  const gasText = gas === 'propane' ? propane : natural;
  return [
    ...(kwh > 0 || gas === null ? [electricity({ energy: formatValue(kwh, ENERGY) })] : []),
    ...(gas === null ? [] : [gasText({ energy: formatValue(therms, ENERGY) })]),
  ].join(', ');
}

/** The parts that an item has, before their energy is known. */
function waiting({ heating, cooling, heatPump }: ProjectItem, hasFailed: boolean): PartCost[] {
  const reason = hasFailed ? 'failed' : 'loading';
  const has = { heating: heating != null || heatPump != null, cooling: cooling != null, reheat: false, motors: false };
  return PARTS.filter((part) => has[part]).map((part) => ({ part, energy: null, usd: null, reason }));
}
