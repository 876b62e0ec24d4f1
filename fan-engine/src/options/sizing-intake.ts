import { OptionGroup } from '@specbuilder/shared-contracts/domain';
import type { OptionDefinition } from './option-definition.ts';
import type { OptionFacts } from './option-facts.ts';

/** The plainest way into a cabinet; every other intake resists at least as much or is chosen for what else it does. */
const PLAIN_HOOD = 'INHD';

/**
 * Intake whose static pressure a unit is sized with: one has to be chosen wherever outdoor air comes in, so its loss is
 * part of the duty before the choice is made, and making it does not break the fan. It is priced when it is chosen.
 */
function sizingIntake(
  options: readonly OptionDefinition[],
  { place, outdoorShare }: Pick<OptionFacts, 'place' | 'outdoorShare'>,
): OptionDefinition | undefined {
  if (outdoorShare <= 0) return undefined;
  const paths: readonly string[] = place.paths;
  return options.find(({ code, appliesTo }) => code === PLAIN_HOOD && appliesTo.some((path) => paths.includes(path)));
}

/** The same for a configured unit: nothing once an intake is selected. */
export function assumedIntake(
  visible: readonly OptionDefinition[],
  facts: OptionFacts,
  checked: ReadonlySet<string>,
): OptionDefinition | undefined {
  const isChosen = visible.some(({ group, code }) => group === OptionGroup.FanIntake && checked.has(code));
  return isChosen ? undefined : sizingIntake(visible, facts);
}
