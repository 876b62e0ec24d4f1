/** What a shop can say (COM-014, COM-018, COM-019). */
export type StoreMessage =
  | { readonly kind: 'finish' }
  | { readonly kind: 'language'; readonly language: string }
  | { readonly kind: 'currency'; readonly currencyCode: string; readonly exchangeRate: number };

const LANGUAGE = /^storeLanguage[=:]([a-z]{2})(?:[-_][A-Za-z]{2})?$/i;
const CURRENCY = /^storeCurrencyDetails[=:]([A-Z]{3,4})[|:](\d+(?:\.\d+)?)$/;

/** Reads a message of the parent; null for one that is not for the product or breaks its shape. */
export function readStoreMessage(message: string): StoreMessage | null {
  if (message === 'finish-request') return { kind: 'finish' };
  const language = LANGUAGE.exec(message)?.[1];
  if (language !== undefined) return { kind: 'language', language: language.toLowerCase() };
  const [, currencyCode, rate] = CURRENCY.exec(message) ?? [];
  const exchangeRate = Number(rate);
  if (currencyCode === undefined || !(exchangeRate > 0)) return null;
  return { kind: 'currency', currencyCode, exchangeRate };
}

export const cartMessage = (projectItemId: string): string => `projectItemId-${projectItemId}`;
