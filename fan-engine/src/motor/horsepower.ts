/**
 * NEMA motor sizes, hp. The id is written beside the size and is part of every motor id, so a size that is added later
 * takes the next number, whatever its position.
 */
const HORSEPOWER_SIZES: readonly (readonly [id: number, horsepower: number])[] = [
  [1, 1 / 60],
  [2, 1 / 40],
  [3, 1 / 30],
  [4, 1 / 20],
  [5, 1 / 15],
  [6, 1 / 12],
  [7, 1 / 10],
  [8, 1 / 8],
  [9, 1 / 6],
  [10, 1 / 4],
  [11, 1 / 3],
  [12, 1 / 2],
  [13, 3 / 4],
  [14, 1],
  [15, 1.5],
  [16, 2],
  [17, 3],
  [18, 5],
  [19, 7.5],
  [20, 10],
  [21, 15],
  [22, 20],
  [23, 25],
  [24, 30],
  [25, 40],
  [26, 50],
  [27, 60],
  [28, 75],
  [29, 100],
];

/** Every size in rising order, hp. */
export const NEMA_HORSEPOWERS: readonly number[] = HORSEPOWER_SIZES.map(([, horsepower]) => horsepower);

const idsBySize = new Map(HORSEPOWER_SIZES.map(([id, horsepower]) => [horsepower, id]));

/** Id of a size, 0 when it is none. */
export function horsepowerId(horsepower: number): number {
  return idsBySize.get(horsepower) ?? 0;
}

/** Size with an id, or undefined. */
export function horsepowerOfId(id: number): number | undefined {
  return HORSEPOWER_SIZES.find(([sizeId]) => sizeId === id)?.[1];
}
