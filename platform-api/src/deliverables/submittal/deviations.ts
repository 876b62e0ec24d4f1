import {
  type ComparedMeasure,
  type ComparedValue,
  compareDuty,
  compareSchedule,
  offeredDuty,
} from '@specbuilder/shared-contracts/domain';
import { written } from '../../catalogue/index.ts';
import { DELIVERABLE_MESSAGES as MESSAGES } from '../../core/index.ts';
import type { DutyRow } from '../../projects/index.ts';
import * as values from '../facts/values.ts';
import type { Block } from '../layout/printed-document.ts';
import type { DeliverableItem, DeliverableSubject, Offer } from '../subject/subject.ts';
import { uniqueRows } from './unique-rows.ts';

type Scheduled = Pick<DeliverableSubject, 'duties' | 'offers' | 'items'>;

/** How what is offered differs from the drawings, by the comparison that the project shows beside its schedule. */
export function deviationBlocks(subject: Scheduled): Block[] {
  const rows = comparedRows(subject);
  const isScheduled = rows.some(({ duty }) => duty !== null);
  const heading: Block = { kind: 'heading', level: 2, text: MESSAGES.deviation.title };
  if (!isScheduled) return [heading, { kind: 'text', text: MESSAGES.deviation.noDuties }];
  const deviations = uniqueRows(rows.flatMap(deviationsOf));
  return [heading, deviationTable(deviations), ...unpairedBlocks(rows)];
}

function deviationTable(rows: readonly string[][]): Block {
  if (rows.length === 0) return { kind: 'text', text: MESSAGES.deviation.none };
  const { tag, measure, scheduled, offered } = MESSAGES.deviation;
  return { kind: 'table', look: 'rows', columns: [tag, measure, scheduled, offered].map((label) => ({ label })), rows };
}

interface ComparedRow {
  readonly duty: DutyRow | null;
  readonly offer: Offer | null;
  /** Of the item in this document; null for a tag that nothing is offered for. */
  readonly tag: string | null;
  readonly values: readonly ComparedValue[];
}

/** Rows of the items in the document; tags that nothing is offered for where the document has the whole offer. */
function comparedRows({ duties, offers, items }: Scheduled): ComparedRow[] {
  const tags = new Map(items.map(({ row, tag }) => [row.id, tag]));
  const isWhole = offers.every(({ itemId }) => tags.has(itemId));
  const offered = compareSchedule(duties, offers, (offer) => offer).flatMap(
    ({ duty, item: offer, values: compared }) => {
      const tag = offer === null ? null : (tags.get(offer.itemId) ?? null);
      const isHere = offer === null ? isWhole : tag !== null;
      return isHere ? [{ duty, offer, tag, values: compared }] : [];
    },
  );
  const known = new Set(offers.map(({ itemId }) => itemId));
  return [...offered, ...items.filter(({ row }) => !known.has(row.id)).map(alternateRow)];
}

/** An alternate is no part of the offer, so it is compared by itself. */
function alternateRow({ row, item, tag, duty }: DeliverableItem): ComparedRow {
  const offer = { itemId: row.id, ...offeredDuty(item) };
  return { duty, offer, tag, values: compareDuty(duty, offer).values };
}

function deviationsOf({ duty, offer, values: compared }: ComparedRow): string[][] {
  if (duty === null || offer === null) return [];
  return compared
    .filter(({ finding }) => finding !== 'met')
    .map((value) => [
      duty.tag,
      MESSAGES.measure[value.measure],
      scheduledText(duty, value.measure),
      offeredText(duty, offer, value),
    ]);
}

/** Tags that only one of both sides knows. */
function unpairedBlocks(rows: readonly ComparedRow[]): Block[] {
  const missing = rows.flatMap(({ duty, offer }) => (duty !== null && offer === null ? [duty.tag] : []));
  const beyond = rows.flatMap(({ duty, tag }) => (duty === null && tag !== null ? [tag] : []));
  const sentence = (tags: readonly string[], text: (values: { tags: string }) => string): Block[] =>
    tags.length === 0 ? [] : [{ kind: 'text', text: text({ tags: [...new Set(tags)].join(', ') }) }];
  return [...sentence(missing, MESSAGES.deviation.notOffered), ...sentence(beyond, MESSAGES.deviation.notScheduled)];
}

function scheduledText(duty: DutyRow, measure: ComparedMeasure): string {
  const { airflow, staticPressure, quantity, maxSones, maxBrakeHorsepower, voltage, phase } = duty;
  return dutyText(measure, {
    airflow,
    staticPressure,
    quantity,
    sones: maxSones,
    brakeHorsepower: maxBrakeHorsepower,
    supply: [voltage ?? values.NONE, phase ?? values.NONE].join('/'),
  });
}

/** Items of one tag offer their units together, so their number is the scheduled one with the difference. */
function offeredText(duty: DutyRow, offer: Offer, { measure, difference }: ComparedValue): string {
  const quantity = (duty.quantity ?? 0) + (difference ?? 0);
  return dutyText(measure, { ...offer, quantity, supply: `${offer.voltage}/${offer.phase}` });
}

type Values = Readonly<Record<Exclude<ComparedMeasure, 'supply'>, number | null>> & { readonly supply: string };

function dutyText(measure: ComparedMeasure, all: Values): string {
  if (measure === 'supply') return all.supply;
  const value = all[measure];
  if (value === null) return values.NONE;
  if (measure === 'airflow') return values.flow(value);
  if (measure === 'staticPressure') return values.pressure(value);
  if (measure === 'brakeHorsepower') return values.power(value);
  return written(value, measure === 'sones' ? 1 : 0);
}
