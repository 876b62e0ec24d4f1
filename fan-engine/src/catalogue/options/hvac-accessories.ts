import { OptionGroup } from '@specbuilder/shared-contracts/domain';
import type { OptionDefinition } from '../../options/option-definition.ts';
import { MIXING_INTAKES } from './air-intake.ts';
import { DX_COOLING } from './cooling.ts';
import { RETURN_LOCATIONS } from './return-air.ts';

/** HVAC Options: sections and safeties of an air handler. */
export const HVAC_OPTIONS: readonly OptionDefinition[] = [
  {
    fanOptionId: 1078,
    code: 'HVEC',
    group: OptionGroup.HvacOptions,
    description: 'Economizer, differential enthalpy',
    price: { base: 980, perKcfm: 70 },
    pressure: { component: 'damper.mixing.box', face: 'cabinet' },
    appliesTo: ['HvacUnit'],
    // It changes between outdoor and return air, so both must come in and their dampers must move.
    requires: [...RETURN_LOCATIONS, MIXING_INTAKES, ['RDC2']],
    excludes: ['RV100O'],
  },
  {
    fanOptionId: 1079,
    code: 'HVPE',
    group: OptionGroup.HvacOptions,
    description: 'Powered exhaust / return fan section',
    price: { base: 2400, perKcfm: 310 },
    appliesTo: ['HvacUnit'],
    requires: RETURN_LOCATIONS,
  },
  {
    fanOptionId: 1080,
    code: 'HVERW',
    group: OptionGroup.HvacOptions,
    description: 'Energy recovery wheel',
    price: { base: 5200, perKcfm: 760 },
    pressure: { component: 'energy.wheel', face: 'cabinet' },
    appliesTo: ['HvacUnit'],
    // The exhaust airstream enters by the return opening, and it takes outdoor air to hand its energy to.
    requires: RETURN_LOCATIONS,
    excludes: ['HVPHX', 'RV100R'],
  },
  {
    fanOptionId: 1081,
    code: 'HVPHX',
    group: OptionGroup.HvacOptions,
    description: 'Plate heat exchanger',
    price: { base: 4300, perKcfm: 620 },
    pressure: { component: 'plate.hx', face: 'cabinet' },
    appliesTo: ['HvacUnit'],
    requires: RETURN_LOCATIONS,
    excludes: ['HVERW', 'RV100R'],
  },
  {
    fanOptionId: 1082,
    code: 'HVCO2',
    group: OptionGroup.HvacOptions,
    description: 'CO2 demand control sensor',
    price: { base: 340 },
    appliesTo: ['HvacUnit'],
    // A sensor alone moves no air: dampers or the fan must follow it.
    requires: [['RDC2', 'RDC3', 'VAVDCV']],
  },
  {
    fanOptionId: 1083,
    code: 'HVDW',
    group: OptionGroup.HvacOptions,
    description: 'Double-wall 2 in insulated cabinet',
    price: { base: 600, perKcfm: 120 },
    appliesTo: ['HvacUnit'],
  },
  {
    fanOptionId: 1084,
    code: 'HVCL',
    group: OptionGroup.HvacOptions,
    description: 'Condensate overflow switch',
    price: { base: 85 },
    appliesTo: ['HvacUnit'],
    requires: DX_COOLING,
  },
  {
    fanOptionId: 1085,
    code: 'HVCOAT',
    group: OptionGroup.HvacOptions,
    description: 'Coil coating (coastal)',
    price: { base: 450, perTon: 48 },
    appliesTo: ['HvacUnit'],
    requires: DX_COOLING,
  },
];
