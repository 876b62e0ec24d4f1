import { FilterRegular } from '@fluentui/react-icons/headless/svg/filter';
import { Button, makeStyles, tokens } from '@specbuilder/shared-ui/core';
import { type ReactNode, useId } from 'react';
import { FILTERS_MESSAGES } from '../messages/filters.generated.ts';
import { useFilterStyles } from './filter-styles.ts';

interface FilterPanelProps {
  /** How many filters are set. */
  readonly count: number;
  readonly isExpanded: boolean;
  readonly onExpand: (isExpanded: boolean) => void;
  readonly onClear: () => void;
  readonly children: ReactNode;
}

/** Filters behind a button that says how many of them are set, and the way to have none. */
export function FilterPanel({ count, isExpanded, onExpand, onClear, children }: FilterPanelProps) {
  const styles = useStyles();
  const filters = useFilterStyles();
  const panelId = useId();
  return (
    <div className={styles.panel}>
      <div className={styles.head}>
        <Button
          icon={<FilterRegular />}
          aria-expanded={isExpanded}
          aria-controls={panelId}
          onClick={() => onExpand(!isExpanded)}
        >
          {FILTERS_MESSAGES.filters({ count })}
        </Button>
        {count > 0 && (
          <Button appearance="subtle" onClick={onClear}>
            {FILTERS_MESSAGES.clear}
          </Button>
        )}
      </div>
      <div id={panelId} className={isExpanded ? filters.filters : undefined} hidden={!isExpanded}>
        {isExpanded && children}
      </div>
    </div>
  );
}

const useStyles = makeStyles({
  panel: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalM },
  head: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalS },
});
