/** Sentences of the activity log. */
export const EVENT_TEXTS = { noDate: 'Enter a date such as 2026-03-01' } as const;
