/**
 * Parts of a unit that accessories are made for: the curb under it, the frame of a damper in its throat, outlet or duct
 * collar, the duct collar of its inlet, the opening in its wall, and the outdoor air intake at the end of its cabinet.
 */
export const FITTED_PARTS = ['curb', 'damper', 'inlet', 'wallOpening', 'intake'] as const;
export type FittedPart = (typeof FITTED_PARTS)[number];

/** Size of a part, in.; a round one is as long as it is wide. */
export interface PartSize {
  readonly isRound: boolean;
  readonly widthIn: number;
  readonly lengthIn: number;
}

/** Size of an accessory on a unit, with the part that it is made for. */
export interface FittedSize extends PartSize {
  readonly part: FittedPart;
}
