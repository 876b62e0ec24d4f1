import { CheckmarkCircleFilled } from '@fluentui/react-icons/headless/svg/checkmark-circle';
import { CircleRegular } from '@fluentui/react-icons/headless/svg/circle';
import { ErrorCircleFilled } from '@fluentui/react-icons/headless/svg/error-circle';
import { SubtractCircleRegular } from '@fluentui/react-icons/headless/svg/subtract-circle';
import { WarningFilled } from '@fluentui/react-icons/headless/svg/warning';
import type { DutyVerdict } from '@specbuilder/shared-contracts/domain';
import { makeStyles, tokens } from '@specbuilder/shared-ui/core';
import { SCHEDULED_MESSAGES } from '../messages/scheduled.generated.ts';

/** Icon in the colour of the verdict and neutral text, so that it does not depend on telling colours apart. */
export function Verdict({ verdict }: { readonly verdict: DutyVerdict }) {
  const styles = useStyles();
  return (
    <span className={styles.verdict}>
      <VerdictIcon verdict={verdict} /> {SCHEDULED_MESSAGES.verdicts[verdict]}
    </span>
  );
}

export function VerdictIcon({ verdict }: { readonly verdict: DutyVerdict }) {
  const styles = useStyles();
  switch (verdict) {
    case 'meets':
      return <CheckmarkCircleFilled className={styles.good} aria-hidden />;
    case 'shortOf':
    case 'overLimit':
      return <ErrorCircleFilled className={styles.bad} aria-hidden />;
    case 'differs':
      return <WarningFilled className={styles.warning} aria-hidden />;
    case 'notOffered':
      return <CircleRegular className={styles.bad} aria-hidden />;
    default:
      return <SubtractCircleRegular className={styles.quiet} aria-hidden />;
  }
}

const useStyles = makeStyles({
  verdict: { display: 'inline-flex', alignItems: 'center', gap: tokens.spacingHorizontalXS, whiteSpace: 'nowrap' },
  good: { color: tokens.colorPaletteGreenForeground1 },
  warning: { color: tokens.colorPaletteYellowForeground2 },
  bad: { color: tokens.colorPaletteRedForeground1 },
  quiet: { color: tokens.colorNeutralForeground3 },
});
