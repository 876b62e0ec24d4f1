import type { QuotationTerms } from '@specbuilder/shared-contracts/api';
import type { ItemPrice, PricePart } from '../prices/item-price.ts';
import { centsOf, sharedOut } from './cents.ts';

/** Cents of the currency of the quotation. */
export interface QuotedPart {
  readonly part: PricePart;
  readonly listEach: number;
  readonly netEach: number;
  readonly net: number;
}

export interface QuotedPrice {
  readonly listEach: number;
  readonly netEach: number;
  /** Of all units. */
  readonly net: number;
  readonly parts: readonly QuotedPart[];
}

export interface QuotationTotals {
  /** Of the lines with a price. */
  readonly equipment: number;
  readonly priced: number;
  readonly unpriced: number;
  /** Null where it is not quoted. */
  readonly freight: number | null;
  readonly tax: number | null;
  /** Of what is known; null where no line has a price. */
  readonly total: number | null;
}

interface Rate {
  /** Units of the currency for one US dollar. */
  readonly exchangeRate: number;
}

/**
 * List and net price of a line. Each part is in cents, and the parts add up to the unit, the units to the line.
 *
 * @returns null for an item without a price
 */
export function quotedPrice(
  price: ItemPrice | null,
  quantity: number,
  { multiplier = 1 }: Pick<QuotationTerms, 'multiplier'>,
  { exchangeRate }: Rate,
): QuotedPrice | null {
  if (price === null) return null;
  const listEach = centsOf(price.usd * exchangeRate);
  const netEach = centsOf((listEach * multiplier) / 100);
  const lists = sharedOut(
    listEach,
    price.parts.map(({ usd }) => signedCents(usd * exchangeRate)),
  );
  const nets = sharedOut(
    netEach,
    lists.map((list) => signedCents((list * multiplier) / 100)),
  );
  const parts = price.parts.map((part, place) => {
    const each = nets[place] ?? 0;
    return { part, listEach: lists[place] ?? 0, netEach: each, net: each * quantity };
  });
  return { listEach, netEach, net: netEach * quantity, parts };
}

/**
 * Freight and tax that are not stated are left out of the total, and what they are left out of says so.
 *
 * @param freightRate units of the quotation's currency for one of that which freight is stated in
 */
export function quotationTotals(
  lines: readonly (QuotedPrice | null)[],
  { freight, taxPercent }: Pick<QuotationTerms, 'freight' | 'taxPercent'>,
  freightRate = 1,
): QuotationTotals {
  const priced = lines.flatMap((line) => line ?? []);
  const equipment = priced.reduce((sum, { net }) => sum + net, 0);
  const freightCents = freight === undefined ? null : centsOf(freight * freightRate);
  const tax = taxPercent === undefined ? null : centsOf((equipment * taxPercent) / 10_000);
  return {
    equipment,
    priced: priced.length,
    unpriced: lines.length - priced.length,
    freight: freightCents,
    tax,
    total: priced.length === 0 ? null : equipment + (freightCents ?? 0) + (tax ?? 0),
  };
}

/** A part may take something off. */
function signedCents(amount: number): number {
  return amount < 0 ? -centsOf(-amount) : centsOf(amount);
}
