import type { KeptTerms, QuotationTerms, StoredTerms } from '@specbuilder/shared-contracts/api';
import { notFound, type Queryable } from '../../core/index.ts';
import { findProject, storeQuotationTerms } from '../../projects/index.ts';
import { quotedCurrency } from './quoted-prices.ts';

/**
 * What a project's last quotation was made with.
 *
 * @param currency that the next one is in; a freight of another is left out
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
  return inCurrency(project.quotationTerms, currencyCode);
}

/**
 * Keeps terms for the next quotation of a project, in place of those before.
 *
 * @throws HttpError 'invalid' with field currency as for a quotation
 */
export async function keepTerms(
  tx: Queryable,
  { projectId, currency, ...terms }: QuotationTerms & { readonly projectId: string },
  userId: string,
): Promise<KeptTerms> {
  const { currencyCode } = await quotedCurrency(tx, currency, userId);
  const stored = terms.freight === undefined ? terms : { ...terms, freightCurrency: currencyCode };
  await storeQuotationTerms(tx, projectId, stored);
  return terms;
}

function inCurrency({ freight, freightCurrency, ...terms }: StoredTerms, code: string): KeptTerms {
  const isSame = freight !== undefined && freightCurrency === code;
  return { hasAlternates: true, ...terms, ...(isSame ? { freight } : {}) };
}
