import { Button, makeStyles, tokens } from '@specbuilder/shared-ui/core';
import { SCHEDULE_MESSAGES } from '../messages/schedule.generated.ts';
import { type EditField, KIND_FIELDS } from './columns.ts';
import { rowName } from './duty-cell.tsx';
import type { DutyRow } from './duty-row.ts';
import { fieldName } from './field-name.ts';
import { kindName } from './kind-name.ts';
import type { RowMeaning } from './row-meanings.ts';

interface RowQuestionsProps {
  readonly row: DutyRow;
  readonly onCell: (rowId: string, field: EditField, text: string) => void;
}

/** The likely meanings of what may mean several things; the chosen one takes its place in the row. */
export function RowQuestions({ row, onCell }: RowQuestionsProps) {
  const styles = useStyles();
  return row.questions.map(({ field, text, meanings }, index) =>
    meanings.length === 0 ? null : (
      <fieldset
        key={index}
        className={styles.meanings}
        aria-label={SCHEDULE_MESSAGES.meaningsOf({ field: fieldName(field), text, name: rowName(row) })}
      >
        {meanings.map((meaning) => (
          <Button key={meaning.text} size="small" onClick={() => onCell(row.id, meaning.field, meaning.text)}>
            {nameOf(meaning)}
          </Button>
        ))}
      </fieldset>
    ),
  );
}

const nameOf = ({ field, text }: RowMeaning): string =>
  KIND_FIELDS.some((kind) => kind === field) ? kindName(text) : text;

const useStyles = makeStyles({
  meanings: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: tokens.spacingHorizontalXS,
    margin: 0,
    padding: 0,
    border: 'none',
    '& button': { minWidth: 0 },
  },
});
