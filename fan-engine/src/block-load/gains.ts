import type { Facing } from '@specbuilder/shared-contracts/domain';
import { heatFactor } from '../air/sensible-heat.ts';
import type { Building, Occupancy, Roof, Wall, Window } from './building.ts';
import { type Day, dayOf, scaled, spreadOver, sumOfDays } from './day.ts';
import { outdoorDayOf } from './outdoor-day.ts';
import { daylightSaving, solarLead } from './solar-time.ts';
import { type Sunshine, sunshineOn } from './sunshine.ts';
import {
  type Construction,
  clearSkyOf,
  DAILY_RANGE_FRACTION,
  roofConstruction,
  spaceSeries,
  wallConstruction,
} from './tables.ts';

/** Sensible load of the space by what causes it, Btu/h at each hour. */
export interface SensibleLoads {
  readonly walls: Day;
  readonly roofs: Day;
  readonly sunThroughWindows: Day;
  /** Diffuse sunshine and what windows conduct. */
  readonly windows: Day;
  readonly people: Day;
  readonly lights: Day;
  readonly equipment: Day;
  readonly infiltration: Day;
}

/**
 * Part of each gain that is radiant, and so felt later (ASHRAE Fundamentals ch. 18 table 14). All sun that comes through a
 * window is, since no shade inside is part of the model; what a window conducts depends on its coefficient.
 */
const RADIANT = {
  wall: 0.46,
  roof: 0.6,
  diffuseSun: 1,
  conductedByClearWindow: 0.33,
  conductedByDarkWindow: 0.46,
  people: 0.6,
  lights: 0.55,
  equipment: 0.3,
};
/** Windows that let this much through count as clear. */
const CLEAR_WINDOW_SHGC = 0.5;
/** Of beam and of diffuse sunshine against the coefficient, which is of beam at a right angle. */
const BEAM_ANGLE_FACTOR = 0.9;
const DIFFUSE_ANGLE_FACTOR = 0.87;
/** Btu/h ft2 F between a surface and the air outside, and F that a roof loses to a clear sky. */
const OUTSIDE_FILM = 3;
const SKY_LOSS_OF_ROOF_F = 7;
const BTUS_PER_WATT = 3.412;

/** One design day: outdoor temperature and sunshine, and the room that gains the heat. */
export interface DesignDay {
  readonly building: Building;
  /** F at each hour. */
  readonly outdoor: Day;
  /** On what faces a direction, or on the roof, at an hour of the clock. */
  readonly sunshine: (facing: Facing | 'up', hour: number) => Sunshine;
}

/** @param month 1 to 12 */
export function designDay(building: Building, month: number): DesignDay {
  const { design } = building;
  const { dryBulb, dailyRange } = outdoorDayOf(design, month);
  const sky = clearSkyOf(month);
  const lead = solarLead(design, month);
  // The fractions are of standard time.
  const fraction = (hour: number) => DAILY_RANGE_FRACTION[(hour - daylightSaving(design, month) + 23) % 24] ?? 0;
  return {
    building,
    outdoor: dayOf((hour) => dryBulb - fraction(hour) * dailyRange),
    sunshine: (facing, hour) => sunshineOn(facing, design.latitude, sky, hour + lead),
  };
}

export function sensibleLoads(day: DesignDay): SensibleLoads {
  const { walls, roofs, windows, occupancy, floorArea } = day.building;
  const inside = (amount: number, radiant: number) => felt(day, scaled(activity(occupancy), amount), radiant);
  return {
    walls: sumOfDays(walls.map((wall) => loadOfWall(day, wall))),
    roofs: sumOfDays(roofs.map((roof) => loadOfRoof(day, roof))),
    sunThroughWindows: sumOfDays(windows.map((window) => sunThrough(day, window))),
    windows: sumOfDays(windows.map((window) => diffuseAndConducted(day, window))),
    people: inside(peopleIn(day.building) * occupancy.sensibleOfPerson, RADIANT.people),
    lights: inside(floorArea * occupancy.lights * BTUS_PER_WATT, RADIANT.lights),
    equipment: inside(floorArea * occupancy.equipment * BTUS_PER_WATT, RADIANT.equipment),
    infiltration: infiltrationLoad(day),
  };
}

export function peopleIn({ floorArea, occupancy }: Pick<Building, 'floorArea' | 'occupancy'>): number {
  return (floorArea / 1000) * occupancy.peoplePer1000SquareFeet;
}

/** cfm through the envelope. */
export function infiltrationOf(airChanges: number, volume: number): number {
  return (airChanges * volume) / 60;
}

/** Part of what goes on inside that does so at each hour; hours that do not end after they begin go on past midnight. */
export function activity({ from, to, outsideHours }: Occupancy): Day {
  return dayOf((hour) => {
    const used = from < to ? partOfHour(hour, from, to) : 1 - partOfHour(hour, to, from);
    return used + (1 - used) * outsideHours;
  });
}

/** Part of the hour before this one that lies between two times, 0 to 1. */
function partOfHour(hour: number, from: number, to: number): number {
  return Math.max(0, Math.min(hour, to) - Math.max(hour - 1, from));
}

function infiltrationLoad({ building, outdoor }: DesignDay): Day {
  const { design, indoor, outdoorAir, volume } = building;
  const factor = heatFactor(design.elevation) * infiltrationOf(outdoorAir.summerInfiltration, volume);
  return outdoor.map((temperature) => factor * (temperature - indoor.summerDryBulb));
}

function loadOfWall(day: DesignDay, { facing, area, construction, absorptance }: Wall): Day {
  const gain = conducted(day, wallConstruction(construction), area, surfaceTemperature(day, facing, absorptance));
  return felt(day, gain, RADIANT.wall);
}

function loadOfRoof(day: DesignDay, { area, construction, absorptance }: Roof): Day {
  const surface = surfaceTemperature(day, 'up', absorptance).map((temperature) => temperature - SKY_LOSS_OF_ROOF_F);
  return felt(day, conducted(day, roofConstruction(construction), area, surface), RADIANT.roof);
}

/** Sol-air temperature: air that would bring a surface as much heat as air and sunshine together do. */
function surfaceTemperature({ sunshine, outdoor }: DesignDay, facing: Facing | 'up', absorptance: number): Day {
  return dayOf((hour) => {
    const { beam, diffuse } = sunshine(facing, hour);
    return (outdoor[hour - 1] ?? 0) + (absorptance * (beam + diffuse)) / OUTSIDE_FILM;
  });
}

function conducted({ building }: DesignDay, { u, series }: Construction, area: number, surface: Day): Day {
  const indoor = building.indoor.summerDryBulb;
  return spreadOver(
    surface.map((temperature) => u * area * (temperature - indoor)),
    series,
  );
}

function sunThrough({ building, sunshine }: DesignDay, { facing, area, shgc }: Window): Day {
  const gain = dayOf((hour) => sunshine(facing, hour).beam * shgc * BEAM_ANGLE_FACTOR * area);
  return spreadOver(gain, spaceSeries(building.mass).solar);
}

function diffuseAndConducted(day: DesignDay, { facing, area, u, shgc }: Window): Day {
  const { building, sunshine, outdoor } = day;
  const diffuse = dayOf((hour) => area * sunshine(facing, hour).diffuse * shgc * DIFFUSE_ANGLE_FACTOR);
  const conduction = outdoor.map((temperature) => area * u * (temperature - building.indoor.summerDryBulb));
  const radiant = shgc >= CLEAR_WINDOW_SHGC ? RADIANT.conductedByClearWindow : RADIANT.conductedByDarkWindow;
  return sumOfDays([felt(day, diffuse, RADIANT.diffuseSun), felt(day, conduction, radiant)]);
}

/** The radiant part warms surfaces first, which release it over the day; the rest warms the air immediately. */
function felt({ building }: DesignDay, gain: Day, radiant: number): Day {
  const delayed = spreadOver(scaled(gain, radiant), spaceSeries(building.mass).nonSolar);
  return sumOfDays([delayed, scaled(gain, 1 - radiant)]);
}
