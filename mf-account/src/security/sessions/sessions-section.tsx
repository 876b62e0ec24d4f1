import { DesktopRegular } from '@fluentui/react-icons/headless/svg/desktop';
import { PhoneRegular } from '@fluentui/react-icons/headless/svg/phone';
import type { SignedInSession } from '@specbuilder/shared-contracts/api';
import { referenceOf } from '@specbuilder/shared-contracts/domain';
import { formatInstant } from '@specbuilder/shared-contracts/language';
import { Button, LoadFailure, SkeletonRows, usePlatform } from '@specbuilder/shared-ui/core';
import { useQuery } from '@specbuilder/shared-ui/query';
import { useState } from 'react';
import { SESSIONS_MESSAGES } from '../../messages/sessions.generated.ts';
import { useValidKeys } from '../api-keys/use-valid-keys.ts';
import { LaterDialog } from '../second-factor/dialog.tsx';
import { useListStyles } from '../second-factor/list-styles.ts';
import { Section } from '../second-factor/section.tsx';
import { useEndSessions } from './use-end-sessions.ts';

/** Browsers that the user is signed in with, this one first. */
export function SessionsSection() {
  const { apiQueries } = usePlatform();
  const sessions = useQuery(apiQueries.sessions.list.queryOptions());
  return (
    <Section id="sessions" title={SESSIONS_MESSAGES.title} lead={SESSIONS_MESSAGES.lead}>
      {sessions.data !== undefined ? (
        <SessionList sessions={sessions.data} />
      ) : sessions.isError ? (
        <LoadFailure
          title={SESSIONS_MESSAGES.failed}
          {...referenceOf(sessions.error)}
          onRetry={() => void sessions.refetch()}
        />
      ) : (
        <SkeletonRows rows={2} rowHeightPx={56} />
      )}
    </Section>
  );
}

function SessionList({ sessions }: { readonly sessions: readonly SignedInSession[] }) {
  const styles = useListStyles();
  const { end, endOthers } = useEndSessions();
  const keys = useValidKeys();
  const [isAsking, setIsAsking] = useState(false);
  const close = () => setIsAsking(false);
  const here = sessions.filter(({ isCurrent }) => isCurrent);
  const elsewhere = sessions.filter(({ isCurrent }) => !isCurrent);
  return (
    <>
      <ul className={styles.list} aria-label={SESSIONS_MESSAGES.title}>
        {[...here, ...elsewhere].map((session) => (
          <SessionRow key={session.sessionId} session={session} onEnd={() => void end(session.sessionId)} />
        ))}
      </ul>
      {elsewhere.length > 0 && (
        <div className={styles.actions}>
          <Button
            {...(keys.length > 0 && { 'aria-haspopup': 'dialog' as const })}
            onClick={() => (keys.length > 0 ? setIsAsking(true) : void endOthers(false))}
          >
            {SESSIONS_MESSAGES.endOthers}
          </Button>
        </div>
      )}
      {isAsking && (
        <LaterDialog
          load={() => import('./end-others-dialog.tsx')}
          props={{ keys, onConfirmed: (isKept) => void endOthers(isKept).then(close), onClose: close }}
        />
      )}
    </>
  );
}

function SessionRow({ session, onEnd }: { readonly session: SignedInSession; readonly onEnd: () => void }) {
  const styles = useListStyles();
  const { address, isCurrent, lastSeenOnUtc, startedOnUtc, system } = session;
  const name = browserOf(session);
  const Icon = system === 'iOS' || system === 'Android' ? PhoneRegular : DesktopRegular;
  const started = formatInstant(startedOnUtc, { dateStyle: 'medium' });
  const seen = formatInstant(lastSeenOnUtc, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <li className={styles.row}>
      <Icon className={styles.icon} aria-hidden />
      <span className={styles.words}>
        <span className={styles.name}>{name}</span>
        {isCurrent && <span className={styles.badge}>{SESSIONS_MESSAGES.current}</span>}
        <span className={styles.facts}>{SESSIONS_MESSAGES.facts({ address, started, seen })}</span>
      </span>
      {!isCurrent && (
        <Button appearance="subtle" aria-label={SESSIONS_MESSAGES.endOne({ browser: name })} onClick={onEnd}>
          {SESSIONS_MESSAGES.end}
        </Button>
      )}
    </li>
  );
}

function browserOf({ browser, system }: SignedInSession): string {
  if (browser !== null && system !== null) return SESSIONS_MESSAGES.browserOn({ browser, system });
  return browser ?? system ?? SESSIONS_MESSAGES.unknown;
}
