import { FanCategory } from '@specbuilder/shared-contracts/domain';
import { requestedOf } from '../../duty/criteria/requested-criteria.ts';
import type { NewSearch } from '../../duty/new-search/open-search.ts';
import type { DutyRow } from '../duty-row.ts';
import { specificationOf } from '../use-sizing.ts';

type SearchOfRow = Omit<NewSearch, 'keepProject'>;

/** All fans for the duty of a row instead of the best three. */
export function searchOfRow(row: DutyRow, postalCode: string): SearchOfRow {
  const { fanCategoryType, subFanCategoryType } = row.specification;
  return {
    category: Number(fanCategoryType ?? FanCategory.Exhaust),
    sub: Number(subFanCategoryType ?? 0),
    application: null,
    requested: { ...requestedOf(specificationOf(row, postalCode), undefined), find: '1' },
    item: row.tag === '' && row.quantity === 1 ? null : { tag: row.tag, quantity: row.quantity },
  };
}

/** The same as parameters of an address, which a tab of its own opens with. */
export function paramsOfRow(row: DutyRow, postalCode: string): Record<string, string> {
  const { category, sub, requested, item } = searchOfRow(row, postalCode);
  return {
    ...requested,
    category: String(category),
    sub: String(sub),
    ...(item !== null && { tag: item.tag, qty: String(item.quantity) }),
  };
}
