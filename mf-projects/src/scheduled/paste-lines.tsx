import { WarningFilled } from '@fluentui/react-icons/headless/svg/warning';
import { makeStyles, mergeClasses, tokens } from '@specbuilder/shared-ui/core';
import { SCHEDULED_MESSAGES } from '../messages/scheduled.generated.ts';
import { meaningsText } from './meanings-text.ts';
import type { IgnoredLine, PastedProblem, PastedSchedule } from './pasted-schedule.ts';

/** Lines that are not taken before they are clear, with what each may mean. */
export function ProblemLines({ problems }: Pick<PastedSchedule, 'problems'>) {
  const styles = useStyles();
  if (problems.length === 0) return null;
  const lines = new Set(problems.map(({ line }) => line)).size;
  return (
    <>
      <p className={styles.title}>
        <WarningFilled className={styles.warning} aria-hidden />
        {SCHEDULED_MESSAGES.problems({ count: lines })}
      </p>
      <ul className={styles.lines}>
        {problems.map((problem) => (
          <li key={`${problem.line} ${problem.kind} ${problem.field} ${problem.detail}`}>
            {SCHEDULED_MESSAGES.line({ line: problem.line })}: {problemWords(problem)}{' '}
            <span className={styles.quiet}>{problem.text}</span>
          </li>
        ))}
      </ul>
    </>
  );
}

/** Lines that are no unit of their own, each with why. */
export function IgnoredLines({ ignored }: Pick<PastedSchedule, 'ignored'>) {
  const styles = useStyles();
  if (ignored.length === 0) return null;
  return (
    <>
      <p className={mergeClasses(styles.title, styles.quiet)}>
        {SCHEDULED_MESSAGES.ignoredLines({ count: ignored.length })}
      </p>
      <ul className={mergeClasses(styles.lines, styles.quiet)}>
        {ignored.map(({ line, text, reason }) => (
          <li key={line}>
            {SCHEDULED_MESSAGES.line({ line })}: {reasonWords(reason)} <span>{text}</span>
          </li>
        ))}
      </ul>
    </>
  );
}

function reasonWords(reason: IgnoredLine['reason']): string {
  const { reasons } = SCHEDULED_MESSAGES;
  if (reason === 'by others') return reasons.byOthers;
  return reason === 'second language' ? reasons.secondLanguage : reasons[reason];
}

function problemWords({ kind, field, detail, meanings }: PastedProblem): string {
  const { noTag, onlyTag, tagTwice, unreadable, question } = SCHEDULED_MESSAGES.kinds;
  const name = field === null ? '' : SCHEDULED_MESSAGES.columns[field];
  switch (kind) {
    case 'noTag':
      return noTag;
    case 'onlyTag':
      return onlyTag;
    case 'tagTwice':
      return tagTwice({ text: detail });
    case 'unreadable':
      return unreadable({ field: name, text: detail });
    case 'question':
      return question({ field: name, text: detail, meanings: meaningsText(meanings) });
    default:
      return detail;
  }
}

const useStyles = makeStyles({
  title: { display: 'flex', alignItems: 'center', gap: tokens.spacingHorizontalXS, margin: 0 },
  warning: { color: tokens.colorPaletteYellowForeground2 },
  quiet: { color: tokens.colorNeutralForeground3, fontWeight: tokens.fontWeightRegular },
  lines: { maxHeight: '96px', margin: 0, paddingInlineStart: tokens.spacingHorizontalXL, overflowY: 'auto' },
});
