import { makeStyles, tokens, VisuallyHidden } from '@specbuilder/shared-ui/core';
import { RE_RATING_MESSAGES } from '../../messages/re-rating.generated.ts';
import type { ChangedValue } from './re-rating-values.ts';
import { useValueText } from './value-text.ts';

interface BeforeAfterProps {
  readonly change: ChangedValue;
  /** From 1; has no meaning if values are not in columns. */
  readonly column: number;
}

/** A value that changes: the old one struck through, followed by the new one. */
export function BeforeAfter({ change: each, column }: BeforeAfterProps) {
  const styles = useStyles();
  const text = useValueText(each);
  // Values that look the same are no change to the user who decides.
  if (text(each.before) === text(each.after)) return null;
  return (
    <div className={styles.numeric} style={{ gridColumnStart: column }}>
      <dt className={styles.label}>{each.label}</dt>
      <dd className={styles.value}>
        <del className={styles.before}>
          <VisuallyHidden>{RE_RATING_MESSAGES.before} </VisuallyHidden>
          {text(each.before)}
        </del>
        <span className={styles.becomes}>
          <span aria-hidden>→</span>
          <ins className={styles.after}>
            <VisuallyHidden>{RE_RATING_MESSAGES.after} </VisuallyHidden>
            {text(each.after)}
          </ins>
        </span>
      </dd>
    </div>
  );
}

const useStyles = makeStyles({
  numeric: { position: 'relative' },
  label: {
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
  },
  value: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: tokens.spacingHorizontalXS,
    margin: 0,
    whiteSpace: 'nowrap',
    fontVariantNumeric: 'tabular-nums',
  },
  becomes: { display: 'inline-flex', columnGap: tokens.spacingHorizontalXS },
  before: { color: tokens.colorNeutralForeground3 },
  after: { fontWeight: tokens.fontWeightSemibold, textDecorationLine: 'none' },
});
