import { doesFit } from './fitting.ts';
import type { OptionConditions, OptionDefinition } from './option-definition.ts';
import type { OptionFacts } from './option-facts.ts';
import type { PriceBook } from './price-book.ts';
import { isPossibleWithSections } from './section-conditions.ts';

/**
 * Options that exist for a fan, in price book order: of its category, physically possible on it, made in a size that fits
 * it, and with at least one option there to meet each requirement.
 */
export function visibleOptions(prices: PriceBook, facts: OptionFacts): OptionDefinition[] {
  const possible = prices
    .ofCategory(facts)
    .filter(({ conditions }) => conditions === undefined || isPossible(conditions, facts))
    .filter((option) => doesFit(option, facts.parts, facts.cfm));
  return withRequirementsThere(possible);
}

function withRequirementsThere(options: OptionDefinition[]): OptionDefinition[] {
  const codes = new Set(options.map(({ code }) => code));
  const left = options.filter(({ requires = [] }) => requires.every((any) => any.some((code) => codes.has(code))));
  return left.length === options.length ? left : withRequirementsThere(left);
}

/** Whether a unit meets all of the conditions. */
export function isPossible(conditions: OptionConditions, facts: OptionFacts): boolean {
  const { variants, isGrease } = conditions;
  return (
    isPossibleOnLine(conditions, facts) &&
    (variants === undefined || variants.includes(facts.variant)) &&
    (isGrease === undefined || isGrease === facts.isGrease) &&
    isPossibleWithMotor(conditions, facts) &&
    isPossibleWithSections(conditions, facts)
  );
}

/** What the rules need to know of a unit's line, whatever its drive, motor and duty. */
export type LineFacts = Pick<OptionFacts, 'mount' | 'discharges' | 'features' | 'family' | 'lineCode' | 'documents'>;

/** Whether the units of a line can have an option, as far as the line decides. */
export function isPossibleOnLine(conditions: OptionConditions, facts: LineFacts): boolean {
  const { mounts, discharge, features, exceptFamilies, lines, document } = conditions;
  return (
    (mounts === undefined || mounts.includes(facts.mount)) &&
    (discharge === undefined || facts.discharges.length === 0 || facts.discharges.includes(discharge)) &&
    (features === undefined || features.every((feature) => facts.features.includes(feature))) &&
    (exceptFamilies === undefined || facts.family === null || !exceptFamilies.includes(facts.family)) &&
    (lines === undefined || lines.includes(facts.lineCode)) &&
    (document === undefined || facts.documents.includes(document))
  );
}

function isPossibleWithMotor(conditions: OptionConditions, { motor }: OptionFacts): boolean {
  const { phase, least: min, most: max, voltage, isInduction } = conditions;
  return (
    (phase === undefined || phase === motor.phase) &&
    (min === undefined || motor.horsepower >= min) &&
    (max === undefined || motor.horsepower <= max) &&
    (voltage === undefined || voltage === motor.voltage) &&
    (isInduction === undefined || isInduction === motor.isInduction)
  );
}
