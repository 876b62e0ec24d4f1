import { makeStyles, tokens, VisuallyHidden } from '@specbuilder/shared-ui/core';
import { RE_RATING_TEXTS } from '../words/re-rating.generated.ts';
import { useFigureText } from './figure-text.ts';
import type { ChangedFigure } from './re-rating-figures.ts';

/** A figure that changes: what it was struck through, what it becomes behind it. */
export function BeforeAfter({ figure }: { readonly figure: ChangedFigure }) {
  const styles = useStyles();
  const text = useFigureText(figure);
  return (
    <div className={styles.figure}>
      <dt className={styles.label}>{figure.label}</dt>
      <dd className={styles.value}>
        <del className={styles.before}>
          <VisuallyHidden>{RE_RATING_TEXTS.before} </VisuallyHidden>
          {text(figure.before)}
        </del>
        <span aria-hidden>→</span>
        <ins className={styles.after}>
          <VisuallyHidden>{RE_RATING_TEXTS.after} </VisuallyHidden>
          {text(figure.after)}
        </ins>
      </dd>
    </div>
  );
}

const useStyles = makeStyles({
  figure: { position: 'relative' },
  label: {
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
  },
  value: {
    display: 'flex',
    gap: tokens.spacingHorizontalXS,
    margin: 0,
    whiteSpace: 'nowrap',
    fontVariantNumeric: 'tabular-nums',
  },
  before: { color: tokens.colorNeutralForeground3 },
  after: { fontWeight: tokens.fontWeightSemibold, textDecorationLine: 'none' },
});
