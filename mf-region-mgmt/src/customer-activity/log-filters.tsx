import { BREAKPOINTS, useMediaQuery } from '@specbuilder/shared-ui/core';
import { Field, Select } from '@specbuilder/shared-ui/data';
import { useState } from 'react';
import { pastMonth, today } from '../dates/days.ts';
import { ActivityFilters, useIsAdmin } from '../filters/activity-filters.tsx';
import { CustomDays } from '../filters/custom-days.tsx';
import { FilterPanel } from '../filters/filter-panel.tsx';
import { useFilterStyles } from '../filters/filter-styles.ts';
import { CustomerBox } from '../find-customer/customer-box.tsx';
import { ACTIVITY_MESSAGES } from '../messages/activity.generated.ts';
import { FILTERS_MESSAGES } from '../messages/filters.generated.ts';
import { LOG_DATE_OPTIONS, type LogDateOption, type LogDates } from './log-dates.ts';
import { countLogFilters, type LogAddress } from './log-query.ts';

interface LogFiltersProps {
  readonly address: LogAddress;
  readonly onChange: (next: Partial<LogAddress>) => void;
  readonly onClear: () => void;
  /** The log of one customer, whom the page says: neither customers nor regions are chosen. */
  readonly isOfOneCustomer?: boolean;
  /** Name of the customer whom the address chooses, where the log says it. */
  readonly customerName?: string | null;
}

/** What of the log is shown, behind a button that says how many filters are set. */
export function LogFilters(props: LogFiltersProps) {
  const { address, onChange, onClear, isOfOneCustomer = false, customerName = null } = props;
  const isAdmin = useIsAdmin();
  const isPhone = useMediaQuery(BREAKPOINTS.phone);
  const asFilters = isOfOneCustomer ? { ...address, userId: null, regions: [] } : address;
  return (
    <FilterPanel
      count={countLogFilters(asFilters, isAdmin)}
      isExpanded={address.isExpanded ?? !isPhone}
      onExpand={(isExpanded) => onChange({ isExpanded, pageIndex: address.pageIndex })}
      onClear={onClear}
    >
      <ActivityFilters choice={address} onChange={onChange} hasRegions={!isOfOneCustomer} />
      <DatesFilter dates={address.dates} onChange={(dates) => onChange({ dates })} />
      {!isOfOneCustomer && (
        <CustomerFilter userId={address.userId} name={customerName} onChange={(userId) => onChange({ userId })} />
      )}
    </FilterPanel>
  );
}

interface DatesFilterProps {
  readonly dates: LogDates;
  readonly onChange: (dates: LogDates) => void;
}

function DatesFilter({ dates, onChange }: DatesFilterProps) {
  const filters = useFilterStyles();
  const choose = (option: LogDateOption) =>
    onChange({ option, custom: option === 'Custom' ? pastMonth(today()) : null });
  return (
    <>
      <Field label={FILTERS_MESSAGES.dates} className={filters.field}>
        <Select
          className={filters.select}
          value={dates.option}
          onChange={(_, { value }) => choose(value as LogDateOption)}
        >
          {LOG_DATE_OPTIONS.map((option) => (
            <option key={option} value={option}>
              {ACTIVITY_MESSAGES.dateOptions[option]}
            </option>
          ))}
        </Select>
      </Field>
      {dates.custom !== null && (
        <CustomDays range={dates.custom} onChange={(custom) => onChange({ option: 'Custom', custom })} />
      )}
    </>
  );
}

interface CustomerFilterProps {
  readonly userId: string | null;
  readonly name: string | null;
  readonly onChange: (userId: string | null) => void;
}

/** The name comes with the choice, or with the rows of the log: the address has the id alone. */
function CustomerFilter({ userId, name, onChange }: CustomerFilterProps) {
  const filters = useFilterStyles();
  const [chosen, setChosen] = useState<{ readonly id: string; readonly name: string } | null>(null);
  const shown = (chosen?.id === userId ? chosen?.name : null) ?? name ?? FILTERS_MESSAGES.oneCustomer;
  return (
    <Field label={FILTERS_MESSAGES.customer} className={filters.field}>
      <CustomerBox
        customerId={userId}
        name={shown}
        placeholder={FILTERS_MESSAGES.anyCustomer}
        onChosen={(id, chosenName) => {
          setChosen(id === null ? null : { id, name: chosenName });
          onChange(id);
        }}
      />
    </Field>
  );
}
