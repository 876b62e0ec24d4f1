import { MAX_SPACE_HMIS, messageOf, plainMessage } from '@specbuilder/shared-contracts/domain';
import { EngineError } from '../../specification/engine-error.ts';
import type { SpaceHmi } from '../model/chosen-sections.ts';
import type { EnteredSpaceHmi } from '../model/configuration-change.ts';

export const CABLE_LENGTHS_FT: readonly number[] = [25, 50, 100, 150];

/** The panel a space control comes with: averaging on, its screen not locked (OPT-063). */
const FIRST_HMI: SpaceHmi = {
  number: 1,
  location: '',
  lockScreen: false,
  isFieldSupplied: false,
  selectedLengthFeet: CABLE_LENGTHS_FT[0] as number,
  enableTempAveraging: true,
};

/** Panels supplied with a control: the entered ones, but never fewer than it needs. */
export function standingHmis(entered: readonly SpaceHmi[] | null, allowsZero: boolean): SpaceHmi[] {
  if (entered !== null && entered.length > 0) return [...entered];
  return allowsZero ? [] : [FIRST_HMI];
}

/**
 * Panels as entered, numbered by their places.
 *
 * @throws EngineError on `spaceHmis` for more than four, none where the control needs one, or a cable that is not sold
 */
export function numberedHmis(entered: readonly EnteredSpaceHmi[], allowsZero: boolean): SpaceHmi[] {
  if (entered.length > MAX_SPACE_HMIS)
    throw new EngineError('spaceHmis', messageOf('unit.tooManyHmis', { most: MAX_SPACE_HMIS }));
  if (entered.length === 0 && !allowsZero) throw new EngineError('spaceHmis', plainMessage('unit.hmiNeeded'));
  return entered.map((hmi, index) => {
    if (!hmi.isFieldSupplied && !CABLE_LENGTHS_FT.includes(hmi.selectedLengthFeet)) {
      throw new EngineError(
        'spaceHmis',
        messageOf('unit.cableLength', { lengthsFt: { join: 'comma', items: CABLE_LENGTHS_FT.map(String) } }),
      );
    }
    const { location, lockScreen, isFieldSupplied, selectedLengthFeet, enableTempAveraging } = hmi;
    return {
      number: index + 1,
      location: location.trim(),
      lockScreen,
      isFieldSupplied,
      selectedLengthFeet: isFieldSupplied ? 0 : selectedLengthFeet,
      enableTempAveraging,
    };
  });
}

/** Price of panels beyond the one that belongs to the control, USD. */
export function extraHmisPrice(hmis: readonly SpaceHmi[], priceEach: number): number {
  return Math.max(0, hmis.length - 1) * priceEach;
}
