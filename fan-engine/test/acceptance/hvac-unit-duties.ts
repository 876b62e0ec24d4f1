import { FanCategory, HvacUnitCategory } from '@specbuilder/shared-contracts/domain';
import { supply } from '../fixtures/specifications.ts';
import type { AcceptanceDuty } from './duty.ts';
import { reasoned } from './first-principles.ts';
import { AIR_AT_5000_FT, BY_A_FURNACE, BY_ELECTRICITY, heatedBy, MILWAUKEE_AIR } from './heat-balance.ts';

const hvac = (changes: Parameters<typeof supply>[0]) => supply({ fanCategoryType: FanCategory.HvacUnit, ...changes });

export const HVAC_UNIT_DUTIES: readonly AcceptanceDuty[] = [
  heatedBy(BY_A_FURNACE, MILWAUKEE_AIR, {
    id: 'HV-1',
    title: 'Rooftop unit, 4,000 cfm at 1 in. wg, 30 % outdoor air, 10 tons, gas heat',
    specification: hvac({
      hvacUnitCategoryType: HvacUnitCategory.IndirectFired,
      cfm: 4000,
      sp: 1,
      temperatureRise: 45,
      nominalCoolingTons: 10,
      maxOutdoorAirPercentage: 30,
    }),
    family: 'plenum',
    inside: 0.5,
    outletVelocity: 1500,
    price: 36_000,
    tonnage: [10, 10],
  }),
  heatedBy(BY_A_FURNACE, MILWAUKEE_AIR, {
    id: 'HV-2',
    title: 'Dedicated outdoor air, 2,000 cfm at 1 in. wg, leaving 55/55, gas heat',
    specification: hvac({
      hvacUnitCategoryType: HvacUnitCategory.IndirectFired,
      cfm: 2000,
      sp: 1,
      temperatureRise: 70,
      coolingDryBulb: 55,
      coolingWetBulb: 55,
      useLeavingAirCoolingForSizing: true,
      maxOutdoorAirPercentage: 100,
    }),
    family: 'plenum',
    inside: 0.3,
    outletVelocity: 1500,
    price: 34_000,
    tonnage: [8.5, 12.5],
  }),
  heatedBy(BY_ELECTRICITY, MILWAUKEE_AIR, {
    id: 'HV-3',
    title: 'Electric rooftop unit, 3,000 cfm at 0.75 in. wg, 20 % outdoor air, 7.5 tons',
    specification: hvac({
      hvacUnitCategoryType: HvacUnitCategory.Electric,
      cfm: 3000,
      sp: 0.75,
      temperatureRise: 30,
      nominalCoolingTons: 7.5,
      maxOutdoorAirPercentage: 20,
    }),
    family: 'plenum',
    inside: 0.4,
    outletVelocity: 1500,
    price: 30_000,
    tonnage: [7.5, 7.5],
  }),
  reasoned({
    id: 'HV-4',
    title: 'Cooling-only unit, 6,000 cfm at 1.25 in. wg, 25 % outdoor air, 15 tons',
    specification: hvac({
      hvacUnitCategoryType: HvacUnitCategory.CoolingOnly,
      cfm: 6000,
      sp: 1.25,
      nominalCoolingTons: 15,
      maxOutdoorAirPercentage: 25,
      sones: 40,
    }),
    family: 'plenum',
    inside: 0.45,
    outletVelocity: 1500,
    price: 43_000,
    tonnage: [15, 15],
  }),
  heatedBy(BY_A_FURNACE, AIR_AT_5000_FT, {
    id: 'HV-5',
    title: 'School unit at 5,000 ft, 5,000 cfm at 1 in. wg, 40 % outdoor air, 15 tons, gas heat',
    specification: hvac({
      hvacUnitCategoryType: HvacUnitCategory.IndirectFired,
      cfm: 5000,
      sp: 1,
      altitude: 5000,
      temperatureRise: 50,
      nominalCoolingTons: 15,
      maxOutdoorAirPercentage: 40,
      sones: 40,
    }),
    family: 'plenum',
    inside: 0.45,
    outletVelocity: 1700,
    price: 45_000,
    tonnage: [15, 15],
  }),
];
