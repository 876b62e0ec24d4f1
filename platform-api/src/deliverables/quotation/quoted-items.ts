import { formatMoney } from '@specbuilder/shared-contracts/domain';
import { motorName } from '@specbuilder/shared-contracts/messages';
import { DELIVERABLE_MESSAGES as MESSAGES, nameOf } from '../../core/index.ts';
import { codedMotor } from '../../sizing/index.ts';
import { lineName } from '../facts/performance-facts.ts';
import type { PricePart } from '../prices/item-price.ts';
import type { QuotedAlternate, QuotedPrices } from '../prices/quoted-prices.ts';
import type { DeliverableItem, DeliverableSubject } from '../subject/subject.ts';
import { type QuotationTotals, type QuotedPrice, quotationTotals, quotedPrice } from './quoted-lines.ts';

export interface QuotedItem {
  readonly item: DeliverableItem;
  /** Null on request. */
  readonly price: QuotedPrice | null;
}

export interface Quoted {
  readonly lines: readonly QuotedItem[];
  readonly totals: QuotationTotals;
  readonly alternates: readonly AlternateLine[];
}

export interface AlternateLine extends QuotedAlternate {
  readonly instead: QuotedItem;
  readonly quoted: QuotedPrice | null;
}

/** The items with their prices and sums; what is an alternate of one of them counts in none. */
export function quotedItems({ items }: Pick<DeliverableSubject, 'items'>, prices: QuotedPrices): Quoted {
  const { terms, currency } = prices;
  const alternateIds = new Set(prices.alternates.map(({ itemId }) => itemId));
  const lines = items
    .filter(({ row }) => !alternateIds.has(row.id))
    .map((item) => {
      const price = quotedPrice(prices.items.get(item.row.id) ?? null, item.item.qty, terms, currency);
      return { item, price };
    });
  const byId = new Map(lines.map((line) => [line.item.row.id, line]));
  const alternates = terms.hasAlternates ? prices.alternates : [];
  return {
    lines,
    totals: quotationTotals(
      lines.map(({ price }) => price),
      terms,
      currency.exchangeRate / prices.freightCurrency.exchangeRate,
    ),
    alternates: alternates.flatMap((alternate) => {
      const instead = byId.get(alternate.ofItemId);
      const quoted = quotedPrice(alternate.price, alternate.quantity, terms, currency);
      return instead === undefined ? [] : [{ ...alternate, instead, quoted }];
    }),
  };
}

/** What an alternate would replace, with its own quantity: the difference is between the two lines as they are. */
export function insteadText({ instead: { item } }: Pick<AlternateLine, 'instead'>): string {
  const { qty: quantity, modelDisplayAs: model } = item.item;
  return MESSAGES.quotation.insteadOf({ tag: item.tag, model, quantity });
}

/** Code and name of a part as a bill of material has them. */
export function namedPart(part: PricePart, item: DeliverableItem): { readonly code: string; readonly name: string } {
  const { part: names } = MESSAGES.quotation;
  if (part.kind === 'unit') return { code: item.item.modelNumber ?? item.item.modelDisplayAs, name: lineName(item) };
  if (part.kind === 'motor') return { code: '', name: `${names.motor}, ${motorName(codedMotor(item.item.motor))}` };
  if (part.kind !== 'option') return { code: '', name: names[part.kind] };
  const known = item.options.find(({ id }) => id === part.option.id);
  return { code: known?.code ?? '', name: nameOf(part.option.description) };
}

/** Cents as an amount of the quotation's currency, in the reader's number format. */
export function money(cents: number, { currency }: Pick<QuotedPrices, 'currency'>): string {
  // The cents are of the currency already.
  return formatMoney(cents / 100, { ...currency, exchangeRate: 1 });
}

export function priceText(cents: number | undefined, prices: Pick<QuotedPrices, 'currency'>): string {
  return cents === undefined ? MESSAGES.quotation.onRequest : money(cents, prices);
}
