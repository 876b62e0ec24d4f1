import { FanCategory } from './fan-category.ts';

const CONDITIONED: readonly unknown[] = [
  FanCategory.HeatedMakeUpAir,
  FanCategory.HvacUnit,
  FanCategory.IndustrialHeater,
];

/** Whether the specification's units of a category heat or cool; what a manufacturer adds says so by its own parts. */
export function isConditionedCategory(category: unknown): boolean {
  return CONDITIONED.includes(category);
}
