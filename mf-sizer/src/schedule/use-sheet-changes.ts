import { useCallback, useEffect, useRef } from 'react';
import type { EditField, Field } from './columns.ts';
import { type Sheet, withCell, withField } from './sheet.ts';

/** Changes of the sheet as functions that stay the same, so that a row is drawn again only when it changes. */
export function useSheetChanges(sheet: Sheet, onChange: (sheet: Sheet) => void) {
  const latest = useRef({ sheet, onChange });
  useEffect(() => {
    latest.current = { sheet, onChange };
  });
  const change = useCallback((how: (sheet: Sheet) => Sheet) => latest.current.onChange(how(latest.current.sheet)), []);
  const onCell = useCallback(
    (id: string, field: EditField, text: string) => change((now) => withCell(now, id, field, text)),
    [change],
  );
  const onCheck = useCallback(
    (id: string, isChecked: boolean) => change((now) => ({ ...now, checks: { ...now.checks, [id]: isChecked } })),
    [change],
  );
  const onChoice = useCallback(
    (id: string, place: number) => change((now) => ({ ...now, choices: { ...now.choices, [id]: place } })),
    [change],
  );
  const onField = useCallback(
    (place: number, field: Field | null) => change((now) => withField(now, place, field)),
    [change],
  );
  return { onCell, onCheck, onChoice, onField };
}
