import { type FactsResponse, type ProjectFacts, projectFacts } from '@specbuilder/shared-contracts/api';
import * as z from 'zod/mini';

export const factsForm = z.object({ facts: projectFacts, areDefaults: z.boolean() });
export type FactsForm = z.infer<typeof factsForm>;

/** Facts that were never given begin with the user's defaults; the name is typed once. */
export function valuesOf({ facts, defaults }: FactsResponse): FactsForm {
  const isNew = Object.keys(facts).length === 0;
  const { firstName = null, lastName = null } = defaults;
  const started = isNew ? defaults : { firstName, lastName, ...facts };
  return { facts: { ...EMPTY, ...started }, areDefaults: false };
}

/** What differs from the facts that the form began with; the others may have been changed by another user. */
export function changedFacts(before: ProjectFacts, typed: ProjectFacts): ProjectFacts {
  const names = Object.keys(typed) as (keyof ProjectFacts)[];
  return Object.fromEntries(
    names.flatMap((name) => ((typed[name] || null) === (before[name] || null) ? [] : [[name, typed[name]]])),
  );
}

/** Every field, so that a message of the server finds it. */
const EMPTY: Required<ProjectFacts> = {
  engineer: null,
  architect: null,
  contractor: null,
  customer: null,
  owner: null,
  projectNumber: null,
  purchaseOrder: null,
  specificationSection: null,
  submittalNumber: null,
  submittalRevision: null,
  status: null,
  firstName: null,
  lastName: null,
  scheduleColumns: null,
  dateFormat: null,
};
