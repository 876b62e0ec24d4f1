import type { Faq } from '@specbuilder/shared-contracts/api';

const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{M}|<[^>]*>/gu, '')
    .toLowerCase();

/** Those that hold every word that was typed, whatever its accents and case. */
export function findFaqs(faqs: readonly Faq[], typed: string): readonly Faq[] {
  const words = plain(typed).split(/\s+/).filter(Boolean);
  return faqs.filter(({ question, answer, category }) => {
    const whole = plain(`${question} ${answer} ${category}`);
    return words.every((word) => whole.includes(word));
  });
}

export interface FaqGroup {
  readonly category: string;
  readonly faqs: readonly Faq[];
}

/** By category, in the order in which the first question of each comes. */
export function byCategory(faqs: readonly Faq[]): readonly FaqGroup[] {
  const inOrder = faqs.toSorted((a, b) => a.sortOrder - b.sortOrder);
  return [...new Set(inOrder.map(({ category }) => category))].map((category) => ({
    category,
    faqs: inOrder.filter((item) => item.category === category),
  }));
}
