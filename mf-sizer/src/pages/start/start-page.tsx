import { referenceOf, STATEMENT_MESSAGES } from '@specbuilder/shared-contracts/domain';
import {
  LoadFailure,
  makeStyles,
  ResettableLazy,
  SkeletonRows,
  tokens,
  usePlatform,
  useReadable,
} from '@specbuilder/shared-ui/core';
import { GlossaryText } from '@specbuilder/shared-ui/glossary';
import { useQuery } from '@specbuilder/shared-ui/query';
import { Screen } from '@specbuilder/shared-ui/router';
import { useDeferredValue, useEffect, useState } from 'react';
import { RECENT_WORK_KEY } from '../../item/recent-work/recent-work-key.ts';
import { START_MESSAGES } from '../../messages/start.generated.ts';
import { useEarlyRequest } from '../../search/prefetch/use-early-request.ts';
import { CategoryRow } from './category-row.tsx';
import { Hero } from './hero.tsx';

/** Who comes for the first time has none, and loads nothing for it. */
const loadRecentWork = () => import('../../item/recent-work/recent-work-list.tsx');

/** As many as most brands have categories. */
const SKELETON_ROWS = 6;

/** Product categories, one open at a time; choosing one opens the search. */
export function StartPage() {
  const styles = useStyles();
  const platform = usePlatform();
  const { copyright } = useReadable(platform.settings).manufacturer;
  const query = platform.apiQueries.catalog.topCategories.queryOptions();
  useEarlyRequest(() => platform.queries.prefetchQuery(query));
  const categories = useQuery(query);
  // Drawn in slices: drawing all in one step blocked a phone for a fifth of a second.
  const rows = useDeferredValue(categories.data);
  const isPending = rows === undefined && !categories.isError;
  const [openId, setOpenId] = useState<string | null>(null);
  // A fan started here belongs to no project until it is saved (STA-003, A-102).
  useEffect(() => platform.currentProject.set(null, 'startPage'), [platform]);
  const first = rows?.[0]?.id ?? null;
  const open = openId ?? first;
  return (
    <Screen state="app.home.start" isReady={!isPending}>
      <div className={styles.page}>
        <Hero />
        <section aria-labelledby="products" className={styles.products}>
          <header className={styles.head}>
            <h2 id="products" className={styles.heading}>
              {START_MESSAGES.products}
            </h2>
            <span className={styles.note}>
              <GlossaryText>{START_MESSAGES.standardAir}</GlossaryText>
            </span>
          </header>
          {isPending && <SkeletonRows rows={SKELETON_ROWS} rowHeightPx={60} />}
          {categories.isError && (
            <LoadFailure {...referenceOf(categories.error)} onRetry={() => void categories.refetch()} />
          )}
          {rows?.map((category) => (
            <CategoryRow
              key={category.id}
              category={category}
              isOpen={category.id === open}
              onToggle={() => setOpenId(category.id === open ? '' : category.id)}
            />
          ))}
        </section>
        {!isPending && platform.browserStorage.read(RECENT_WORK_KEY) !== null && (
          <ResettableLazy load={loadRecentWork} props={{}} fallback={null} failed={() => null} />
        )}
        {/* Waits for the categories, which would push it down the page. */}
        {!isPending && (
          <footer className={styles.foot}>{[copyright, STATEMENT_MESSAGES.figures].filter(Boolean).join(' · ')}</footer>
        )}
      </div>
    </Screen>
  );
}

const useStyles = makeStyles({
  page: {
    boxSizing: 'border-box',
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalXL,
    width: '100%',
    maxWidth: '1180px',
    marginInline: 'auto',
    padding: '24px 32px',
    '@media (max-width: 639.98px)': { padding: '12px' },
  },
  products: {
    backgroundColor: tokens.colorNeutralBackground1,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusLarge,
    overflow: 'hidden',
  },
  head: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    gap: tokens.spacingHorizontalM,
    padding: `${tokens.spacingVerticalM} ${tokens.spacingHorizontalL}`,
  },
  heading: {
    margin: 0,
    fontSize: tokens.fontSizeBase400,
    lineHeight: tokens.lineHeightBase400,
    fontWeight: tokens.fontWeightSemibold,
  },
  note: {
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
  },
  foot: {
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
  },
});
