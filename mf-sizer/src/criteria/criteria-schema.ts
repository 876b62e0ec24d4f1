import {
  type ExhaustSupplySpecification,
  exhaustSupplySpecification,
  hvlsSpecification,
  operatingCostSettings,
} from '@specbuilder/shared-contracts/api';
import { ERRORS, isJobPostalCode } from '@specbuilder/shared-contracts/domain';
import * as z from 'zod/mini';
import { SIZER_RULES, type SizerFacts } from './valid-sizer.ts';

/** A rule that is told whatever else is wrong, so that a form shows all of its errors at once. */
function rule(field: string, message: string, isMet: (facts: SizerFacts) => boolean) {
  return z.refine<SizerFacts>(isMet, { path: [field], error: message, when: () => true });
}

/** The contract's specification with the rules of a valid sizer on their fields, and what only the page uses. */
export const exhaustCriteria = z.extend(exhaustSupplySpecification, { operatingCost: operatingCostSettings }).check(
  rule('zip', ERRORS.invalidPostalCode, ({ zip }) => !zip || isJobPostalCode(zip)),
  ...SIZER_RULES.map(({ field, message, isMet }) => rule(field, message, isMet)),
);
/** What the form holds while it is typed. */
export type ExhaustCriteria = z.input<typeof exhaustCriteria>;
export type ValidExhaustCriteria = z.output<typeof exhaustCriteria>;

/** What is sent: the specification without what only the page uses (SCH-069). */
export function specificationOf({
  operatingCost: _,
  ...specification
}: ValidExhaustCriteria): ExhaustSupplySpecification {
  return specification;
}

/** An HVLS sizer is always valid, so the contract alone decides. */
export const hvlsCriteria = hvlsSpecification;
export type HvlsCriteria = z.input<typeof hvlsCriteria>;
