import { BREAKPOINTS, Button, useMediaQuery } from '@specbuilder/shared-ui/core';
import { type ReactNode, useState } from 'react';
import { type ActivityChoice, countChosen } from '../filters/activity-choice.ts';
import { ActivityFilters, useIsAdmin } from '../filters/activity-filters.tsx';
import { FilterPanel } from '../filters/filter-panel.tsx';
import { useFilterStyles } from '../filters/filter-styles.ts';
import { FILTERS_MESSAGES } from '../messages/filters.generated.ts';

interface ReportFiltersProps {
  readonly choice: ActivityChoice;
  /** Whether the days are those that a report begins with. */
  readonly areDefaultDays: boolean;
  readonly onChange: (next: Partial<ActivityChoice>) => void;
  readonly onClear: () => void;
  /** Which days are counted. */
  readonly children: ReactNode;
}

/** What a report counts; on phones behind a button, since the filters would fill the page. */
export function ReportFilters({ choice, areDefaultDays, onChange, onClear, children }: ReportFiltersProps) {
  const filters = useFilterStyles();
  const isAdmin = useIsAdmin();
  const isPhone = useMediaQuery(BREAKPOINTS.phone);
  const [isExpanded, setIsExpanded] = useState(false);
  const count = countChosen({ ...choice, regions: isAdmin ? choice.regions : [] }) + (areDefaultDays ? 0 : 1);
  const all = (
    <>
      {children}
      <ActivityFilters choice={choice} onChange={onChange} />
    </>
  );
  if (isPhone) {
    return (
      <FilterPanel count={count} isExpanded={isExpanded} onExpand={setIsExpanded} onClear={onClear}>
        {all}
      </FilterPanel>
    );
  }
  return (
    <div className={filters.filters}>
      {all}
      {count > 0 && (
        <Button appearance="subtle" className={filters.clear} onClick={onClear}>
          {FILTERS_MESSAGES.clear}
        </Button>
      )}
    </div>
  );
}
