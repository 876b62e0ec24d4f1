import { CheckmarkCircleRegular } from '@fluentui/react-icons/headless/svg/checkmark-circle';
import { WarningRegular } from '@fluentui/react-icons/headless/svg/warning';
import { makeStyles, tokens } from '@specbuilder/shared-ui/core';
import { DELIVERABLES_MESSAGES } from '../../messages/deliverables.generated.ts';
import type { DeliverablesState } from './use-deliverable-health.ts';

/** Whether deliverables can be generated now, shown under the cards. */
export function HealthLine({ state }: { readonly state: DeliverablesState }) {
  const styles = useStyles();
  if (state === 'unknown') return null;
  const isGood = state === 'available';
  return (
    <p role="status" className={styles.line}>
      {isGood ? (
        <CheckmarkCircleRegular aria-hidden className={styles.good} />
      ) : (
        <WarningRegular aria-hidden className={styles.bad} />
      )}
      {DELIVERABLES_MESSAGES.health({ state })}
    </p>
  );
}

const useStyles = makeStyles({
  line: {
    display: 'flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalS,
    margin: 0,
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase200,
  },
  good: { color: tokens.colorPaletteGreenForeground1 },
  bad: { color: tokens.colorPaletteMarigoldForeground1 },
});
