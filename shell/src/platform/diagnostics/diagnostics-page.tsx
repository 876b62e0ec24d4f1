import { TOAST_MS } from '@specbuilder/shared-contracts/domain';
import { Button, copyText, makeStyles, tokens, useReadable } from '@specbuilder/shared-ui/core';
import { useState } from 'react';
import { readPublishedRegistry } from '../../composition/index.ts';
import type { Ports } from '../../feature/ports.ts';
import { DIAGNOSTICS_MESSAGES } from '../../messages/diagnostics.generated.ts';
import { DIAGNOSTICS_PAGE_MESSAGES } from '../../messages/diagnostics-page.generated.ts';
import { mayOverride } from '../overrides/may-override.ts';
import { BusLog, FACTS } from './bus-log.tsx';
import { clockTime } from './clock-time.ts';
import { DataCard } from './data-card.tsx';
import { OverridesCard } from './overrides-card.tsx';
import { RegistryCard } from './registry-card.tsx';
import { remoteStates } from './remote-states.ts';
import { reportText, summaryOf } from './report.ts';
import { useWatched } from './use-watched.ts';

const READ_LIMIT_MS = 10_000;
const recordColumns = () => [
  DIAGNOSTICS_MESSAGES.time,
  DIAGNOSTICS_MESSAGES.result,
  DIAGNOSTICS_MESSAGES.subject,
  DIAGNOSTICS_MESSAGES.milliseconds,
  DIAGNOSTICS_MESSAGES.message,
];

interface DiagnosticsPageProps {
  readonly ports: Pick<Ports, 'log' | 'overrideOrigins' | 'remotes' | 'session' | 'settings' | 'telemetry' | 'toasts'>;
}

/** How this page is composed: what runs, how it was loaded, and which events the packages exchange. */
export default function DiagnosticsPage({ ports }: DiagnosticsPageProps) {
  const styles = useStyles();
  const settings = useReadable(ports.settings);
  const user = useReadable(ports.session.user);
  const [remotes, setRemotes] = useState(ports.remotes);
  const [telemetry] = useState(() => ({ read: ports.telemetry.records, watch: ports.telemetry.watch }));
  const records = useWatched(telemetry);
  const states = remoteStates(remotes, records.toReversed());
  const { log, overrideOrigins, toasts } = ports;
  const say = (kind: 'success' | 'error', title: string) =>
    void toasts.show({ kind, title, durationMs: TOAST_MS.generic });
  const readAgain = async () => {
    try {
      setRemotes((await readPublishedRegistry(AbortSignal.timeout(READ_LIMIT_MS))).remotes);
    } catch (error) {
      log.error(DIAGNOSTICS_MESSAGES.readFailed, error);
      say('error', DIAGNOSTICS_MESSAGES.readFailed);
    }
  };
  const copy = async () => {
    try {
      await copyText(reportText({ settings, states, records, facts: FACTS.read() }));
      say('success', DIAGNOSTICS_MESSAGES.copied);
    } catch {
      say('error', DIAGNOSTICS_MESSAGES.copyBlocked);
    }
  };
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <div className={styles.words}>
          <h1 className={styles.title}>{DIAGNOSTICS_PAGE_MESSAGES.title}</h1>
          <p className={styles.summary}>{summaryOf(settings)}</p>
        </div>
        <Button onClick={() => void readAgain()}>{DIAGNOSTICS_MESSAGES.readAgain}</Button>
        <Button appearance="primary" onClick={() => void copy()}>
          {DIAGNOSTICS_MESSAGES.copyReport}
        </Button>
      </header>
      <RegistryCard states={states} />
      {overrideOrigins.length > 0 && mayOverride(user) && (
        <OverridesCard remotes={remotes} allowedOrigins={overrideOrigins} />
      )}
      <div className={styles.columns}>
        <DataCard
          title={DIAGNOSTICS_MESSAGES.records}
          note={DIAGNOSTICS_MESSAGES.newestFirst}
          columns={recordColumns()}
          numericColumns={[DIAGNOSTICS_MESSAGES.milliseconds]}
          rows={records.map(({ at, code, remote, version, durationMs, message }, index) => ({
            id: `${at}-${records.length - index}`,
            cells: [clockTime(at), code, `${remote} ${version}`, durationMs, message],
          }))}
          empty={DIAGNOSTICS_MESSAGES.noRecords}
        />
        <BusLog />
      </div>
    </div>
  );
}

const useStyles = makeStyles({
  page: {
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalL,
    padding: '24px',
    '@media (max-width: 639.98px)': { padding: '12px' },
  },
  head: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: tokens.spacingHorizontalM },
  words: { flexGrow: 1, minWidth: 0 },
  title: { margin: 0, fontSize: tokens.fontSizeBase600, lineHeight: tokens.lineHeightBase600, fontWeight: 650 },
  summary: { margin: 0, color: tokens.colorNeutralForeground3 },
  columns: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
    '@media (max-width: 1279.98px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
    alignItems: 'start',
    gap: tokens.spacingHorizontalL,
  },
});
