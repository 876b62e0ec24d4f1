import { Field, Input } from '@specbuilder/shared-ui/data';
import { useState } from 'react';
import { type Day, type DayRange, readDay } from '../dates/days.ts';
import { FILTERS_MESSAGES } from '../messages/filters.generated.ts';
import { useFilterStyles } from './filter-styles.ts';

interface CustomDaysProps {
  readonly range: DayRange;
  readonly onChange: (range: DayRange) => void;
}

/** First and last day of a custom range. */
export function CustomDays({ range, onChange }: CustomDaysProps) {
  const { from, to } = range;
  return (
    <>
      <DayField
        label={FILTERS_MESSAGES.from}
        day={from}
        max={to}
        onChange={(next) => onChange({ ...range, from: next })}
      />
      <DayField
        label={FILTERS_MESSAGES.to}
        day={to}
        min={from}
        error={to < from ? FILTERS_MESSAGES.endBeforeStart : null}
        onChange={(next) => onChange({ ...range, to: next })}
      />
    </>
  );
}

interface DayFieldProps {
  readonly label: string;
  readonly day: Day;
  readonly min?: Day;
  readonly max?: Day;
  readonly error?: string | null;
  readonly onChange: (day: Day) => void;
}

/** Keeps what is typed until it is a day. */
function DayField({ label, day, error = null, onChange, ...limits }: DayFieldProps) {
  const filters = useFilterStyles();
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <Field label={label} className={filters.day} validationMessage={error}>
      <Input
        type="date"
        value={typed ?? day}
        {...limits}
        onBlur={() => setTyped(null)}
        onChange={(_, { value }) => {
          const next = readDay(value);
          setTyped(next === null ? value : null);
          if (next !== null) onChange(next);
        }}
      />
    </Field>
  );
}
