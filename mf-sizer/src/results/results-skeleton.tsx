import { makeStyles, mergeClasses, tokens } from '@specbuilder/shared-ui/core';
import { RESULTS_TEXTS } from '../words/results.generated.ts';

const ROWS = 8;
const FIGURES = 8;

/** Placeholder in the geometry of the rows to come. */
export function ResultsSkeleton() {
  const styles = useStyles();
  return (
    <div role="status" aria-label={RESULTS_TEXTS.trying} className={styles.list}>
      {places(ROWS).map((row) => (
        <div key={row} className={styles.row}>
          <span className={styles.tile} />
          <span className={styles.words}>
            <span className={mergeClasses(styles.bar, styles.name)} />
            <span className={mergeClasses(styles.bar, styles.reason)} />
          </span>
          {places(FIGURES).map((figure) => (
            <span key={figure} className={mergeClasses(styles.bar, styles.figure)} />
          ))}
        </div>
      ))}
    </div>
  );
}

const places = (count: number) => Array.from({ length: count }, (_, place) => place);

const useStyles = makeStyles({
  list: {
    // A quick answer shows no flash (visual.md, section 12).
    animationName: { from: { opacity: 0 }, to: { opacity: 1 } },
    animationDelay: '300ms',
    animationDuration: tokens.durationNormal,
    animationFillMode: 'both',
    marginBlockStart: tokens.spacingVerticalS,
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  row: {
    display: 'flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalMNudge,
    minHeight: '52px',
    paddingInline: tokens.spacingHorizontalL,
    borderBottom: `1px solid ${tokens.colorNeutralStroke3}`,
  },
  tile: {
    flexShrink: 0,
    width: '36px',
    height: '36px',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralStencil1,
  },
  words: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalSNudge, flexGrow: 1 },
  bar: {
    height: '10px',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralStencil1,
  },
  name: { width: '96px' },
  reason: { width: '180px', height: '8px', maxWidth: '100%' },
  figure: {
    flexShrink: 0,
    width: '48px',
    '@media (max-width: 1023.98px)': { ':nth-last-child(-n+5)': { display: 'none' } },
  },
});
