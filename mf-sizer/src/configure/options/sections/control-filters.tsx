import {
  TEMPERATURE_CONTROL_FILTER_LABELS,
  TemperatureControlFilter,
  TriState,
} from '@specbuilder/shared-contracts/domain';
import { mergeClasses } from '@specbuilder/shared-ui/core';
import { Field, Select } from '@specbuilder/shared-ui/data';
import { useUnitReader } from '@specbuilder/shared-ui/forms';
import { useEffect, useRef, useState } from 'react';
import { SECTIONS_MESSAGES } from '../../../messages/sections.generated.ts';
import { readEntered } from './entered-number.ts';
import { useFieldStyles } from './field-styles.ts';
import { NumberField } from './number-field.tsx';
import { SectionError } from './section-error.tsx';
import type { ControlFiltersState, ControlFilters as Filters } from './use-control-filters.ts';

const { Any, Space, Discharge, BuildingManagement } = TemperatureControlFilter;
/** In the order of the specification. */
const CONTROL_TYPES = [Any, Space, Discharge, BuildingManagement];
const TRI_STATES = [TriState.Any, TriState.Yes, TriState.No];

type MenuField = 'controlType' | 'remoteType' | 'paintBooth' | 'recircType';
const MENUS = [
  { field: 'controlType', label: () => SECTIONS_MESSAGES.filterControls, of: 'controls', values: CONTROL_TYPES },
  { field: 'remoteType', label: () => SECTIONS_MESSAGES.filterRemote, of: 'remotePanel', values: TRI_STATES },
  { field: 'paintBooth', label: () => SECTIONS_MESSAGES.filterBooth, of: 'paintBooth', values: TRI_STATES },
  { field: 'recircType', label: () => SECTIONS_MESSAGES.filterRecirculating, of: 'recirculating', values: TRI_STATES },
] as const satisfies readonly {
  field: MenuField;
  of: keyof typeof TEMPERATURE_CONTROL_FILTER_LABELS;
  [rest: string]: unknown;
}[];

const TEMPERATURES = [
  { field: 'minIndoorAirTemp', label: () => SECTIONS_MESSAGES.coldestIndoor },
  { field: 'minOutdoorAirTemp', label: () => SECTIONS_MESSAGES.coldestOutdoor },
] as const;

/** Narrows the list of temperature controls (OPT-037 to OPT-040). */
export function ControlFilters({ filters, change, message }: ControlFiltersState) {
  const styles = useFieldStyles();
  return (
    <>
      <fieldset className={styles.grid} aria-label={SECTIONS_MESSAGES.filters}>
        {MENUS.map(({ field, label, of, values }) => (
          <Field key={field} label={label()} className={mergeClasses(styles.field, styles.wholeLineOnPhone)}>
            <Select
              className={styles.select}
              value={String(filters[field])}
              onChange={(_, { value }) => change({ [field]: Number(value) })}
            >
              {values.map((value) => (
                <option key={value} value={String(value)}>
                  {Reflect.get(TEMPERATURE_CONTROL_FILTER_LABELS[of], String(value))}
                </option>
              ))}
            </Select>
          </Field>
        ))}
        {TEMPERATURES.map(({ field, label }) => (
          <TemperatureFilter
            key={field}
            label={label()}
            onChange={(value) => change({ [field]: value } satisfies Partial<Filters>)}
          />
        ))}
      </fieldset>
      {message !== null && <SectionError text={message} />}
    </>
  );
}

const AIR = { of: 'temperature', minimum: -60, maximum: 150, isOptional: true } as const;

interface TemperatureFilterProps {
  readonly label: string;
  readonly onChange: (value: number | undefined) => void;
}

function TemperatureFilter({ label, onChange }: TemperatureFilterProps) {
  const [text, setText] = useState('');
  const units = useUnitReader();
  const entered = readEntered(text, AIR);
  const take = (typed: string) => {
    const read = readEntered(typed, AIR);
    if (read.kind === 'value') onChange(read.value ?? undefined);
  };
  const latest = useRef(() => {});
  useEffect(() => {
    latest.current = () => text !== '' && take(text);
  });
  // A unit that was typed before units could be read.
  useEffect(() => {
    if (units) latest.current();
  }, [units]);
  return (
    <NumberField
      label={label}
      rules={AIR}
      text={text}
      wrong={entered.kind === 'wrong' ? entered.why : null}
      onChange={(typed) => {
        setText(typed);
        take(typed);
      }}
    />
  );
}
