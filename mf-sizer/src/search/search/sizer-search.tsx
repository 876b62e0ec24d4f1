import type { SizingDefaults } from '@specbuilder/shared-contracts/api';
import { LoadFailure, useArePricesShown, usePlatform } from '@specbuilder/shared-ui/core';
import type { FieldValues } from '@specbuilder/shared-ui/forms';
import { Screen } from '@specbuilder/shared-ui/router';
import { useDeferredValue, useEffect } from 'react';
import { AssumptionChips } from '../../duty/criteria/assumption-chips.tsx';
import { CriteriaForm } from '../../duty/criteria/criteria-form.tsx';
import { useRememberWork } from '../../item/recent-work/use-remember-work.ts';
import { SEARCH_MESSAGES } from '../../messages/search.generated.ts';
import type { LiveSpecification } from '../../results/live-results/selection-messages.ts';
import { prefetch } from '../prefetch/prefetch.ts';
import { usePrefetchOnUse } from '../prefetch/use-prefetch-on-use.ts';
import { CriteriaSummary } from './criteria-summary.tsx';
import { FocusField } from './focus-field.tsx';
import {
  LazyCopyLink,
  LazyLinkedResult,
  LazyLoadNotice,
  LazyProjectDefaults,
  LazyReselectNotice,
  loadCopyLink,
} from './lazy-links.tsx';
import { LazyResults } from './lazy-results.tsx';
import { LiveNotice, StaleNotice } from './row-notices.tsx';
import { RunFailureCard, useRunWhenOnline } from './run-failure.tsx';
import { type SearchAddress, searchParams } from './search-address.ts';
import { SearchFrame } from './search-frame.tsx';
import { SearchHeader } from './search-header.tsx';
import { SearchMain } from './search-main.tsx';
import { SearchSkeleton } from './search-skeleton.tsx';
import type { SizedRow, SizerKind } from './sizer-kind.ts';
import type { StoreDuty } from './store-duty.ts';
import type { Product } from './use-product.ts';
import { type SizerSearchOptions, type SizerSearchState, useSizerSearch } from './use-sizer-search.ts';
import { useSizerStart } from './use-sizer-start.ts';

interface SizerSearchProps<
  C extends FieldValues,
  V extends FieldValues,
  S extends LiveSpecification,
  R extends SizedRow,
> {
  readonly kind: SizerKind<C, V, S, R>;
  readonly address: SearchAddress;
  /** The duty that a shop requests on its first load. */
  readonly duty: StoreDuty | null;
}

/** Search of a kind; opens once its defaults, and the result that the address names, are there. */
export function SizerSearch<
  C extends FieldValues,
  V extends FieldValues,
  S extends LiveSpecification,
  R extends SizedRow,
>({ kind, address, duty }: SizerSearchProps<C, V, S, R>) {
  const { start, stored, catalogue, cost, error, retry } = useSizerStart(kind, address, duty);
  // Drawn in slices: drawing the whole form in one step blocked a phone for 0.4 s.
  const isThere = useDeferredValue(start !== null && catalogue !== null);
  const hasRows = address.resultId !== null || address.isFindRequested;
  useEffect(() => {
    if (!hasRows) return;
    prefetch(kind.loadResults);
    prefetch(loadCopyLink);
  }, [hasRows, kind]);
  return (
    <Screen state="app.fans.sizer.search" isReady={start !== null || retry !== null} error={error}>
      {isThere && start !== null && catalogue !== null ? (
        <Workspace
          kind={kind}
          address={address}
          start={start}
          stored={stored}
          catalogue={catalogue}
          cost={cost}
          isFirstLoad={duty !== null}
        />
      ) : retry !== null ? (
        <LoadFailure title={SEARCH_MESSAGES.defaultsFailed} onRetry={retry} />
      ) : (
        <SearchSkeleton />
      )}
    </Screen>
  );
}

/** Criteria beside their results. */
function Workspace<C extends FieldValues, V extends FieldValues, S extends LiveSpecification, R extends SizedRow>(
  options: SizerSearchOptions<C, V, S, R>,
) {
  const { kind, address } = options;
  const { navigation } = usePlatform();
  const search = useSizerSearch(options);
  const { panel, form, state, set, live, isRunning, isStale, product, features } = search;
  const shown = live ?? set;
  const href = navigation.href('app.fans.sizer.search', searchParams(address)) ?? '';
  useRememberWork(set && set.resultId === address.resultId ? workOf(set.specification, product, href) : null);
  usePrefetchOnUse(kind.loadResults);
  useRunWhenOnline(state.failure, form.onSubmit);
  return (
    <SearchFrame
      criteria={
        <CriteriaForm form={form} hasTitle={panel.isDocked} isRunning={isRunning} onReset={search.reset}>
          <FocusField field={panel.requested} onFocused={panel.focused} />
          {features.fields}
        </CriteriaForm>
      }
      isDrawerOpen={panel.isDrawerOpen}
      onCloseDrawer={panel.closeDrawer}
    >
      <Header options={options} search={search} />
      <SearchMain
        isRunning={isRunning || features.isWaiting}
        candidateCount={shown?.candidateCount ?? null}
        pictogram={product.pictogram}
        emptyTitle={kind.emptyTitle()}
        emptyText={features.emptyText}
        // Rows that were worked out here say themselves that there is no line.
        failure={
          state.failure && !(live !== null && state.failure.isOffline) ? (
            <RunFailureCard failure={state.failure} onRetry={form.onSubmit} />
          ) : null
        }
      >
        {shown && (
          <LazyResults
            load={kind.loadResults}
            results={{
              set: shown,
              state: live !== null ? 'live' : isRunning ? 'loading' : isStale ? 'stale' : 'current',
              cost: features.cost,
              choice: state.choice,
              choose: search.choose,
              onRelax: search.relax,
              onConfirm: search.confirm,
              searchAll: search.searchAll,
            }}
          />
        )}
      </SearchMain>
    </SearchFrame>
  );
}

/** The search as the start page leads back to it; one of the same line and duty is the same. */
function workOf(specification: object, { line, pictogram }: Product, href: string) {
  const { cfm, sp, squareFeet } = specification as Readonly<
    Partial<Record<'cfm' | 'sp' | 'squareFeet', number | null>>
  >;
  const duty = { cfm: cfm ?? null, sp: sp ?? null, squareFeet: squareFeet ?? null };
  const id = JSON.stringify([line, duty]);
  return { kind: 'search', id, href, name: line, tag: '', pictogram, ...duty } as const;
}

interface HeaderProps<C extends FieldValues, V extends FieldValues, S extends LiveSpecification, R extends SizedRow> {
  readonly options: SizerSearchOptions<C, V, S, R>;
  readonly search: SizerSearchState<C, V, S, R>;
}

/** The header above rows shows what they were sized for, until other rows replace them. */
function Header<C extends FieldValues, V extends FieldValues, S extends LiveSpecification, R extends SizedRow>({
  options: { kind, address, start, catalogue },
  search,
}: HeaderProps<C, V, S, R>) {
  const { state, live, product, panel, features } = search;
  const { criteria } = state;
  const set = live ?? search.set;
  const arePricesShown = useArePricesShown();
  const chips = features.chips(set?.specification ?? criteria, set?.results[0] ?? null, arePricesShown);
  return (
    <SearchHeader
      address={address}
      product={product}
      title={kind.titleOf(set?.specification ?? criteria) ?? product.line}
      isTitleHidden={!panel.isDocked}
      // Rows that were worked out here have no link yet; the address is of those before.
      actions={live === null && <LazyCopyLink address={address} />}
    >
      {!panel.isDocked && (
        <CriteriaSummary
          title={kind.titleOf(criteria) ?? product.line}
          facts={features.summary}
          onOpen={panel.openDrawer}
        />
      )}
      <AssumptionChips
        chips={panel.isDocked ? chips : chips.filter(({ isGuess }) => isGuess)}
        onOpen={features.openField}
      />
      {hasDefaults(start.sizingDefaults) && (
        <LazyProjectDefaults
          category={address.category}
          criteria={criteria}
          criteriaOf={catalogue.criteriaOf}
          isCompact={!panel.isDocked}
          onChange={(fields) => search.store.dispatch({ type: 'changed', fields: fields as Partial<C> })}
        />
      )}
      {live === null && search.set?.isReadOnly && (
        <LazyLinkedResult onSize={search.form.onSubmit} isSizing={search.isRunning} />
      )}
      <LazyReselectNotice reselect={address.reselect} />
      <LazyLoadNotice load={address.load} />
      <RowsNotice kind={kind} search={search} />
    </SearchHeader>
  );
}

/** Tags say nothing of a search. */
function hasDefaults({ tagPatterns: _tags, ...others }: SizingDefaults): boolean {
  return Object.keys(others).length > 0;
}

/** Which criteria the rows on screen belong to, if they are not the server's result for the form. */
function RowsNotice<C extends FieldValues, V extends FieldValues, S extends LiveSpecification, R extends SizedRow>({
  kind,
  search: { form, state, live, set, isStale, isRunning },
}: Pick<HeaderProps<C, V, S, R>, 'search'> & { readonly kind: HeaderProps<C, V, S, R>['options']['kind'] }) {
  const { onSubmit } = form;
  if (live !== null) {
    const isOffline = state.failure?.isOffline === true;
    return <LiveNotice duty={kind.dutyOf(live.specification)} isOffline={isOffline} onFind={onSubmit} />;
  }
  if (!isStale || isRunning || set === undefined) return null;
  return <StaleNotice duty={kind.dutyOf(set.specification)} onFind={onSubmit} />;
}
