import type { DutyFields } from '@specbuilder/shared-contracts/api';
import { COLUMN_NOTE_MESSAGES } from '@specbuilder/shared-contracts/messages';
import { makeStyles, mergeClasses, tokens } from '@specbuilder/shared-ui/core';
import { SCHEDULED_MESSAGES } from '../messages/scheduled.generated.ts';
import { type DutyField, MEASURED_FIELDS, scheduledText, unitOf } from './duty-field.ts';
import { isMeasured, WORD_FIELDS } from './fields.ts';
import { IgnoredLines, ProblemLines } from './paste-lines.tsx';
import type { PastedColumn } from './pasted-column.ts';
import type { PastedSchedule } from './pasted-schedule.ts';

/** What is understood of a pasted schedule, and which of its lines are no rows. */
export function PastePreview({ pasted }: { readonly pasted: PastedSchedule }) {
  const styles = useStyles();
  const { columns, rows, problems, ignored } = pasted;
  const notUsed = [
    ...new Set(columns.filter(({ field, header }) => field === null && header !== '').map(notUsedWords)),
  ];
  const questions = new Set(problems.map(({ line }) => line)).size;
  return (
    <div className={styles.preview}>
      <p className={styles.count} role="status">
        <strong>{SCHEDULED_MESSAGES.read({ read: rows.length, questions, ignored: ignored.length })}</strong>
        {notUsed.length > 0 && (
          <span className={styles.quiet}>{SCHEDULED_MESSAGES.notUsed({ columns: notUsed.join(', ') })}</span>
        )}
      </p>
      <ProblemLines problems={problems} />
      {rows.length > 0 && <UnderstoodRows rows={rows} />}
      <IgnoredLines ignored={ignored} />
    </div>
  );
}

/** 'RPM (fan speed)'; a head that says it itself is left alone. */
function notUsedWords({ header, takenFor, usedInstead }: PastedColumn): string {
  const { takenFor: ofFields, usedInstead: instead, columnTakenFor } = SCHEDULED_MESSAGES;
  const names = { ...COLUMN_NOTE_MESSAGES, ...ofFields };
  const words = usedInstead === null ? names[takenFor ?? 'notUnderstood'] : instead({ head: usedInstead });
  return words.toLowerCase() === header.toLowerCase() ? header : columnTakenFor({ header, words });
}

function UnderstoodRows({ rows }: Pick<PastedSchedule, 'rows'>) {
  const styles = useStyles();
  const fields = (['tag', ...MEASURED_FIELDS, ...WORD_FIELDS] as const).filter((field) =>
    rows.some((row) => textOf(row, field) !== ''),
  );
  const isNumeric = (field: DutyField) => isMeasured(field) && field !== 'supply';
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by the keyboard
    <section className={styles.frame} tabIndex={0} aria-label={SCHEDULED_MESSAGES.preview}>
      <table className={styles.table}>
        <thead>
          <tr>
            {fields.map((field) => (
              <th key={field} scope="col" className={mergeClasses(styles.head, isNumeric(field) && styles.numeric)}>
                {SCHEDULED_MESSAGES.columns[field]} <span className={styles.quiet}>{unitOfField(field)}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.tag}>
              {fields.map((field) => (
                <td key={field} className={mergeClasses(styles.cell, isNumeric(field) && styles.numeric)}>
                  {textOf(row, field) || SCHEDULED_MESSAGES.nothing}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function textOf(row: DutyFields, field: DutyField): string {
  return scheduledText({ ...row, id: '', position: 0, rowVersion: 1 }, field);
}

function unitOfField(field: DutyField): string {
  return isMeasured(field) ? unitOf(field) : '';
}

const useStyles = makeStyles({
  preview: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalS },
  count: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalM, margin: 0 },
  quiet: { color: tokens.colorNeutralForeground3, fontWeight: tokens.fontWeightRegular },
  frame: {
    maxHeight: '34vh',
    overflow: 'auto',
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusMedium,
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}` },
  },
  table: { width: '100%', borderCollapse: 'collapse' },
  head: {
    position: 'sticky',
    top: 0,
    padding: `${tokens.spacingVerticalXS} ${tokens.spacingHorizontalM}`,
    backgroundColor: tokens.colorNeutralBackground2,
    textAlign: 'start',
    whiteSpace: 'nowrap',
  },
  cell: {
    padding: `${tokens.spacingVerticalXS} ${tokens.spacingHorizontalM}`,
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
    whiteSpace: 'nowrap',
  },
  numeric: { textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
});
