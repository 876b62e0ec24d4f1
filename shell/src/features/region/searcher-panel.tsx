import type { SalesRegion } from '@specbuilder/shared-contracts/api';
import { errorMessageOf } from '@specbuilder/shared-contracts/client';
import { COUNTRIES, type Country, referenceOf, TOAST_MS } from '@specbuilder/shared-contracts/domain';
import {
  Button,
  LoadFailure,
  makeStyles,
  ResettableLazy,
  SkeletonRows,
  tokens,
  useMediaQuery,
  useReadable,
  VisuallyHidden,
} from '@specbuilder/shared-ui/core';
import { Tab, TabList } from '@specbuilder/shared-ui/data';
import { useMutation } from '@specbuilder/shared-ui/query';
import { useState } from 'react';
import type { FeaturePanelProps } from '../../feature/define-feature.ts';
import { SEARCHER_MESSAGES } from '../../messages/searcher.generated.ts';
import type { FoundOffice } from './find-offices.ts';
import { FoundOfficesList } from './found-offices.tsx';
import { SearchFields } from './search-fields.tsx';
import { hasPostalCodes, queryOf, withCountry } from './search-query.ts';
import { useOfficeSearch } from './use-office-search.ts';

const MAP_SIZE = { width: 440, height: 330 };
/** Below this width the dialog has space for the list alone (visual.md, section 17). */
const WIDE = '(min-width: 820px)';

type SearcherProps = FeaturePanelProps<
  'region-searcher',
  'api' | 'apiQueries' | 'maps' | 'region' | 'regionService' | 'toasts'
>;

/** Finds a sales region by place in three countries and takes it for the user (LOC-017 to LOC-024). */
export default function SearcherPanel({ ports, onClose }: SearcherProps) {
  const styles = useStyles();
  const { regionService } = ports;
  const search = useOfficeSearch(ports);
  const isWide = useMediaQuery(WIDE);
  const { query, setQuery, found } = search;
  const [picked, setPicked] = useState<number | null>(null);
  const offices = found?.offices ?? [];
  const chosen = (offices.find(({ office }) => office.region === picked) ?? defaultChoice(offices))?.office ?? null;
  const { mutate: take, isPending } = useTakeOffice(ports, onClose);
  const useLocation = async () => {
    const place = await (await regionService()).requestPosition();
    if (place !== null) setQuery(queryOf(place));
  };
  return (
    <>
      <TabList
        className={styles.tabs}
        aria-label={SEARCHER_MESSAGES.countries}
        selectedValue={query.country}
        onTabSelect={(_, { value }) => setQuery(withCountry(query, value as Country))}
      >
        {COUNTRIES.map((country) => (
          <Tab key={country} value={country}>
            {SEARCHER_MESSAGES.countryNames[country]}
          </Tab>
        ))}
      </TabList>
      <div className={styles.columns}>
        <div className={styles.search}>
          <SearchFields
            ports={ports}
            query={query}
            rejection={search.rejection}
            onChange={setQuery}
            onSubmit={search.search}
            onUseLocation={() => void useLocation()}
          />
          <VisuallyHidden>
            <span role="status">{found && SEARCHER_MESSAGES.found({ count: offices.length })}</span>
          </VisuallyHidden>
          <SearchState search={search} chosen={chosen?.region ?? null} onChoose={setPicked} />
        </div>
        {isWide && <FoundMap offices={offices} chosen={chosen} country={query.country} />}
      </div>
      <Footer
        ports={ports}
        chosen={chosen}
        isPending={isPending}
        onConfirm={() => chosen && take(chosen)}
        onCancel={() => onClose(null)}
      />
    </>
  );
}

/** Takes an office as that of the user; the panel closes once it is stored. */
function useTakeOffice({ regionService, toasts }: SearcherProps['ports'], onClose: SearcherProps['onClose']) {
  return useMutation({
    mutationFn: async (office: SalesRegion) => (await regionService()).choose(office),
    onSuccess: (_, office) => onClose(office),
    onError: (error) =>
      void toasts.show({
        kind: 'error',
        title: errorMessageOf(error),
        ...referenceOf(error),
        durationMs: TOAST_MS.failure,
      }),
  });
}

interface SearchStateProps {
  readonly search: ReturnType<typeof useOfficeSearch>;
  readonly chosen: number | null;
  readonly onChoose: (region: number) => void;
}

/** What the search found, why it failed, or what to enter. */
function SearchState({ search, chosen, onChoose }: SearchStateProps) {
  const styles = useStyles();
  const { query, found, isSearching, isFailed, retry } = search;
  return (
    <div className={styles.found}>
      {isSearching && <SkeletonRows rows={3} rowHeightPx={48} />}
      {isFailed && <LoadFailure title={SEARCHER_MESSAGES.failed} onRetry={retry} />}
      {found && <FoundOfficesList found={found} postalCode={query.postalCode} chosen={chosen} onChoose={onChoose} />}
      {!found && !isSearching && !isFailed && (
        <p className={styles.hint}>{SEARCHER_MESSAGES.hint[hasPostalCodes(query.country) ? 'code' : 'list']}</p>
      )}
    </div>
  );
}

/** The office that covers the code, or the only one there is, needs no choice. */
function defaultChoice<T extends { readonly isCovering: boolean }>(offices: readonly T[]): T | undefined {
  return offices.find(({ isCovering }) => isCovering) ?? (offices.length === 1 ? offices[0] : undefined);
}

interface FoundMapProps {
  readonly offices: readonly FoundOffice[];
  readonly chosen: SalesRegion | null;
  readonly country: Country;
}

/** The offices found on a map; the list says the same in words. */
function FoundMap({ offices, chosen, country }: FoundMapProps) {
  const styles = useStyles();
  const shown = offices.map(({ office }) => office);
  return (
    <div aria-hidden className={styles.map}>
      <ResettableLazy
        load={() => import('@specbuilder/shared-ui/map')}
        props={{ places: shown, chosen, show: country, label: SEARCHER_MESSAGES.map, size: MAP_SIZE }}
        fallback={null}
        failed={() => null}
      />
    </div>
  );
}

interface FooterProps extends Pick<SearcherProps, 'ports'> {
  readonly chosen: SalesRegion | null;
  readonly isPending: boolean;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

function Footer({ ports, chosen, isPending, onConfirm, onCancel }: FooterProps) {
  const styles = useStyles();
  const { regionNumber } = useReadable(ports.region);
  return (
    <div className={styles.foot}>
      <span className={styles.now}>
        {regionNumber === null ? SEARCHER_MESSAGES.none : SEARCHER_MESSAGES.now({ region: regionNumber })}
      </span>
      <Button onClick={onCancel}>{SEARCHER_MESSAGES.cancel}</Button>
      <Button appearance="primary" disabledFocusable={chosen === null || isPending} onClick={onConfirm}>
        {SEARCHER_MESSAGES.setRegion({ region: chosen?.region ?? 0, isChosen: chosen !== null })}
      </Button>
    </div>
  );
}

const useStyles = makeStyles({
  // Aligns the text of the first tab with that of the title.
  tabs: { marginInlineStart: `calc(-1 * ${tokens.spacingHorizontalM})` },
  columns: {
    display: 'flex',
    gap: tokens.spacingHorizontalXXL,
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  search: { flex: '1 1 340px', minWidth: 0, display: 'flex', flexDirection: 'column' },
  found: { minHeight: '180px', maxHeight: '320px', overflowY: 'auto' },
  hint: { margin: 0, color: tokens.colorNeutralForeground3 },
  map: {
    flex: '1 1 440px',
    minWidth: 0,
    alignSelf: 'center',
    aspectRatio: `${MAP_SIZE.width} / ${MAP_SIZE.height}`,
    marginBlock: tokens.spacingVerticalM,
    overflow: 'hidden',
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusLarge,
  },
  foot: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: tokens.spacingHorizontalS,
    paddingTop: tokens.spacingVerticalM,
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  now: { flexGrow: 1, color: tokens.colorNeutralForeground3 },
});
