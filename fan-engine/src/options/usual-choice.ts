/** A choice that has to be made, as it is made on a new item: the usual one. */
export interface UsualChoice {
  readonly fanOptionId: number;
  readonly description: string;
}
