import { DELIVERABLE_MESSAGES as MESSAGES, nameOf } from '../../core/index.ts';
import { dateText } from '../layout/letterhead.ts';
import type { Block } from '../layout/printed-document.ts';
import type { QuotedPrices } from '../prices/quoted-prices.ts';
import { trimmed } from '../schedule/column.ts';
import type { DeliverableSubject } from '../subject/subject.ts';
import { money } from './quoted-items.ts';

/** As many decimals as a rate has. */
export const plainNumber = trimmed(0, 6);

/** What all rates are of. */
const US_DOLLAR = 'USD';

type Terms = Pick<QuotedPrices, 'brandTerms' | 'own'>;

/** Terms of the brand, in the reader's language; none where the project's own take their place. */
export function brandLines({ brandTerms, own }: Terms): string[] {
  return own?.replacesBrand === true ? [] : [...brandTerms.terms, brandTerms.warranty].map(nameOf);
}

/** Paragraphs of the project's own terms, as they were typed. */
export function ownLines({ own }: Terms): string[] {
  const lines = (own?.text ?? '').split('\n').map((line) => line.trim());
  return lines.filter((line) => line !== '');
}

/** The brand's terms numbered, then the project's own, whose numbers are its writer's. */
export function termsBlocks(terms: Terms): Block[] {
  const { termsTitle, ownTermsTitle } = MESSAGES.quotation;
  const [brand, own] = [brandLines(terms), ownLines(terms)];
  const title = brand.length === 0 ? termsTitle : ownTermsTitle;
  return [
    ...(brand.length === 0 ? [] : [{ kind: 'list', title: termsTitle, isNumbered: true, items: brand } as const]),
    ...(own.length === 0 ? [] : [{ kind: 'heading', level: 3, text: title } as const]),
    ...own.map((text) => ({ kind: 'text', text }) as const),
  ];
}

/** What a freight of another currency was and at which rates it was converted; null where it is of the prices' own. */
export function convertedFreightText(
  { currency, freightCurrency, terms: { freight } }: Pick<QuotedPrices, 'currency' | 'freightCurrency' | 'terms'>,
  { facts }: Pick<DeliverableSubject, 'facts'>,
): string | null {
  if (freight === undefined || currency.currencyCode === freightCurrency.currencyCode) return null;
  const days = [currency, freightCurrency].map(({ ratedOnUtc }) => ratedOnUtc.getTime());
  return MESSAGES.quotation.convertedFreight({
    amount: money(Math.round(freight * 100), { currency: freightCurrency }),
    rates: [freightCurrency, currency]
      .filter(({ currencyCode }) => currencyCode !== US_DOLLAR)
      .map(({ exchangeRate, currencyCode }) => `${plainNumber(exchangeRate)} ${currencyCode}`)
      .join(' = '),
    // Both rates hold from the later of their days on.
    day: dateText(new Date(Math.max(...days)), facts),
  });
}
