import { HvlsCategory, type OperatingCostSettings } from '@specbuilder/shared-contracts/domain';
import { formatQuantity, LoadFailure } from '@specbuilder/shared-ui/core';
import { setFields } from '@specbuilder/shared-ui/forms';
import { Screen } from '@specbuilder/shared-ui/router';
import { CriteriaForm } from '../criteria/criteria-form.tsx';
import type { HvlsCriteria } from '../criteria/criteria-schema.ts';
import { HvlsFields } from '../criteria/hvls-fields.tsx';
import { useStable } from '../criteria/use-stable.ts';
import type { Relaxable } from '../exclusions/relaxations.ts';
import { CRITERIA_TEXTS } from '../words/criteria.generated.ts';
import { SEARCH_TEXTS } from '../words/search.generated.ts';
import { CriteriaSummary } from './criteria-summary.tsx';
import { FocusField } from './focus-field.tsx';
import { HvlsResults } from './hvls-results.tsx';
import type { SearchAddress } from './search-address.ts';
import { SearchFrame } from './search-frame.tsx';
import { SearchHead } from './search-head.tsx';
import { SearchMain } from './search-main.tsx';
import { SearchSkeleton } from './search-skeleton.tsx';
import { StaleNotice } from './stale-notice.tsx';
import { useCriteriaPanel } from './use-criteria-panel.ts';
import { useFirstError } from './use-first-error.ts';
import { useHvlsForm } from './use-hvls-form.ts';
import { type HvlsStart, useHvlsStart } from './use-hvls-start.ts';
import { useProduct } from './use-product.ts';
import { useRunAtStart } from './use-remembering.ts';
import { useSearchShortcuts } from './use-search-shortcuts.ts';

interface HvlsSearchProps {
  readonly address: SearchAddress;
  /** A shop's request, to be searched without a click (COM-009). */
  readonly isFirstLoad: boolean;
}

/** Search for ceiling fans. */
export function HvlsSearch({ address, isFirstLoad }: HvlsSearchProps) {
  const { start, cost, error, retry } = useHvlsStart(address);
  return (
    <Screen state="app.fans.sizer.search" isReady={start !== null || retry !== null} error={error}>
      {start !== null ? (
        <Workspace address={address} start={start} cost={cost} isFirstLoad={isFirstLoad} />
      ) : retry !== null ? (
        <LoadFailure title={SEARCH_TEXTS.defaultsFailed} onRetry={retry} />
      ) : (
        <SearchSkeleton />
      )}
    </Screen>
  );
}

interface WorkspaceProps extends HvlsSearchProps {
  readonly start: HvlsStart;
  readonly cost: OperatingCostSettings;
}

function Workspace({ address, start, cost, isFirstLoad }: WorkspaceProps) {
  const product = useProduct(address);
  const panel = useCriteriaPanel(address.resultId === null && !start.shouldRun);
  const { form, criteria, set, isRunning, isStale } = useHvlsForm({ address, start, onDone: panel.closeDrawer });
  const { methods, onSubmit } = form;
  useRunAtStart(isFirstLoad && !start.shouldRun, onSubmit);
  useFirstError(methods, panel.openField);
  useSearchShortcuts({ run: onSubmit, toggleAdvanced: null });
  const relax = useStable((patch: Relaxable) => {
    setFields(methods.setValue, patch, { shouldDirty: true });
    onSubmit();
  });
  const title = spaceOf(criteria);
  const criteriaForm = (
    <CriteriaForm
      form={form}
      hasTitle={panel.isDocked}
      isRunning={isRunning}
      onReset={() => methods.reset(start.defaults)}
    >
      <FocusField field={panel.requested} onFocused={panel.focused} />
      <HvlsFields />
    </CriteriaForm>
  );
  return (
    <SearchFrame criteria={criteriaForm} isDrawerOpen={panel.isDrawerOpen} onCloseDrawer={panel.closeDrawer}>
      <SearchHead address={address} product={product} title={title} isTitleHidden={!panel.isDocked}>
        {!panel.isDocked && <CriteriaSummary title={title} facts={summaryOf(criteria)} onOpen={panel.openDrawer} />}
        {isStale && !isRunning && <StaleNotice duty={null} onFind={onSubmit} />}
      </SearchHead>
      <SearchMain
        isRunning={isRunning}
        candidateCount={set?.candidateCount ?? null}
        pictogram={product.pictogram}
        emptyTitle={SEARCH_TEXTS.hvlsNoResultsYet}
        emptyText={SEARCH_TEXTS.hvlsNoResultsText}
      >
        {set && (
          <HvlsResults
            set={set}
            state={isRunning ? 'loading' : isStale ? 'stale' : 'current'}
            cost={cost}
            onRelax={relax}
          />
        )}
      </SearchMain>
    </SearchFrame>
  );
}

function spaceOf({ squareFeet }: HvlsCriteria): string {
  const area = formatQuantity(squareFeet, 'area');
  return area === '' ? SEARCH_TEXTS.noArea : SEARCH_TEXTS.space({ area });
}

function summaryOf({ hvlsFanCategoryType, fanBladeType }: HvlsCriteria): string[] {
  const isCooling = Number(hvlsFanCategoryType) === HvlsCategory.SensibleCooling;
  const blades = [CRITERIA_TEXTS.anyBlades, CRITERIA_TEXTS.threeBlades, CRITERIA_TEXTS.sixBlades];
  return [
    isCooling ? CRITERIA_TEXTS.cooling : CRITERIA_TEXTS.destratification,
    blades[Number(fanBladeType)] ?? CRITERIA_TEXTS.anyBlades,
  ];
}
