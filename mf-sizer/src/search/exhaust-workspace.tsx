import { DriveType, unsignedPressure } from '@specbuilder/shared-contracts/domain';
import { formatQuantity, useArePricesShown } from '@specbuilder/shared-ui/core';
import { AdvancedFields } from '../criteria/advanced-fields.tsx';
import { AssumptionChips } from '../criteria/assumption-chips.tsx';
import { assumptions } from '../criteria/assumptions.ts';
import type { CategoryCriteria } from '../criteria/category-criteria.ts';
import { CriteriaForm } from '../criteria/criteria-form.tsx';
import { type ExhaustCriteria, exhaustCriteria } from '../criteria/criteria-schema.ts';
import { ExhaustFields } from '../criteria/exhaust-fields.tsx';
import { SEARCH_TEXTS } from '../words/search.generated.ts';
import { CriteriaSummary } from './criteria-summary.tsx';
import { ExhaustResults } from './exhaust-results.tsx';
import { FocusField } from './focus-field.tsx';
import type { SearchAddress } from './search-address.ts';
import { SearchFrame } from './search-frame.tsx';
import { SearchHead } from './search-head.tsx';
import { SearchMain } from './search-main.tsx';
import { sectionFacts } from './section-facts.ts';
import { StaleNotice } from './stale-notice.tsx';
import { type ExhaustSearchState, useExhaustSearch } from './use-exhaust-search.ts';
import type { ExhaustStart } from './use-exhaust-start.ts';
import { useFirstLoad } from './use-first-load.ts';

interface ExhaustWorkspaceProps {
  readonly address: SearchAddress;
  readonly start: ExhaustStart;
  /** A shop's request, to be searched without a click (COM-009). */
  readonly isFirstLoad: boolean;
}

/** Criteria beside their results. */
export function ExhaustWorkspace({ address, start, isFirstLoad }: ExhaustWorkspaceProps) {
  const search = useExhaustSearch(address, start);
  const isWaiting = useFirstLoad(isFirstLoad, search);
  const { panel, set, isRunning, isStale, product } = search;
  return (
    <SearchFrame
      criteria={<Criteria search={search} />}
      isDrawerOpen={panel.isDrawerOpen}
      onCloseDrawer={panel.closeDrawer}
    >
      <Head address={address} search={search} />
      <SearchMain
        isRunning={isRunning || isWaiting}
        candidateCount={set?.candidateCount ?? null}
        pictogram={product.pictogram}
        emptyTitle={SEARCH_TEXTS.noResultsYet}
        emptyText={emptyTextOf(search.categoryCriteria)}
      >
        {set && (
          <ExhaustResults
            set={set}
            state={isRunning ? 'loading' : isStale ? 'stale' : 'current'}
            cost={search.cost}
            onRelax={search.relax}
            searchAll={search.searchAll}
          />
        )}
      </SearchMain>
    </SearchFrame>
  );
}

/** What is enough to search with. */
function emptyTextOf({ hasHeating, hasCooling }: CategoryCriteria): string {
  if (hasHeating && hasCooling) return SEARCH_TEXTS.noResultsOfUnitText;
  if (hasHeating) return SEARCH_TEXTS.noHeatedResultsText;
  return hasCooling ? SEARCH_TEXTS.noCooledResultsText : SEARCH_TEXTS.noResultsText;
}

function Criteria({ search }: { readonly search: ExhaustSearchState }) {
  const { form, panel, categoryCriteria, site, heat, setCount, isRunning, reset, openField } = search;
  return (
    <CriteriaForm form={form} hasTitle={panel.isDocked} isRunning={isRunning} onReset={reset}>
      <FocusField field={panel.requested} onFocused={panel.focused} />
      <ExhaustFields categoryCriteria={categoryCriteria} site={site} heat={heat} onOpenField={openField} />
      <AdvancedFields
        categoryCriteria={categoryCriteria}
        isOpen={panel.isAdvancedOpen}
        setCount={setCount}
        onToggle={panel.toggleAdvanced}
      />
    </CriteriaForm>
  );
}

function Head({ address, search }: { readonly address: SearchAddress; readonly search: ExhaustSearchState }) {
  const { form, criteria, set, isRunning, isStale, product, panel, site, setCount, openField } = search;
  const arePricesShown = useArePricesShown();
  const city = site.climate?.city ?? null;
  // What stands above rows is what they were sized for, until others take their place.
  const shown = set?.specification ?? criteria;
  const title = dutyOf(shown) ?? product.line;
  const chips = assumptions({
    criteria: shown,
    city: shown.zip === criteria.zip ? city : null,
    density: set?.results[0]?.rating.density ?? null,
    cost: arePricesShown ? search.cost : null,
  });
  return (
    <SearchHead address={address} product={product} title={title} isTitleHidden={!panel.isDocked}>
      {!panel.isDocked && (
        <CriteriaSummary
          title={dutyOf(criteria) ?? product.line}
          facts={summaryOf(criteria, search.categoryCriteria, city, setCount)}
          onOpen={panel.openDrawer}
        />
      )}
      <AssumptionChips chips={panel.isDocked ? chips : chips.filter(({ isGuess }) => isGuess)} onOpen={openField} />
      {isStale && !isRunning && set && <StaleNotice duty={dutyOf(set.specification)} onFind={form.onSubmit} />}
    </SearchHead>
  );
}

type Duty = Pick<ExhaustCriteria, 'cfm' | 'sp'>;

/** '9,000 cfm at 3.00 in. wg'; null while one of them is missing or cannot be meant. */
function dutyOf({ cfm, sp }: Duty): string | null {
  if (!exhaustCriteria.shape.cfm.safeParse(cfm).success || !exhaustCriteria.shape.sp.safeParse(sp).success) return null;
  const [airflow, pressure] = [
    formatQuantity(cfm, 'airflow'),
    formatQuantity(sp === null ? null : unsignedPressure(sp), 'dutyPressure'),
  ];
  return airflow === '' || pressure === '' ? null : SEARCH_TEXTS.dutyOf({ airflow, pressure });
}

function summaryOf(
  criteria: ExhaustCriteria,
  categoryCriteria: CategoryCriteria,
  city: string | null,
  setCount: number,
): string[] {
  const { zip, sones, soundLevelDistance, fanDriveType } = criteria;
  const drives = {
    [DriveType.All]: SEARCH_TEXTS.allDrives,
    [DriveType.Belt]: SEARCH_TEXTS.beltOnly,
    [DriveType.Direct]: SEARCH_TEXTS.directOnly,
  };
  return [
    [zip, city].filter(Boolean).join(' '),
    ...sectionFacts(criteria, categoryCriteria),
    SEARCH_TEXTS.summarySound({
      sones: formatQuantity(sones, 'sound'),
      distance: formatQuantity(soundLevelDistance, 'length'),
    }),
    drives[Number(fanDriveType) as DriveType] ?? '',
    setCount === 0 ? '' : SEARCH_TEXTS.advanced({ count: setCount }),
  ].filter((fact) => fact !== '');
}
