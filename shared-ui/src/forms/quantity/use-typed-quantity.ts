import { formatValue, QUANTITIES, type QuantityKind, type QuantityName } from '@specbuilder/shared-ui/core';
import { useEffect, useRef, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { useContractField } from '../use-contract-field.ts';
import { type ParsedQuantity, parseQuantity } from './parse-quantity.ts';
import { loadUnits, useUnitReader, whenUnitsAreLoaded } from './unit-reader.ts';

/** The text of a field and the number that the form has of it: NaN for a text that is not read, or not yet. */
export function useTypedQuantity(name: string, of: QuantityName | QuantityKind, emptyValue?: number | null) {
  const { getValues } = useFormContext();
  const { field, fieldState } = useContractField(name);
  const kind: QuantityKind = typeof of === 'string' ? QUANTITIES[of] : of;
  const [text, setText] = useState(() => shownNumber(field.value, kind, emptyValue));
  const [typed, setTyped] = useState<string | null>(null);
  const [isEditing, setIsEditing] = useState(false);
  const latest = useRef({ text, isEditing });
  useEffect(() => {
    latest.current = { text, isEditing };
  }, [text, isEditing]);
  useUnitReader();
  const parsed = parseQuantity(text, of);
  useEffect(() => {
    // NaN represents a text that could not be read: the typed text stays to be corrected.
    if (Number.isNaN(field.value)) return;
    // Another value than the one being typed came from elsewhere, as Back in the history brings the search before.
    const isTyped = isEditing && numberOf(parseQuantity(text, of), emptyValue) === (field.value ?? null);
    if (!isTyped) setText(shownNumber(field.value, kind, emptyValue));
  }, [field.value, kind, isEditing, text, of, emptyValue]);

  const read = (next: string) => {
    const found = parseQuantity(next, of);
    field.onChange(numberOf(found, emptyValue));
    return found;
  };
  const take = (next: string) => {
    if (isWaiting(read(next))) whenUnitsAreLoaded(() => arrive(next));
  };
  /** The reader came, or failed to: what was typed since then, or came from elsewhere, stays. */
  const arrive = (next: string) => {
    if (latest.current.text !== next || !Number.isNaN(getValues(name))) return;
    read(next);
    if (!latest.current.isEditing) settle(next);
  };
  const settle = (last: string) => {
    const found = parseQuantity(last, of);
    if (!found.ok && found.why === 'pending') return;
    setTyped(found.ok && found.wasConverted ? last.trim() : null);
    if (found.ok) setText(shownNumber(found.value, kind, emptyValue));
    field.onBlur();
  };
  return {
    text,
    typed,
    parsed,
    kind,
    ref: field.ref,
    error: fieldState.error?.message,
    enter: () => {
      latest.current.isEditing = true;
      setIsEditing(true);
      void loadUnits();
      if (isWaiting(parsed)) take(text);
    },
    change: (next: string) => {
      latest.current.text = next;
      setText(next);
      take(next);
    },
    leave: () => {
      latest.current.isEditing = false;
      setIsEditing(false);
      settle(text);
    },
  };
}

const isWaiting = (read: ParsedQuantity) => !read.ok && read.why !== 'unreadable';
const numberOf = (read: ParsedQuantity, emptyValue: number | null = null) =>
  read.ok ? (read.value ?? emptyValue) : Number.NaN;

/** As typed where it is short, with the quantity's own decimals where it is long; nothing for what an empty field means. */
function shownNumber(value: unknown, kind: QuantityKind, emptyValue?: number | null): string {
  if (typeof value !== 'number' || !Number.isFinite(value) || value === emptyValue) return '';
  return formatValue(value, { ...kind, decimals: decimalsOf(value, kind.decimals ?? 0) });
}

/** At least the quantity's decimals for fractions, none for whole numbers of a quantity without any. */
function decimalsOf(value: number, typical: number): number {
  const own = String(value).split('.')[1]?.length ?? 0;
  return Math.min(Math.max(own, typical), 4);
}
