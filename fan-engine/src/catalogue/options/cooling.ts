import { OptionGroup } from '@specbuilder/shared-contracts/domain';
import type { OptionDefinition } from '../../options/option-definition.ts';
import { EVAPORATIVE_INTAKES } from './air-intake.ts';

/** Units that take a DX coil, and so what reheats the air behind it. */
const DX_UNITS = ['HvacUnit', 'HeatedMakeUpAir'];

const DX_SIZES: readonly OptionDefinition[] = [
  dxSize(1061, 3),
  dxSize(1062, 4),
  dxSize(1063, 5),
  dxSize(1064, 6),
  dxSize(1065, 7.5),
  dxSize(1066, 8.5),
  dxSize(1067, 10),
  dxSize(1068, 12.5),
  dxSize(1069, 15),
  dxSize(1070, 17.5),
  dxSize(1071, 20),
  dxSize(1072, 25),
  dxSize(1073, 30),
];
const DX_CODES = DX_SIZES.map(({ code }) => code);

/** Any DX size: what lives on its coil, its compressor or its condensate. */
export const DX_COOLING: readonly (readonly string[])[] = [DX_CODES];

/** Cooling and Heat Pump: one size, and what it is made for. */
export const COOLING_OPTIONS: readonly OptionDefinition[] = [
  ...DX_SIZES,
  {
    fanOptionId: 1074,
    code: 'CLHP',
    group: OptionGroup.CoolingAndHeatPump,
    description: 'Heat pump version of selected tonnage',
    price: { base: 900, perTon: 240 },
    appliesTo: ['HvacUnit'],
    requires: DX_COOLING,
    cooling: { tons: null, isHeatPump: true, isHighAmbient: false },
  },
  {
    fanOptionId: 1075,
    code: 'CLHA',
    group: OptionGroup.CoolingAndHeatPump,
    description: 'High ambient (125 F) package',
    price: { base: 350, perTon: 65 },
    appliesTo: DX_UNITS,
    requires: DX_COOLING,
    cooling: { tons: null, isHeatPump: false, isHighAmbient: true },
  },
  {
    fanOptionId: 1076,
    code: 'CLCW',
    group: OptionGroup.CoolingAndHeatPump,
    description: 'Chilled water coil section (by others piping)',
    price: { base: 1450, perKcfm: 310 },
    pressure: { component: 'coil.dx.6row.wet', face: 'cabinet' },
    appliesTo: ['HeatedMakeUpAir', 'MakeUpAir/RooftopFiltered'],
    // There is one place for a coil, and a wet one needs no wet media ahead of it.
    excludes: [...EVAPORATIVE_INTAKES, ...DX_CODES],
  },
];

/** Reheat Coil: warms air again that was cooled for its moisture. */
export const REHEAT_OPTIONS: readonly OptionDefinition[] = [
  {
    fanOptionId: 1058,
    code: 'RH1',
    group: OptionGroup.ReheatCoil,
    description: 'Hot-gas reheat coil, modulating',
    isRadio: true,
    price: { base: 980, perTon: 145 },
    pressure: { component: 'coil.reheat.hotgas.1row', face: 'cabinet' },
    appliesTo: DX_UNITS,
    requires: DX_COOLING,
    recommendedWhen: 'cooled outdoor air',
    recommendedUnless: ['RH2', 'RH3'],
    reheat: 'hotGas',
  },
  {
    fanOptionId: 1059,
    code: 'RH2',
    group: OptionGroup.ReheatCoil,
    description: 'Hot-water reheat coil, 2 row',
    isRadio: true,
    price: { base: 720, perKcfm: 180 },
    pressure: { component: 'coil.hotwater.2row', face: 'cabinet' },
    appliesTo: DX_UNITS,
    requires: DX_COOLING,
    reheat: 'hotWater',
  },
  {
    fanOptionId: 1060,
    code: 'RH3',
    group: OptionGroup.ReheatCoil,
    description: 'Electric reheat (post-heat)',
    isRadio: true,
    price: { base: 640, perKw: 52 },
    pressure: { component: 'coil.electric', face: 'cabinet' },
    appliesTo: ['HvacUnit'],
    requires: DX_COOLING,
    reheat: 'electric',
  },
];

function dxSize(fanOptionId: number, tons: number): OptionDefinition {
  return {
    fanOptionId,
    code: `DX${String(tons).replace('.', '_')}`,
    group: OptionGroup.CoolingAndHeatPump,
    description: `DX cooling ${tons} ton`,
    isRadio: true,
    price: { base: 0, perTon: 1450 },
    pressure: { component: 'coil.dx.4row.wet', face: 'cabinet' },
    appliesTo: DX_UNITS,
    conditions: { coolingTons: tons },
    cooling: { tons, isHeatPump: false, isHighAmbient: false },
  };
}
