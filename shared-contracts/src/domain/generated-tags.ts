/** What the tag generator is asked for (TAG-001). */
export interface TagPlan {
  /** Before the number, 'EF-' say; the whole tag where nothing is numbered. */
  readonly tag: string;
  readonly quantity: number;
  /** Null without advanced generation (TAG-005). */
  readonly startNumber: number | null;
  readonly makeOneCopy: boolean;
}

export interface TaggedCopy {
  readonly tag: string;
  readonly quantity: number;
}

/** Number of the last of them (TAG-004). */
export function endNumber(quantity: number, startNumber: number): number {
  return quantity - 1 + startNumber;
}

/** First and last tag of a numbered row. */
export function tagRange({ tag, quantity }: TagPlan, startNumber: number): readonly [first: string, last: string] {
  return [`${tag}${startNumber}`, `${tag}${endNumber(quantity, startNumber)}`];
}

/** The copies that a plan makes: one with the quantity, or one of each number; one of a range is tagged with it. */
export function taggedCopies(plan: TagPlan): readonly TaggedCopy[] {
  const { tag, quantity, startNumber, makeOneCopy } = plan;
  if (startNumber === null) return [{ tag, quantity }];
  const [first, last] = tagRange(plan, startNumber);
  if (makeOneCopy) return [{ tag: quantity === 1 ? first : `${first} ... ${last}`, quantity }];
  return Array.from({ length: quantity }, (_, index) => ({ tag: `${tag}${startNumber + index}`, quantity: 1 }));
}

/** The longest tag of a plan, worked out without making its copies. */
export function longestTag(plan: TagPlan): string {
  const { tag, startNumber, makeOneCopy } = plan;
  if (startNumber === null) return tag;
  if (makeOneCopy) return taggedCopies(plan)[0]?.tag ?? tag;
  return tagRange(plan, startNumber)[1];
}
