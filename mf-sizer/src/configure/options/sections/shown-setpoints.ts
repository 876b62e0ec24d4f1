import type { SectionSets } from '@specbuilder/shared-contracts/api';
import { formatQuantity, type QuantityName } from '@specbuilder/shared-ui/core';
import { SECTIONS_MESSAGES } from '../../../messages/sections.generated.ts';

export type Setpoint = SectionSets['setpoints'][number]['setpoints'][number];

interface ShownSetpoint extends Setpoint {
  readonly label: string;
  readonly of: QuantityName;
}

/** What setpoints that are no temperatures measure, by their types. */
const MEASURES: Readonly<Record<number, QuantityName>> = { 21: 'staticPressure', 22: 'staticPressure', 31: 'share' };

/** Those of the occupied hours first; one that goes by the same name outside of them says which it is. */
export function shownSetpoints(setpoints: readonly Setpoint[]): readonly ShownSetpoint[] {
  const occupied = setpoints.filter(({ isUnoccupied }) => !isUnoccupied);
  const names = new Set(occupied.map(({ description }) => description));
  const unoccupied = setpoints.filter(({ isUnoccupied }) => isUnoccupied);
  return [
    ...occupied.map((setpoint) => shown(setpoint, setpoint.description)),
    ...unoccupied.map((setpoint) => {
      const { description: name } = setpoint;
      return shown(setpoint, names.has(name) ? SECTIONS_MESSAGES.unoccupied({ name }) : name);
    }),
  ];
}

function shown(setpoint: Setpoint, label: string): ShownSetpoint {
  return { ...setpoint, label, of: MEASURES[setpoint.typeId] ?? 'temperature' };
}

/** 'Minimum discharge 60 °F', one after another. */
export function setpointsInWords(setpoints: readonly Setpoint[]): readonly string[] {
  return shownSetpoints(setpoints).map(({ label, value, of }) => `${label} ${formatQuantity(value, of)}`);
}
