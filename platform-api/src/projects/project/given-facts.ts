import { PROJECT_PARTIES, type ProjectFacts } from '@specbuilder/shared-contracts/api';

/** Facts without those that say nothing, as they are stored. */
export function givenFacts(facts: ProjectFacts): ProjectFacts {
  return Object.fromEntries(Object.entries(facts).filter(([, value]) => value != null && value !== ''));
}

/**
 * What of a user's defaults a new project begins with. The name is not among it: a member who makes a document prepares
 * it, unless the project says who does.
 */
export function jobDefaults(defaults: ProjectFacts): ProjectFacts {
  return pickFacts(defaults, [...PROJECT_PARTIES, 'dateFormat', 'scheduleColumns']);
}

/** What of the facts of one job is likely to hold for the next one of the same user. */
export function reusableFacts(facts: ProjectFacts): ProjectFacts {
  return pickFacts(facts, [...PROJECT_PARTIES, 'firstName', 'lastName', 'dateFormat', 'scheduleColumns']);
}

export function pickFacts(facts: ProjectFacts, names: readonly (keyof ProjectFacts)[]): ProjectFacts {
  return givenFacts(Object.fromEntries(names.map((name) => [name, facts[name]])));
}
