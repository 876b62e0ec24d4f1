import type { Platform } from '@specbuilder/shared-contracts/platform';
import { Button, makeStyles, ThemeRoot, tokens, useReadable } from '@specbuilder/shared-ui/core';
import { createRoot } from 'react-dom/client';
import { STANDALONE_MESSAGES } from '../messages/standalone.generated.ts';

interface StandaloneBarProps {
  readonly room: string;
  readonly platform: Pick<Platform, 'log' | 'serverUrl' | 'session'>;
}

/** Draws it above a remote that runs alone. */
export function drawStandaloneBar(element: HTMLElement, space: string, platform: Platform): void {
  createRoot(element, { identifierPrefix: 'standalone-' }).render(
    <ThemeRoot settings={platform.settings.get()} theme={platform.theme.get()}>
      <StandaloneBar room={space} platform={platform} />
    </ThemeRoot>,
  );
}

/** Which remote this is, which server it works with, and as whom: what a page without the shell has of a frame. */
export function StandaloneBar({ room: space, platform: { log, serverUrl, session } }: StandaloneBarProps) {
  const styles = useStyles();
  const user = useReadable(session.user);
  const leaveFor = (provider: () => Promise<void>) => () => {
    provider().catch((error: unknown) => log.error('The identity provider does not respond', error));
  };
  return (
    <section aria-label={STANDALONE_MESSAGES.title({ room: space })} className={styles.bar}>
      <strong>{space}</strong>
      <span className={styles.quiet}>
        {serverUrl === ''
          ? STANDALONE_MESSAGES.thisServer
          : STANDALONE_MESSAGES.server({ server: serverUrl.replace(/^https?:\/\//, '') })}
      </span>
      <span className={styles.gap} />
      {user === null ? (
        <>
          <span className={styles.quiet}>{STANDALONE_MESSAGES.guest}</span>
          <Button size="small" appearance="primary" onClick={leaveFor(() => session.signIn())}>
            {STANDALONE_MESSAGES.signIn}
          </Button>
        </>
      ) : (
        <>
          <span>
            {user.displayName} <span className={styles.quiet}>{user.roles.join(', ')}</span>
          </span>
          <Button size="small" onClick={leaveFor(() => session.signOut())}>
            {STANDALONE_MESSAGES.signOut}
          </Button>
        </>
      )}
    </section>
  );
}

const useStyles = makeStyles({
  bar: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: tokens.spacingHorizontalM,
    rowGap: tokens.spacingVerticalXS,
    padding: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalL}`,
    color: tokens.colorNeutralForeground1,
    backgroundColor: tokens.colorNeutralBackground3,
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
  },
  quiet: { color: tokens.colorNeutralForeground3 },
  gap: { flexGrow: 1 },
});
