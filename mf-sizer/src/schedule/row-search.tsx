import { SearchRegular } from '@fluentui/react-icons/headless/svg/search';
import { FanCategory } from '@specbuilder/shared-contracts/domain';
import { Button, usePlatform } from '@specbuilder/shared-ui/core';
import { requestedOf } from '../duty/criteria/requested-criteria.ts';
import { openSearch } from '../duty/new-search/open-search.ts';
import { SCHEDULE_MESSAGES } from '../messages/schedule.generated.ts';
import { rowName } from './duty-cell.tsx';
import type { DutyRow } from './duty-row.ts';
import { useTableStyles } from './table-styles.ts';
import { specificationOf } from './use-sizing.ts';

interface RowSearchProps {
  readonly row: DutyRow;
  readonly postalCode: string;
}

/** All fans for a duty instead of the best three, in a search of its own; Back leads to the schedule again. */
export function RowSearch({ row, postalCode }: RowSearchProps) {
  const styles = useTableStyles();
  const platform = usePlatform();
  const label = SCHEDULE_MESSAGES.searchFor({ name: rowName(row) });
  const search = () => {
    const { fanCategoryType, subFanCategoryType } = row.specification;
    openSearch(platform, {
      category: Number(fanCategoryType ?? FanCategory.Exhaust),
      sub: Number(subFanCategoryType ?? 0),
      application: null,
      keepProject: platform.currentProject.get() !== null,
      requested: { ...requestedOf(specificationOf(row, postalCode), undefined), find: '1' },
      item: row.tag === '' && row.quantity === 1 ? null : { tag: row.tag, quantity: row.quantity },
    });
  };
  return (
    <Button
      className={styles.search}
      size="small"
      appearance="subtle"
      icon={<SearchRegular />}
      aria-label={label}
      title={label}
      onClick={search}
    />
  );
}
