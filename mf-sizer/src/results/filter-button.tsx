import { FilterRegular } from '@fluentui/react-icons/headless/svg/filter';
import { Button, LoadFailure, ResettableLazy } from '@specbuilder/shared-ui/core';
import { Popover, PopoverSurface, PopoverTrigger } from '@specbuilder/shared-ui/overlay';
import type { ComponentType } from 'react';
import { GRID_TOOLS_TEXTS } from '../words/grid-tools.generated.ts';
import { SIZER_TEXTS } from '../words/sizer.generated.ts';
import type { FilterFieldsProps } from './filter-fields.tsx';
import { filterCount } from './row-filters.ts';

/** Opens the fields that narrow the rows; says how many of them do. */
export function FilterButton<Row>(props: FilterFieldsProps<Row>) {
  const count = filterCount(props.columns, props.filters);
  if (props.columns.length === 0) return null;
  return (
    <Popover trapFocus positioning="below-end">
      <PopoverTrigger disableButtonEnhancement>
        <Button appearance={count === 0 ? 'subtle' : 'outline'} size="small" icon={<FilterRegular />}>
          {count === 0 ? GRID_TOOLS_TEXTS.filter : GRID_TOOLS_TEXTS.filters({ count })}
        </Button>
      </PopoverTrigger>
      <PopoverSurface aria-label={GRID_TOOLS_TEXTS.filterRows} data-testid="row-filters">
        <ResettableLazy<FilterFieldsProps<Row>>
          load={() => import('./filter-fields.tsx') as Promise<{ default: ComponentType<FilterFieldsProps<Row>> }>}
          props={props}
          fallback={<span aria-busy />}
          failed={(retry) => <LoadFailure title={SIZER_TEXTS.pageDidNotLoad} onRetry={retry} />}
        />
      </PopoverSurface>
    </Popover>
  );
}
