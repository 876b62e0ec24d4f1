import type { BlockLoad } from '@specbuilder/fan-engine/block-load';
import { makeStyles, Quantity, tokens, useLastShown } from '@specbuilder/shared-ui/core';
import { RESULT_MESSAGES } from '../messages/result.generated.ts';

/** The loads in a line that stays visible when they are not shown beside the building. */
export function ResultsFooter({ load }: { readonly load: BlockLoad | null }) {
  const styles = useStyles();
  const shown = useLastShown(load);
  if (shown === null) return null;
  const { cooling, heating } = shown;
  return (
    // The panel says the same to screen readers.
    <div className={styles.foot} aria-hidden>
      {cooling.tons > 0 ? <Quantity value={cooling.tons} of="coolingTons" /> : RESULT_MESSAGES.noCoolingShort}
      <Quantity value={heating.total / 1000} of="capacity" />
      {cooling.supplyAirflow > 0 && <Quantity value={cooling.supplyAirflow} of="airflow" />}
    </div>
  );
}

const useStyles = makeStyles({
  foot: {
    display: 'none',
    '@media (min-height: 400px)': { position: 'sticky' },
    bottom: 0,
    justifyContent: 'space-between',
    gap: tokens.spacingHorizontalM,
    padding: `${tokens.spacingVerticalM} ${tokens.spacingHorizontalL}`,
    backgroundColor: tokens.colorNeutralBackground1,
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
    boxShadow: tokens.shadow8,
    fontWeight: tokens.fontWeightSemibold,
    '@media (max-width: 1023.98px)': { display: 'flex' },
    '@media print': { display: 'none' },
  },
});
