import { type HubRecord, sharedEventHub } from '@specbuilder/shared-contracts/events';
import { Button, makeStyles, mergeClasses, tokens } from '@specbuilder/shared-ui/core';
import { Badge, SearchBox } from '@specbuilder/shared-ui/data';
import { useState } from 'react';
import { DIAGNOSTICS_MESSAGES } from '../../messages/diagnostics.generated.ts';
import { clockTime } from './clock-time.ts';
import { DataCard } from './data-card.tsx';
import { maskedPayload } from './masked-payload.ts';
import { useWatched } from './use-watched.ts';

const HUB = sharedEventHub();
export const FACTS = { read: () => HUB.recent(), watch: HUB.watch };

const columns = () => [
  DIAGNOSTICS_MESSAGES.time,
  DIAGNOSTICS_MESSAGES.event,
  DIAGNOSTICS_MESSAGES.sender,
  DIAGNOSTICS_MESSAGES.listeners,
  DIAGNOSTICS_MESSAGES.payload,
];

/** What was broadcast on this page, by whom and to how many. */
export function BusLog() {
  const [isPaused, setPaused] = useState(false);
  const [requested, setRequested] = useState('');
  const facts = useWatched(FACTS, isPaused);
  const needle = requested.trim().toLowerCase();
  const shown = facts.filter(({ envelope: { name, source } }) => `${name} ${source}`.toLowerCase().includes(needle));
  return (
    <DataCard
      title={DIAGNOSTICS_MESSAGES.busLog}
      note={DIAGNOSTICS_MESSAGES.newestFirst}
      tools={
        <>
          <SearchBox
            size="small"
            aria-label={DIAGNOSTICS_MESSAGES.filter}
            placeholder={DIAGNOSTICS_MESSAGES.filter}
            value={requested}
            onChange={(_, { value }) => setRequested(value)}
          />
          <Button size="small" appearance="subtle" aria-pressed={isPaused} onClick={() => setPaused(!isPaused)}>
            {isPaused ? DIAGNOSTICS_MESSAGES.goOn : DIAGNOSTICS_MESSAGES.pause}
          </Button>
        </>
      }
      columns={columns()}
      numericColumns={[DIAGNOSTICS_MESSAGES.listeners]}
      rows={shown.map((fact) => ({ id: fact.envelope.id, cells: cellsOf(fact) }))}
      empty={DIAGNOSTICS_MESSAGES.noRecords}
      footer={DIAGNOSTICS_MESSAGES.stickyNote}
    />
  );
}

function cellsOf({ envelope: { at, name, source, payload }, isSticky, listeners }: HubRecord) {
  return [
    clockTime(at),
    <>
      {name} {isSticky && <Badge appearance="tint">{DIAGNOSTICS_MESSAGES.sticky}</Badge>}
    </>,
    source,
    listeners,
    <Payload key="payload" text={maskedPayload(payload)} />,
  ];
}

/** One line of it; all of it once it is pressed. */
function Payload({ text }: { readonly text: string }) {
  const styles = useStyles();
  const [isOpen, setOpen] = useState(false);
  return (
    <button
      type="button"
      aria-expanded={isOpen}
      className={mergeClasses(styles.payload, isOpen && styles.open)}
      onClick={() => setOpen(!isOpen)}
    >
      {text}
    </button>
  );
}

const useStyles = makeStyles({
  payload: {
    display: 'block',
    width: '240px',
    padding: 0,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    textAlign: 'start',
    color: 'inherit',
    fontFamily: tokens.fontFamilyMonospace,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    backgroundColor: 'transparent',
    border: 'none',
    cursor: 'pointer',
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}` },
  },
  open: { whiteSpace: 'normal', overflowWrap: 'anywhere', paddingBlock: tokens.spacingVerticalXS },
});
