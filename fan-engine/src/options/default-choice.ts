/** A required choice as a new item has it: the default. */
export interface UsualChoice {
  readonly fanOptionId: number;
  readonly description: string;
}
