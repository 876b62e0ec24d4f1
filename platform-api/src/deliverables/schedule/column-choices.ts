import type { ScheduleColumnChoice } from '@specbuilder/shared-contracts/api';
import type { DeliverableSubject } from '../subject/subject.ts';
import { OF_ALTERNATES } from './chosen-columns.ts';
import { cellText, columnLabel, columnUnit } from './column.ts';
import { baseAndAlternates } from './schedule-tables.ts';

/** What can be chosen for the items of a project, each column once; without those that none of them fills. */
export function columnChoices(
  subject: Pick<DeliverableSubject, 'items' | 'alternates' | 'brand' | 'facts'>,
): ScheduleColumnChoice[] {
  const choices = new Map<string, ScheduleColumnChoice>();
  for (const { columns, items } of baseAndAlternates(subject)) {
    for (const entry of columns) {
      const { key, isOptional } = entry;
      const isDefault = choices.get(key)?.isDefault === true || !isOptional;
      if (OF_ALTERNATES.includes(key) || !items.some((item) => cellText(entry, item) !== '')) continue;
      choices.set(key, { key, label: columnLabel(entry), unit: columnUnit(entry), isDefault });
    }
  }
  return [...choices.values()];
}
