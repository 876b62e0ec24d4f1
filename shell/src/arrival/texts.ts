/** Text of A-083. */
export const ARRIVAL_TEXTS = {
  question: 'Have a question?',
  seeFaqs: 'See our Frequently Asked Questions.',
  viewFaqs: 'View FAQs',
} as const;
