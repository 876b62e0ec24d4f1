import type { Climate } from '@specbuilder/shared-contracts/api';
import { errorBodyOf, statusOf } from '@specbuilder/shared-contracts/client';
import {
  DesignConditions,
  ERRORS,
  formatPostalCode,
  isJobPostalCode,
  LOCATION_LOOKUP_DEBOUNCE_MS,
  lookupPostalCode,
  MIN_POSTAL_LOOKUP_LENGTH,
  TOAST_MS,
} from '@specbuilder/shared-contracts/domain';
import { useDebounced, usePlatform } from '@specbuilder/shared-ui/core';
import { type ContractForm, setFields, useWatch } from '@specbuilder/shared-ui/forms';
import { useQuery, useQueryClient } from '@specbuilder/shared-ui/query';
import { useEffect, useRef, useState } from 'react';
import type { ExhaustCriteria, ValidExhaustCriteria } from './criteria-schema.ts';
import { setLeavingAirSizing } from './leaving-air-sizing.ts';
import { useStable } from './use-stable.ts';

type Methods = ContractForm<ExhaustCriteria>['methods'];

export interface JobSite {
  readonly status: 'none' | 'searching' | 'found' | 'notFound' | 'unanswered';
  readonly climate: Climate | null;
  /** The server's words about a code it does not know. */
  readonly message: string | null;
  /** Whether the site fields stand open for the user's own figures. */
  readonly isEditing: boolean;
  readonly setEditing: (isEditing: boolean) => void;
  /**
   * What the form is to hold of the place that is typed, for a run that does not wait for the debounce: rows of one place
   * never stand under the name of another. Empty where the form holds it already.
   */
  readonly siteOfTyped: () => Promise<Partial<SiteFields>>;
}

/** What a place says of itself. */
type SiteFields = Pick<
  ValidExhaustCriteria,
  'altitude' | 'summerDesignTemp' | 'summerWetBulbTemperature' | 'winterTemperature' | 'designConditions'
>;

interface JobSiteOptions {
  readonly methods: Methods;
  /** The code is no postal code any more: what was found and what was sized with it no longer counts (SCH-038). */
  readonly onInvalid: () => void;
}

/** Site of the typed postal code, looked up after a debounce of 500 ms and written into the criteria. */
export function useJobSite({ methods, onInvalid }: JobSiteOptions): JobSite {
  const platform = usePlatform();
  const zip = useWatch<ExhaustCriteria, 'zip'>({ control: methods.control, name: 'zip' }) ?? '';
  const [code, lookUpNow] = useDebounced(zip, LOCATION_LOOKUP_DEBOUNCE_MS);
  const canLookUp = hasClimate(code);
  const [isEditing, setEditing] = useState(false);
  const climateOf = (postalCode: string) => ({
    ...platform.apiQueries.location.climate.queryOptions({ input: { postalCode: lookupPostalCode(postalCode) } }),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const lookUp = useQuery({ ...climateOf(code), enabled: canLookUp });
  const cache = useQueryClient();
  const climate = (canLookUp && lookUp.data) || null;
  const error = canLookUp ? lookUp.error : null;
  const filledFor = useFillSite(methods, climate);
  useClearOnFailure({ methods, error, code, setEditing });
  useInvalidCode(zip, onInvalid);
  const status = statusOfSite(canLookUp, error, climate);
  const siteOfTyped = useStable(async () => {
    const typed = methods.getValues('zip') ?? '';
    if (!hasClimate(typed) || filledFor.current === siteCode(typed)) return {};
    lookUpNow(typed);
    return cache.ensureQueryData(climateOf(typed)).then(siteFields, () => NO_SITE);
  });
  const message = status === 'notFound' ? notFoundMessage(error) : null;
  return { status, climate, message, isEditing, setEditing, siteOfTyped };
}

const hasClimate = (code: string) => code.trim().length >= MIN_POSTAL_LOOKUP_LENGTH && isJobPostalCode(code);

function siteFields({ elevation, climateStation: station }: Climate): SiteFields {
  return {
    altitude: elevation,
    summerDesignTemp: station?.summerDryBulbTemp ?? null,
    summerWetBulbTemperature: station?.summerWetBulbTemp ?? null,
    winterTemperature: station?.winterTemp ?? null,
    designConditions: station ? DesignConditions.Ashrae : DesignConditions.Manual,
  };
}

/** What is cleared for a place that nobody knows (ERR-030). */
const NO_SITE: Partial<SiteFields> = { altitude: null, designConditions: DesignConditions.Manual };

/** One spelling per place: five digits, or 'A1A 1A1'. */
const siteCode = (zip: string | null | undefined) => formatPostalCode(lookupPostalCode(zip ?? ''));

/** Writes a found site into the form, but never over what came with stored criteria for the same code. */
function useFillSite({ getValues, setValue }: Methods, climate: Climate | null): { readonly current: string | null } {
  const filledFor = useRef(getValues('altitude') === null ? null : siteCode(getValues('zip')));
  useEffect(() => {
    if (climate === null) return;
    const code = siteCode(climate.postalCode);
    if (filledFor.current === code) return;
    filledFor.current = code;
    setFields<ExhaustCriteria>(setValue, siteFields(climate), { shouldDirty: true, shouldValidate: true });
  }, [climate, setValue]);
  return filledFor;
}

interface FailureOptions {
  readonly methods: Methods;
  readonly error: unknown;
  readonly code: string;
  readonly setEditing: (isEditing: boolean) => void;
}

/** An unknown code: the fixed toast, altitude and leaving-air sizing cleared, site fields opened, all else kept (ERR-030). */
function useClearOnFailure({ methods: { getValues, setValue }, error, code, setEditing }: FailureOptions): void {
  const platform = usePlatform();
  const reported = useRef<string | null>(null);
  useEffect(() => {
    if (error === null || reported.current === code) return;
    reported.current = code;
    setEditing(true);
    setFields<ExhaustCriteria>(setValue, NO_SITE, { shouldDirty: true });
    if (getValues('useLeavingAirCoolingForSizing')) setLeavingAirSizing(setValue, false);
    if (statusOf(error) === null) return;
    void platform.toasts.show({
      kind: 'warning',
      title: ERRORS.postalCodeNotFound,
      durationMs: TOAST_MS.postalCodeNotFound,
    });
  }, [error, code, setEditing, getValues, setValue, platform]);
}

function notFoundMessage(error: unknown): string {
  return errorBodyOf(error)?.errors['postalCode']?.[0] ?? ERRORS.postalCodeNotFound;
}

function useInvalidCode(zip: string, onInvalid: () => void): void {
  const first = useRef(zip);
  const notify = useRef(onInvalid);
  notify.current = onInvalid;
  useEffect(() => {
    if (zip !== first.current && !isJobPostalCode(zip)) notify.current();
  }, [zip]);
}

function statusOfSite(canLookUp: boolean, error: unknown, climate: Climate | null): JobSite['status'] {
  if (!canLookUp) return 'none';
  if (climate !== null) return 'found';
  if (error === null) return 'searching';
  return statusOf(error) === null ? 'unanswered' : 'notFound';
}
