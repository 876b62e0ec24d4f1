import type { SentSpaceHmi } from '@specbuilder/shared-contracts/api';
import { MAX_SPACE_HMIS } from '@specbuilder/shared-contracts/domain';

/** More than four are not taken (OPT-061). */
export function canAdd(hmis: readonly SentSpaceHmi[]): boolean {
  return hmis.length < MAX_SPACE_HMIS;
}

/** The last one stays where the control needs one (OPT-062). */
export function canRemove(hmis: readonly SentSpaceHmi[], allowsZero: boolean): boolean {
  return hmis.length > (allowsZero ? 0 : 1);
}

/** With another one behind the others: averaging on, its screen not locked (OPT-063). */
export function withAnother(hmis: readonly SentSpaceHmi[], cableLengthsFeet: readonly number[]): SentSpaceHmi[] {
  const added = {
    number: hmis.length + 1,
    location: '',
    lockScreen: false,
    isFieldSupplied: false,
    cableLength: cableLengthsFeet[0] ?? 0,
    enableTempAveraging: true,
  };
  return [...hmis, added];
}

/** Without one of them; the others are renumbered. */
export function without(hmis: readonly SentSpaceHmi[], number: number): SentSpaceHmi[] {
  return hmis.filter((hmi) => hmi.number !== number).map((hmi, index) => ({ ...hmi, number: index + 1 }));
}

/** With fields of one changed; one whose cable is field supplied has none of ours. */
export function withChanged(
  hmis: readonly SentSpaceHmi[],
  number: number,
  part: Partial<SentSpaceHmi>,
  cableLengthsFeet: readonly number[],
): SentSpaceHmi[] {
  return hmis.map((hmi) => {
    if (hmi.number !== number) return hmi;
    const changed = { ...hmi, ...part };
    if (changed.isFieldSupplied) return { ...changed, cableLength: 0 };
    return changed.cableLength === 0 ? { ...changed, cableLength: cableLengthsFeet[0] ?? 0 } : changed;
  });
}
