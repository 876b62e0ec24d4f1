import { DriveType } from '@specbuilder/shared-contracts/domain';
import { beltEfficiency } from './belt.ts';

/** What a customer chooses between on one wheel: each is a candidate of its own. */
export type DriveCandidate = 'Belt' | 'Direct' | 'Ecm';

/** How a candidate is built in the end; a direct drive has three ways to the right speed. */
export type DriveVariant = 'Belt' | 'FixedSpeed' | 'Vfd' | 'Ecm' | 'SpeedControl' | 'Hvls';

interface DriveVariantFacts {
  /** Digit of the fan unit id: written here and never used again for anything else. */
  readonly code: number;
  readonly letter: string;
  readonly driveType: DriveType;
  readonly text: string;
  /** Whether the user can turn the speed at the fan: 90.1 lets such fans have a lower FEI. */
  readonly isVariable: boolean;
}

export const DRIVE_VARIANTS: Readonly<Record<DriveVariant, DriveVariantFacts>> = {
  Belt: { code: 1, letter: 'B', driveType: DriveType.Belt, text: 'Belt', isVariable: false },
  FixedSpeed: { code: 2, letter: 'D', driveType: DriveType.Direct, text: 'Direct', isVariable: false },
  Vfd: { code: 3, letter: 'D', driveType: DriveType.Direct, text: 'Direct, VFD', isVariable: true },
  Ecm: { code: 4, letter: 'E', driveType: DriveType.Direct, text: 'Direct, ECM', isVariable: true },
  SpeedControl: { code: 5, letter: 'D', driveType: DriveType.Direct, text: 'Direct, speed control', isVariable: true },
  Hvls: { code: 6, letter: '', driveType: DriveType.Direct, text: 'Direct, VFD', isVariable: true },
};

export const CANDIDATE_FACTS: Readonly<Record<DriveCandidate, { readonly letter: string; readonly text: string }>> = {
  Belt: { letter: 'B', text: 'Belt' },
  Direct: { letter: 'D', text: 'Direct' },
  Ecm: { letter: 'E', text: 'Direct, ECM' },
};

/** The variant with a code of a fan unit id, or undefined. */
export function driveVariantOfCode(code: number): DriveVariant | undefined {
  return (Object.keys(DRIVE_VARIANTS) as DriveVariant[]).find((variant) => DRIVE_VARIANTS[variant].code === code);
}

/** What sets the speed of a fan: a frequency drive that is chosen as an option frees one of fixed speed from the line. */
export function speedSetBy(variant: DriveVariant, hasVfd: boolean): DriveVariant {
  return variant === 'FixedSpeed' && hasVfd ? 'Vfd' : variant;
}

/** Motor shaft power for a fan shaft power, hp: a belt loses, a direct drive does not. */
export function powerWithDriveLoss(variant: DriveVariant, bhp: number): number {
  return variant === 'Belt' ? bhp / beltEfficiency(bhp) : bhp;
}
