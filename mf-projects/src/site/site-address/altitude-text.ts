import { formatQuantity } from '@specbuilder/shared-ui/core';

/** Feet above sea level, with the unit. */
export function altitudeText(elevation: number): string {
  return formatQuantity(elevation, 'length');
}
