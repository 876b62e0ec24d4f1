import { type QuantityKind, readValue } from '@specbuilder/duty-reader';
import type { ExhaustCriteria } from './criteria-schema.ts';

/** Airflow and static pressure of two cells that were copied from a sheet; null where one of them is not understood. */
export function pastedDuty([first, second]: readonly [string, string]): Pick<ExhaustCriteria, 'cfm' | 'sp'> | null {
  const cfm = valueIn(first, 'airflow');
  const sp = valueIn(second, 'pressure');
  return cfm === null || sp === null ? null : { cfm, sp };
}

/** A text that may mean several things stays in the field as it is, for its user to correct. */
function valueIn(text: string, kind: QuantityKind): number | null {
  const reading = readValue(text, kind);
  return reading.kind === 'read' ? reading.value : null;
}
