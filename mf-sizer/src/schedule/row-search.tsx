import { SearchRegular } from '@fluentui/react-icons/headless/svg/search';
import { Button, usePlatform } from '@specbuilder/shared-ui/core';
import { openSearch } from '../duty/new-search/open-search.ts';
import { SCHEDULE_MESSAGES } from '../messages/schedule.generated.ts';
import { rowName } from './duty-cell.tsx';
import type { DutyRow } from './duty-row.ts';
import { searchOfRow } from './searches/search-of-row.ts';
import { useTableStyles } from './table-styles.ts';

interface RowSearchProps {
  readonly row: DutyRow;
  readonly postalCode: string;
}

/** All fans for a duty instead of the best three, in a search of its own; Back leads to the schedule again. */
export function RowSearch({ row, postalCode }: RowSearchProps) {
  const styles = useTableStyles();
  const platform = usePlatform();
  const label = SCHEDULE_MESSAGES.searchFor({ name: rowName(row) });
  const search = () =>
    openSearch(platform, { ...searchOfRow(row, postalCode), keepProject: platform.currentProject.get() !== null });
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
