import { roundedTo } from '@specbuilder/shared-contracts/domain';
import { written } from '../../catalogue/index.ts';
import { DELIVERABLE_MESSAGES as MESSAGES } from '../../core/index.ts';
import type { DeliverableItem } from '../subject/subject.ts';

/** Keys of the columns, the same in every format and in what schedules are read from. */
export type ColumnKey = keyof typeof MESSAGES.column;
export type ColumnGroup = keyof typeof MESSAGES.columnGroup;

export type Cell = string | number | null;

/** A column of a schedule; values are inch-pound. */
export interface Column {
  readonly key: ColumnKey;
  readonly group: ColumnGroup;
  readonly of: (item: DeliverableItem) => Cell;
  readonly decimals: number;
  /** Formats a value that is not formatted by its decimals. */
  readonly text: ((each: number) => string) | null;
  /** Factor to the SI value in brackets on documents. */
  readonly si: number | null;
  /** Left out on documents, included in data. */
  readonly isOptional: boolean;
}

interface ColumnStyle {
  readonly decimals?: number;
  readonly text?: (each: number) => string;
  readonly si?: number;
  readonly isOptional?: boolean;
}

export function column(key: ColumnKey, group: ColumnGroup, of: Column['of'], look: ColumnStyle = {}): Column {
  const { decimals = 0, text = null, si = null, isOptional = false } = look;
  return { key, group, of, decimals, text, si, isOptional };
}

/** Columns in data alone, where documents of a kind have no room for them. */
export function inDataOnly(...columns: readonly Column[]): Column[] {
  return columns.map((entry) => ({ ...entry, isOptional: true }));
}

/** A document cell, in the reader's number format; empty if the item has no such value. */
export function cellText({ of, decimals, text, si }: Column, item: DeliverableItem): string {
  const cell = of(item);
  if (cell === null) return '';
  if (typeof cell === 'string') return cell;
  const each = text?.(cell) ?? written(cell, decimals);
  return si === null ? each : `${each} (${written(cell * si)})`;
}

/** As many decimals as a number has, within two bounds. */
export function trimmed(min: number, max: number): (each: number) => string {
  return (each) => {
    const needed = String(roundedTo(each, max)).split('.')[1]?.length ?? 0;
    return written(each, Math.max(min, needed));
  };
}

/** A cell as data: numbers rounded as they are in print, an empty text where the item has none. */
export function cellData({ of, decimals }: Column, item: DeliverableItem): string | number {
  const cell = of(item);
  if (cell === null) return '';
  return typeof cell === 'string' ? cell : roundedTo(cell, decimals);
}

export function columnLabel({ key }: Column): string {
  return MESSAGES.column[key];
}

/** Unit of the values as data; empty for those without one, and where the label says it. */
export function columnUnit({ key }: Pick<Column, 'key'>): string {
  const units: Readonly<Partial<Record<string, string>>> = MESSAGES.columnUnit;
  return units[key] ?? '';
}

/** Unit of the values as printed, with the SI unit in brackets as they have it. */
export function printedUnit(entry: Pick<Column, 'key' | 'si'>): string {
  const units: Readonly<Partial<Record<string, string>>> = MESSAGES.columnUnitSi;
  return entry.si === null ? columnUnit(entry) : `${columnUnit(entry)} (${units[entry.key] ?? ''})`;
}
