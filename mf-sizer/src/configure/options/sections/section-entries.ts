import { type EnteredNumber, type NumberRules, readEntered } from './entered-number.ts';

/** A field of a section as the server has it. */
export interface SectionField extends NumberRules {
  readonly name: string;
  readonly label: string;
  readonly value: number | null;
}

/** Content of a field besides the server's value. */
interface Entry {
  readonly text: string;
  /** Left once: what is wrong is said from then on, and not while it is typed for the first time. */
  readonly isLeft: boolean;
  /** Is on its way to the server; absent where nothing of the field is. */
  readonly sent?: number | null;
}
export type Entries = Readonly<Record<string, Entry>>;
export const NO_ENTRIES: Entries = {};

export type SectionValues = Readonly<Record<string, number | null>>;
export type Wrong = Extract<EnteredNumber, { kind: 'wrong' }>['why'];

export function typed(entries: Entries, name: string, text: string): Entries {
  return { ...entries, [name]: { isLeft: false, ...entries[name], text } };
}

export function takenBack(entries: Entries, name: string): Entries {
  const { [name]: _typed, ...others } = entries;
  return others;
}

/** What is wrong with a field that was left. */
export function wrongOf(field: SectionField, entries: Entries): Wrong | null {
  const entry = entries[field.name];
  if (entry?.isLeft !== true) return null;
  const entered = readEntered(entry.text, field);
  return entered.kind === 'wrong' ? entered.why : null;
}

/** Whether a field that was left has a unit that cannot be read yet. */
export const isPending = (entries: Entries, fields: readonly SectionField[]): boolean =>
  fields.some((field) => {
    const entry = entries[field.name];
    return entry?.isLeft === true && readEntered(entry.text, field).kind === 'pending';
  });

/**
 * The entries once a field was left, and what is to be sent: all that differs from what the server has or gets, and
 * nothing while a field is wrong or its unit cannot be read yet (OPT-049).
 */
export function left(entries: Entries, fields: readonly SectionField[]): readonly [Entries, SectionValues | null] {
  const kept: Record<string, Entry> = {};
  const values: Record<string, number | null> = {};
  let isOpen = false;
  for (const field of fields) {
    const entry = entries[field.name];
    if (entry === undefined) continue;
    const entered = readEntered(entry.text, field);
    const known = entry.sent === undefined ? field.value : entry.sent;
    if (entered.kind === 'value' && entered.value === known && entry.sent === undefined) continue;
    kept[field.name] = { ...entry, isLeft: true };
    if (entered.kind !== 'value') isOpen = true;
    else if (entered.value !== known) values[field.name] = entered.value;
  }
  if (isOpen || Object.keys(values).length === 0) return [kept, null];
  for (const [name, sent] of Object.entries(values)) kept[name] = { ...(kept[name] as Entry), sent };
  return [kept, values];
}

/** The entries after the server's response: fields it accepted show its value, later input stays. */
export function responded(entries: Entries, fields: readonly SectionField[]): Entries {
  if (Object.values(entries).every(({ sent }) => sent === undefined)) return entries;
  const kept: Record<string, Entry> = {};
  for (const field of fields) {
    const entry = entries[field.name];
    if (entry === undefined) continue;
    const { sent, ...open } = entry;
    const entered = readEntered(entry.text, field);
    if (sent === undefined || entered.kind !== 'value' || entered.value !== sent) kept[field.name] = open;
  }
  return kept;
}
