import type { Sheet } from '@specbuilder/duty-reader/files';
import { Button, makeStyles, tokens } from '@specbuilder/shared-ui/core';
import { SCHEDULE_MESSAGES } from '../messages/schedule.generated.ts';
import type { Table } from './sheet-reading.ts';

interface SheetChoiceProps {
  readonly sheets: readonly Sheet[];
  readonly onTable: (table: Table) => void;
}

/** Several sheets of a workbook have a schedule: all of them, one below another, or one. */
export function SheetChoice({ sheets, onTable }: SheetChoiceProps) {
  const styles = useStyles();
  const all = sheets.flatMap(({ cells }) => [...cells, []]);
  return (
    <fieldset className={styles.sheets}>
      <legend className={styles.found}>{SCHEDULE_MESSAGES.sheetsFound({ count: sheets.length })}</legend>
      <Button appearance="primary" onClick={() => onTable(all)}>
        {SCHEDULE_MESSAGES.allSheets}
      </Button>
      {sheets.map(({ name, cells }) => (
        <Button key={name} onClick={() => onTable(cells)}>
          {name}
        </Button>
      ))}
    </fieldset>
  );
}

const useStyles = makeStyles({
  sheets: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: tokens.spacingHorizontalS,
    margin: 0,
    padding: 0,
    border: 'none',
  },
  found: { padding: 0, marginBottom: tokens.spacingVerticalXS },
});
