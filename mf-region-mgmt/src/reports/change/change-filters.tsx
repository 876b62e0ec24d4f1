import { mergeClasses } from '@specbuilder/shared-ui/core';
import { Field, Select } from '@specbuilder/shared-ui/data';
import { monthText } from '../../dates/day-text.ts';
import { monthOf, shiftMonths, today, yearOf } from '../../dates/days.ts';
import { useFilterStyles } from '../../filters/filter-styles.ts';
import { REPORTS_MESSAGES } from '../../messages/reports.generated.ts';
import { ReportFilters } from '../report-filters.tsx';
import {
  type ChangeAddress,
  DEFAULT_CHANGE,
  PERIOD_TYPES,
  type PeriodType,
  type PeriodValue,
  periodValues,
  withPeriodType,
} from './change-address.ts';

interface ChangeFiltersProps {
  readonly address: ChangeAddress;
  readonly onChange: (next: Partial<ChangeAddress>) => void;
}

/** Which periods are compared, and of what. */
export function ChangeFilters({ address, onChange }: ChangeFiltersProps) {
  const filters = useFilterStyles();
  const { periodType, periodValue } = address;
  const values = periodValues(periodType);
  return (
    <ReportFilters
      choice={address}
      areDefaultDays={periodType === DEFAULT_CHANGE.periodType && periodValue === DEFAULT_CHANGE.periodValue}
      onChange={onChange}
      onClear={() => onChange(DEFAULT_CHANGE)}
    >
      <Field label={REPORTS_MESSAGES.period} className={filters.field}>
        <Select
          className={filters.select}
          value={periodType}
          onChange={(_, { value }) => onChange(withPeriodType(address, value as PeriodType))}
        >
          {PERIOD_TYPES.map((type) => (
            <option key={type} value={type}>
              {REPORTS_MESSAGES.periodTypes[type]}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={REPORTS_MESSAGES.compare} className={mergeClasses(filters.field, filters.wide)}>
        <Select
          className={filters.select}
          value={String(periodValue)}
          onChange={(_, { value }) => onChange({ periodValue: values.find((item) => String(item) === value) ?? 'td' })}
        >
          {values.map((value) => (
            <option key={value} value={String(value)}>
              {valueText(periodType, value)}
            </option>
          ))}
        </Select>
      </Field>
    </ReportFilters>
  );
}

function valueText(type: PeriodType, value: PeriodValue): string {
  const now = today();
  const year = yearOf(now);
  const pair = (latest: number) => ({ year: String(latest), before: String(latest - 1) });
  if (type === 'Year')
    return value === 'td' ? REPORTS_MESSAGES.yearToDate(pair(year)) : REPORTS_MESSAGES.years(pair(value));
  if (value !== 'td') return REPORTS_MESSAGES.months({ month: monthText(value), ...pair(year) });
  return REPORTS_MESSAGES.monthToDate({
    month: monthText(monthOf(now)),
    before: monthText(monthOf(shiftMonths(now, -1))),
  });
}
