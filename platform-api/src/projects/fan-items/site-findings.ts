import type { Configuration } from '@specbuilder/fan-engine';
import {
  DesignConditions,
  type FindingCode,
  type FindingData,
  lookupPostalCode,
} from '@specbuilder/shared-contracts/domain';
import type { schema } from '../../core/index.ts';
import type { SiteConditions } from './items-today.ts';

/** Changes the density of air by 1 %, and with it pressure and power of a fan, ft. */
const TOLERATED_ALTITUDE_FT = 250;
/** Less than weather stations of one city differ by, F. */
const TOLERATED_TEMPERATURE_F = 2;

type Specification = Extract<Configuration, { kind: 'exhaust-supply' }>['specification'];
type SiteFinding = FindingData<Extract<FindingCode, `site.${string}`>>;

/** Where an item is rated for other air than that of its project's site; ceiling fans are rated for no site. */
export function siteFindings(
  { configuration, snapshot }: Pick<typeof schema.fanItems.$inferSelect, 'configuration' | 'snapshot'>,
  site: SiteConditions | null,
  postalCode: string | null,
): SiteFinding[] {
  if (site === null || configuration.kind === 'hvls') return [];
  const { specification, sections } = configuration;
  const isHere = isSamePlace(specification.zip, postalCode);
  const isTypedWinter = sections?.cooling?.winterOutsideAirDryBulbTemp != null;
  return [
    altitudeFinding(specification, site),
    snapshot.heating == null || isTypedWinter ? null : winterFinding(specification, site, isHere),
    snapshot.cooling == null ? null : summerFinding(specification, site, isHere),
  ].flatMap((found) => found ?? []);
}

/** An item may be rated at the area of a Canadian code, which its first half names. */
function isSamePlace(rated: string | null | undefined, site: string | null): boolean {
  return Boolean(rated) && site !== null && lookupPostalCode(site).startsWith(lookupPostalCode(rated ?? ''));
}

function altitudeFinding({ altitude }: Specification, { elevation }: SiteConditions): SiteFinding | null {
  // Without an altitude the engine rates at sea level.
  const ratedFt = altitude ?? 0;
  if (Math.abs(ratedFt - elevation) <= TOLERATED_ALTITUDE_FT) return null;
  return {
    code: 'site.altitude',
    severity: 'warning',
    values: { ratedFt, siteFt: elevation },
    cure: { code: 'rateAgain', values: { altitudeFt: elevation } },
  };
}

/** Harder weather at the postal code of the site was typed with intent; milder weather leaves the unit short. */
function severityOf(isHere: boolean, isHarder: boolean): 'note' | 'warning' {
  return isHere && isHarder ? 'note' : 'warning';
}

function winterFinding(
  { designConditions, winterTemperature: ratedF }: Specification,
  { winterTemp: siteF }: SiteConditions,
  isHere: boolean,
): SiteFinding | null {
  if (!isOfStation(designConditions) || ratedF == null || siteF === null || isNear(ratedF, siteF)) return null;
  return {
    code: 'site.winter',
    severity: severityOf(isHere, ratedF < siteF),
    values: { ratedF, siteF },
    cure: { code: 'selectAgain', values: {} },
  };
}

function summerFinding(
  { designConditions, summerDesignTemp, summerWetBulbTemperature }: Specification,
  { summerDryBulbTemp, summerWetBulbTemp }: SiteConditions,
  isHere: boolean,
): SiteFinding | null {
  if (!isOfStation(designConditions) || summerDesignTemp == null || summerWetBulbTemperature == null) return null;
  if (summerDryBulbTemp === null || summerWetBulbTemp === null) return null;
  if (isNear(summerDesignTemp, summerDryBulbTemp) && isNear(summerWetBulbTemperature, summerWetBulbTemp)) return null;
  const values = {
    ratedDryBulbF: summerDesignTemp,
    ratedWetBulbF: summerWetBulbTemperature,
    siteDryBulbF: summerDryBulbTemp,
    siteWetBulbF: summerWetBulbTemp,
  };
  const isHarder = summerDesignTemp >= summerDryBulbTemp && summerWetBulbTemperature >= summerWetBulbTemp;
  return {
    code: 'site.summer',
    severity: severityOf(isHere, isHarder),
    values,
    cure: { code: 'selectAgain', values: {} },
  };
}

/** Standard conditions and those that a user enters were chosen whatever the site. */
function isOfStation(designConditions: Specification['designConditions']): boolean {
  return designConditions === DesignConditions.Ashrae || designConditions === DesignConditions.Enthalpy;
}

function isNear(one: number, other: number): boolean {
  return Math.abs(one - other) <= TOLERATED_TEMPERATURE_F;
}
