import { makeStyles } from '@specbuilder/shared-ui/core';
import { Dropdown, Field, Option } from '@specbuilder/shared-ui/data';
import { useState } from 'react';
import { FILTERS_MESSAGES } from '../messages/filters.generated.ts';
import { useFilterStyles } from './filter-styles.ts';

export interface Choice {
  readonly value: number;
  readonly label: string;
}

interface MultiSelectProps {
  readonly label: string;
  /** What it says while nothing is chosen, which is everything. */
  readonly allLabel: string;
  readonly choices: readonly Choice[];
  readonly chosen: readonly number[];
  /** Called once for all choices made while the list was open, since each call sends a request. */
  readonly onChange: (chosen: readonly number[]) => void;
}

/** A filter of several values. */
export function MultiSelect({ label, allLabel, choices, chosen, onChange }: MultiSelectProps) {
  const styles = useStyles();
  const filters = useFilterStyles();
  /** Null while the list is closed. */
  const [draft, setDraft] = useState<readonly number[] | null>(null);
  const shown = draft ?? chosen;
  const close = () => {
    setDraft(null);
    if (draft !== null && !isSame(draft, chosen)) onChange(draft);
  };
  return (
    <Field label={label} className={filters.field}>
      <Dropdown
        className={styles.box}
        multiselect
        open={draft !== null}
        onOpenChange={(_, { open }) => (open ? setDraft(chosen) : close())}
        value={summaryOf(shown, choices, allLabel)}
        selectedOptions={shown.map(String)}
        onOptionSelect={(_, { selectedOptions }) => setDraft(selectedOptions.map(Number).sort((a, b) => a - b))}
      >
        {inListOrder(withMissing(choices, shown), chosen).map(({ value, label: text }) => (
          <Option key={value} value={String(value)} text={text}>
            {text}
          </Option>
        ))}
      </Dropdown>
    </Field>
  );
}

function summaryOf(chosen: readonly number[], choices: readonly Choice[], allLabel: string): string {
  const [only] = chosen;
  if (only === undefined) return allLabel;
  if (chosen.length > 1) return FILTERS_MESSAGES.several({ count: chosen.length });
  return choices.find(({ value }) => value === only)?.label ?? String(only);
}

/** Choices named by the address stay in the list even if no longer offered, so that they can be removed. */
function withMissing(choices: readonly Choice[], chosen: readonly number[]): readonly Choice[] {
  const missing = chosen.filter((item) => !choices.some(({ value }) => value === item));
  return [...missing.map((value) => ({ value, label: String(value) })), ...choices];
}

/** In a long list what was chosen before it opened comes first, that it can be taken away without a search. */
function inListOrder(choices: readonly Choice[], chosen: readonly number[]): readonly Choice[] {
  if (choices.length < LONG_LIST) return choices;
  const isChosen = ({ value }: Choice) => chosen.includes(value);
  return [...choices.filter(isChosen), ...choices.filter((choice) => !isChosen(choice))];
}

const LONG_LIST = 20;

function isSame(some: readonly number[], others: readonly number[]): boolean {
  return some.length === others.length && some.every((item) => others.includes(item));
}

const useStyles = makeStyles({
  box: { minWidth: 0, width: '100%' },
});
