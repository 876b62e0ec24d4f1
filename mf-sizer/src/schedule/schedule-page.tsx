import { ClipboardPasteRegular } from '@fluentui/react-icons/headless/svg/clipboard-paste';
import { Button, makeStyles, tokens } from '@specbuilder/shared-ui/core';
import {
  Checkbox,
  Input,
  MessageBar,
  MessageBarActions,
  MessageBarBody,
  ProgressBar,
} from '@specbuilder/shared-ui/data';
import { PageFrame } from '@specbuilder/shared-ui/page';
import { Screen } from '@specbuilder/shared-ui/router';
import { useId, useMemo, useState } from 'react';
import { SCHEDULE_MESSAGES } from '../messages/schedule.generated.ts';
import { Conditions } from './conditions.tsx';
import { Intake } from './intake.tsx';
import { ScheduleFooter } from './schedule-footer.tsx';
import { ScheduleSummary } from './schedule-summary.tsx';
import { ScheduleTable } from './schedule-table.tsx';
import { MAX_ROWS, type Sheet, sheetOf, withHeaders } from './sheet.ts';
import type { Table } from './sheet-reading.ts';
import { sizedRow } from './sized-row.ts';
import { type SheetState, useSheet } from './use-sheet.ts';
import { type Sizing, useSizing } from './use-sizing.ts';

/** A schedule of a drawing becomes fans: pasted, checked, sized and added to a project. */
export default function SchedulePage() {
  const state = useSheet();
  const { sheet, change } = state;
  // The sheet stays until another one was read.
  const [isPasting, setPasting] = useState(false);
  const take = (table: Table) => {
    change(sheetOf(table, sheet?.postalCode));
    setPasting(false);
  };
  return (
    <Screen state="app.fans.sizer.schedule">
      <PageFrame
        title={SCHEDULE_MESSAGES.title}
        fillsWindow={sheet !== null}
        lead={sheet === null ? SCHEDULE_MESSAGES.lead : SCHEDULE_MESSAGES.checkRows}
      >
        {sheet === null || isPasting ? (
          <Intake onTable={take} onCancel={sheet === null ? null : () => setPasting(false)} />
        ) : (
          <ScheduleSheet state={state} sheet={sheet} onPasteAgain={() => setPasting(true)} />
        )}
      </PageFrame>
    </Screen>
  );
}

interface ScheduleSheetProps {
  readonly state: SheetState;
  readonly sheet: Sheet;
  readonly onPasteAgain: () => void;
}

function ScheduleSheet({ state, sheet, onPasteAgain }: ScheduleSheetProps) {
  const styles = useStyles();
  const { rows, change } = state;
  const codeId = useId();
  const sizing = useSizing(rows, sheet.postalCode);
  const { responseOf } = sizing;
  const sized = useMemo(() => rows.map((row) => sizedRow(row, responseOf(row), sheet)), [rows, responseOf, sheet]);
  const waiting = sizing.state === 'running' ? SCHEDULE_MESSAGES.sizing : SCHEDULE_MESSAGES.notSized;
  return (
    <>
      <div className={styles.tools}>
        <span className={styles.place}>
          <label htmlFor={codeId}>{SCHEDULE_MESSAGES.postalCode}</label>
          <Input
            id={codeId}
            size="small"
            className={styles.code}
            defaultValue={sheet.postalCode}
            onBlur={({ currentTarget: { value } }) => change({ ...sheet, postalCode: value.trim() })}
            onKeyDown={({ key, currentTarget }) => key === 'Enter' && currentTarget.blur()}
          />
        </span>
        <Checkbox
          label={SCHEDULE_MESSAGES.hasHeaders}
          checked={sheet.headerLines > 0}
          onChange={(_, { checked }) => change(withHeaders(sheet, checked === true))}
        />
        <Button className={styles.again} icon={<ClipboardPasteRegular />} onClick={onPasteAgain}>
          {SCHEDULE_MESSAGES.pasteAgain}
        </Button>
      </div>
      <Conditions rows={sized} postalCode={sheet.postalCode} />
      {sheet.leftOut > 0 && (
        <MessageBar intent="warning" layout="multiline">
          <MessageBarBody>{SCHEDULE_MESSAGES.leftOut({ most: MAX_ROWS, count: sheet.leftOut })}</MessageBarBody>
        </MessageBar>
      )}
      <Progress sizing={sizing} />
      <ScheduleSummary rows={rows} />
      <ScheduleTable sheet={sheet} rows={sized} waiting={waiting} onChange={change} />
      <ScheduleFooter state={state} rows={sized} />
    </>
  );
}

function Progress({ sizing: { state, done, total, stop, resume } }: { readonly sizing: Sizing }) {
  const styles = useStyles();
  if (state === 'ready') return null;
  if (state === 'running') {
    return (
      <div className={styles.progress}>
        <ProgressBar aria-label={SCHEDULE_MESSAGES.sizing} value={done} max={Math.max(1, total)} />
        <span>{SCHEDULE_MESSAGES.progress({ done, total })}</span>
        <Button size="small" onClick={stop}>
          {SCHEDULE_MESSAGES.stop}
        </Button>
      </div>
    );
  }
  return (
    <MessageBar intent={state === 'failed' ? 'error' : 'info'}>
      <MessageBarBody>
        {state === 'failed' ? SCHEDULE_MESSAGES.failed : SCHEDULE_MESSAGES.stopped({ done, total })}
      </MessageBarBody>
      <MessageBarActions>
        <Button onClick={resume}>{state === 'failed' ? SCHEDULE_MESSAGES.tryAgain : SCHEDULE_MESSAGES.goOn}</Button>
      </MessageBarActions>
    </MessageBar>
  );
}

const useStyles = makeStyles({
  tools: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: tokens.spacingHorizontalM },
  place: { display: 'flex', alignItems: 'center', gap: tokens.spacingHorizontalS },
  code: { width: '100px' },
  again: { marginInlineStart: 'auto' },
  progress: {
    display: 'grid',
    gridTemplateColumns: '1fr auto auto',
    alignItems: 'center',
    gap: tokens.spacingHorizontalM,
    fontSize: tokens.fontSizeBase200,
  },
});
