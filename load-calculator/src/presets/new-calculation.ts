import type { LoadBuilding, LoadCalculationForm } from '@specbuilder/shared-contracts/api';
import { CALCULATION_MESSAGES } from '../messages/calculation.generated.ts';

const WALL = { construction: 'brick_stud', absorptance: 0.7 } as const;
const GLASS = { u: 0.45, shgc: 0.38 } as const;

/** Sun by the clock of a place near Chicago, as the other conditions of the block are. */
export const NEW_CLOCK = { longitude: -87.6, utcOffset: -6, hasDaylightSaving: true };
const ALL_MONTHS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];

/** A block of 100 by 100 ft, 14 ft high, a fifth of its walls glazed: something to change rather than a blank page. */
const BLOCK: LoadBuilding = {
  design: {
    latitude: 42,
    elevation: 600,
    dailyRange: 20,
    summerDryBulb: 91,
    summerWetBulb: 74,
    winterDryBulb: 0,
    clock: NEW_CLOCK,
  },
  indoor: { summerDryBulb: 75, relativeHumidity: 0.5, winterDryBulb: 70, supplyDryBulb: 55 },
  mass: 'medium_bare',
  months: ALL_MONTHS,
  floorArea: 10_000,
  volume: 140_000,
  perimeter: 400,
  edgeLoss: 0.54,
  walls: [
    { ...WALL, facing: 'N', area: 1120 },
    { ...WALL, facing: 'E', area: 1120 },
    { ...WALL, facing: 'S', area: 1120 },
    { ...WALL, facing: 'W', area: 1120 },
  ],
  roofs: [{ area: 10_000, construction: 'deck_r20', absorptance: 0.7 }],
  windows: [
    { ...GLASS, facing: 'N', area: 280 },
    { ...GLASS, facing: 'E', area: 280 },
    { ...GLASS, facing: 'S', area: 280 },
    { ...GLASS, facing: 'W', area: 280 },
  ],
  occupancy: {
    peoplePer1000SquareFeet: 5,
    sensibleOfPerson: 250,
    latentOfPerson: 200,
    lights: 0.64,
    equipment: 0.75,
    from: 8,
    to: 18,
    outsideHours: 0.05,
  },
  outdoorAir: { summerInfiltration: 0.15, winterInfiltration: 0.3, cfmPerPerson: 5, cfmPerSquareFoot: 0.06 },
};

export const NEW_WALL: LoadBuilding['walls'][number] = { ...WALL, facing: 'N', area: 0 };
export const NEW_WINDOW: LoadBuilding['windows'][number] = { ...GLASS, facing: 'N', area: 0 };
export const NEW_ROOF: LoadBuilding['roofs'][number] = { area: 0, construction: 'deck_r20', absorptance: 0.7 };

export function newCalculation(): LoadCalculationForm {
  return { name: CALCULATION_MESSAGES.untitled, postalCode: '', building: BLOCK };
}
