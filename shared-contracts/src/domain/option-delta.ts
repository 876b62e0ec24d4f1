/** What the checksum and the delta need to know of an option; the full shape is in the API contract. */
export interface OptionIdentity {
  readonly fanOptionId: number;
  readonly indexId: number;
  readonly isChecked: boolean;
  readonly isDisabled: boolean;
  readonly price: number;
}

/** One change of an option list: add carries the whole option, diff its changed fields, remove its id. */
export type OptionChange<T extends OptionIdentity> =
  | ({ readonly _op: 'add' } & T)
  | ({ readonly _op: 'diff'; readonly fanOptionId: number } & Partial<T>)
  | { readonly _op: 'remove'; readonly fanOptionId: number };

export interface OptionsDelta<T extends OptionIdentity> {
  readonly before: { readonly checksum: number };
  readonly after: { readonly checksum: number };
  readonly fanOptionDeltas: readonly OptionChange<T>[];
}

/** A holder without a list says 0, so that no list ever has this checksum. */
export const NO_OPTIONS_CHECKSUM = 0;

/** 32-bit CRC over id, checked, disabled and price in index order; never 0. */
export function optionsChecksum(options: readonly OptionIdentity[]): number {
  let crc = 0xffffffff;
  for (const option of inIndexOrder(options)) {
    const text = `${option.fanOptionId},${Number(option.isChecked)},${Number(option.isDisabled)},${option.price};`;
    for (let i = 0; i < text.length; i++) {
      crc = (CRC_TABLE[(crc ^ text.charCodeAt(i)) & 0xff] as number) ^ (crc >>> 8);
    }
  }
  return (crc ^ 0xffffffff) >>> 0 || 1;
}

/**
 * The change that turns one list into another, so that applyOptionsDelta(before, delta) equals `after`.
 * Fields are compared as JSON, which is what travels.
 */
export function optionsDelta<T extends OptionIdentity>(before: readonly T[], after: readonly T[]): OptionsDelta<T> {
  const old = new Map(before.map((option) => [option.fanOptionId, option]));
  const now = new Set(after.map((option) => option.fanOptionId));
  const removed = before
    .filter((option) => !now.has(option.fanOptionId))
    .map((option) => ({ _op: 'remove', fanOptionId: option.fanOptionId }) as const);
  const changed = after.flatMap((option): OptionChange<T>[] => {
    const previous = old.get(option.fanOptionId);
    if (previous === undefined) return [{ _op: 'add', ...option }];
    const fields = changedFields(previous, option);
    return Object.keys(fields).length === 0 ? [] : [{ _op: 'diff', ...fields, fanOptionId: option.fanOptionId }];
  });
  return {
    before: { checksum: optionsChecksum(before) },
    after: { checksum: optionsChecksum(after) },
    fanOptionDeltas: [...removed, ...changed],
  };
}

/** The list after a delta: removes, then diffs, then adds, in index order. */
export function applyOptionsDelta<T extends OptionIdentity>(options: readonly T[], delta: OptionsDelta<T>): T[] {
  const byId = new Map(options.map((option) => [option.fanOptionId, option]));
  for (const op of ['remove', 'diff', 'add'] as const) {
    for (const change of delta.fanOptionDeltas) if (change._op === op) applyChange(byId, change);
  }
  return inIndexOrder([...byId.values()]);
}

/** Whether a holder must load the full list again instead of merging (OPT-016, OPT-018). */
export function needsFullReload(
  localChecksum: number,
  delta: { readonly before: { readonly checksum: number } },
): boolean {
  return localChecksum !== NO_OPTIONS_CHECKSUM && localChecksum !== delta.before.checksum;
}

function applyChange<T extends OptionIdentity>(byId: Map<number, T>, change: OptionChange<T>): void {
  const { _op, ...fields } = change;
  if (_op === 'remove') byId.delete(change.fanOptionId);
  else if (_op === 'add') byId.set(change.fanOptionId, fields as T);
  else {
    const previous = byId.get(change.fanOptionId);
    if (previous !== undefined) byId.set(change.fanOptionId, { ...previous, ...fields });
  }
}

function changedFields<T extends object>(before: T, after: T): Partial<T> {
  const fields: Partial<T> = {};
  for (const key of Object.keys(after) as (keyof T)[]) {
    const isSame = Object.is(before[key], after[key]) || JSON.stringify(before[key]) === JSON.stringify(after[key]);
    if (!isSame) fields[key] = after[key];
  }
  return fields;
}

function inIndexOrder<T extends OptionIdentity>(options: readonly T[]): T[] {
  return [...options].sort((a, b) => a.indexId - b.indexId || a.fanOptionId - b.fanOptionId);
}

const CRC_TABLE = Uint32Array.from({ length: 256 }, (_, index) => {
  let value = index;
  for (let bit = 0; bit < 8; bit++) value = value & 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1;
  return value;
});
