import type { LoadBuilding, LoadCalculation } from '@specbuilder/shared-contracts/api';
import type { EndpointSample, SampleRows } from './endpoint-sample.ts';

/** One storey of 10,000 ft2, as the worked example of fan-engineering section 16 has it. */
const BUILDING: LoadBuilding = {
  design: {
    ...{ latitude: 34, elevation: 1000, dailyRange: 18, winterDryBulb: 22 },
    ...{ summerDryBulb: 93, summerWetBulb: 75 },
  },
  indoor: { summerDryBulb: 75, relativeHumidity: 0.5, winterDryBulb: 70, supplyDryBulb: 55 },
  mass: 'medium_bare',
  months: [7],
  ...{ floorArea: 10_000, volume: 140_000, perimeter: 400, edgeLoss: 0.54 },
  walls: [
    { facing: 'N', area: 1140, construction: 'brick_stud', absorptance: 0.7 },
    { facing: 'S', area: 1140, construction: 'brick_stud', absorptance: 0.7 },
    { facing: 'E', area: 1240, construction: 'brick_stud', absorptance: 0.7 },
    { facing: 'W', area: 1240, construction: 'brick_stud', absorptance: 0.7 },
  ],
  roofs: [{ area: 10_000, construction: 'deck_r20', absorptance: 0.7 }],
  windows: [
    { facing: 'N', area: 260, u: 0.45, shgc: 0.38 },
    { facing: 'S', area: 260, u: 0.45, shgc: 0.38 },
    { facing: 'E', area: 160, u: 0.45, shgc: 0.38 },
    { facing: 'W', area: 160, u: 0.45, shgc: 0.38 },
  ],
  occupancy: {
    ...{ peoplePer1000SquareFeet: 5, sensibleOfPerson: 250, latentOfPerson: 200 },
    ...{ lights: 0.8, equipment: 0.75, from: 8, to: 18, outsideHours: 0.05 },
  },
  outdoorAir: { summerInfiltration: 0.15, winterInfiltration: 0.3, cfmPerPerson: 5, cfmPerSquareFoot: 0.06 },
};

export const AN_OFFICE = { name: 'Office, one storey', postalCode: '60606', building: BUILDING };

const badBuilding = { ...AN_OFFICE, building: { ...BUILDING, floorArea: -1 } };
const ofCalculation = ({ id }: LoadCalculation): EndpointSample => ({ params: { id }, bad: { params: { id: 'x' } } });

/** Calls about load calculations. */
export const CALCULATOR_SAMPLES: Readonly<Record<string, (rows: SampleRows) => EndpointSample>> = {
  'loadCalculator.open': () => ({ bad: { query: { cloneProjectId: 'x' } } }),
  'loadCalculator.list': () => ({ bad: null }),
  'loadCalculator.get': ({ calculation }) => ofCalculation(calculation),
  'loadCalculator.copy': ({ calculation: { copyId } }) => ({ params: { copyId }, bad: { params: { copyId: 'x' } } }),
  'loadCalculator.create': () => ({ body: AN_OFFICE, bad: { body: badBuilding } }),
  'loadCalculator.change': ({ calculation: { id, rowVersion } }) => ({
    params: { id },
    body: { ...AN_OFFICE, rowVersion },
    bad: { body: { ...badBuilding, rowVersion } },
  }),
  'loadCalculator.remove': ({ calculation }) => ofCalculation(calculation),
  'loadCalculator.results': ({ calculation }) => ofCalculation(calculation),
};
