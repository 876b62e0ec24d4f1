import { type QuantityKind, readValue } from '@specbuilder/duty-reader';
import type { ClipboardEvent } from 'react';
import type { ExhaustCriteria } from './criteria-schema.ts';

/** Two cells of a sheet beside each other, or under each other. */
const TWO_CELLS = /^\s*([^\t\r\n]+)[\t\r\n]+([^\t\r\n]+)\s*$/;

/** Airflow and static pressure of two cells that were copied from a sheet; null for any other text. */
export function pastedDuty(text: string): Pick<ExhaustCriteria, 'cfm' | 'sp'> | null {
  const [, first = '', second = ''] = TWO_CELLS.exec(text) ?? [];
  const cfm = valueIn(first, 'airflow');
  const sp = valueIn(second, 'pressure');
  return cfm === null || sp === null ? null : { cfm, sp };
}

/** A text that may mean several things stays in the field as it is, for its user to correct. */
function valueIn(text: string, kind: QuantityKind): number | null {
  const reading = readValue(text, kind);
  return reading.kind === 'read' ? reading.value : null;
}

/** Puts two cells that are pasted into a field of the duty into both of its fields. */
export function onPastedDuty(change: (fields: Partial<ExhaustCriteria>) => void) {
  return (event: ClipboardEvent) => {
    const duty = pastedDuty(event.clipboardData.getData('text/plain'));
    if (duty === null) return;
    event.preventDefault();
    change(duty);
  };
}
