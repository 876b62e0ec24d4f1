import type { OwnTerms, QuotationTerms } from '@specbuilder/shared-contracts/api';
import { NO_PRICING_CURRENCY } from '@specbuilder/shared-contracts/domain';
import { findUser } from '../../accounts/index.ts';
import { type CurrencyRow, findCurrency } from '../../brand/index.ts';
import { type Database, invalid, DELIVERABLE_MESSAGES as MESSAGES, type Queryable } from '../../core/index.ts';
import { findProject, listItems } from '../../projects/index.ts';
import { type BrandTerms, termsOf } from '../subject/brand-terms.ts';
import type { DeliverableSubject } from '../subject/subject.ts';
import { type ItemPrice, itemPriceOf } from './item-price.ts';

/** What could be had in the place of an item of the document; it is no part of the total. */
export interface QuotedAlternate {
  readonly itemId: string;
  readonly ofItemId: string;
  readonly tag: string | null;
  readonly model: string;
  readonly description: string;
  readonly quantity: number;
  readonly price: ItemPrice | null;
}

/** Prices of a document's items, which documents without prices have no way to. */
export interface QuotedPrices {
  readonly currency: CurrencyRow;
  /** That freight is stated in. */
  readonly freightCurrency: CurrencyRow;
  /** Terms of the project in the words of who quotes; null without any. */
  readonly own: OwnTerms | null;
  readonly terms: QuotationTerms;
  readonly brandTerms: BrandTerms;
  /** By item. */
  readonly items: ReadonlyMap<string, ItemPrice | null>;
  readonly alternates: readonly QuotedAlternate[];
  /** Versions of the price lists that the items were priced from. */
  readonly priceLists: readonly string[];
}

const US_DOLLAR = 'USD';

/**
 * The currency that the caller sees prices in.
 *
 * @throws HttpError 'invalid' with field currency for one that is not known, and under No Pricing
 */
export async function quotedCurrency(
  db: Queryable,
  requested: string | undefined,
  userId: string | null,
): Promise<CurrencyRow> {
  const user = userId === null ? undefined : await findUser(db, userId);
  const code = requested || user?.settings?.defaultCurrencyCode || US_DOLLAR;
  if (code === NO_PRICING_CURRENCY) throw invalid('currency', MESSAGES.quotation.noPricing);
  const currency = await findCurrency(db, code);
  if (currency === undefined) throw invalid('currency', MESSAGES.quotation.unknownCurrency({ code }));
  return currency;
}

/**
 * The currency that freight is stated in, which is that of the prices unless it is named.
 *
 * @throws HttpError 'invalid' with field freightCurrency for one that is not known
 */
export async function freightCurrencyOf(
  db: Queryable,
  { freightCurrency: code }: Pick<QuotationTerms, 'freightCurrency'>,
  prices: CurrencyRow,
): Promise<CurrencyRow> {
  if (!code || code === prices.currencyCode) return prices;
  const currency = code === NO_PRICING_CURRENCY ? undefined : await findCurrency(db, code);
  if (currency === undefined) throw invalid('freightCurrency', MESSAGES.quotation.unknownCurrency({ code }));
  return currency;
}

export async function readPrices(
  db: Database,
  { projectId, items, brand }: Pick<DeliverableSubject, 'projectId' | 'items' | 'brand'>,
  terms: QuotationTerms,
  currency: CurrencyRow,
): Promise<QuotedPrices> {
  const rows = await listItems(db, projectId);
  const project = await findProject(db, projectId);
  const ids = new Set(items.map(({ row }) => row.id));
  const here = rows.filter(({ id }) => ids.has(id));
  return {
    currency,
    freightCurrency: await freightCurrencyOf(db, terms, currency),
    own: project?.quotationTerms.own ?? null,
    terms,
    brandTerms: await termsOf(brand),
    items: new Map(here.map(({ id, snapshot }) => [id, itemPriceOf(snapshot)])),
    priceLists: [...new Set(here.map(({ priceBookVersion }) => priceBookVersion))].sort(),
    alternates: rows.flatMap(({ id: itemId, alternateToId: ofItemId, tag, quantity, snapshot }) => {
      if (ofItemId === null || !ids.has(ofItemId)) return [];
      const { modelDisplayAs: model, description } = snapshot;
      return [{ itemId, ofItemId, tag, model, description, quantity, price: itemPriceOf(snapshot) }];
    }),
  };
}
