import { CheckmarkCircle16Filled } from '@fluentui/react-icons/headless/svg/checkmark-circle';
import { ErrorCircle16Filled } from '@fluentui/react-icons/headless/svg/error-circle';
import type { BatchLineResponse } from '@specbuilder/shared-contracts/api';
import { EXCLUSION_REASONS } from '@specbuilder/shared-contracts/domain';
import { messageText } from '@specbuilder/shared-contracts/messages';
import { makeStyles, tokens } from '@specbuilder/shared-ui/core';
import { SCHEDULE_MESSAGES } from '../messages/schedule.generated.ts';
import { missName } from '../results/exclusions/exclusion-groups.ts';
import type { EditField } from './columns.ts';
import { ignoredText, notUnderstoodText, remarksText, remarkText } from './remark-text.ts';
import { RowQuestions } from './row-questions.tsx';
import type { SizedRow } from './sized-row.ts';
import { unknownTexts, unusedText } from './unused-text.ts';

interface RowCheckProps {
  readonly sized: SizedRow;
  /** What a row without a result is waiting for. */
  readonly waiting: string;
  readonly onCell: (rowId: string, field: EditField, text: string) => void;
}

/** Whether a row can be used, and why not, in words. */
export function RowCheck({ sized, waiting, onCell }: RowCheckProps) {
  const styles = useStyles();
  const { kind, text } = checkOf(sized, waiting);
  return (
    <span className={styles.space}>
      <span className={styles.check}>
        {kind === 'good' && <CheckmarkCircle16Filled className={styles.good} aria-hidden />}
        {kind === 'warning' && <ErrorCircle16Filled className={styles.warning} aria-hidden />}
        {kind === 'bad' && <ErrorCircle16Filled className={styles.bad} aria-hidden />}
        <span title={text}>{text}</span>
      </span>
      <NotUsed row={sized.row} />
      {sized.addedTo === undefined && <RowQuestions row={sized.row} onCell={onCell} />}
    </span>
  );
}

/** The heads of the first table say what its columns are; a row of another table says it itself. */
function NotUsed({ row }: { readonly row: SizedRow['row'] }) {
  const styles = useStyles();
  const text = row.isOfFirstTable ? '' : unusedText(row.unused);
  return text === '' ? null : <span className={styles.unused}>{text}</span>;
}

interface Check {
  readonly kind: 'good' | 'warning' | 'bad' | 'none';
  readonly text: string;
}

function checkOf({ row, result, fan, addedTo }: SizedRow, waiting: string): Check {
  if (addedTo !== undefined) return { kind: 'good', text: SCHEDULE_MESSAGES.addedTo({ project: addedTo }) };
  if (row.state === 'ignored') return { kind: 'none', text: ignoredText(row.reason) };
  if (row.problems.length > 0) {
    const isOpen = row.problems.every(({ kind }) => kind === 'severalMeanings');
    return { kind: isOpen ? 'warning' : 'bad', text: openText(row) };
  }
  if (result === undefined) return { kind: 'none', text: waiting };
  if (result.status === 'invalid') return { kind: 'bad', text: invalidText(row, result) };
  if (fan === undefined) {
    const nearest = lastTested(result.exclusions);
    const why = nearest === undefined ? '' : `${missName(nearest.nearest)}: ${messageText(nearest.nearest.message)}`;
    return { kind: 'warning', text: why === '' ? SCHEDULE_MESSAGES.noneFits : SCHEDULE_MESSAGES.nearest({ why }) };
  }
  if (fan.missed !== null) {
    const nearest = SCHEDULE_MESSAGES.nearest({ why: messageText(fan.missed) });
    return { kind: 'warning', text: row.state === 'question' ? `${nearest}; ${openText(row)}` : nearest };
  }
  const count = result.fitCount;
  const fit =
    row.kindSaidBy === ''
      ? SCHEDULE_MESSAGES.fit({ count })
      : SCHEDULE_MESSAGES.fitByWords({ count, words: row.kindSaidBy });
  const doubts = row.remarks.filter(({ kind }) => kind !== 'readAs' && kind !== 'notForFan');
  if (row.state === 'question' || doubts.length > 0) return { kind: 'warning', text: openText(row) };
  // How a cell was read, and that a figure is not used, is worth saying and no doubt.
  return { kind: 'good', text: [fit, ...row.remarks.map(remarkText)].join('; ') };
}

/** Everything that has to be settled or known of a row that was not read whole. */
function openText({ problems, remarks, notUnderstood, unused }: SizedRow['row']): string {
  const said = [
    ...[remarksText(problems), remarksText(remarks)],
    ...notUnderstoodText(notUnderstood),
    ...unknownTexts(unused),
  ];
  return said.filter((text) => text !== '').join('; ');
}

/** Design temperatures are looked up by the postal code, which is easier to say than they are. */
function invalidText({ specification }: SizedRow['row'], { message, modelState }: InvalidResponse): string {
  const isOfPlace = SITE_FIELDS.some((field) => Object.hasOwn(modelState, field));
  return isOfPlace && !Object.hasOwn(specification, 'zip') ? SCHEDULE_MESSAGES.sayPlace : message;
}

const SITE_FIELDS = ['winterTemperature', 'summerDesignTemp', 'summerWetBulbTemperature'] as const;
type InvalidResponse = Extract<BatchLineResponse, { readonly status: 'invalid' }>;

/** Of the sizes that failed, those at the last test came nearest. */
function lastTested(exclusions: SizedResponse['exclusions']): SizedResponse['exclusions'][number] | undefined {
  const testOf = ({ reason }: SizedResponse['exclusions'][number]) => EXCLUSION_REASONS.indexOf(reason);
  return [...exclusions].sort((item, other) => testOf(other) - testOf(item))[0];
}

type SizedResponse = Extract<BatchLineResponse, { readonly status: 'sized' }>;

const useStyles = makeStyles({
  space: {
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalXS,
    padding: `${tokens.spacingVerticalXS} 0`,
  },
  check: {
    display: 'flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalXS,
    minWidth: '160px',
    maxWidth: '240px',
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    whiteSpace: 'normal',
    '& svg': { flexShrink: 0 },
  },
  unused: {
    maxWidth: '240px',
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    whiteSpace: 'normal',
  },
  good: { color: tokens.colorStatusSuccessForeground1 },
  warning: { color: tokens.colorStatusWarningForeground1 },
  bad: { color: tokens.colorStatusDangerForeground1 },
});
