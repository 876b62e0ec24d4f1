import type { FittedPart, PartSize } from '@specbuilder/shared-contracts/domain';

/** A part of a unit, with the area that air has in it, ft2. */
export interface SizedPart {
  readonly size: PartSize;
  readonly area: number;
}

/** Parts of a unit that accessories are made for. */
export type SizedParts = Readonly<Partial<Record<FittedPart, SizedPart>>>;
