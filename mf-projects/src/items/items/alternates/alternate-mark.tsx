import { ArrowTurnDownRightRegular } from '@fluentui/react-icons/headless/svg/arrow-turn-down-right';
import { makeStyles, tokens } from '@specbuilder/shared-ui/core';
import { ALTERNATES_MESSAGES } from '../../../messages/alternates.generated.ts';

/** Shown in place of an item's tag: an alternate has the tag of the item above it. */
export function AlternateMark() {
  const styles = useStyles();
  return (
    <span className={styles.mark}>
      <ArrowTurnDownRightRegular aria-hidden /> {ALTERNATES_MESSAGES.alternate}
    </span>
  );
}

const useStyles = makeStyles({
  mark: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalXS,
    color: tokens.colorNeutralForeground3,
    fontWeight: tokens.fontWeightRegular,
    whiteSpace: 'nowrap',
  },
});
