import type { StartingDisconnect, StartingEnclosure, StartingEquipment } from './starting-equipment.ts';

/** Codes of the options that price books have for them; codes are never changed or used again. */
const OPTION_CODES: Readonly<Record<StartingEnclosure | StartingDisconnect, string>> = {
  TEFC: 'MTEFC',
  'NEMA 1': 'SWN1',
  'NEMA 3R': 'SWN3',
};

/** Codes of the options that a new item begins with, as far as its fan has them. */
export function startingOptionCodes({ enclosure, disconnect }: StartingEquipment): string[] {
  return [enclosure, disconnect].flatMap((choice) => (choice == null ? [] : [OPTION_CODES[choice]]));
}
