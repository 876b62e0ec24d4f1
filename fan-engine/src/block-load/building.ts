import type { Facing, RoofConstruction, RoomMass, WallConstruction } from '@specbuilder/shared-contracts/domain';

/** What outdoor air is like on the design day of a month, F. */
export interface OutdoorDay {
  readonly dryBulb: number;
  /** At the warmest hour; the humidity of the air is that of the whole day. */
  readonly wetBulb: number;
  /** Between the warmest and the coolest hour. */
  readonly dailyRange: number;
}

/** Where the sun is by the clock. */
export interface Clock {
  /** Degrees east, so that the Americas are negative. */
  readonly longitude: number;
  /** Hours that standard time is ahead of UTC. */
  readonly utcOffset: number;
  readonly hasDaylightSaving: boolean;
}

/** Design conditions of a place; temperatures in F. */
export interface DesignConditions {
  /** Degrees north. */
  readonly latitude: number;
  /** Feet above sea level. */
  readonly elevation: number;
  readonly summerDryBulb: number;
  readonly summerWetBulb: number;
  /** Between the warmest and the coolest hour of the design day. */
  readonly dailyRange: number;
  readonly winterDryBulb: number;
  /** January to December, in place of the summer of all months. */
  readonly monthly?: readonly OutdoorDay[] | undefined;
  readonly clock?: Clock | undefined;
}

export interface IndoorConditions {
  readonly summerDryBulb: number;
  /** 0 to 1. */
  readonly relativeHumidity: number;
  readonly winterDryBulb: number;
  /** Of the air that cools the space. */
  readonly supplyDryBulb: number;
}

/** A wall without its windows. */
export interface Wall {
  readonly facing: Facing;
  /** ft2. */
  readonly area: number;
  readonly construction: WallConstruction;
  /** Part of the sunshine that its surface takes in, 0 to 1. */
  readonly absorptance: number;
}

export interface Roof {
  readonly area: number;
  readonly construction: RoofConstruction;
  readonly absorptance: number;
}

export interface Window {
  readonly facing: Facing;
  readonly area: number;
  /** Btu/h ft2 F. */
  readonly u: number;
  /** Solar heat gain coefficient, 0 to 1. */
  readonly shgc: number;
}

/** What goes on inside. */
export interface Occupancy {
  readonly peoplePer1000SquareFeet: number;
  /** Btu/h a person. */
  readonly sensibleOfPerson: number;
  readonly latentOfPerson: number;
  /** W/ft2. */
  readonly lights: number;
  readonly equipment: number;
  /** Hours of the day, 0 to 24; where to is not after from, the use goes on past midnight. */
  readonly from: number;
  readonly to: number;
  /** Part of it that goes on outside these hours, 0 to 1. */
  readonly outsideHours: number;
}

export interface OutdoorAir {
  /** Air changes an hour through the envelope. */
  readonly summerInfiltration: number;
  readonly winterInfiltration: number;
  /** Ventilation: cfm a person and cfm a square foot (ASHRAE 62.1). */
  readonly cfmPerPerson: number;
  readonly cfmPerSquareFoot: number;
}

/** One zone, as a block (fan-engineering section 16). */
export interface Building {
  readonly design: DesignConditions;
  readonly indoor: IndoorConditions;
  readonly mass: RoomMass;
  /** Months whose 21st is tried, 1 to 12. */
  readonly months: readonly number[];
  /** ft2, ft3 and ft. */
  readonly floorArea: number;
  readonly volume: number;
  readonly perimeter: number;
  /** Heat lost through the edge of the floor, Btu/h ft F. */
  readonly edgeLoss: number;
  readonly walls: readonly Wall[];
  readonly roofs: readonly Roof[];
  readonly windows: readonly Window[];
  readonly occupancy: Occupancy;
  readonly outdoorAir: OutdoorAir;
}
