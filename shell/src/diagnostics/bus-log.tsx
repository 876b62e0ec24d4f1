import { type HubRecord, sharedEventHub } from '@specbuilder/shared-contracts/events';
import { Button, makeStyles } from '@specbuilder/shared-ui/core';
import { Badge, SearchBox } from '@specbuilder/shared-ui/data';
import { useState } from 'react';
import { clockTime } from './clock-time.ts';
import { DataCard } from './data-card.tsx';
import { maskedPayload } from './masked-payload.ts';
import { DIAGNOSTICS_TEXTS } from './texts.ts';
import { useWatched } from './use-watched.ts';

const HUB = sharedEventHub();
export const FACTS = { read: () => HUB.recent(), watch: HUB.watch };

const COLUMNS = [
  DIAGNOSTICS_TEXTS.time,
  DIAGNOSTICS_TEXTS.event,
  DIAGNOSTICS_TEXTS.sender,
  DIAGNOSTICS_TEXTS.listeners,
  DIAGNOSTICS_TEXTS.payload,
];

/** What was broadcast on this page, by whom and to how many. */
export function BusLog() {
  const styles = useStyles();
  const [isPaused, setPaused] = useState(false);
  const [wanted, setWanted] = useState('');
  const facts = useWatched(FACTS, isPaused);
  const needle = wanted.trim().toLowerCase();
  const shown = facts.filter(({ envelope: { name, source } }) => `${name} ${source}`.toLowerCase().includes(needle));
  return (
    <DataCard
      title={DIAGNOSTICS_TEXTS.busLog}
      note={DIAGNOSTICS_TEXTS.newestFirst}
      tools={
        <>
          <SearchBox
            size="small"
            aria-label={DIAGNOSTICS_TEXTS.filter}
            placeholder={DIAGNOSTICS_TEXTS.filter}
            value={wanted}
            onChange={(_, { value }) => setWanted(value)}
          />
          <Button size="small" appearance="subtle" aria-pressed={isPaused} onClick={() => setPaused(!isPaused)}>
            {isPaused ? DIAGNOSTICS_TEXTS.goOn : DIAGNOSTICS_TEXTS.pause}
          </Button>
        </>
      }
      columns={COLUMNS}
      rows={shown.map((fact) => ({ id: fact.envelope.id, cells: cellsOf(fact, styles.payload) }))}
      empty={DIAGNOSTICS_TEXTS.noRecords}
      foot={DIAGNOSTICS_TEXTS.stickyNote}
    />
  );
}

function cellsOf({ envelope: { at, name, source, payload }, isSticky, listeners }: HubRecord, payloadClass: string) {
  return [
    clockTime(at),
    <>
      {name} {isSticky && <Badge appearance="tint">{DIAGNOSTICS_TEXTS.sticky}</Badge>}
    </>,
    source,
    listeners,
    <code key="payload" className={payloadClass}>
      {maskedPayload(payload)}
    </code>,
  ];
}

const useStyles = makeStyles({ payload: { overflowWrap: 'anywhere' } });
