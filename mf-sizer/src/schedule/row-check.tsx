import { CheckmarkCircle16Filled } from '@fluentui/react-icons/headless/svg/checkmark-circle';
import { ErrorCircle16Filled } from '@fluentui/react-icons/headless/svg/error-circle';
import type { BatchLineResponse } from '@specbuilder/shared-contracts/api';
import { EXCLUSION_REASONS } from '@specbuilder/shared-contracts/domain';
import { messageText } from '@specbuilder/shared-contracts/messages';
import { formatQuantity, makeStyles, tokens } from '@specbuilder/shared-ui/core';
import { SCHEDULE_MESSAGES } from '../messages/schedule.generated.ts';
import type { Remark } from './duty-row.ts';
import { fieldName } from './field-name.ts';
import type { SizedRow } from './sized-row.ts';

interface RowCheckProps {
  readonly sized: SizedRow;
  /** What a row without a result is waiting for. */
  readonly waiting: string;
}

/** Whether a row can be used, and why not, in words. */
export function RowCheck({ sized, waiting }: RowCheckProps) {
  const styles = useStyles();
  const { kind, text } = checkOf(sized, waiting);
  return (
    <span className={styles.check}>
      {kind === 'good' && <CheckmarkCircle16Filled className={styles.good} aria-hidden />}
      {kind === 'warning' && <ErrorCircle16Filled className={styles.warning} aria-hidden />}
      {kind === 'bad' && <ErrorCircle16Filled className={styles.bad} aria-hidden />}
      <span title={text}>{text}</span>
    </span>
  );
}

interface Check {
  readonly kind: 'good' | 'warning' | 'bad' | 'none';
  readonly text: string;
}

function checkOf({ row, result, fan, addedTo }: SizedRow, waiting: string): Check {
  if (addedTo !== undefined) return { kind: 'good', text: SCHEDULE_MESSAGES.addedTo({ project: addedTo }) };
  if (row.problems.length > 0) return { kind: 'bad', text: remarksText(row.problems) };
  if (result === undefined) return { kind: 'none', text: waiting };
  if (result.status === 'invalid') return { kind: 'bad', text: invalidText(row, result) };
  if (fan === undefined) {
    const nearest = lastTested(result.exclusions);
    const why = nearest === undefined ? '' : `${nearest.nearest.modelCode}: ${messageText(nearest.nearest.message)}`;
    return { kind: 'warning', text: why === '' ? SCHEDULE_MESSAGES.noneFits : SCHEDULE_MESSAGES.nearest({ why }) };
  }
  if (fan.missed !== null)
    return { kind: 'warning', text: SCHEDULE_MESSAGES.nearest({ why: messageText(fan.missed) }) };
  const count = result.fitCount;
  const fit =
    row.kindSaidBy === ''
      ? SCHEDULE_MESSAGES.fit({ count })
      : SCHEDULE_MESSAGES.fitByWords({ count, words: row.kindSaidBy });
  const doubts = row.remarks.filter(({ kind }) => kind !== 'readAs');
  if (doubts.length > 0) return { kind: 'warning', text: remarksText(row.remarks) };
  // How a cell was read is worth saying and no doubt.
  return { kind: 'good', text: [fit, ...row.remarks.map(remarkText)].join('; ') };
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

const remarksText = (remarks: readonly Remark[]) => remarks.map(remarkText).join('; ');

function remarkText({ kind, field, text, value }: Remark): string {
  if (kind === 'missing') return SCHEDULE_MESSAGES.missing({ field: fieldName(field) });
  if (kind === 'readAs') return SCHEDULE_MESSAGES.readAs({ text, value: valueText(field, value) });
  if (kind === 'bySpace') return SCHEDULE_MESSAGES.bySpace;
  if (kind === 'twice') return SCHEDULE_MESSAGES.tagTwice({ tag: text, count: Number(value) });
  return SCHEDULE_MESSAGES.unreadable({ field: fieldName(field), text });
}

/** Converted liters per second have more decimals than are useful to read. */
function valueText(field: Remark['field'], value: string): string {
  if (field === 'airflow') return formatQuantity(Number(value), 'airflow');
  if (field === 'pressure') return formatQuantity(Math.round(Number(value) * 1000) / 1000, 'dutyPressure');
  if (field === 'temperatureRise') return formatQuantity(Number(value), 'temperatureRise');
  if (field === 'heatOutput') return formatQuantity(Number(value), 'heatOutput');
  return value;
}

const useStyles = makeStyles({
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
  good: { color: tokens.colorStatusSuccessForeground1 },
  warning: { color: tokens.colorStatusWarningForeground1 },
  bad: { color: tokens.colorStatusDangerForeground1 },
});
