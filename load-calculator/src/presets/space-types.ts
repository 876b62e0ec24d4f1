import type { LoadBuilding } from '@specbuilder/shared-contracts/api';

export const SPACE_TYPES = [
  'office',
  'retail',
  'restaurant',
  'kitchen',
  'warehouse',
  'manufacturing',
  'gym',
  'classroom',
] as const;
export type SpaceType = (typeof SPACE_TYPES)[number];

interface SpaceValues {
  readonly people: number;
  readonly sensible: number;
  readonly latent: number;
  readonly lights: number;
  readonly equipment: number;
  readonly cfmPerPerson: number;
  readonly cfmPerSquareFoot: number;
}

/**
 * Typical values: people per 1,000 ft2 and their heat in Btu/h (ASHRAE Fundamentals ch. 18 table 1), W/ft2 of lights
 * (ASHRAE 90.1-2019) and equipment, outdoor air with the people of the same row (ASHRAE 62.1 table 6-1), as in fan-engineering section 16.
 */
const VALUES: Readonly<Record<SpaceType, SpaceValues>> = {
  office: values([5, 250, 200], [0.64, 0.75], [5, 0.06]),
  retail: values([15, 250, 200], [0.84, 0.3], [7.5, 0.12]),
  restaurant: values([70, 275, 275], [0.6, 0.5], [7.5, 0.18]),
  kitchen: values([20, 275, 475], [1.09, 3], [7.5, 0.12]),
  warehouse: values([1, 275, 475], [0.45, 0.2], [10, 0.06]),
  manufacturing: values([7, 275, 475], [0.82, 2], [10, 0.18]),
  gym: values([7, 710, 1090], [0.82, 0.3], [20, 0.18]),
  classroom: values([35, 245, 155], [0.71, 0.5], [10, 0.12]),
};

type Triple = readonly [number, number, number];
type Pair = readonly [number, number];

function values([people, sensible, latent]: Triple, [lights, equipment]: Pair, air: Pair): SpaceValues {
  const [cfmPerPerson, cfmPerSquareFoot] = air;
  return { people, sensible, latent, lights, equipment, cfmPerPerson, cfmPerSquareFoot };
}

/** The building with typical values for a kind of space; its hours and infiltration stay. */
export function withSpaceType<B extends Pick<LoadBuilding, 'occupancy' | 'outdoorAir'>>(
  building: B,
  type: SpaceType,
): B {
  const { people, sensible, latent, lights, equipment, cfmPerPerson, cfmPerSquareFoot } = VALUES[type];
  return {
    ...building,
    occupancy: {
      ...building.occupancy,
      peoplePer1000SquareFeet: people,
      sensibleOfPerson: sensible,
      latentOfPerson: latent,
      lights,
      equipment,
    },
    outdoorAir: { ...building.outdoorAir, cfmPerPerson, cfmPerSquareFoot },
  };
}
