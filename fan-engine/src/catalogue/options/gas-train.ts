import { OptionGroup } from '@specbuilder/shared-contracts/domain';
import type { OptionDefinition } from '../../options/option-definition.ts';
import type { GasPressureFacts } from '../../options/section-facts.ts';
import { GAS_FIRED } from './heated-units.ts';

/** Inches of water column in a pound per square inch. */
const IN_WC_PER_PSI = 27.68;
/** Lowest inlet pressure that any heater of the catalogue runs on, and the highest that a regulator takes. */
const LEAST_CUSTOM_IN_WC = 5;
const MOST_CUSTOM_IN_WC = 5 * IN_WC_PER_PSI;

/** Gas Type. */
export const GAS_TYPE_OPTIONS: readonly OptionDefinition[] = [
  {
    fanOptionId: 1030,
    code: 'GNG',
    group: OptionGroup.GasType,
    description: 'Natural gas',
    isRadio: true,
    price: { base: 0 },
    appliesTo: GAS_FIRED,
    isDefault: true,
  },
  {
    fanOptionId: 1031,
    code: 'GLP',
    group: OptionGroup.GasType,
    description: 'Propane (LP)',
    isRadio: true,
    price: { base: 95 },
    appliesTo: GAS_FIRED,
  },
];

/** Insurance Requirements: what the insurer of the building wants of the gas train. */
export const INSURANCE_OPTIONS: readonly OptionDefinition[] = [
  {
    fanOptionId: 1032,
    code: 'FMIRI',
    group: OptionGroup.InsuranceRequirements,
    description: 'FM approved gas train',
    isRadio: true,
    price: { base: 980, perMbh: 0.35 },
    appliesTo: GAS_FIRED,
  },
  {
    fanOptionId: 1033,
    code: 'IRI',
    group: OptionGroup.InsuranceRequirements,
    description: 'IRI / GE GAP gas train (double block and bleed)',
    isRadio: true,
    price: { base: 1650, perMbh: 0.45 },
    appliesTo: GAS_FIRED,
    recommendedWhen: 'large burner',
    recommendedUnless: ['FMIRI'],
  },
  {
    fanOptionId: 1034,
    code: 'ETL',
    group: OptionGroup.InsuranceRequirements,
    description: 'Standard ETL gas train',
    isRadio: true,
    price: { base: 0 },
    appliesTo: GAS_FIRED,
    isDefault: true,
  },
];

/** Gas Pressure at the inlet of the unit. */
export const GAS_PRESSURE_OPTIONS: readonly OptionDefinition[] = [
  {
    ...inlet(1035, 'GP0', '7 - 14 in. w.c. inlet', 0, {
      id: 0,
      isCustom: false,
      minimumInWc: 7,
      maximumInWc: 14,
    }),
    isDefault: true,
  },
  inlet(1036, 'GP1', '14 in. w.c. - 1 psi inlet', 285, {
    id: 1,
    isCustom: false,
    minimumInWc: 14,
    maximumInWc: IN_WC_PER_PSI,
  }),
  inlet(1037, 'GP2', '1 - 2 psi inlet', 420, {
    id: 2,
    isCustom: false,
    minimumInWc: IN_WC_PER_PSI,
    maximumInWc: 2 * IN_WC_PER_PSI,
  }),
  inlet(1038, 'GP3', '2 - 5 psi inlet (OPD)', 610, {
    id: 3,
    isCustom: false,
    minimumInWc: 2 * IN_WC_PER_PSI,
    maximumInWc: MOST_CUSTOM_IN_WC,
  }),
  inlet(1039, 'GP4', 'Custom inlet pressure', 610, {
    id: 4,
    isCustom: true,
    minimumInWc: LEAST_CUSTOM_IN_WC,
    maximumInWc: MOST_CUSTOM_IN_WC,
  }),
];

function inlet(
  fanOptionId: number,
  code: string,
  description: string,
  base: number,
  gasPressure: GasPressureFacts,
): OptionDefinition {
  return {
    fanOptionId,
    code,
    group: OptionGroup.GasPressure,
    description,
    isRadio: true,
    price: { base },
    appliesTo: GAS_FIRED,
    gasPressure,
  };
}
