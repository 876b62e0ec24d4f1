import type { ReleasedRemote } from '@specbuilder/shared-contracts/api';
import { Button, makeStyles, tokens } from '@specbuilder/shared-ui/core';
import { ADMIN_REMOTES_MESSAGES as MESSAGES } from '../../../messages/admin-remotes.generated.ts';
import { ReleaseHistory } from './release-history.tsx';
import { ReleasesTable } from './releases-table.tsx';
import { useReleaseSteps } from './use-release-steps.ts';

/** One area of the site: what it runs, its releases and what was done with them. */
export function RemoteCard({ remote }: { readonly remote: ReleasedRemote }) {
  const styles = useStyles();
  const { title, name, active, fallback, history } = remote;
  const { activate, rollBack } = useReleaseSteps(remote);
  return (
    <section className={styles.card} aria-label={title}>
      <div className={styles.head}>
        <div>
          <h2 className={styles.title}>{title}</h2>
          <p className={styles.quiet}>
            {name} · {active === null ? MESSAGES.off : MESSAGES.active({ version: active })}
          </p>
        </div>
        {active !== null && fallback !== null && (
          <Button aria-label={MESSAGES.rollBackOf({ title })} onClick={() => void rollBack()}>
            {MESSAGES.rollBack}
          </Button>
        )}
      </div>
      <ReleasesTable remote={remote} onActivate={(version) => void activate(version)} />
      <ReleaseHistory history={history} />
    </section>
  );
}

const useStyles = makeStyles({
  card: {
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalM,
    minWidth: 0,
    padding: tokens.spacingHorizontalL,
    backgroundColor: tokens.colorNeutralBackground1,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusLarge,
  },
  head: { display: 'flex', alignItems: 'flex-start', justifyContent: 'space-between', gap: tokens.spacingHorizontalM },
  title: { margin: 0, fontSize: tokens.fontSizeBase400, lineHeight: tokens.lineHeightBase400 },
  quiet: {
    margin: 0,
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    overflowWrap: 'anywhere',
  },
});
