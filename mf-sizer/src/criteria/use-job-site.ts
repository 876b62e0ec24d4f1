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
import { type ContractForm, useWatch } from '@specbuilder/shared-ui/forms';
import { useQuery } from '@specbuilder/shared-ui/query';
import { useEffect, useRef, useState } from 'react';
import type { ExhaustCriteria } from './criteria-schema.ts';
import { setLeavingAirSizing } from './leaving-air-sizing.ts';

type Methods = ContractForm<ExhaustCriteria>['methods'];

export interface JobSite {
  readonly status: 'none' | 'searching' | 'found' | 'notFound' | 'unanswered';
  readonly climate: Climate | null;
  /** The server's words about a code it does not know. */
  readonly message: string | null;
  /** Whether the site fields stand open for the user's own figures. */
  readonly isEditing: boolean;
  readonly setEditing: (isEditing: boolean) => void;
}

interface JobSiteOptions {
  readonly methods: Methods;
  /** The code is no postal code any more: what was found and what was sized with it no longer counts (SCH-038). */
  readonly onInvalid: () => void;
}

/** Site of the typed postal code, looked up after a debounce of 500 ms and written into the criteria. */
export function useJobSite({ methods, onInvalid }: JobSiteOptions): JobSite {
  const platform = usePlatform();
  const zip = useWatch<ExhaustCriteria, 'zip'>({ control: methods.control, name: 'zip' }) ?? '';
  const [code] = useDebounced(zip, LOCATION_LOOKUP_DEBOUNCE_MS);
  const canLookUp = code.trim().length >= MIN_POSTAL_LOOKUP_LENGTH && isJobPostalCode(code);
  const [isEditing, setEditing] = useState(false);
  const lookUp = useQuery({
    ...platform.apiQueries.location.climate.queryOptions({ input: { postalCode: lookupPostalCode(code) } }),
    enabled: canLookUp,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const climate = (canLookUp && lookUp.data) || null;
  const error = canLookUp ? lookUp.error : null;
  useFillSite(methods, climate);
  useClearOnFailure({ methods, error, code, setEditing });
  useInvalidCode(zip, onInvalid);
  const status = statusOfSite(canLookUp, error, climate);
  return { status, climate, message: status === 'notFound' ? notFoundMessage(error) : null, isEditing, setEditing };
}

/** One spelling per place: five digits, or 'A1A 1A1'. */
const siteCode = (zip: string | null | undefined) => formatPostalCode(lookupPostalCode(zip ?? ''));

/** Writes a found site into the form, but never over what came with stored criteria for the same code. */
function useFillSite({ getValues, setValue }: Methods, climate: Climate | null): void {
  const filledFor = useRef(getValues('altitude') === null ? null : siteCode(getValues('zip')));
  useEffect(() => {
    if (climate === null) return;
    const code = siteCode(climate.postalCode);
    if (filledFor.current === code) return;
    filledFor.current = code;
    const { climateStation: station } = climate;
    const fill = { shouldDirty: true, shouldValidate: true } as const;
    setValue('altitude', climate.elevation, fill);
    setValue('summerDesignTemp', station?.summerDryBulbTemp ?? null, fill);
    setValue('summerWetBulbTemperature', station?.summerWetBulbTemp ?? null, fill);
    setValue('winterTemperature', station?.winterTemp ?? null, fill);
    setValue('designConditions', station ? DesignConditions.Ashrae : DesignConditions.Manual, fill);
  }, [climate, setValue]);
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
    setValue('altitude', null, { shouldDirty: true });
    setValue('designConditions', DesignConditions.Manual);
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
