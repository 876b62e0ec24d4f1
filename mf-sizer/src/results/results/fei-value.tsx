import { CheckmarkCircle12Filled } from '@fluentui/react-icons/headless/svg/checkmark-circle';
import type { FanRating } from '@specbuilder/shared-contracts/api';
import { shownFei } from '@specbuilder/shared-contracts/domain';
import { formatQuantity, makeStyles, mergeClasses, tokens, VisuallyHidden } from '@specbuilder/shared-ui/core';
import { RESULTS_MESSAGES } from '../../messages/results.generated.ts';

/** Fan energy index: a tick and a word when it meets 90.1, red and a word when not; a dash for motors below 1 hp. */
export function FeiValue({ energy }: { readonly energy: FanRating['energy'] }) {
  const styles = useStyles();
  const fei = shownFei(energy);
  const each = formatQuantity(fei, 'fanEnergyIndex');
  if (fei === null) {
    return (
      <span className={styles.exempt} title={RESULTS_MESSAGES.feiExemptLabel}>
        – <VisuallyHidden>{RESULTS_MESSAGES.feiExemptLabel}</VisuallyHidden>
      </span>
    );
  }
  const limit = formatQuantity(energy.feiLimit, 'fanEnergyIndex');
  if (!energy.meetsLimit) {
    return (
      <span className={mergeClasses(styles.strong, styles.below)} title={RESULTS_MESSAGES.feiMisses({ limit })}>
        <span>{each} </span>
        <span className={styles.word}>{RESULTS_MESSAGES.feiBelow}</span>
      </span>
    );
  }
  const meets = RESULTS_MESSAGES.feiMeets({ limit });
  return (
    <span className={mergeClasses(styles.strong, styles.meets)} title={meets}>
      {each} <CheckmarkCircle12Filled className={styles.tick} aria-hidden />
      <VisuallyHidden>{meets}</VisuallyHidden>
    </span>
  );
}

const useStyles = makeStyles({
  strong: { fontWeight: tokens.fontWeightSemibold, fontVariantNumeric: 'tabular-nums' },
  meets: { display: 'inline-flex', alignItems: 'center', gap: tokens.spacingHorizontalXS },
  tick: { color: tokens.colorPaletteGreenForeground1, fontSize: '12px' },
  // One below the other: side by side they would make the column twice as wide.
  below: {
    display: 'inline-flex',
    flexDirection: 'column',
    alignItems: 'flex-end',
    maxWidth: '100%',
    color: tokens.colorPaletteRedForeground1,
  },
  word: {
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    fontWeight: tokens.fontWeightRegular,
    fontSize: tokens.fontSizeBase100,
    lineHeight: tokens.lineHeightBase100,
  },
  exempt: { color: tokens.colorNeutralForeground3, fontVariantNumeric: 'tabular-nums' },
});
