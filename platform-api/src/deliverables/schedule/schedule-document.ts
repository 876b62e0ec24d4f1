import type { PageSize } from '@specbuilder/shared-contracts/domain';
import { written } from '../../catalogue/index.ts';
import { DELIVERABLE_MESSAGES as MESSAGES } from '../../core/index.ts';
import { numberFacts, partyFacts, statusText } from '../layout/job-facts.ts';
import { dateText, revisionText } from '../layout/letterhead.ts';
import type { Block, DocumentSection, Fact, PrintedDocument } from '../layout/printed-document.ts';
import type { DeliverableItem, DeliverableSubject } from '../subject/subject.ts';
import { columnLabel } from './column.ts';
import { baseAndAlternates, type ScheduleTable } from './schedule-tables.ts';

/** Equipment schedules in the layout of drawings. */
export function scheduleDocument(
  subject: DeliverableSubject,
  orientation: DocumentSection['orientation'],
  pageSize: PageSize,
): PrintedDocument {
  return {
    title: MESSAGES.documentTitle({ document: MESSAGES.document.schedule, project: subject.projectName }),
    sections: [
      {
        orientation,
        pageSize,
        strip: MESSAGES.document.schedule,
        hasHeader: true,
        blocks: [...titleBlock(subject), ...scheduleBlocks(subject)],
      },
    ],
  };
}

/** Whom the sheet is for, and the numbers that they know the job by. */
function titleBlock(subject: DeliverableSubject): Block[] {
  const status = statusText(subject);
  const stated: Fact[] = status === null ? [] : [[MESSAGES.jobFact.status, status]];
  const lists = [partyFacts(subject), [...numberFacts(subject), ...stated]].map((facts) => ({ title: '', facts }));
  return lists.every(({ facts }) => facts.length === 0) ? [] : [{ kind: 'facts', lists }];
}

/** Tables with their notes, and the basis of their values. */
export function scheduleBlocks(subject: DeliverableSubject): Block[] {
  const tables = baseAndAlternates(subject);
  return [
    ...tables.flatMap(tableBlocks),
    { kind: 'list', title: MESSAGES.basis.title, isNumbered: false, items: basisLines(withAlternates(subject)) },
    { kind: 'list', title: MESSAGES.legendTitle, isNumbered: false, items: legend(tables) },
    ...revisionBlocks(subject),
  ];
}

/** A table with its notes by number. */
export function tableBlocks({ table, notes }: Pick<ScheduleTable, 'table' | 'notes'>): Block[] {
  if (notes.length === 0) return [table];
  return [table, { kind: 'list', title: MESSAGES.notesTitle, isNumbered: true, items: notes }];
}

/** All that the schedules have a row for. */
export function withAlternates({ items, alternates, conditions }: DeliverableSubject) {
  return { items: [...new Map([...items, ...alternates].map((item) => [item.row.id, item])).values()], conditions };
}

/** Air conditions and codes that the values apply to. */
export function basisLines({ items, conditions }: Pick<DeliverableSubject, 'items' | 'conditions'>): string[] {
  const altitudes = unique(items.flatMap(altitudeOf)).map((feet) => written(feet));
  const densities = unique(items.flatMap(({ item }) => item.rating?.density ?? [])).map((entry) => written(entry, 4));
  return [
    ...(altitudes.length === 0
      ? []
      : [MESSAGES.basis.air({ altitude: altitudes.join(', '), density: densities.join(', ') })]),
    ...(conditions === null ? [] : [MESSAGES.basis.site({ elevation: written(conditions.elevation) })]),
    ...(items.some(({ item }) => item.rating !== null)
      ? [MESSAGES.basis.fei, MESSAGES.basis.sound({ feet: distancesOf(items) })]
      : []),
    ...(items.some(({ item }) => item.hvls !== null) ? [MESSAGES.basis.ceilingFans] : []),
  ];
}

function distancesOf(items: readonly DeliverableItem[]): string {
  return unique(items.flatMap(({ item }) => item.rating?.soundDistance ?? []))
    .map((feet) => written(feet))
    .join(', ');
}

function altitudeOf({ row }: DeliverableItem): number[] {
  const { specification } = row.configuration;
  return 'altitude' in specification ? [specification.altitude ?? 0] : [];
}

function unique(values: readonly number[]): number[] {
  return [...new Set(values)].sort((item, other) => item - other);
}

/** Short column headers with their meaning. */
function legend(tables: readonly ScheduleTable[]): string[] {
  const shown = new Set(tables.flatMap(({ table }) => table.columns.map(({ label }) => label)));
  const columns = tables.flatMap(({ columns: all }) => all).filter((item) => shown.has(columnLabel(item)));
  const meanings: Readonly<Partial<Record<string, string>>> = MESSAGES.legend;
  const lines = columns.flatMap((item) => {
    const meaning = meanings[item.key];
    return meaning === undefined ? [] : [MESSAGES.legendLine({ label: columnLabel(item), meaning })];
  });
  return [...new Set(lines)];
}

function revisionBlocks(subject: DeliverableSubject): Block[] {
  const { revision } = subject;
  if (revision === null) return [];
  const name = revisionText(subject) ?? '';
  return [
    {
      kind: 'table',
      look: 'rows',
      title: MESSAGES.revisions,
      columns: [{ label: MESSAGES.revisionColumn }, { label: MESSAGES.dateColumn }],
      rows: [[name, dateText(new Date(revision.issuedOnUtc), subject.facts)]],
    },
  ];
}
