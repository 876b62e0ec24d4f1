import type { ActivityReport } from '@specbuilder/shared-contracts/api';
import { Button, makeStyles, tokens } from '@specbuilder/shared-ui/core';
import { REPORTS_MESSAGES } from '../messages/reports.generated.ts';
import { actionsThatHappened } from './report-rows.ts';

interface HiddenActionsProps {
  /** Undefined while it loads. */
  readonly report: ActivityReport | undefined;
  readonly hasAllActions: boolean;
  readonly onChange: (change: { readonly hasAllActions: boolean }) => void;
}

/** How many actions have no column because they happened nowhere, and the way to see them; nothing where all happened. */
export function HiddenActions({ report, hasAllActions, onChange }: HiddenActionsProps) {
  const styles = useStyles();
  if (report === undefined) return null;
  const count = report.eventTypes.length - actionsThatHappened(report).length;
  if (count === 0) return null;
  return (
    <p className={styles.line}>
      {hasAllActions ? REPORTS_MESSAGES.withoutActivity({ count }) : REPORTS_MESSAGES.hiddenActions({ count })}{' '}
      <Button appearance="transparent" size="small" onClick={() => onChange({ hasAllActions: !hasAllActions })}>
        {hasAllActions ? REPORTS_MESSAGES.hideThem : REPORTS_MESSAGES.showAll}
      </Button>
    </p>
  );
}

const useStyles = makeStyles({
  line: {
    margin: 0,
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
  },
});
