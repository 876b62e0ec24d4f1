import { usePlatform } from '@specbuilder/shared-ui/core';
import type { FieldValues } from '@specbuilder/shared-ui/forms';
import { useQuery } from '@specbuilder/shared-ui/query';
import { useMemo } from 'react';
import { useWorkContext } from '../../configure/work-context/use-work-context.ts';
import type { RequestedCriteria } from '../../duty/criteria/requested-criteria.ts';
import { readSearch } from '../../item/search-memory/search-memory.ts';
import type { LiveSpecification } from '../../results/live-results/selection-messages.ts';
import { fingerprint } from '../../results/session/fingerprint.ts';
import type { StoredRows } from '../../results/session/rows.ts';
import type { SearchAddress, SearchPlace } from './search-address.ts';
import type { SizedRow, SizedSet, SizerKind } from './sizer-kind.ts';
import { type SearchStart, startingCriteria } from './starting-criteria.ts';
import type { StoreDuty } from './store-duty.ts';
import { useLatched } from './use-latched.ts';
import { useSearchCatalogue } from './use-search-catalogue.ts';
import { UNCHANGING, useStartQueries } from './use-start-queries.ts';

/** Everything a search needs before it opens: defaults, stored result, what was typed. */
export function useSizerStart<
  C extends FieldValues,
  V extends FieldValues,
  S extends LiveSpecification,
  R extends SizedRow,
>(kind: SizerKind<C, V, S, R>, address: SearchAddress, duty: StoreDuty | null) {
  const platform = usePlatform();
  const { storage } = platform;
  const calls = useMemo(() => kind.calls(platform), [kind, platform]);
  const { category, sub, application, resultId, reselect, requested, isFindRequested } = address;
  const isReselection = reselect !== null;
  const fresh = useQuery({ ...calls.defaults(category, sub), ...UNCHANGING });
  // After sign-in, a user who continues with a new project sees its page, so rows would be loaded in vain (SCH-032).
  const isProjectNext = useWorkContext(address).user.continuationAction === 'CreateProject';
  const loadedId = isProjectNext ? null : resultId;
  const stored = useQuery({ ...calls.stored(loadedId ?? ''), enabled: loadedId !== null, ...UNCHANGING });
  // Read for each search: the item may have been rated again since. A result in the address is the newer search.
  const itemId = resultId === null ? (reselect?.projectItemId ?? null) : null;
  const former = useQuery({ ...calls.ofItem(itemId ?? ''), enabled: itemId !== null, gcTime: 0, staleTime: 0 });
  const offered = useSearchCatalogue(category);
  const isItemPending = itemId !== null && former.isPending;
  const isRemembered = useMemo(
    () => readSearch(storage, { category, sub, application, resultId, requested }, kind) !== null,
    [kind, storage, category, sub, application, resultId, requested],
  );
  const instead = isRemembered ? 'own criteria' : requested === null ? 'nothing' : 'criteria of the address';
  const queries = useStartQueries({ defaults: fresh, stored, offered, resultId: loadedId, instead, isItemPending });
  const { defaults, catalogue, cost, sitePostalCode, sizingDefaults, error, retry } = queries;
  const set = stored.data;
  const sized = set?.specification ?? former.data ?? null;
  const loaded = useMemo((): SearchStart<C> | null => {
    if (defaults === null || catalogue === null) return null;
    const here: SearchPlace = { category, sub, application, resultId };
    const ofProject = { sitePostalCode, sizingDefaults };
    const facts = { ...ofProject, criteriaOf: catalogue.criteriaOf };
    const nothing = { duty: null, requested: null, ...facts };
    const start = startingCriteria<C>({
      defaults: kind.criteriaOf(kind.specified(defaults, here, { duty, requested, ...facts }), cost),
      sized: sized === null ? null : kind.criteriaOf(sized, cost, isReselection),
      remembered: isReselection ? null : readSearch(storage, { ...here, requested }, kind),
      hasResultId: resultId !== null,
      requested: requested === null ? 'nothing' : isFindRequested || saysDuty(requested) ? 'rows' : 'criteria',
      isReselection,
    });
    return { ...start, ...ofProject, typical: kind.criteriaOf(kind.specified(defaults, here, nothing), cost) };
  }, [
    kind,
    defaults,
    catalogue,
    sized,
    cost,
    storage,
    category,
    sub,
    application,
    resultId,
    isReselection,
    duty,
    requested,
    isFindRequested,
    sitePostalCode,
    sizingDefaults,
  ]);
  const start = useLatched(loaded);
  const started = start?.defaults;
  const rows = useMemo((): StoredRows<C, SizedSet<S, R>> | null => {
    // Another fan for an item is searched today, in place of what was found then (SCH-062).
    if (set === undefined || started === undefined || isReselection) return null;
    const criteria = { ...started, ...kind.criteriaOf(set.specification, cost) };
    return { rows: { set, sizedWith: fingerprint(kind.draftOf(criteria)) }, criteria };
  }, [kind, set, started, cost, isReselection]);
  return { start, stored: rows, catalogue, cost, error, retry };
}

/** What a fan has to do: an address that says it means to find one, and one with a part of it missing is to say which. */
const DUTY_FIELDS = ['cfm', 'sp', 'squareFeet'];

const saysDuty = (requested: RequestedCriteria) => DUTY_FIELDS.some((name) => Object.hasOwn(requested, name));
