import {
  type ExhaustSupplySpecification,
  exhaustSupplySpecification,
  hvlsSpecification,
  nullableNumber,
  operatingCostSettings,
} from '@specbuilder/shared-contracts/api';
import {
  type CategoryCriteria,
  DEFAULT_SOUND_DISTANCE_FT,
  ERRORS,
  HvacAirMode,
  isSiteCode,
  MAX_SONES,
  type OperatingCostSettings,
  RESELECTION_SONES,
} from '@specbuilder/shared-contracts/domain';
import * as z from 'zod/mini';
import { gasRate } from '../../results/running-cost/hourly-cost.ts';
import { HEAT_FIELDS, heatAlone } from './heat.ts';
import { modeOfPercentage, outdoorVolume } from './outdoor-air.ts';
import { DESIGN_AIR_RULES, SIZER_RULES, type SizerFacts } from './valid-sizer.ts';

/** A rule that is reported whatever else is wrong, so that a form shows all of its errors together. */
function rule(field: string, message: () => string, isMet: (facts: SizerFacts) => boolean) {
  return z.refine<SizerFacts>(isMet, { path: [field], error: message, when: () => true });
}

const PAGE_FIELDS = {
  operatingCost: operatingCostSettings,
  /** Which of rise, Btu/h and kW was given; the other two follow it. Null while nothing was. */
  heatGivenAs: z.nullable(z.enum(HEAT_FIELDS)),
  /** Outdoor air in cfm, tied to its percentage. */
  maxOutdoorAirVolume: nullableNumber,
  /** Which end of its range the percentage is at, or between them. */
  hvacAirMode: z.enum(HvacAirMode),
};
type PageField = keyof typeof PAGE_FIELDS;

/** The contract's specification, and what only the page uses. */
export const exhaustCriteria = z.extend(exhaustSupplySpecification, PAGE_FIELDS).check(
  rule(
    'zip',
    () => ERRORS.invalidPostalCode,
    ({ zip }) => !zip || isSiteCode(zip),
  ),
);

/**
 * The same with the rules of a valid sizer on their fields.
 *
 * @param criteriaOf what the catalogue says of a sub-category
 */
export function validExhaustCriteria(criteriaOf: (sub: number) => CategoryCriteria): typeof exhaustCriteria {
  return exhaustCriteria.check(
    ...[...SIZER_RULES, ...DESIGN_AIR_RULES].map(({ field, message, isMet }) =>
      rule(field, message, (facts) => isMet(facts, criteriaOf(facts.subFanCategoryType))),
    ),
  );
}

/** What the form holds while it is typed. */
export type ExhaustCriteria = z.input<typeof exhaustCriteria>;
export type ValidExhaustCriteria = z.output<typeof exhaustCriteria>;

/** What is sent: the specification without what only the page uses (SCH-069), the heat as it was given. */
export function specificationOf(criteria: ValidExhaustCriteria): ExhaustSupplySpecification {
  const {
    operatingCost: _cost,
    heatGivenAs,
    maxOutdoorAirVolume: _volume,
    hvacAirMode: _mode,
    ...specification
  } = criteria;
  return { ...specification, ...heatAlone(specification, heatGivenAs) };
}

/**
 * A specification as the form holds it.
 *
 * @param isReselection another fan is chosen for an item
 */
export function criteriaOf(
  specification: ExhaustSupplySpecification,
  operatingCost: OperatingCostSettings,
  isReselection = false,
): ExhaustCriteria {
  const { cfm, maxOutdoorAirPercentage } = specification;
  const page: Pick<ExhaustCriteria, PageField> = {
    operatingCost: { ...operatingCost, gasCostPerTherm: gasRate(operatingCost) },
    heatGivenAs: null,
    maxOutdoorAirVolume: outdoorVolume(maxOutdoorAirPercentage, cfm),
    hvacAirMode: modeOfPercentage(maxOutdoorAirPercentage),
  };
  // A fan that was named by its model has no limit of sound.
  const sones = specification.sones ?? (isReselection ? RESELECTION_SONES : MAX_SONES);
  const soundLevelDistance = specification.soundLevelDistance ?? DEFAULT_SOUND_DISTANCE_FT;
  // What this browser remembers from before there was this limit says nothing of it.
  const soundPressure = specification.soundPressure ?? null;
  return { ...specification, sones, soundPressure, soundLevelDistance, ...page };
}

/** An HVLS sizer is always valid, so the contract alone decides. */
export const hvlsCriteria = hvlsSpecification;
export type HvlsCriteria = z.input<typeof hvlsCriteria>;
