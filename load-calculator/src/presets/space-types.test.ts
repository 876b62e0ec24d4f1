import { newCalculation } from './new-calculation.ts';
import { SPACE_TYPES, type SpaceType, withSpaceType } from './space-types.ts';

/** ASHRAE 62.1-2019 table 6-1: people per 1,000 ft2, cfm a person, cfm/ft2; warehouses have no people of their own there. */
const OUTDOOR_AIR: Readonly<
  Record<SpaceType, readonly [row: string, people: number | null, perPerson: number, perArea: number]>
> = {
  office: ['Office space', 5, 5, 0.06],
  retail: ['Sales', 15, 7.5, 0.12],
  restaurant: ['Restaurant dining rooms', 70, 7.5, 0.18],
  kitchen: ['Kitchen (cooking)', 20, 7.5, 0.12],
  warehouse: ['Warehouses', null, 10, 0.06],
  manufacturing: ['Manufacturing without hazardous materials', 7, 10, 0.18],
  gym: ['Gym, sports arena (play area)', 7, 20, 0.18],
  classroom: ['Classrooms (age 9 and over)', 35, 10, 0.12],
};

describe('Typical values of a space', () => {
  it.each(SPACE_TYPES)('have people and outdoor air of one row of 62.1: %s', (type) => {
    const { occupancy, outdoorAir } = withSpaceType(newCalculation().building, type);
    const [, people, cfmPerPerson, cfmPerSquareFoot] = OUTDOOR_AIR[type];
    expect(outdoorAir).toMatchObject({ cfmPerPerson, cfmPerSquareFoot });
    expect(occupancy.peoplePer1000SquareFeet).toBe(people ?? occupancy.peoplePer1000SquareFeet);
  });
});
