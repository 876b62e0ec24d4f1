export interface PlacedFan {
  readonly coveredSquareFootage: number;
  readonly quantity: number;
}

/**
 * HVLS fans a building still needs (RES-022): the uncovered area over one fan's coverage, rounded up, at least 1;
 * without an area 1.
 *
 * @param squareFeet floor area of the building, ft2
 * @param coverage area one fan covers, ft2
 */
export function recommendedQuantity(squareFeet: number | null, placed: readonly PlacedFan[], coverage: number): number {
  if (squareFeet === null || !(coverage > 0)) return 1;
  const covered = placed.reduce((sum, fan) => sum + fan.coveredSquareFootage * fan.quantity, 0);
  return Math.max(1, Math.ceil((squareFeet - covered) / coverage));
}
