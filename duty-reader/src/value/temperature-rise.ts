import type { Unit } from './kinds.ts';
import { readValue } from './read-value.ts';
import { findUnit, unitOf } from './units.ts';

export interface Rise {
  /** In °F. */
  readonly value: number;
  /** In °F too, where the two may also be in the other unit of temperatures; null where the unit is known. */
  readonly other: number | null;
}

const CELSIUS_PER_FAHRENHEIT = 5 / 9;
const rounded = (value: number) => Number(value.toPrecision(6));

/**
 * The difference between the air that leaves a heater and the air that enters it; null where one is no temperature, where
 * their units differ, and where the air is not heated.
 *
 * @param isMetric whether bare numbers may be in °C, as other values beside them are metric
 */
export function riseBetween(entering: string, leaving: string, unit: Unit | null, isMetric: boolean): Rise | null {
  const ofText = (text: string) => findUnit(text.replace(/^[^\p{L}°]+/u, ''), ['temperature'])?.unit ?? [];
  const own = [entering, leaving].flatMap(ofText);
  const [known = unit, second = known] = own;
  if (known?.symbol !== second?.symbol) return null;
  const isOpen = known === null && isMetric;
  const meant = known ?? unitOf(isOpen ? '°C' : '°F', 'temperature');
  const [from, to] = [entering, leaving].map((text) => readValue(text, 'temperature', { unit: meant }));
  if (from?.kind !== 'read' || to?.kind !== 'read' || to.value <= from.value) return null;
  const value = rounded(to.value - from.value);
  return { value, other: isOpen ? rounded(value * CELSIUS_PER_FAHRENHEIT) : null };
}
