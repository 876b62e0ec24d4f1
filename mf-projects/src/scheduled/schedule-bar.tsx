import { ClipboardPasteRegular } from '@fluentui/react-icons/headless/svg/clipboard-paste';
import { TextBulletListAddRegular } from '@fluentui/react-icons/headless/svg/text-bullet-list-add';
import type { DutyVerdict } from '@specbuilder/shared-contracts/domain';
import { Button, makeStyles, tokens } from '@specbuilder/shared-ui/core';
import { SCHEDULED_MESSAGES } from '../messages/scheduled.generated.ts';
import type { ScheduledRow } from './offered-duty.ts';
import { VerdictIcon } from './verdict.tsx';

interface ScheduleBarProps {
  readonly rows: readonly ScheduledRow[];
  readonly tagCount: number;
  readonly isReadOnly: boolean;
  readonly onPaste: () => void;
  /** Null where every tagged item is scheduled. */
  readonly onFill: (() => void) | null;
}

const VERDICTS: readonly DutyVerdict[] = ['meets', 'shortOf', 'overLimit', 'differs', 'notOffered', 'notScheduled'];

/** How the schedule is met as a whole, and what fills it. */
export function ScheduleBar({ rows, tagCount, isReadOnly, onPaste, onFill }: ScheduleBarProps) {
  const styles = useStyles();
  const counts = VERDICTS.map((verdict) => ({
    verdict,
    count: rows.filter((row) => row.verdict === verdict).length,
  })).filter(({ count }) => count > 0);
  return (
    <div className={styles.bar}>
      <div className={styles.summary} aria-live="polite">
        <strong>{SCHEDULED_MESSAGES.summary({ scheduled: tagCount })}</strong>
        {counts.map(({ verdict, count }) => (
          <span key={verdict} className={styles.count}>
            <VerdictIcon verdict={verdict} />
            {SCHEDULED_MESSAGES.count({ count, verdict: SCHEDULED_MESSAGES.verdicts[verdict] })}
          </span>
        ))}
      </div>
      <div className={styles.actions}>
        {!isReadOnly && (
          <Button icon={<ClipboardPasteRegular />} onClick={onPaste}>
            {SCHEDULED_MESSAGES.paste}
          </Button>
        )}
        {!isReadOnly && onFill !== null && (
          <Button appearance="subtle" icon={<TextBulletListAddRegular />} onClick={onFill}>
            {SCHEDULED_MESSAGES.fromCriteria}
          </Button>
        )}
      </div>
    </div>
  );
}

const useStyles = makeStyles({
  bar: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalXL}`,
  },
  summary: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${tokens.spacingVerticalXS} ${tokens.spacingHorizontalL}`,
  },
  count: { display: 'inline-flex', alignItems: 'center', gap: tokens.spacingHorizontalXS, whiteSpace: 'nowrap' },
  actions: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: tokens.spacingHorizontalS },
});
