import * as z from 'zod/mini';
import { open } from '../core/access.ts';
import { endpoint } from '../core/endpoint.ts';
import { finite, text } from '../core/fields.ts';

/** A question with its answer, in the caller's language. */
export const faq = z.object({
  /** Also its place on the page: /faqs#id. */
  id: text,
  question: text,
  /** Paragraphs, lists, emphasis and links; no other element and no attribute but a link's address. */
  answer: text,
  category: text,
  sortOrder: finite,
});
export type Faq = z.infer<typeof faq>;

export const faqsContract = {
  list: endpoint('GET', '/api/faqs', {
    summary: 'Frequently asked questions of the brand, in their order',
    access: open('Answers for all visitors (A-169)'),
  }).output(z.array(faq)),
};
