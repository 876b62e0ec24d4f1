import { WarningFilled } from '@fluentui/react-icons/headless/svg/warning';
import type { DutyFields } from '@specbuilder/shared-contracts/api';
import { makeStyles, mergeClasses, tokens } from '@specbuilder/shared-ui/core';
import { SCHEDULED_MESSAGES } from '../messages/scheduled.generated.ts';
import { type DutyField, MEASURED_FIELDS, scheduledText, unitOf } from './duty-field.ts';
import type { PastedProblem, PastedSchedule } from './pasted-schedule.ts';

/** What is understood of a pasted schedule, and which of its lines are no rows. */
export function PastePreview({ pasted: { columns, rows, problems } }: { readonly pasted: PastedSchedule }) {
  const styles = useStyles();
  const notUsed = columns.filter(({ field, header }) => field === null && header !== '').map(({ header }) => header);
  return (
    <div className={styles.preview}>
      <p className={styles.count} role="status">
        <strong>{SCHEDULED_MESSAGES.understood({ count: rows.length })}</strong>
        {notUsed.length > 0 && (
          <span className={styles.quiet}>{SCHEDULED_MESSAGES.notUsed({ columns: notUsed.join(', ') })}</span>
        )}
      </p>
      {problems.length > 0 && (
        <>
          <p className={styles.wrong}>
            <WarningFilled className={styles.warning} aria-hidden />
            {SCHEDULED_MESSAGES.problems({ count: problems.length })}
          </p>
          <ul className={styles.problems}>
            {problems.map((problem) => (
              <li key={problem.line}>
                {SCHEDULED_MESSAGES.line({ line: problem.line })}: {problemWords(problem)}{' '}
                <span className={styles.quiet}>{problem.text}</span>
              </li>
            ))}
          </ul>
        </>
      )}
      {rows.length > 0 && <UnderstoodRows rows={rows} />}
    </div>
  );
}

function UnderstoodRows({ rows }: Pick<PastedSchedule, 'rows'>) {
  const styles = useStyles();
  const fields = (['tag', ...MEASURED_FIELDS, 'note'] as const).filter((field) =>
    rows.some((row) => textOf(row, field) !== ''),
  );
  const isNumeric = (field: DutyField) => field !== 'tag' && field !== 'note' && field !== 'supply';
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
            <tr key={row.line}>
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
  return field === 'tag' || field === 'note' ? '' : unitOf(field);
}

function problemWords({ kind, field, detail }: PastedProblem): string {
  const { noTag, onlyTag, tagTwice, unreadable } = SCHEDULED_MESSAGES.kinds;
  switch (kind) {
    case 'noTag':
      return noTag;
    case 'onlyTag':
      return onlyTag;
    case 'tagTwice':
      return tagTwice({ text: detail });
    case 'unreadable':
      return unreadable({ field: field === null ? '' : SCHEDULED_MESSAGES.columns[field], text: detail });
    default:
      return detail;
  }
}

const useStyles = makeStyles({
  preview: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalS },
  count: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalM, margin: 0 },
  quiet: { color: tokens.colorNeutralForeground3, fontWeight: tokens.fontWeightRegular },
  wrong: { display: 'flex', alignItems: 'center', gap: tokens.spacingHorizontalXS, margin: 0 },
  warning: { color: tokens.colorPaletteYellowForeground2 },
  problems: { maxHeight: '96px', margin: 0, paddingInlineStart: tokens.spacingHorizontalXL, overflowY: 'auto' },
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
