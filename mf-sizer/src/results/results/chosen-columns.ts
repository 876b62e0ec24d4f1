import { usePlatform, useReadable } from '@specbuilder/shared-ui/core';
import type { ColumnVisibilityState } from '@specbuilder/shared-ui/grid';
import { useMemo, useState } from 'react';
import * as z from 'zod/mini';
import type { ResultColumn } from './result-column.ts';

/** Columns that a user shows or hides, differing from the default, by id. */
const chosen = z.record(z.string(), z.boolean());
type Chosen = z.infer<typeof chosen>;

export interface ChosenColumns<Row> {
  /** All of them; those that were chosen by hand leave no narrow grid, which scrolls sideways for them. */
  readonly columns: readonly ResultColumn<Row>[];
  readonly visibility: ColumnVisibilityState;
  readonly isShown: (column: ResultColumn<Row>) => boolean;
  readonly isDefault: boolean;
  readonly show: (ids: readonly string[]) => void;
  readonly reset: () => void;
}

/** The columns that rows of a section show, remembered by brand and section in this browser. */
export function useChosenColumns<Row>(section: string, columns: readonly ResultColumn<Row>[]): ChosenColumns<Row> {
  const { browserStorage, settings } = usePlatform();
  const key = `columns.${useReadable(settings).manufacturer.manufacturerLabelId}.${section}`;
  const [choice, setChoice] = useState<Chosen>(() => parse(browserStorage.read(key)));
  const isShown = (column: ResultColumn<Row>) => choice[column.id] ?? !column.isExtra;
  const staying = useMemo(
    () => columns.map((column) => (choice[column.id] ? staysAlways(column) : column)),
    [columns, choice],
  );
  const visibility = useMemo(
    () => Object.fromEntries(columns.map(({ id, isExtra = false }) => [id, choice[id] ?? !isExtra])),
    [columns, choice],
  );
  const remember = (next: Chosen) => {
    setChoice(next);
    if (Object.keys(next).length === 0) browserStorage.remove(key);
    else browserStorage.write(key, JSON.stringify(next));
  };
  return {
    columns: staying,
    visibility,
    isShown,
    isDefault: Object.keys(choice).length === 0,
    // Columns that this result lacks keep what was chosen of them.
    show: (ids) => remember({ ...choice, ...changes(columns, ids, isShown) }),
    reset: () => remember({}),
  };
}

function changes<Row>(
  columns: readonly ResultColumn<Row>[],
  ids: readonly string[],
  isShown: (column: ResultColumn<Row>) => boolean,
): Chosen {
  const changed = columns.filter((column) => isShown(column) !== ids.includes(column.id));
  return Object.fromEntries(changed.map(({ id }) => [id, ids.includes(id)]));
}

function staysAlways<Row>({ leaves: _, ...column }: ResultColumn<Row>): ResultColumn<Row> {
  return column;
}

function parse(text: string | null): Chosen {
  try {
    return chosen.safeParse(JSON.parse(text ?? '{}')).data ?? {};
  } catch {
    return {};
  }
}
