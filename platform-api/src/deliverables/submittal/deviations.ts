import {
  type ComparedValue,
  compareDuty,
  type OfferedDuty,
  operatingPoint,
} from '@specbuilder/shared-contracts/domain';
import { written } from '../../catalogue/index.ts';
import { DELIVERABLE_MESSAGES as MESSAGES } from '../../core/index.ts';
import * as values from '../facts/values.ts';
import type { Block } from '../layout/printed-document.ts';
import type { DeliverableItem } from '../subject/subject.ts';

/** How what is offered differs from the drawings; nothing where no tag of them is scheduled. */
export function deviationBlocks(items: readonly DeliverableItem[]): Block[] {
  const scheduled = items.filter(({ duty }) => duty !== null);
  if (scheduled.length === 0) return [];
  const rows = scheduled.flatMap(deviationsOf);
  const heading: Block = { kind: 'heading', level: 2, text: MESSAGES.deviation.title };
  if (rows.length === 0) return [heading, { kind: 'text', text: MESSAGES.deviation.none }];
  const { tag, measure, scheduled: requested, offered } = MESSAGES.deviation;
  const columns = [tag, measure, requested, offered].map((label) => ({ label }));
  return [heading, { kind: 'table', look: 'rows', columns, rows }];
}

function deviationsOf(item: DeliverableItem): string[][] {
  const offered = offeredOf(item);
  const { values: compared } = compareDuty(item.duty, offered);
  return compared
    .filter(({ finding }) => finding !== 'met')
    .map(({ measure }) => [
      item.tag,
      MESSAGES.measure[measure],
      scheduledText(item, measure),
      offeredText(offered, measure),
    ]);
}

function offeredOf({ item, tag }: DeliverableItem): OfferedDuty {
  const { rating, hvls, voltage } = item;
  return {
    tag,
    quantity: item.qty,
    voltage: voltage.display,
    phase: voltage.phase,
    airflow: rating?.cfm ?? hvls?.cfm ?? null,
    staticPressure: rating == null ? null : operatingPoint(rating).externalStaticPressure,
    sones: rating?.soundSones ?? null,
    brakeHorsepower: rating?.totalBhp ?? null,
  };
}

type Measure = ComparedValue['measure'];

function scheduledText({ duty }: DeliverableItem, measure: Measure): string {
  if (duty === null) return values.NONE;
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

function offeredText(offered: OfferedDuty, measure: Measure): string {
  return dutyText(measure, { ...offered, supply: `${offered.voltage}/${offered.phase}` });
}

type Values = Readonly<Record<Exclude<Measure, 'supply'>, number | null>> & { readonly supply: string };

function dutyText(measure: Measure, all: Values): string {
  if (measure === 'supply') return all.supply;
  const value = all[measure];
  if (value === null) return values.NONE;
  if (measure === 'airflow') return values.flow(value);
  if (measure === 'staticPressure') return values.pressure(value);
  if (measure === 'brakeHorsepower') return values.power(value);
  return written(value, measure === 'sones' ? 1 : 0);
}
