import type { Meaning } from '@specbuilder/duty-reader';
import { type DutyFields, dutyFields, type ScheduledDuty } from '@specbuilder/shared-contracts/api';
import { COMPARED_MEASURES, type ComparedMeasure, offeredDuty } from '@specbuilder/shared-contracts/domain';
import { formatValue, QUANTITIES } from '@specbuilder/shared-ui/core';
import { SCHEDULED_MESSAGES } from '../messages/scheduled.generated.ts';
import { type DutyField, MEASURED_FIELDS, type MeasuredField } from './fields.ts';
import { meaningsText } from './meanings-text.ts';
import type { ScheduledRow } from './offered-duty.ts';
import { readField } from './read-field.ts';

export { type DutyField, MEASURED_FIELDS, type MeasuredField } from './fields.ts';

/** They are named by limits on one side and by what is measured on the other. */
const MEASURES = Object.fromEntries(
  MEASURED_FIELDS.map((field, index) => [field, COMPARED_MEASURES[index]]),
) as Readonly<Record<MeasuredField, ComparedMeasure>>;

const KINDS = {
  airflow: QUANTITIES.airflow,
  staticPressure: QUANTITIES.dutyPressure,
  quantity: { unit: '' },
  maxSones: QUANTITIES.sound,
  maxBrakeHorsepower: QUANTITIES.brakeHorsepower,
  supply: { unit: '' },
} as const;

export function unitOf(field: MeasuredField): string {
  return KINDS[field].unit;
}

function valueText(field: MeasuredField, value: number | null): string {
  return formatValue(value, KINDS[field]);
}

/** What the drawings say, as it is shown and edited; '' where they say nothing. */
export function scheduledText(duty: ScheduledDuty, field: DutyField): string {
  if (field === 'tag') return duty.tag;
  if (field === 'note' || field === 'location') return duty[field] ?? '';
  if (field === 'supply') return supplyText(duty.voltage, duty.phase);
  return valueText(field, duty[field]);
}

function supplyText(voltage: number | null, phase: number | null): string {
  if (voltage === null) return phase === null ? '' : `${phase}ø`;
  return phase === null ? `${voltage}` : `${voltage}/${phase}`;
}

export interface OfferedValue {
  readonly text: string;
  /** '+110', empty where nothing is compared or nothing differs. */
  readonly difference: string;
  readonly isMet: boolean;
  /** Short or over a limit, rather than different. */
  readonly isWorse: boolean;
  /** 'short', 'over the limit': what the sign alone would leave open. */
  readonly finding: string;
}

/** What is offered, with its distance from what is scheduled; null without an item. */
export function offeredValue({ duty, item, values }: ScheduledRow, field: MeasuredField): OfferedValue | null {
  if (item === null) return null;
  const compared = values.find(({ measure }) => measure === MEASURES[field]);
  const { finding = 'met', difference = null } = compared ?? {};
  return {
    text: field === 'quantity' ? unitsText(item.qty, duty?.quantity, difference) : offeredText(item, field),
    difference: difference === null ? '' : signed(field, difference),
    isMet: finding === 'met',
    isWorse: finding === 'short' || finding === 'over',
    finding: SCHEDULED_MESSAGES.findings[finding],
  };
}

/** Units of all items of the tag, which is what is compared, and a word where this item is not all of them. */
function unitsText(ownUnits: number, requested: number | null | undefined, difference: number | null): string {
  if (requested == null || difference === null) return valueText('quantity', ownUnits);
  const all = requested + difference;
  const text = valueText('quantity', all);
  return all > ownUnits ? SCHEDULED_MESSAGES.inAll({ count: text }) : text;
}

function offeredText(item: NonNullable<ScheduledRow['item']>, field: MeasuredField): string {
  const offered = offeredDuty(item);
  if (field === 'staticPressure') return formatValue(offered.staticPressure, QUANTITIES.staticPressure);
  if (field === 'supply') return `${offered.voltage}/${offered.phase}`;
  return valueText(field, offered[MEASURES[field] as Exclude<ComparedMeasure, 'supply'>]);
}

function signed(field: MeasuredField, difference: number): string {
  const kind = field === 'staticPressure' ? QUANTITIES.staticPressure : KINDS[field];
  const text = formatValue(Math.abs(difference), kind);
  if (text === formatValue(0, kind)) return '';
  return `${difference > 0 ? '+' : '−'}${text}`;
}

export type ChangedDuty =
  | { readonly duty: DutyFields; readonly problem?: undefined }
  | { readonly duty?: undefined; readonly problem: string };

function unclearWords(text: string, meanings: readonly Meaning[]): string {
  if (meanings.length === 0) return SCHEDULED_MESSAGES.notReadable;
  return SCHEDULED_MESSAGES.mayMean({ text, meanings: meaningsText(meanings) });
}

/** A row with another text in one of its cells, or why that cannot be. */
export function changedDuty(duty: ScheduledDuty, field: DutyField, text: string): ChangedDuty {
  const { id: _id, position: _position, rowVersion: _version, ...said } = duty;
  const read = readField(field, text);
  if (read.kind === 'unclear') return { problem: unclearWords(text.trim(), read.meanings) };
  // A supply is one text: what it does not say is not scheduled.
  const cleared = field === 'supply' ? { voltage: null, phase: null } : {};
  const parsed = dutyFields.safeParse({ ...said, ...cleared, ...read.said });
  return parsed.success ? { duty: parsed.data } : { problem: parsed.error.issues[0]?.message ?? '' };
}
