import { ArrowDownRegular } from '@fluentui/react-icons/headless/svg/arrow-down';
import { ArrowUpRegular } from '@fluentui/react-icons/headless/svg/arrow-up';
import { makeStyles, mergeClasses, tokens } from '@specbuilder/shared-ui/core';
import { REPORTS_MESSAGES } from '../../messages/reports.generated.ts';
import { countText } from '../report-rows.ts';
import type { Change } from './change.ts';
import { sizeText } from './change-text.ts';

/** Both values and the change between them; its direction is an arrow and a colour. */
export function ChangeValue({ change }: { readonly change: Change }) {
  const styles = useStyles();
  const { firstValue, secondValue } = change;
  // Nothing moved: the eye finds what did.
  if (firstValue === secondValue) {
    return <span className={styles.same}>{secondValue === 0 ? REPORTS_MESSAGES.nothing : countText(secondValue)}</span>;
  }
  return (
    <span className={styles.value}>
      <span>
        <span className={styles.before}>{countText(firstValue)} →</span>{' '}
        <span className={styles.now}>{countText(secondValue)}</span>
      </span>
      <ChangeSize change={change} className={styles.size} />
    </span>
  );
}

interface ChangeSizeProps {
  readonly change: Change;
  readonly className?: string | undefined;
}

/** What did not change has neither arrow nor colour. */
export function ChangeSize({ change, className }: ChangeSizeProps) {
  const styles = useStyles();
  const { percent, isInfinite, desc } = change;
  const isSame = percent === 0 && !isInfinite;
  const Arrow = desc ? ArrowDownRegular : ArrowUpRegular;
  return (
    <span className={mergeClasses(isSame ? styles.same : styles[change.class], className)}>
      {!isSame && <Arrow aria-hidden />}
      {sizeText(change)}
    </span>
  );
}

const useStyles = makeStyles({
  value: {
    display: 'inline-flex',
    justifyContent: 'flex-end',
    gap: tokens.spacingHorizontalS,
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
    // Narrow enough for another column beside the total.
    '@media (max-width: 639.98px)': { flexDirection: 'column', rowGap: 0, alignItems: 'flex-end' },
  },
  before: { color: tokens.colorNeutralForeground3 },
  now: { fontWeight: tokens.fontWeightSemibold },
  size: { minWidth: '72px', textAlign: 'end' },
  same: { color: tokens.colorNeutralForeground3 },
  positive: { color: tokens.colorStatusSuccessForeground1, '& svg': { verticalAlign: 'text-bottom' } },
  negative: { color: tokens.colorStatusDangerForeground1, '& svg': { verticalAlign: 'text-bottom' } },
});
