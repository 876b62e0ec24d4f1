import { categoryPaths } from '../catalogue/categories.ts';
import type { OptionConditions, OptionDefinition, Requirement } from './option-definition.ts';
import type { OptionFacts } from './option-facts.ts';

/**
 * Options that exist for a fan, in price book order: of its category, physically possible on it, and with at least one
 * option there to meet each requirement.
 */
export function visibleOptions(definitions: readonly OptionDefinition[], facts: OptionFacts): OptionDefinition[] {
  const paths = ['*', ...categoryPaths(facts.category, facts.subCategory)];
  const possible = definitions.filter(
    ({ appliesTo, conditions }) =>
      appliesTo.some((path) => paths.includes(path)) && isPossible(conditions ?? {}, facts),
  );
  return withRequirementsThere(possible);
}

function withRequirementsThere(options: OptionDefinition[]): OptionDefinition[] {
  const codes = new Set(options.map(({ code }) => code));
  const left = options.filter(({ requires = [] }) => requires.every((any) => any.some((code) => codes.has(code))));
  return left.length === options.length ? left : withRequirementsThere(left);
}

function isPossible(conditions: OptionConditions, facts: OptionFacts): boolean {
  const { mounts, discharge, features, variants, exceptFamilies, lines, isGrease } = conditions;
  return (
    (mounts === undefined || mounts.includes(facts.mount)) &&
    (discharge === undefined || facts.discharges.includes(discharge)) &&
    (features === undefined || features.every((feature) => facts.features.includes(feature))) &&
    (variants === undefined || variants.includes(facts.variant)) &&
    (exceptFamilies === undefined || facts.family === null || !exceptFamilies.includes(facts.family)) &&
    (lines === undefined || lines.includes(facts.lineCode)) &&
    (isGrease === undefined || isGrease === facts.isGrease) &&
    isPossibleWithMotor(conditions, facts)
  );
}

function isPossibleWithMotor(conditions: OptionConditions, { motor }: OptionFacts): boolean {
  const { phase, least, most, voltage, isInduction } = conditions;
  return (
    (phase === undefined || phase === motor.phase) &&
    (least === undefined || motor.horsepower >= least) &&
    (most === undefined || motor.horsepower <= most) &&
    (voltage === undefined || voltage === motor.voltage) &&
    (isInduction === undefined || isInduction === motor.isInduction)
  );
}

/** Whether a circumstance that requires, includes or recommends an option holds. */
export function holds(requirement: Requirement | 'grease', facts: OptionFacts, hasVfd: boolean): boolean {
  switch (requirement) {
    case 'always':
      return true;
    case 'premium motor':
      return facts.motor.isPremium;
    case 'drive is a VFD':
      return facts.variant === 'Vfd';
    case 'drive is a speed control':
      return facts.variant === 'SpeedControl';
    case 'VFD at 575 V':
      return hasVfd && facts.motor.voltage === 575;
    case 'high heat':
      return facts.isHighHeat;
    case 'wind rated':
      return facts.isWindRated;
    case 'grease':
      return facts.isGrease;
    case 'grease on a hinged fan':
      return facts.isGrease && facts.features.includes('hingeable');
  }
}
