import { TOAST_MS } from '@specbuilder/shared-contracts/domain';
import { Button, makeStyles, tokens, useReadable } from '@specbuilder/shared-ui/core';
import { useState } from 'react';
import { readPublishedRegistry } from '../composition/index.ts';
import type { OwnHost } from '../own-area/own-host.ts';
import { BusLog, FACTS } from './bus-log.tsx';
import { clockTime } from './clock-time.ts';
import { DataCard } from './data-card.tsx';
import { DIAGNOSTICS_TITLE } from './door-texts.ts';
import { RegistryCard } from './registry-card.tsx';
import { remoteStates } from './remote-states.ts';
import { reportText, summaryOf } from './report.ts';
import { DIAGNOSTICS_TEXTS } from './texts.ts';
import { useWatched } from './use-watched.ts';

const READ_LIMIT_MS = 10_000;
const RECORD_COLUMNS = [
  DIAGNOSTICS_TEXTS.time,
  DIAGNOSTICS_TEXTS.result,
  DIAGNOSTICS_TEXTS.subject,
  DIAGNOSTICS_TEXTS.milliseconds,
  DIAGNOSTICS_TEXTS.message,
];

/** How this page is put together: what runs, how it came, and what is said between the rooms. */
export default function DiagnosticsPage({ shell }: { readonly shell: OwnHost }) {
  const styles = useStyles();
  const settings = useReadable(shell.services.settings);
  const [remotes, setRemotes] = useState(shell.services.remotes);
  const [telemetry] = useState(() => ({ read: shell.telemetry.records, watch: shell.telemetry.watch }));
  const records = useWatched(telemetry);
  const states = remoteStates(remotes, records.toReversed());
  const { log, toasts } = shell.services;
  const say = (kind: 'success' | 'error', title: string) =>
    void toasts.show({ kind, title, durationMs: TOAST_MS.generic });
  const readAgain = async () => {
    try {
      setRemotes((await readPublishedRegistry(AbortSignal.timeout(READ_LIMIT_MS))).remotes);
    } catch (error) {
      log.error(DIAGNOSTICS_TEXTS.readFailed, error);
      say('error', DIAGNOSTICS_TEXTS.readFailed);
    }
  };
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(reportText({ settings, states, records, facts: FACTS.read() }));
      say('success', DIAGNOSTICS_TEXTS.copied);
    } catch {
      say('error', DIAGNOSTICS_TEXTS.copyBlocked);
    }
  };
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <div className={styles.words}>
          <h1 className={styles.title}>{DIAGNOSTICS_TITLE}</h1>
          <p className={styles.summary}>{summaryOf(settings)}</p>
        </div>
        <Button onClick={() => void readAgain()}>{DIAGNOSTICS_TEXTS.readAgain}</Button>
        <Button appearance="primary" onClick={() => void copy()}>
          {DIAGNOSTICS_TEXTS.copyReport}
        </Button>
      </header>
      <RegistryCard states={states} />
      <div className={styles.columns}>
        <DataCard
          title={DIAGNOSTICS_TEXTS.records}
          note={DIAGNOSTICS_TEXTS.newestFirst}
          columns={RECORD_COLUMNS}
          figures={[DIAGNOSTICS_TEXTS.milliseconds]}
          rows={records.map(({ at, code, remote, version, durationMs, message }, place) => ({
            id: `${at}-${records.length - place}`,
            cells: [clockTime(at), code, `${remote} ${version}`, durationMs, message],
          }))}
          empty={DIAGNOSTICS_TEXTS.noRecords}
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
