import { statusOf } from '@specbuilder/shared-contracts/client';
import { isPlainClick } from '@specbuilder/shared-ui/browser';
import { Link, LoadFailure, makeStyles, SkeletonRows, tokens, usePlatform } from '@specbuilder/shared-ui/core';
import type { MouseEvent } from 'react';
import type { ShortlistEntry } from '../../item/shortlist/shortlist.ts';
import type { Shortlist } from '../../item/shortlist/use-shortlist.ts';
import { SHORTLIST_MESSAGES } from '../../messages/shortlist.generated.ts';
import { KeptFan } from './kept-fan.tsx';
import type { ShortlistedSearch } from './use-shortlisted.ts';
import type { Ticked } from './use-ticked.ts';

interface SearchOfShortlistProps {
  readonly search: ShortlistedSearch;
  readonly shortlist: Shortlist;
  readonly ticked: Ticked;
  /** The search is opened: what lies over it closes. */
  readonly onLeave: () => void;
}

const ROW_PX = 96;

/** Kept fans of one search under its duty, with the way back to it. */
export function SearchOfShortlist({ search, shortlist, ticked, onLeave }: SearchOfShortlistProps) {
  const styles = useStyles();
  const { kept, fans, ceilingFans, isLoading, error, reload } = search;
  const [first] = kept;
  if (first === undefined) return null;
  const isGone = error !== null && statusOf(error) === 404;
  const duty = [...fans, ...ceilingFans][0]?.duty;
  return (
    <section className={styles.search} aria-label={duty ?? SHORTLIST_MESSAGES.search}>
      <header className={styles.head}>
        <h3 className={styles.duty} translate={duty === undefined ? 'yes' : 'no'}>
          {duty ?? SHORTLIST_MESSAGES.search}
        </h3>
        <SearchLink entry={first} isGone={isGone} onLeave={onLeave} />
      </header>
      {isGone && <p className={styles.gone}>{SHORTLIST_MESSAGES.gone}</p>}
      {error !== null && !isGone && <LoadFailure title={SHORTLIST_MESSAGES.failed} onRetry={reload} />}
      {isLoading && <SkeletonRows rows={kept.length} rowHeightPx={ROW_PX} />}
      {!isLoading && (
        <ul className={styles.fans}>
          {kept.map((entry) => (
            <KeptFan
              key={entry.fanUnitId}
              entry={entry}
              fan={fans.find(({ row }) => row.fanUnitId === entry.fanUnitId)}
              ceilingFan={ceilingFans.find(({ row }) => row.fanUnitId === entry.fanUnitId)}
              ticked={ticked}
              onNote={(note) => shortlist.change(entry, note)}
              onRemove={() => shortlist.remove(entry)}
            />
          ))}
        </ul>
      )}
    </section>
  );
}

interface SearchLinkProps {
  readonly entry: ShortlistEntry;
  readonly isGone: boolean;
  readonly onLeave: () => void;
}

/** To the result, or to the same search once more where the result is no longer stored. */
function SearchLink({ entry, isGone, onLeave }: SearchLinkProps) {
  const styles = useStyles();
  const { navigation } = usePlatform();
  const { place, criteria, resultId } = entry;
  const href = navigation.href('app.fans.sizer.search', { ...place, ...(isGone ? criteria : { r: resultId }) });
  if (href === null) return null;
  const open = (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    onLeave();
    navigation.history.push(href);
  };
  return (
    <Link href={href} className={styles.link} onClick={open}>
      {isGone ? SHORTLIST_MESSAGES.searchAgain : SHORTLIST_MESSAGES.openSearch}
    </Link>
  );
}

const useStyles = makeStyles({
  search: {
    display: 'grid',
    gap: tokens.spacingVerticalS,
    paddingBottom: tokens.spacingVerticalM,
  },
  head: { display: 'flex', alignItems: 'baseline', justifyContent: 'space-between', gap: tokens.spacingHorizontalM },
  duty: { margin: 0, fontSize: tokens.fontSizeBase300, lineHeight: tokens.lineHeightBase300 },
  link: { flexShrink: 0 },
  gone: { margin: 0, color: tokens.colorNeutralForeground2 },
  fans: { display: 'grid', gap: tokens.spacingVerticalS, margin: 0, padding: 0, listStyleType: 'none' },
});
