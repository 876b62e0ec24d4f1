import { componentLoss } from '../duty/component-loss.ts';
import { rounded } from '../rounding.ts';
import { holds } from './applicability.ts';
import type { OptionDefinition } from './option-definition.ts';
import type { OptionFacts } from './option-facts.ts';

/** List price of an option on a fan, whole USD; nothing where the fan unit includes it. */
export function optionPrice({ price, includedWhen }: OptionDefinition, facts: OptionFacts): number {
  if (includedWhen !== undefined && holds(includedWhen, facts, true)) return 0;
  const { base, perIn = 0, perKcfm = 0, perHp = 0, motorFactor = 1 } = price;
  return rounded.dollars(
    base +
      perIn * facts.diameterIn +
      (perKcfm * facts.cfm) / 1000 +
      perHp * facts.motor.horsepower +
      (motorFactor - 1) * facts.motor.price,
  );
}

/** Static pressure an option adds at the duty airflow, in. w.g. */
export function optionPressure({ pressure }: OptionDefinition, facts: OptionFacts): number {
  if (pressure === undefined || facts.wheel === null) return 0;
  if ('fixedInWg' in pressure) return pressure.fixedInWg;
  return componentLoss(pressure, facts.wheel, facts.cfm, facts.densityRatio);
}
