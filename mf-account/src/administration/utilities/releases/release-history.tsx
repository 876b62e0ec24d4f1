import type { ReleasedRemote } from '@specbuilder/shared-contracts/api';
import { formatInstant } from '@specbuilder/shared-contracts/language';
import { makeStyles, tokens } from '@specbuilder/shared-ui/core';
import { ADMIN_REMOTES_MESSAGES as MESSAGES } from '../../../messages/admin-remotes.generated.ts';

const SHOWN = 10;

/** What was done with an area, newest first; older steps stay with the site. */
export function ReleaseHistory({ history }: Pick<ReleasedRemote, 'history'>) {
  const styles = useStyles();
  return (
    <details>
      <summary className={styles.summary}>{MESSAGES.history}</summary>
      {history.length === 0 && <p className={styles.line}>{MESSAGES.noHistory}</p>}
      <ol className={styles.list}>
        {history.slice(0, SHOWN).map(({ action, version, at, by, why }) => (
          <li key={`${at} ${action}`} className={styles.line}>
            {MESSAGES.line({ action: actionText(action), version: version ?? '' }).trim()}
            <span className={styles.quiet}>{` · ${MESSAGES.by({ who: by, when: timeText(at) })}`}</span>
            {why !== '' && <span className={styles.quiet}>{` · ${why}`}</span>}
          </li>
        ))}
      </ol>
    </details>
  );
}

function timeText(at: string): string {
  return formatInstant(at, { dateStyle: 'medium', timeStyle: 'short' });
}

function actionText(action: string): string {
  const { publish, activate, rollBack, disable, other } = MESSAGES.actions;
  const known: Readonly<Record<string, string>> = { publish, activate, disable, 'roll back': rollBack };
  return known[action] ?? other;
}

const useStyles = makeStyles({
  summary: { cursor: 'pointer', fontWeight: tokens.fontWeightSemibold },
  list: { margin: 0, padding: 0, listStyleType: 'none' },
  line: { margin: 0, paddingBlock: tokens.spacingVerticalXXS, overflowWrap: 'anywhere' },
  quiet: { color: tokens.colorNeutralForeground3 },
});
