import type { ReRatedItem } from '@specbuilder/shared-contracts/api';
import { makeStyles, mergeClasses, tokens, useArePricesShown } from '@specbuilder/shared-ui/core';
import { Checkbox } from '@specbuilder/shared-ui/data';
import { RE_RATING_MESSAGES } from '../../messages/re-rating.generated.ts';
import { BeforeAfter } from './before-after.tsx';
import { changedLabels, itemName, valuesOf, wordsOf } from './re-rating-values.ts';

interface ReRatingTableProps {
  readonly items: readonly ReRatedItem[];
  readonly isTaken: (item: ReRatedItem) => boolean;
  readonly onTake: (projectItemId: string, isTaken: boolean) => void;
}

/** Items that change, value by value; unchanged items are counted and collapsed. */
export function ReRatingTable({ items, isTaken, onTake }: ReRatingTableProps) {
  const styles = useStyles();
  const changed = items.filter(({ isChanged }) => isChanged);
  const arePricesShown = useArePricesShown();
  const labels = changedLabels(changed).filter((label) => arePricesShown || label !== RE_RATING_MESSAGES.price);
  const unchanged = items.filter(({ isChanged }) => !isChanged);
  return (
    <>
      {changed.length === 0 ? (
        <p className={styles.quiet}>{RE_RATING_MESSAGES.nothing}</p>
      ) : (
        <ul className={styles.list} aria-label={RE_RATING_MESSAGES.table}>
          {changed.map((item) => (
            <ChangedItem key={item.projectItemId} item={item} labels={labels} isTaken={isTaken(item)} onTake={onTake} />
          ))}
        </ul>
      )}
      {changed.length > 0 && unchanged.length > 0 && (
        <details className={styles.quiet}>
          <summary className={styles.summary}>{RE_RATING_MESSAGES.unchanged({ count: unchanged.length })}</summary>
          <ul>
            {unchanged.map((item) => (
              <li key={item.projectItemId}>{itemName(item)}</li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}

interface ChangedItemProps {
  readonly item: ReRatedItem;
  /** Values shown in one column. */
  readonly labels: readonly string[];
  readonly isTaken: boolean;
  readonly onTake: ReRatingTableProps['onTake'];
}

function ChangedItem({ item, labels, isTaken, onTake }: ChangedItemProps) {
  const styles = useStyles();
  const name = itemName(item);
  const isOffered = item.after !== null;
  const values = valuesOf(item).filter(({ label }) => labels.includes(label));
  return (
    <li className={styles.item}>
      <Checkbox
        checked={isOffered && isTaken}
        disabled={!isOffered}
        label={name}
        aria-label={RE_RATING_MESSAGES.take({ item: name })}
        className={styles.name}
        onChange={(_, { checked }) => onTake(item.projectItemId, checked === true)}
      />
      {values.length > 0 && (
        <dl className={styles.figures} style={{ gridTemplateColumns: `repeat(${labels.length}, minmax(0, 1fr))` }}>
          {values.map((each) => (
            <BeforeAfter key={each.label} change={each} column={labels.indexOf(each.label) + 1} />
          ))}
        </dl>
      )}
      {wordsOf(item).map(({ text, isBad }) => (
        <p key={text} className={mergeClasses(styles.words, isBad && styles.bad)}>
          {text}
        </p>
      ))}
    </li>
  );
}

const useStyles = makeStyles({
  list: { margin: 0, padding: 0, listStyleType: 'none' },
  item: {
    display: 'grid',
    gridTemplateColumns: 'minmax(120px, 180px) minmax(0, 1fr)',
    columnGap: tokens.spacingHorizontalL,
    rowGap: tokens.spacingVerticalXS,
    paddingBlock: tokens.spacingVerticalS,
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
    '@media (max-width: 819.98px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  name: { alignSelf: 'start', overflowWrap: 'anywhere' },
  figures: {
    display: 'grid',
    gap: `${tokens.spacingVerticalXS} ${tokens.spacingHorizontalM}`,
    margin: 0,
    paddingBlock: tokens.spacingVerticalSNudge,
    '@media (max-width: 819.98px)': { display: 'flex', flexWrap: 'wrap', columnGap: tokens.spacingHorizontalXL },
  },
  words: {
    gridColumnEnd: -1,
    margin: 0,
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
  },
  bad: { color: tokens.colorPaletteRedForeground1 },
  quiet: { margin: 0, color: tokens.colorNeutralForeground3 },
  summary: { minHeight: '24px', cursor: 'pointer' },
});
