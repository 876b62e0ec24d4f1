import type { OperatingCostSettings } from '@specbuilder/shared-contracts/domain';
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
import { UNCHANGING } from '../../results/session/stored-results.ts';
import type { SearchAddress, SearchPlace } from './search-address.ts';
import type { FirstFacts, SizedRow, SizedSet, SizerKind } from './sizer-kind.ts';
import { type ProjectFacts, type SearchStart, type Start, startingCriteria } from './starting-criteria.ts';
import type { StoreDuty } from './store-duty.ts';
import { useLatched } from './use-latched.ts';
import { useSearchCatalogue } from './use-search-catalogue.ts';
import { useStartQueries } from './use-start-queries.ts';

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
  const typical = useQuery({ ...calls.defaults(category, sub), ...UNCHANGING });
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
  const queries = useStartQueries({ defaults: typical, stored, offered, resultId: loadedId, instead, isItemPending });
  const { defaults, catalogue, cost, sitePostalCode, sizingDefaults, error, retry } = queries;
  const set = stored.data;
  const sized = set?.specification ?? former.data ?? null;
  const fresh = useMemo((): Fresh<S> | null => {
    if (defaults === null || catalogue === null) return null;
    const here: SearchPlace = { category, sub, application, resultId };
    return { defaults, here, duty, requested, criteriaOf: catalogue.criteriaOf, cost };
  }, [defaults, catalogue, category, sub, application, resultId, duty, requested, cost]);
  const first = useLatched(fresh);
  // What the project says can be changed beside the search, which goes on by what it says now.
  const given = useMemo(
    () => (first === null ? null : defaultCriteria(kind, first, { sitePostalCode, sizingDefaults })),
    [kind, first, sitePostalCode, sizingDefaults],
  );
  const loaded = useMemo((): Start<C> | null => {
    if (fresh === null || given === null) return null;
    return startingCriteria<C>({
      defaults: given.defaults,
      sized: sized === null ? null : kind.criteriaOf(sized, cost, isReselection),
      remembered: isReselection ? null : readSearch(storage, { ...fresh.here, requested }, kind),
      hasResultId: resultId !== null,
      requested: requested === null ? 'nothing' : isFindRequested || saysDuty(requested) ? 'rows' : 'criteria',
      isReselection,
    });
  }, [kind, fresh, given, sized, cost, storage, resultId, isReselection, requested, isFindRequested]);
  const latched = useLatched(loaded);
  const started = latched?.defaults;
  const start = useMemo(
    (): SearchStart<C> | null => (latched === null || given === null ? null : { ...latched, ...given }),
    [latched, given],
  );
  const rows = useMemo((): StoredRows<C, SizedSet<S, R>> | null => {
    // Another fan for an item is searched today, in place of what was found then (SCH-062).
    if (set === undefined || started === undefined || isReselection) return null;
    const criteria = { ...started, ...kind.criteriaOf(set.specification, cost) };
    return { rows: { set, sizedWith: fingerprint(kind.draftOf(criteria)) }, criteria };
  }, [kind, set, started, cost, isReselection]);
  return { start, stored: rows, catalogue, cost, error, retry };
}

/** What a search began with, besides what its project says. */
interface Fresh<S> extends Omit<FirstFacts, keyof ProjectFacts> {
  readonly defaults: S;
  readonly here: SearchPlace;
  readonly cost: OperatingCostSettings;
}

function defaultCriteria<C extends FieldValues, V extends FieldValues, S extends LiveSpecification, R extends SizedRow>(
  kind: SizerKind<C, V, S, R>,
  { defaults, here, cost, ...facts }: Fresh<S>,
  project: ProjectFacts,
) {
  const criteriaFor = (more: Partial<FirstFacts>) =>
    kind.criteriaOf(kind.specified(defaults, here, { ...facts, ...project, ...more }), cost);
  return { ...project, defaults: criteriaFor({}), typical: criteriaFor({ duty: null, requested: null }) };
}

/** What a fan has to do: an address that says it means to find one, and one with a part of it missing is to say which. */
const DUTY_FIELDS = ['cfm', 'sp', 'squareFeet'];

const saysDuty = (requested: RequestedCriteria) => DUTY_FIELDS.some((name) => Object.hasOwn(requested, name));
