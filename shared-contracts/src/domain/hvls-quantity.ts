export interface PlacedFan {
  readonly coveredSquareFootage: number;
  readonly quantity: number;
}

/** Floor area that fans cover together, ft2. */
export function coveredArea(fans: readonly PlacedFan[]): number {
  return fans.reduce((sum, fan) => sum + fan.coveredSquareFootage * fan.quantity, 0);
}

/**
 * Floor area of a building that none of its fans covers, ft2 (BLD-004); below 0 where they cover more than there is.
 *
 * @param squareFeet floor area of the building, ft2
 */
export function uncoveredArea({
  squareFeet,
  fans,
}: {
  readonly squareFeet: number;
  readonly fans: readonly PlacedFan[];
}): number {
  return squareFeet - coveredArea(fans);
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
  return Math.max(1, Math.ceil(uncoveredArea({ squareFeet, fans: placed }) / coverage));
}
