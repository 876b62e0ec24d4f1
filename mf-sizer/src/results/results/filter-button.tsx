import { FilterRegular } from '@fluentui/react-icons/headless/svg/filter';
import { Button } from '@specbuilder/shared-ui/core';
import { LazyPopover } from '@specbuilder/shared-ui/overlay';
import { GRID_TOOLS_MESSAGES } from '../../messages/grid-tools.generated.ts';
import { FilterFields, type FilterFieldsProps } from './filter-fields.tsx';

/** Opens the fields that narrow the rows; says how many of them do. */
export function FilterButton<Row>(props: FilterFieldsProps<Row>) {
  const { columns, model } = props;
  const count = columns.filter(({ id }) => model.table.getColumn(id)?.getIsFiltered()).length;
  if (columns.length === 0) return null;
  return (
    <LazyPopover
      positioning="below-end"
      opener={(opener) => (
        <Button {...opener} appearance={count === 0 ? 'subtle' : 'outline'} size="small" icon={<FilterRegular />}>
          {count === 0 ? GRID_TOOLS_MESSAGES.filter : GRID_TOOLS_MESSAGES.filters({ count })}
        </Button>
      )}
      surface={{ 'aria-label': GRID_TOOLS_MESSAGES.filterRows, 'data-testid': 'row-filters' }}
    >
      {() => <FilterFields {...props} />}
    </LazyPopover>
  );
}
