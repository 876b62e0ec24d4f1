import { Button, makeStyles, tokens } from '@specbuilder/shared-ui/core';
import { SCHEDULE_MESSAGES } from '../messages/schedule.generated.ts';
import { type EditField, KIND_FIELDS } from './columns.ts';
import { rowName } from './duty-cell.tsx';
import type { DutyRow } from './duty-row.ts';
import { fieldName } from './field-name.ts';
import { kindName } from './kind-name.ts';
import type { RowMeaning, RowQuestion } from './row-meanings.ts';
import { meaningsId } from './walk/stops.ts';
import { useOnward } from './walk/walk-context.ts';
import { WALK_HINT_ID } from './walk/walk-hint.tsx';

interface RowQuestionsProps {
  readonly row: DutyRow;
  readonly onCell: (rowId: string, field: EditField, text: string) => void;
}

/** The likely meanings of what may mean several things; the chosen one takes its place in the row. */
export function RowQuestions({ row, onCell }: RowQuestionsProps) {
  return row.questions.map((question) =>
    question.meanings.length === 0 ? null : (
      <Meanings key={meaningsId(row.id, question)} row={row} question={question} onCell={onCell} />
    ),
  );
}

/** A question takes the focus as a whole: Enter leaves it open and goes on, a digit chooses a meaning. */
function Meanings({ row, question, onCell }: RowQuestionsProps & { readonly question: RowQuestion }) {
  const styles = useStyles();
  const onward = useOnward();
  const { field, text, meanings } = question;
  const from = { id: meaningsId(row.id, question), rowId: row.id };
  const choose = (meaning: RowMeaning, isByKey: boolean) => {
    onCell(row.id, meaning.field, meaning.text);
    if (isByKey) onward(from);
  };
  return (
    <fieldset
      id={from.id}
      tabIndex={-1}
      className={styles.meanings}
      aria-label={SCHEDULE_MESSAGES.meaningsOf({ field: fieldName(field), text, name: rowName(row) })}
      aria-describedby={WALK_HINT_ID}
      onKeyDown={(event) => {
        const meaning = meanings[Number(event.key) - 1];
        const isEnter = event.key === 'Enter' && event.target === event.currentTarget;
        if (meaning === undefined && !isEnter) return;
        // It would be typed into the cell that gets the focus, or press the button.
        event.preventDefault();
        if (meaning === undefined) onward(from);
        else choose(meaning, true);
      }}
    >
      {meanings.map((meaning) => (
        // A click without a pointer is one of the keyboard.
        <Button key={meaning.text} size="small" onClick={({ detail }) => choose(meaning, detail === 0)}>
          {nameOf(meaning)}
        </Button>
      ))}
    </fieldset>
  );
}

const nameOf = ({ field, text, name = text }: RowMeaning): string =>
  KIND_FIELDS.some((kind) => kind === field) ? kindName(text) : name;

const useStyles = makeStyles({
  meanings: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: tokens.spacingHorizontalXS,
    margin: 0,
    padding: 0,
    border: 'none',
    borderRadius: tokens.borderRadiusMedium,
    outlineStyle: 'none',
    ':focus': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '2px' },
    '& button': { minWidth: 0 },
  },
});
