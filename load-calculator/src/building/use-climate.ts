import type { Climate } from '@specbuilder/shared-contracts/api';
import { isJobPostalCode, lookupPostalCode, POSTAL_LOOKUP_DEBOUNCE_MS } from '@specbuilder/shared-contracts/domain';
import { useDebounced, usePlatform } from '@specbuilder/shared-ui/core';
import { useFormContext, useWatch } from '@specbuilder/shared-ui/forms';
import { useQuery } from '@specbuilder/shared-ui/query';
import { useEffect } from 'react';

export type FoundClimate =
  | { readonly status: 'none' | 'unknown' }
  | { readonly status: 'found'; readonly name: string; readonly station: string };

/** Design conditions of the postal code that was typed, written into the form; those of the code it began with stay. */
export function useClimateOfPostalCode(): FoundClimate {
  const { apiQueries } = usePlatform();
  const { setValue, formState } = useFormContext();
  const watched: unknown = useWatch({ name: 'postalCode' });
  const [typed] = useDebounced(typeof watched === 'string' ? watched : '', POSTAL_LOOKUP_DEBOUNCE_MS);
  const isOfBefore = typed === String(formState.defaultValues?.['postalCode'] ?? '');
  // Another building may have come meanwhile, whose code is not the one that was typed.
  const isCurrent = typed === watched;
  const isRequested = isCurrent && !isOfBefore && typed !== '' && isJobPostalCode(typed);
  const { data, isError } = useQuery({
    ...apiQueries.location.climate.queryOptions({ input: { postalCode: lookupPostalCode(typed), designDays: true } }),
    enabled: isRequested,
    retry: false,
  });
  const found = isRequested ? data : undefined;
  useEffect(() => {
    if (found === undefined) return;
    for (const [name, value] of Object.entries(designOf(found))) {
      setValue(`building.design.${name}`, value, { shouldDirty: true, shouldValidate: true });
    }
  }, [found, setValue]);
  if (found !== undefined) {
    const { city, state, climateStation } = found;
    return { status: 'found', name: `${city}, ${state}`, station: climateStation?.name ?? '' };
  }
  return { status: isRequested && isError ? 'unknown' : 'none' };
}

/** What a look-up does not know is left as it was typed, except months that are of another place. */
function designOf({ latitude, longitude, elevation, climateStation: station, designDays }: Climate) {
  const clock = designDays === undefined ? undefined : { longitude, ...designDays.clock };
  const site = { latitude, elevation, ...(clock === undefined ? {} : { clock }) };
  if (station === null) return { ...site, monthly: undefined };
  const months = designDays?.months ?? undefined;
  return {
    ...site,
    summerDryBulb: station.summerDryBulbTemp,
    summerWetBulb: Math.min(station.summerWetBulbTemp, station.summerDryBulbTemp),
    winterDryBulb: station.winterTemp,
    ...(months === undefined ? {} : { dailyRange: hottestOf(months).dailyRange }),
    monthly: months,
  };
}

function hottestOf<Day extends { readonly dryBulb: number }>(days: readonly Day[]): Day {
  return days.reduce((best, day) => (day.dryBulb > best.dryBulb ? day : best));
}
