import { ClipboardPasteRegular } from '@fluentui/react-icons/headless/svg/clipboard-paste';
import { Button, makeStyles, tokens } from '@specbuilder/shared-ui/core';
import { Checkbox, Input, MessageBar, MessageBarBody } from '@specbuilder/shared-ui/data';
import { useId, useMemo, useRef } from 'react';
import { SCHEDULE_MESSAGES } from '../messages/schedule.generated.ts';
import { Conditions } from './conditions.tsx';
import { shownColumns } from './needed-columns.ts';
import { atProjectSite, type ProjectSite } from './project-site.ts';
import { ScheduleFooter } from './schedule-footer.tsx';
import { ScheduleSummary } from './schedule-summary.tsx';
import { ScheduleTable } from './schedule-table.tsx';
import { MAX_ROWS, type Sheet, withHeaders } from './sheet.ts';
import { sizedRow } from './sized-row.ts';
import { SizingProgress } from './sizing-progress.tsx';
import type { SheetState } from './use-sheet.ts';
import { useSizing } from './use-sizing.ts';
import { openStops } from './walk/stops.ts';
import { useWalk } from './walk/use-walk.ts';
import { WalkContext } from './walk/walk-context.ts';

interface ScheduleSheetProps {
  readonly state: SheetState;
  readonly sheet: Sheet;
  readonly site: ProjectSite;
  /** It was just read, and not there when the page was opened. */
  readonly isNew: boolean;
  readonly onPasteAgain: () => void;
}

/** A schedule that was read: its conditions, its rows with their fans, and what can be done with them. */
export function ScheduleSheet({ state, sheet, site, isNew, onPasteAgain }: ScheduleSheetProps) {
  const { change } = state;
  const rows = useMemo(() => atProjectSite(state.rows, sheet.postalCode, site), [state.rows, sheet.postalCode, site]);
  const sizing = useSizing(rows, sheet.postalCode);
  const { responseOf } = sizing;
  const sized = useMemo(() => rows.map((row) => sizedRow(row, responseOf(row), sheet)), [rows, responseOf, sheet]);
  const columns = useMemo(() => shownColumns(sheet.columns, rows), [sheet.columns, rows]);
  const goOn = useRef<HTMLButtonElement>(null);
  const stops = openStops(columns, sized);
  const rowIds = rows.map(({ id }) => id);
  const walk = useWalk(stops, rowIds, goOn);
  const waiting = sizing.state === 'running' ? SCHEDULE_MESSAGES.sizing : SCHEDULE_MESSAGES.notSized;
  return (
    <WalkContext value={walk.onward}>
      <SheetTools sheet={sheet} onChange={change} onPasteAgain={onPasteAgain} />
      <Conditions rows={sized} postalCode={sheet.postalCode} />
      {sheet.leftOut > 0 && (
        <MessageBar intent="warning" layout="multiline">
          <MessageBarBody>{SCHEDULE_MESSAGES.leftOut({ most: MAX_ROWS, count: sheet.leftOut })}</MessageBarBody>
        </MessageBar>
      )}
      <SizingProgress sizing={sizing} />
      <ScheduleSummary rows={rows} stops={stops.length} walk={walk} isNew={isNew} />
      <ScheduleTable sheet={sheet} columns={columns} rows={sized} waiting={waiting} onChange={change} />
      <ScheduleFooter state={state} rows={sized} goOn={goOn} />
    </WalkContext>
  );
}

interface SheetToolsProps extends Pick<ScheduleSheetProps, 'sheet' | 'onPasteAgain'> {
  readonly onChange: (sheet: Sheet) => void;
}

/** What counts for the whole sheet. */
function SheetTools({ sheet, onChange, onPasteAgain }: SheetToolsProps) {
  const styles = useStyles();
  const codeId = useId();
  return (
    <div className={styles.tools}>
      <span className={styles.place}>
        <label htmlFor={codeId}>{SCHEDULE_MESSAGES.postalCode}</label>
        <Input
          id={codeId}
          size="small"
          className={styles.code}
          defaultValue={sheet.postalCode}
          onBlur={({ currentTarget: { value } }) => onChange({ ...sheet, postalCode: value.trim() })}
          onKeyDown={({ key, currentTarget: { value } }) =>
            key === 'Enter' && onChange({ ...sheet, postalCode: value.trim() })
          }
        />
      </span>
      <Checkbox
        label={SCHEDULE_MESSAGES.hasHeaders}
        checked={sheet.headerLines > 0}
        onChange={(_, { checked }) => onChange(withHeaders(sheet, checked === true))}
      />
      <Button className={styles.again} icon={<ClipboardPasteRegular />} onClick={onPasteAgain}>
        {SCHEDULE_MESSAGES.pasteAgain}
      </Button>
    </div>
  );
}

const useStyles = makeStyles({
  tools: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: tokens.spacingHorizontalM },
  place: { display: 'flex', alignItems: 'center', gap: tokens.spacingHorizontalS },
  code: { width: '100px' },
  again: { marginInlineStart: 'auto' },
});
