import type { KeptTerms, OwnTerms, QuotationTerms } from '@specbuilder/shared-contracts/api';
import { findCurrency } from '../../brand/index.ts';
import { notFound, type Queryable } from '../../core/index.ts';
import { findProject, storeOwnTerms, storeQuotationTerms } from '../../projects/index.ts';
import { freightCurrencyOf, quotedCurrency } from './quoted-prices.ts';

/**
 * What a project's last quotation was made with.
 *
 * @param currency that the next one is in; a freight of another has its own beside it
 * @throws HttpError 'not-found' when there is no such project, 'invalid' with field currency as for a quotation
 */
export async function keptTermsOf(
  db: Queryable,
  { projectId, currency }: Pick<QuotationTerms, 'currency'> & { readonly projectId: string },
  userId: string,
): Promise<KeptTerms> {
  const { currencyCode } = await quotedCurrency(db, currency, userId);
  const project = await findProject(db, projectId);
  if (project === undefined) throw notFound('project');
  const { own: _apart, freight, freightCurrency, ...terms } = project.quotationTerms;
  const kept = { hasAlternates: true, ...terms };
  if (freight === undefined || freightCurrency === undefined) return kept;
  if (freightCurrency === currencyCode) return { ...kept, freight };
  // Of a currency that is no longer known there is no amount.
  return (await findCurrency(db, freightCurrency)) === undefined ? kept : { ...kept, freight, freightCurrency };
}

/**
 * Keeps terms for the next quotation of a project, in place of those before.
 *
 * @throws HttpError 'invalid' with field currency as for a quotation
 */
export async function keepTerms(
  tx: Queryable,
  { projectId, currency, freightCurrency, ...terms }: QuotationTerms & { readonly projectId: string },
  userId: string,
): Promise<KeptTerms> {
  const prices = await quotedCurrency(tx, currency, userId);
  const { currencyCode } = await freightCurrencyOf(tx, { freightCurrency }, prices);
  const stored = terms.freight === undefined ? terms : { ...terms, freightCurrency: currencyCode };
  await storeQuotationTerms(tx, projectId, stored);
  return currencyCode === prices.currencyCode ? terms : stored;
}

/** Terms of a project in the words of who quotes; an empty text where it has none. */
export async function ownTermsOf(db: Queryable, projectId: string): Promise<OwnTerms> {
  const project = await findProject(db, projectId);
  if (project === undefined) throw notFound('project');
  return project.quotationTerms.own ?? NO_OWN_TERMS;
}

/** Keeps them for the quotations of a project, in place of those before; an empty text removes them. */
export async function keepOwnTerms(
  tx: Queryable,
  { projectId, text, replacesBrand }: OwnTerms & { readonly projectId: string },
): Promise<OwnTerms> {
  const own = { text: text.replace(/\r\n?/g, '\n').trim(), replacesBrand };
  await storeOwnTerms(tx, projectId, own.text === '' ? null : own);
  return own.text === '' ? NO_OWN_TERMS : own;
}

const NO_OWN_TERMS: OwnTerms = { text: '', replacesBrand: false };
