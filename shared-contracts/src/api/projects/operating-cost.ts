import * as z from 'zod/mini';
import { signedIn } from '../core/access.ts';
import { endpoint } from '../core/endpoint.ts';
import {
  enteredOperatingCost,
  finite,
  nullableNumber,
  operatingCostSettings,
  rowVersion,
  text,
  uuid,
} from '../core/fields.ts';
import { inProject, ofMyProject } from '../project/project-access.ts';

/** What the running cost of a project is counted with, and the version of the project that says so. */
export const projectOperatingCost = z.object({ operatingCost: operatingCostSettings, rowVersion });

/**
 * Why a part of an item is not counted. noSite: the project has no postal code of the US or Canada. noWeather: no weather
 * file within 150 miles of it. notRated: the part cannot be rated. energyRecovery: a wheel or plates whose effectiveness
 * is not known. noOutdoorAir: room air alone, whose load is that of the building. roomHumidity: reheat, which follows the humidity
 * of the room.
 */
export const uncountedReason = z.enum([
  'noSite',
  'noWeather',
  'notRated',
  'energyRecovery',
  'noOutdoorAir',
  'roomHumidity',
]);
export type UncountedReason = z.infer<typeof uncountedReason>;

/** Energy of a part of all units of an item in a year; kWh and therms are null where it is not counted. */
export const partEnergy = z.object({
  kwh: nullableNumber,
  /** 100,000 Btu of gas by its higher heating value. */
  therms: nullableNumber,
  /** What burns; null without gas. */
  gas: z.nullable(z.enum(['natural', 'propane'])),
  notCounted: z.nullable(uncountedReason),
});
export type PartEnergy = z.infer<typeof partEnergy>;

/** Energy that an item takes in a year: its fans at their operating point, heating and cooling of outdoor air, and its other parts. */
export const itemEnergy = z.object({
  projectItemId: uuid,
  fanKwh: finite,
  /** Null where the item has none. */
  heating: z.nullable(partEnergy),
  cooling: z.nullable(partEnergy),
  /** Electric and hot-water reheat; absent from older servers. */
  reheat: z.optional(z.nullable(partEnergy)),
  /** Motors of a powered exhaust section and of a wheel, at full load; absent from older servers. */
  motors: z.optional(z.nullable(partEnergy)),
});
export type ItemEnergy = z.infer<typeof itemEnergy>;

export const projectEnergy = z.object({
  /** Running hours of a year. */
  hours: finite,
  /** The typical year that heating and cooling are counted with; null where none represents the site. */
  weather: z.nullable(
    z.object({
      station: text,
      miles: finite,
      /** To 65 F. */
      heatingDegreeDays: finite,
      coolingDegreeDays: finite,
    }),
  ),
  /** Alternates among them. */
  items: z.array(itemEnergy),
});
export type ProjectEnergy = z.infer<typeof projectEnergy>;

const { daysPerWeek, hoursPerDay } = operatingCostSettings.shape;

export const operatingCostContract = {
  default: endpoint('GET', '/api/projects/settings/operation-cost/default', {
    apiKey: 'projects',
    summary: 'Operating cost settings that a new project begins with',
    access: signedIn(),
  }).output(operatingCostSettings),
  save: endpoint('PUT', '/api/projects/{projectId}/settings/operation-cost', {
    apiKey: 'projects',
    summary: 'Change the operating cost settings of a project',
    ...ofMyProject,
  })
    .input(z.extend(enteredOperatingCost, { ...inProject, rowVersion: z.optional(rowVersion) }))
    .output(projectOperatingCost),
  energy: endpoint('GET', '/api/projects/{projectId}/yearly-energy', {
    apiKey: 'projects',
    summary: 'Energy of a year by item: fans, heating and cooling of outdoor air',
    overlay: false,
    ...ofMyProject,
  })
    .input(
      z.object({
        ...inProject,
        /** Those of the project where they are absent. */
        daysPerWeek: z.optional(daysPerWeek),
        hoursPerDay: z.optional(hoursPerDay),
      }),
    )
    .output(projectEnergy),
};
