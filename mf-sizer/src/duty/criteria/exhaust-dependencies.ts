import type { Climate } from '@specbuilder/shared-contracts/api';
import { DesignConditions, formatPostalCode, isSiteCode, lookupPostalCode } from '@specbuilder/shared-contracts/domain';
import type { CriteriaDependencies } from '../../results/session/criteria-dependencies.ts';
import type { ExhaustCriteria, ValidExhaustCriteria } from './criteria-schema.ts';
import { leavingAirSizing } from './leaving-air-sizing.ts';
import { outdoorAirAfter } from './outdoor-air-after.ts';

const SITE_FIELDS = [
  'altitude',
  'summerDesignTemp',
  'summerWetBulbTemperature',
  'winterTemperature',
  'designConditions',
] as const;
/** What a place says of itself. */
type SiteFields = Pick<ValidExhaustCriteria, (typeof SITE_FIELDS)[number]>;

/** Fields cleared for an unknown place (ERR-030). */
const NO_SITE: Partial<SiteFields> = { altitude: null, designConditions: DesignConditions.Manual };

export const EXHAUST_DEPENDENCIES: CriteriaDependencies<ExhaustCriteria, ValidExhaustCriteria> = {
  codeOf: ({ zip }) => codeOfPlace(zip ?? ''),
  hasSite: ({ altitude }) => altitude !== null,
  siteFields: SITE_FIELDS,
  siteOf: (climate) => (climate === null ? NO_SITE : siteOfClimate(climate)),
  withoutPlace: ({ useLeavingAirCoolingForSizing }) => (useLeavingAirCoolingForSizing ? leavingAirSizing(false) : {}),
  follows: outdoorAirAfter,
};

/** One spelling per place: five digits, 'A1A 1A1', or 'A1A' for an area of Canada. */
export function codeOfPlace(zip: string): string | null {
  return isSiteCode(zip) ? formatPostalCode(lookupPostalCode(zip)) || zip.trim().toUpperCase() : null;
}

function siteOfClimate({ elevation, climateStation: station }: Climate): SiteFields {
  return {
    altitude: elevation,
    summerDesignTemp: station?.summerDryBulbTemp ?? null,
    summerWetBulbTemperature: station?.summerWetBulbTemp ?? null,
    winterTemperature: station?.winterTemp ?? null,
    designConditions: station ? DesignConditions.Ashrae : DesignConditions.Manual,
  };
}
