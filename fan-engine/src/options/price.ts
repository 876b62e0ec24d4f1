import { builtInputMbh } from '../heating/heater-rating.ts';
import { rounded } from '../values/rounding.ts';
import { holds } from './circumstances.ts';
import type { OptionDefinition } from './option-definition.ts';
import type { OptionFacts } from './option-facts.ts';
import type { OptionPrice } from './option-price.ts';
import { pressureAt } from './pressure.ts';
import { electricReheatKw } from './reheat.ts';
import type { Checked, RuleBook } from './rules.ts';

/**
 * List price of an option on a fan, whole USD; nothing where the fan unit includes it.
 *
 * @param tons nominal cooling chosen, for what is priced by it; without, that of the unit as it was sized
 */
export function optionPrice(option: OptionDefinition, facts: OptionFacts, tons = facts.tonnage ?? 0): number {
  if (isIncluded(option, facts)) return 0;
  return priceOf(option.price, facts, option.cooling?.tons ?? tons);
}

/** Whether the price of an option depends on the wheel size of its fan, as nothing else of it does. */
export function isPricedBySize({ price: { perIn = 0 } }: OptionDefinition): boolean {
  return perIn !== 0;
}

/** Whether a fan unit is built with an option. */
export function isIncluded({ includedWhen }: OptionDefinition, facts: OptionFacts): boolean {
  return includedWhen !== undefined && holds(includedWhen, facts, true);
}

/** Sum of price terms on a fan, whole USD list. */
export function priceOf(price: OptionPrice, facts: OptionFacts, tons = facts.tonnage ?? 0): number {
  const { base, perIn = 0, perKcfm = 0, perHp = 0, perTon = 0, perKw = 0, perMbh = 0, motorFactor = 1 } = price;
  const inputMbh = facts.heater === null ? 0 : builtInputMbh(facts.heater);
  return rounded.dollars(
    base +
      perIn * facts.diameterIn +
      (perKcfm * facts.cfm) / 1000 +
      perHp * facts.motor.horsepower +
      perTon * tons +
      (perKw === 0 ? 0 : perKw * electricReheatKw(facts)) +
      perMbh * inputMbh +
      (motorFactor - 1) * facts.motor.price,
  );
}

/** Nominal tons of the checked cooling, or of the unit as it was sized. */
export function chosenTons({ visible, facts }: RuleBook, checked: Checked): number {
  const chosen = visible.find(({ code, cooling }) => checked.has(code) && typeof cooling?.tons === 'number');
  return chosen?.cooling?.tons ?? facts.tonnage ?? 0;
}

/** Static pressure an option adds at the duty airflow, in. w.g. */
export function optionPressure(option: OptionDefinition, facts: OptionFacts): number {
  const { wheel, cfm, densityRatio } = facts;
  return wheel === null || isIncluded(option, facts) ? 0 : pressureAt(option, { wheel, cfm, densityRatio });
}
