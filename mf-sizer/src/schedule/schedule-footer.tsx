import { FolderAddRegular } from '@fluentui/react-icons/headless/svg/folder-add';
import { Button, Money, makeStyles, tokens, useArePricesShown, useStickyFooter } from '@specbuilder/shared-ui/core';
import type { Ref } from 'react';
import { SCHEDULE_MESSAGES } from '../messages/schedule.generated.ts';
import { OpenSearches } from './searches/open-searches.tsx';
import type { SizedRow } from './sized-row.ts';
import { useAdd } from './use-add.ts';
import type { SheetState } from './use-sheet.ts';

interface ScheduleFooterProps {
  readonly state: SheetState;
  readonly rows: readonly SizedRow[];
  /** The button that continues. */
  readonly goOn: Ref<HTMLButtonElement>;
}

/** How many rows there are, what they cost, and the button to add them to a project. */
export function ScheduleFooter({ state, rows, goOn }: ScheduleFooterProps) {
  const styles = useStyles();
  const arePricesShown = useArePricesShown();
  const footer = useStickyFooter();
  const checked = rows.filter(({ isChecked }) => isChecked);
  const toFix = rows.filter(({ isWrong }) => isWrong).length;
  const unmatched = rows.filter(
    ({ result, fan }) => result?.status === 'sized' && (fan === undefined || fan.missed !== null),
  ).length;
  const total = checked.reduce((sum, { row, fan }) => sum + row.quantity * (fan?.price ?? 0), 0);
  const { add, isAdding, isGuest, isOffered } = useAdd(state, checked);
  const count = checked.length;
  return (
    <footer ref={footer} className={styles.foot}>
      <span role="status">
        {[
          SCHEDULE_MESSAGES.ready({ count }),
          ...(unmatched > 0 ? [SCHEDULE_MESSAGES.unmatched({ count: unmatched })] : []),
          ...(toFix > 0 ? [SCHEDULE_MESSAGES.toFix({ count: toFix })] : []),
        ].join(' · ')}
      </span>
      {arePricesShown && (
        <span>
          {SCHEDULE_MESSAGES.total} <Money usd={total} strong />
        </span>
      )}
      <span className={styles.ways}>
        <OpenSearches rows={checked} postalCode={state.sheet?.postalCode ?? ''} button={isOffered ? undefined : goOn} />
        {isOffered && (
          <Button
            ref={goOn}
            appearance="primary"
            icon={<FolderAddRegular />}
            disabledFocusable={count === 0 || isAdding}
            onClick={() => void add()}
          >
            {isGuest ? SCHEDULE_MESSAGES.signInToAdd({ count }) : SCHEDULE_MESSAGES.addCount({ count })}
          </Button>
        )}
      </span>
    </footer>
  );
}

const useStyles = makeStyles({
  foot: {
    '@media (min-height: 400px)': { position: 'sticky' },
    bottom: 0,
    zIndex: 2,
    marginTop: 'auto',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: tokens.spacingHorizontalM,
    padding: `${tokens.spacingVerticalM} 0`,
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
    backgroundColor: tokens.colorNeutralBackground2,
    fontVariantNumeric: 'tabular-nums',
  },
  ways: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalS, marginInlineStart: 'auto' },
});
