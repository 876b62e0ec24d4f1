import { OptionGroup } from '@specbuilder/shared-contracts/domain';
import type { OptionDefinition } from '../../options/option-definition.ts';
import { DIRECT_FIRED, ELECTRIC_HEATED, GAS_FIRED, INDIRECT_FIRED } from './heated-units.ts';

/** The profile plates of the standard burner are set for rises up to this, F. */
const STANDARD_PROFILE_RISE = 100;

/** Burner Coil: what makes the heat. Its own pressure drop belongs to the unit. */
export const BURNER_COIL_OPTIONS: readonly OptionDefinition[] = [
  {
    fanOptionId: 1040,
    code: 'BC1',
    group: OptionGroup.BurnerCoil,
    description: 'Burner, standard profile',
    isRadio: true,
    price: { base: 0 },
    appliesTo: DIRECT_FIRED,
    conditions: { rise: { most: STANDARD_PROFILE_RISE } },
    isDefault: true,
  },
  {
    fanOptionId: 1041,
    code: 'BC2',
    group: OptionGroup.BurnerCoil,
    description: 'Burner, high-rise profile (rise > 100 F)',
    isRadio: true,
    price: { base: 240 },
    appliesTo: DIRECT_FIRED,
    conditions: { rise: { above: STANDARD_PROFILE_RISE } },
    isDefault: true,
  },
  {
    fanOptionId: 1167,
    code: 'BCAL',
    group: OptionGroup.BurnerCoil,
    description: 'Heat exchanger, aluminized steel',
    isRadio: true,
    price: { base: 0 },
    appliesTo: INDIRECT_FIRED,
    isDefault: true,
  },
  {
    fanOptionId: 1042,
    code: 'BCSS',
    group: OptionGroup.BurnerCoil,
    description: 'Stainless steel burner / heat exchanger',
    isRadio: true,
    price: { base: 380, perMbh: 1.1 },
    appliesTo: GAS_FIRED,
    recommendedWhen: 'cooling ahead of a furnace',
  },
  {
    fanOptionId: 1043,
    code: 'BCE1',
    group: OptionGroup.BurnerCoil,
    description: 'Electric coil, SCR, nominal kW step',
    isRadio: true,
    price: { base: 0 },
    appliesTo: ELECTRIC_HEATED,
    isDefault: true,
  },
];
