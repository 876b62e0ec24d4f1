import type { DutyField } from '../reading.ts';

/**
 * What a column is used for: a field, or texts that several fields are read from. 'duty' is 'CFM @ ESP' in one cell. The
 * brake horsepower sizes no motor: it is read for those who compare a fan with the drawings.
 */
export type ColumnField = DutyField | 'supply' | 'type' | 'service' | 'duty' | 'brakeHorsepower';
