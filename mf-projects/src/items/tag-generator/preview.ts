import { type TagForm, tagForm, tagPlanOf } from '@specbuilder/shared-contracts/api';
import { type TaggedCopy, taggedCopies, tagRange } from '@specbuilder/shared-contracts/domain';
import { TAG_GENERATOR_MESSAGES } from '../../messages/tag-generator.generated.ts';

export interface TagPreview {
  readonly text: string;
  /** How many copies there will be; none while the form cannot be sent (TAG-002). */
  readonly copies: number;
}

/** What the generator will make, in words. It needs a quantity, and a start number where copies are numbered (TAG-003). */
export function previewOf(form: TagForm): TagPreview {
  const { newQuant, startNumber } = form;
  const plan = tagPlanOf(form);
  const copies = tagForm.safeParse(form).success ? taggedCopies(plan) : [];
  if (!(newQuant >= 1) || Number.isNaN(startNumber) || copies.length === 0) {
    return { text: TAG_GENERATOR_MESSAGES.previewNeeds, copies: 0 };
  }
  if (copies.length === 1 || startNumber === null) return { text: one(copies[0]), copies: copies.length };
  const [first, last] = tagRange(plan, startNumber);
  return { text: TAG_GENERATOR_MESSAGES.previewRange({ first, last }), copies: copies.length };
}

function one(copy: TaggedCopy | undefined): string {
  const { tag = '', quantity = 1 } = copy ?? {};
  return TAG_GENERATOR_MESSAGES.previewOne({ tag: tag === '' ? TAG_GENERATOR_MESSAGES.untagged : tag, quantity });
}
