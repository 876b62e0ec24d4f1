import {
  BladeType,
  ExhaustCategory,
  FanCategory,
  HeatedMakeUpAirCategory,
  HvacUnitCategory,
  HvlsCategory,
  IndustrialHeaterCategory,
  MakeUpAirCategory,
} from '@specbuilder/shared-contracts/domain';
import type { ExhaustSupplySpecification } from '../../src/specification/specification.ts';
import { exhaust, hvls, supply } from '../fixtures/specifications.ts';

type Changes = Partial<ExhaustSupplySpecification>;

const of = (exhaustFanCategoryType: ExhaustCategory, changes: Changes) =>
  exhaust({ exhaustFanCategoryType, ...changes });
const makeUp = (makeUpAirFanCategoryType: MakeUpAirCategory, changes: Changes) =>
  supply({ makeUpAirFanCategoryType, sones: 60, ...changes });
const heated = (heatedMakeUpAirFanCategoryType: HeatedMakeUpAirCategory, changes: Changes) =>
  supply({ fanCategoryType: FanCategory.HeatedMakeUpAir, heatedMakeUpAirFanCategoryType, sones: 60, ...changes });
const hvac = (hvacUnitCategoryType: HvacUnitCategory, changes: Changes) =>
  supply({ fanCategoryType: FanCategory.HvacUnit, hvacUnitCategoryType, sones: 60, ...changes });
const heater = (industrialHeaterFanCategoryType: IndustrialHeaterCategory, changes: Changes) =>
  supply({ fanCategoryType: FanCategory.IndustrialHeater, industrialHeaterFanCategoryType, ...changes });

/** Other duties than those of the acceptance page: all five kinds of exhaust low and high, hot, at 50 Hz, and units. */
export const DUTIES: readonly (readonly [title: string, specification: ExhaustSupplySpecification])[] = [
  ['utility set, sea level', of(ExhaustCategory.UtilitySet, { cfm: 6500, sp: 2.2, sones: 60 })],
  [
    'utility set, 5,000 ft and 90 F',
    of(ExhaustCategory.UtilitySet, { cfm: 9000, sp: 3, altitude: 5000, temperature: 90 }),
  ],
  ['utility set, air of 350 F', of(ExhaustCategory.UtilitySet, { cfm: 7200, sp: 1.8, temperature: 350 })],
  ['utility set, 50 Hz', of(ExhaustCategory.UtilitySet, { cfm: 4200, sp: 1.6, motorFrequency: 50 })],
  ['roof fan, sea level', of(ExhaustCategory.UpblastDownblast, { cfm: 1150, sp: 0.45 })],
  ['roof fan, 6,500 ft', of(ExhaustCategory.UpblastDownblast, { cfm: 2700, sp: 0.85, altitude: 6500 })],
  [
    'roof fan, air of 250 F at 1,000 ft',
    of(ExhaustCategory.UpblastDownblast, { cfm: 3600, sp: 1.1, temperature: 250, altitude: 1000 }),
  ],
  ['inline, sea level', of(ExhaustCategory.Inline, { cfm: 2300, sp: 0.8 })],
  ['inline, 7,200 ft', of(ExhaustCategory.Inline, { cfm: 5400, sp: 1.25, altitude: 7200 })],
  [
    'inline, three phase at 50 Hz',
    of(ExhaustCategory.Inline, { cfm: 3100, sp: 0.9, motorFrequency: 50, motorPhase: 3 }),
  ],
  ['axial, sea level', of(ExhaustCategory.Axial, { cfm: 14_500, sp: 0.4 })],
  ['axial, 4,000 ft and 110 F', of(ExhaustCategory.Axial, { cfm: 22_000, sp: 0.9, altitude: 4000, temperature: 110 })],
  ['ceiling, sea level', of(ExhaustCategory.CeilingAndInline, { cfm: 220, sp: 0.3 })],
  ['ceiling, 8,000 ft', of(ExhaustCategory.CeilingAndInline, { cfm: 640, sp: 0.35, altitude: 8000 })],
  ['rooftop filtered supply', makeUp(MakeUpAirCategory.RooftopFiltered, { cfm: 3300, sp: 0.6 })],
  [
    'rooftop filtered supply, 5,280 ft',
    makeUp(MakeUpAirCategory.RooftopFiltered, { cfm: 11_000, sp: 0.9, altitude: 5280 }),
  ],
  ['inline filtered supply', makeUp(MakeUpAirCategory.InlineFiltered, { cfm: 1700, sp: 0.4 })],
  ['economy supply', makeUp(MakeUpAirCategory.EconomySupply, { cfm: 7500, sp: 0.2 })],
  ['direct-fired', heated(HeatedMakeUpAirCategory.DirectFired, { cfm: 20_000, sp: 0.8, temperatureRise: 75 })],
  [
    'compact direct-fired',
    heated(HeatedMakeUpAirCategory.DirectFiredCompact, { cfm: 2600, sp: 0.6, temperatureRise: 60 }),
  ],
  [
    'indirect-fired, 4,500 ft',
    heated(HeatedMakeUpAirCategory.IndirectFired, { cfm: 3600, sp: 0.7, temperatureRise: 55, altitude: 4500 }),
  ],
  ['electrically heated', heated(HeatedMakeUpAirCategory.Electric, { cfm: 2100, sp: 0.5, temperatureRise: 50 })],
  [
    'rooftop unit of 10 tons, gas heat',
    hvac(HvacUnitCategory.IndirectFired, {
      cfm: 3800,
      sp: 0.9,
      temperatureRise: 50,
      nominalCoolingTons: 10,
      maxOutdoorAirPercentage: 25,
    }),
  ],
  [
    'cooling alone, 12.5 tons at 3,000 ft',
    hvac(HvacUnitCategory.CoolingOnly, {
      cfm: 4800,
      sp: 1.1,
      altitude: 3000,
      nominalCoolingTons: 12.5,
      maxOutdoorAirPercentage: 20,
    }),
  ],
  [
    'industrial heater, horizontal',
    heater(IndustrialHeaterCategory.Horizontal, { cfm: 7000, sp: 0.3, temperatureRise: 85 }),
  ],
  [
    'industrial heater, vertical, 6,000 ft',
    heater(IndustrialHeaterCategory.Vertical, { cfm: 12_000, sp: 0.25, btus: 900_000, altitude: 6000 }),
  ],
];

/** Spaces for ceiling fans. */
export const SPACES = [
  ['hall without a floor area', hvls()],
  ['warehouse of 40,000 square feet', hvls({ squareFeet: 40_000 })],
  [
    'gymnasium of 12,000 square feet to be cooled',
    hvls({ squareFeet: 12_000, hvlsFanCategoryType: HvlsCategory.SensibleCooling }),
  ],
  [
    'works of 60,000 square feet, 14,500 of them covered, three blades',
    hvls({ squareFeet: 60_000, coveredSquareFeet: 14_500, fanBladeType: BladeType.Three }),
  ],
] as const;
