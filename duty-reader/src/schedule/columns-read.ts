import type { DutyField } from '../reading.ts';

/** What a column is used for: a field, or texts that several fields are read from. 'duty' is 'CFM @ ESP' in one cell. */
export type ColumnField = DutyField | 'supply' | 'type' | 'service' | 'duty';
