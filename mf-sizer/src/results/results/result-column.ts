import type { Message } from '@specbuilder/shared-contracts/domain';
import type { GridColumn } from '@specbuilder/shared-ui/grid';

/** What every ranked row has, whatever it is. */
export interface RankedRow {
  readonly fanUnitId: number;
  readonly modelDisplayAs: string;
  /** The line in a few words. */
  readonly description: string;
  readonly pictogram: string;
  readonly rankReason: Message;
  readonly isRecommended: boolean;
}

/**
 * Rows of the criteria on screen, of earlier ones, of earlier ones while new rows are on their way, or worked out in the
 * browser, which no server has stored.
 */
export type RowsState = 'current' | 'stale' | 'loading' | 'live';

/** A column of ranked rows: all of them sort and can be copied. */
export interface ResultColumn<Row> extends GridColumn<Row> {
  readonly value: (row: Row) => number | string | null;
  readonly unit: string;
  /** Other words for a card, which has no header above it. */
  readonly card?: { readonly label: string; readonly unit: string };
  /** Leaves under 'No Pricing' (RES-010). */
  readonly isPrice?: boolean;
  /** The cell in words. */
  readonly text: (row: Row) => string;
  /** The cell as a spreadsheet reads it, where that is not its text. */
  readonly copied?: (row: Row) => string;
  /** Several words of a cell, each of which narrows the rows by itself. */
  readonly words?: (row: Row) => readonly string[];
  /** Shown to those alone who choose it. */
  readonly isExtra?: boolean;
  /** Rows can be filtered by its text values, or by a maximum of its numbers. */
  readonly filter?: 'words' | 'most';
}

/** Amounts outside of a cell are those of the catalogue, whatever currency the page shows. */
const CATALOGUE_CURRENCY = 'USD';

/** 'Airflow (cfm)', for a place that has one line. */
export function headerOf<Row>({ label, unit, isPrice }: ResultColumn<Row>): string {
  const units = [unit, isPrice && CATALOGUE_CURRENCY].filter(Boolean).join(', ');
  return units === '' ? label : `${label} (${units})`;
}
