import { type Message, messageOf } from '@specbuilder/shared-contracts/domain';
import type { RuleBook } from '../options/rules.ts';

/** Chosen options that draw current beside what the circuit of the unit is worked out from. */
export function circuitWarnings({ visible }: Pick<RuleBook, 'visible'>, checked: ReadonlySet<string>): Message[] {
  return visible
    .filter(({ code, isOutsideCircuit }) => isOutsideCircuit === true && checked.has(code))
    .map(({ description, group }) => messageOf('unit.outsideCircuit', { option: description }, group));
}
