import type { ExhaustSupplySpecification, HvlsSpecification } from '@specbuilder/shared-contracts/api';
import type { ShortlistEntry } from '../../item/shortlist/shortlist.ts';
import { type ComparedResult, fansOf } from '../compare/compared-result.ts';

/** Fans of a result as the shortlist keeps them. */
export function shortlistEntries(result: ComparedResult): readonly ShortlistEntry[] {
  const { kind, entries } = result;
  const searches = kind === 'fan' ? entries.map(({ set }) => ofDuty(set.specification)) : entries.map(ofSpaceEntry);
  return fansOf(result).flatMap(({ resultId, fanUnitId, model, quantity, note }, index) => {
    const search = searches[index];
    return search === undefined ? [] : [{ kind, resultId, fanUnitId, model, quantity, note, ...search }];
  });
}

type Search = Pick<ShortlistEntry, 'place' | 'criteria'>;

function ofDuty({
  fanCategoryType,
  subFanCategoryType,
  fanApplication,
  zip,
  cfm,
  sp,
}: ExhaustSupplySpecification): Search {
  return {
    place: known({ category: fanCategoryType, sub: subFanCategoryType, application: fanApplication }),
    criteria: known({ zip, cfm, sp }),
  };
}

const ofSpaceEntry = ({ set }: { readonly set: { readonly specification: HvlsSpecification } }): Search => {
  const { fanCategoryType, hvlsFanCategoryType, squareFeet } = set.specification;
  return { place: known({ category: fanCategoryType, sub: hvlsFanCategoryType }), criteria: known({ squareFeet }) };
};

function known(values: Readonly<Record<string, string | number | null | undefined>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => (value == null || value === '' ? [] : [[name, String(value)]])),
  );
}
