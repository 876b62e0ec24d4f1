import { written } from '../../catalogue/index.ts';
import { DELIVERABLE_MESSAGES as MESSAGES, nameOf } from '../../core/index.ts';
import type { TableBlock } from '../layout/printed-document.ts';
import { servesText } from '../subject/serves.ts';
import {
  type ChosenOption,
  type DeliverableItem,
  type DeliverableSubject,
  EQUIPMENT_KINDS,
  type EquipmentKind,
} from '../subject/subject.ts';
import { alternateLead } from './alternate-columns.ts';
import { chosenColumns } from './chosen-columns.ts';
import { type Column, cellText, column, columnLabel, printedUnit } from './column.ts';
import { KIND_COLUMNS, WEIGHT } from './kind-columns.ts';

/** The schedule of one kind of equipment. */
export interface ScheduleTable {
  readonly kind: EquipmentKind;
  readonly title: string;
  readonly items: readonly DeliverableItem[];
  /** Every column, the optional ones too. */
  readonly columns: readonly Column[];
  /** What the project chose, in its order; null where it has the default columns. */
  readonly chosen: readonly Column[] | null;
  /** The table as printed on a document. */
  readonly table: TableBlock;
  /** In the order of their numbers. */
  readonly notes: readonly string[];
}

type ScheduleSubject = Pick<DeliverableSubject, 'items' | 'brand' | 'facts'>;
type WholeSubject = ScheduleSubject & Pick<DeliverableSubject, 'alternates'>;

/** Schedules of what there is, each kind of equipment by itself. */
export function scheduleTables({ items, brand, facts }: ScheduleSubject): ScheduleTable[] {
  return tablesOf({ items, brand, facts }, false);
}

/** The same without alternates, also those that were chosen: they have schedules of their own. */
export function baseTables(subject: ScheduleSubject): ScheduleTable[] {
  return scheduleTables({ ...subject, items: subject.items.filter(({ replaces }) => replaces === null) });
}

/** Schedules of the alternates, each row with what it would replace; none where there are no alternates. */
export function alternateTables({ alternates: items, brand, facts }: WholeSubject): ScheduleTable[] {
  return tablesOf({ items, brand, facts }, true);
}

/** The base bid, and its alternates below it. */
export function baseAndAlternates(subject: WholeSubject): ScheduleTable[] {
  return [...baseTables(subject), ...alternateTables(subject)];
}

function tablesOf({ items, brand, facts }: ScheduleSubject, areAlternates: boolean): ScheduleTable[] {
  const lead = areAlternates ? alternateLead() : [column('tag', 'item', ({ tag }) => tag)];
  return EQUIPMENT_KINDS.flatMap((kind) => {
    const ofKind = items.filter((item) => item.kind === kind);
    if (ofKind.length === 0) return [];
    const schedule = MESSAGES.scheduleTitle({ kind });
    const title = areAlternates ? MESSAGES.alternates.scheduleTitle({ schedule }) : schedule;
    return [scheduleTable({ kind, title }, ofKind, [...lead, ...leading(brand.settings.brandName)], facts)];
  });
}

function scheduleTable(
  { kind, title }: Pick<ScheduleTable, 'kind' | 'title'>,
  items: readonly DeliverableItem[],
  lead: readonly Column[],
  facts: DeliverableSubject['facts'],
): ScheduleTable {
  const notes = notesOf(items);
  const columns = [...lead, ...KIND_COLUMNS[kind], WEIGHT, notesColumn(notes)];
  const chosen = chosenColumns(columns, facts);
  const isFilled = (entry: Column) => items.some((item) => cellText(entry, item) !== '');
  const shown = (chosen ?? columns.filter(({ isOptional }) => !isOptional)).filter(isFilled);
  return {
    kind,
    title,
    items,
    columns,
    chosen,
    // Numbers of notes are in their column.
    notes: shown.some(({ key }) => key === 'notes') ? [...notes.keys()] : [],
    table: {
      kind: 'table',
      look: 'grid',
      title,
      groups: groupsOf(shown),
      units: shown.map(printedUnit),
      columns: shown.map((entry) => ({ label: columnLabel(entry), isNumeric: isOfValues(entry, items) })),
      rows: items.map((item) => shown.map((entry) => cellText(entry, item))),
    },
  };
}

function leading(brandName: string): Column[] {
  return [
    column('qty', 'item', ({ item }) => item.qty),
    column('serves', 'item', servesText),
    column('brand', 'item', () => brandName),
    column('model', 'item', ({ item }) => item.modelDisplayAs),
  ];
}

function notesColumn(notes: ReadonlyMap<string, number>): Column {
  return column('notes', 'unit', (item) => {
    const numbers = noteTexts(item).map((text) => notes.get(text) ?? 0);
    return numbers.sort((entry, other) => entry - other).join(', ');
  });
}

/** Every note once, with its number, in the order in which the items bring them. */
function notesOf(items: readonly DeliverableItem[]): Map<string, number> {
  const all = new Set(items.flatMap(noteTexts));
  return new Map([...all].map((text, index) => [text, index + 1]));
}

/** What is chosen, what the user wrote, and an index below its limit; one cell of the table has them by number. */
export function noteTexts({ options, item }: Pick<DeliverableItem, 'options' | 'item'>): string[] {
  const texts = options.map(({ description }: ChosenOption) => nameOf(description));
  const own = item.notes?.trim() ?? '';
  const { energy } = item.rating ?? {};
  const isLow = energy?.meetsLimit === false;
  const low = isLow ? [MESSAGES.lowFeiNote({ limit: written(energy.feiLimit ?? 0, 2) })] : [];
  return [...new Set([...texts, ...(own === '' ? [] : [own]), ...low])];
}

/** Names above neighbours of the same group. */
function groupsOf(columns: readonly Column[]): { label: string; span: number }[] {
  const groups: { group: Column['group']; span: number }[] = [];
  for (const { group } of columns) {
    const last = groups.at(-1);
    if (last?.group === group) last.span += 1;
    else groups.push({ group, span: 1 });
  }
  return groups.map(({ group, span }) => ({ label: MESSAGES.columnGroup[group], span }));
}

function isOfValues({ of }: Column, items: readonly DeliverableItem[]): boolean {
  return items.every((item) => typeof of(item) !== 'string');
}
