import { setImmediate as nextTurn } from 'node:timers/promises';
import { EngineError, operatingHours, type YearlyEnergy, yearlyEnergy } from '@specbuilder/fan-engine';
import type { ItemEnergy, PartEnergy, ProjectEnergy, UncountedReason } from '@specbuilder/shared-contracts/api';
import { AddressType, FanCategory, isConditionedCategory, yearlyHours } from '@specbuilder/shared-contracts/domain';
import type { Catalogues } from '../../catalogue/index.ts';
import { notFound, type OperatingCost, type Queryable } from '../../core/index.ts';
import type { LocationService } from '../../places/index.ts';
import { listItems, type OwnedItemRow } from './item-store.ts';
import { findAddress, findProject } from './store.ts';

export interface EnergyServices {
  readonly db: Queryable;
  readonly catalogues: Pick<Catalogues, 'asOf'>;
  readonly location: Pick<LocationService, 'findPlace' | 'typicalYear'>;
}

export interface EnergyRequest {
  readonly projectId: string;
  /** Those of the project where they are absent. */
  readonly daysPerWeek?: number | undefined;
  readonly hoursPerDay?: number | undefined;
}

type YearAtSite = NonNullable<ReturnType<LocationService['typicalYear']>>;
type SiteWeather = YearAtSite | { readonly notCounted: UncountedReason };

/** Fans that neither heat nor cool; what a manufacturer adds may, and is looked at. */
const FANS_ALONE: readonly number[] = [FanCategory.Exhaust, FanCategory.HighVolumeLowSpeed];

/**
 * Energy of a year by item, with the catalogue that each was worked out with. Without weather of the site, heating and
 * cooling say so in place of a number.
 *
 * @throws HttpError 'not-found' when there is no such project
 */
export async function projectEnergy(services: EnergyServices, request: EnergyRequest): Promise<ProjectEnergy> {
  const { db, location } = services;
  const project = await findProject(db, request.projectId);
  if (project === undefined) throw notFound('project');
  const { daysPerWeek = project.operatingCost.daysPerWeek, hoursPerDay = project.operatingCost.hoursPerDay } = request;
  const schedule: OperatingCost = { ...project.operatingCost, daysPerWeek, hoursPerDay };
  const site = await findAddress(db, project.id, AddressType.Site);
  const weather = weatherAt(site?.postalCode ?? null, location);
  const items: ItemEnergy[] = [];
  for (const row of await listItems(db, project.id)) {
    items.push(await itemEnergy(row, services.catalogues, weather, schedule));
    // Other calls are served between two items.
    await nextTurn();
  }
  return { hours: yearlyHours(schedule), weather: 'notCounted' in weather ? null : shownWeather(weather), items };
}

function weatherAt(postalCode: string | null, location: EnergyServices['location']): SiteWeather {
  if (postalCode === null || location.findPlace(postalCode) === undefined) return { notCounted: 'noSite' };
  return location.typicalYear(postalCode) ?? { notCounted: 'noWeather' };
}

function shownWeather({ station, miles, heatingDegreeDays, coolingDegreeDays }: YearAtSite): ProjectEnergy['weather'] {
  return { station, miles, heatingDegreeDays, coolingDegreeDays };
}

async function itemEnergy(
  row: OwnedItemRow,
  catalogues: EnergyServices['catalogues'],
  weather: SiteWeather,
  schedule: OperatingCost,
): Promise<ItemEnergy> {
  const { rating, hvls } = row.snapshot;
  const fanKwh = (rating?.inputKw ?? hvls?.inputKw ?? 0) * row.quantity * yearlyHours(schedule);
  const parts = await partsOf(row, catalogues, weather, schedule);
  return {
    projectItemId: row.id,
    fanKwh: Math.round(fanKwh),
    heating: partOf(parts.heating, row.quantity),
    cooling: partOf(parts.cooling, row.quantity),
    reheat: partOf(parts.reheat, row.quantity),
    motors: partOf(parts.motors, row.quantity),
  };
}

type Parts = { readonly [Part in keyof YearlyEnergy]: YearlyEnergy[Part] | { readonly notCounted: UncountedReason } };

const NO_PARTS: Parts = { heating: null, cooling: null, reheat: null, motors: null };

async function partsOf(
  row: OwnedItemRow,
  catalogues: EnergyServices['catalogues'],
  weather: SiteWeather,
  schedule: OperatingCost,
): Promise<Parts> {
  if (FANS_ALONE.includes(row.fanCategoryType)) return NO_PARTS;
  const catalogue = await catalogues.asOf(row.manufacturerLabelId, row.catalogueVersion);
  try {
    const hours = operatingHours(schedule);
    if ('year' in weather) return yearlyEnergy(row.configuration, catalogue, weather.year, hours);
    const parts = yearlyEnergy(row.configuration, catalogue, NO_YEAR, hours);
    return { ...parts, ...uncounted(row, weather.notCounted) };
  } catch (error) {
    if (!(error instanceof EngineError)) throw error;
    return { ...NO_PARTS, ...uncounted(row, 'notCounted' in weather ? weather.notCounted : 'notRated') };
  }
}

/** What takes no weather is counted all the same. */
const NO_YEAR: YearAtSite['year'] = { wholeDay: [], daytime: [] };

/** Heating and cooling that an item has, without their energy. */
function uncounted(
  { fanCategoryType, snapshot }: OwnedItemRow,
  notCounted: UncountedReason,
): Pick<Parts, 'heating' | 'cooling'> {
  const { heating, cooling, heatPump } = snapshot;
  // Items older than the heaters hold none, also those that heat.
  const heats =
    heating != null || heatPump != null || (heating === undefined && isConditionedCategory(fanCategoryType));
  return { heating: heats ? { notCounted } : null, cooling: cooling == null ? null : { notCounted } };
}

function partOf(part: Parts[keyof Parts], quantity: number): PartEnergy | null {
  if (part === null) return null;
  if ('notCounted' in part) return { kwh: null, therms: null, gas: null, notCounted: part.notCounted };
  const { therms = 0, gas = null } = 'therms' in part ? part : {};
  const tenth = (value: number) => Math.round(value * quantity * 10) / 10;
  return { kwh: Math.round(part.kwh * quantity), therms: tenth(therms), gas, notCounted: null };
}
