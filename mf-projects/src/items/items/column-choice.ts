import { usePlatform } from '@specbuilder/shared-ui/core';
import { useState } from 'react';

/** Optional columns; tag, model, quantity and status are always shown. */
export const COLUMN_IDS = [
  'location',
  'notes',
  'airflow',
  'sp',
  'rpm',
  'sones',
  'fei',
  'motor',
  'voltage',
  'weight',
  'runningCost',
  'price',
] as const;
export type ColumnId = (typeof COLUMN_IDS)[number];

const DEFAULTS: readonly ColumnId[] = ['location', 'notes', 'airflow', 'sp', 'motor', 'voltage', 'price'];
const STORAGE_KEY = 'item-columns';

/** Columns that the user chose, remembered for the browser session. */
export function useColumnChoice(): readonly [readonly ColumnId[], (chosen: readonly ColumnId[]) => void] {
  const { storage } = usePlatform();
  const [chosen, setChosen] = useState(() => stored(storage.read(STORAGE_KEY)));
  const choose = (ids: readonly ColumnId[]) => {
    storage.write(STORAGE_KEY, ids.join(','));
    setChosen(ids);
  };
  return [chosen, choose];
}

/** What an older release wrote may name columns that there are no longer. */
function stored(text: string | null): readonly ColumnId[] {
  if (text === null) return DEFAULTS;
  const names = text.split(',');
  return COLUMN_IDS.filter((id) => names.includes(id));
}
