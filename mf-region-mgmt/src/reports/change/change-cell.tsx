import { makeStyles, tokens, VisuallyHidden } from '@specbuilder/shared-ui/core';
import { stop } from '@specbuilder/shared-ui/grid';
import { REPORTS_MESSAGES } from '../../messages/reports.generated.ts';
import { regionText } from '../report-rows.ts';
import type { TrendSubject } from '../trend/trend-subject.ts';
import { changeText } from '../values/change-text.ts';
import { ChangeValue } from '../values/change-value.tsx';

interface ChangeCellProps {
  /** Null below the rows, where the arrow keys do not come to. */
  readonly columnId: string | null;
  readonly actionLabel: string;
  readonly subject: TrendSubject;
  readonly onTrend: ((subject: TrendSubject) => void) | null;
}

/** A change; a button that opens its trend where there is one. */
export function ChangeCell({ columnId, actionLabel, subject, onTrend }: ChangeCellProps) {
  const styles = useStyles();
  const { change, region } = subject;
  const inWords = changeText(change);
  if (onTrend === null) {
    return (
      <>
        <span aria-hidden>
          <ChangeValue change={change} />
        </span>
        <VisuallyHidden>{inWords}</VisuallyHidden>
      </>
    );
  }
  const where = region === null ? REPORTS_MESSAGES.allRegions : regionText(region);
  return (
    <button
      type="button"
      {...(columnId !== null && stop(columnId))}
      className={styles.button}
      aria-label={REPORTS_MESSAGES.showTrend({ action: actionLabel, region: where, change: inWords })}
      aria-haspopup="dialog"
      onClick={() => onTrend(subject)}
    >
      <ChangeValue change={change} />
    </button>
  );
}

const useStyles = makeStyles({
  button: {
    padding: `${tokens.spacingVerticalXS} ${tokens.spacingHorizontalXS}`,
    marginInlineEnd: `calc(-1 * ${tokens.spacingHorizontalXS})`,
    border: 'none',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: 'transparent',
    color: 'inherit',
    fontFamily: 'inherit',
    fontSize: 'inherit',
    cursor: 'pointer',
    ':hover': { backgroundColor: tokens.colorSubtleBackgroundHover },
    ':focus-visible': { outline: `${tokens.strokeWidthThick} solid ${tokens.colorStrokeFocus2}` },
  },
});
