import type { PrintedItemCheck, PrintedValues } from '@specbuilder/shared-contracts/api';
import { formatQuantity, type QuantityName } from '@specbuilder/shared-ui/core';
import { PRINTED_ITEM_MESSAGES } from '../../messages/printed-item.generated.ts';

export interface ValueRow {
  readonly key: keyof PrintedValues;
  readonly name: string;
  readonly printed: string;
  /** Null for an item that is no longer offered. */
  readonly today: string | null;
  readonly isChanged: boolean;
}

const QUANTITY_OF: Readonly<Record<keyof PrintedValues, QuantityName>> = {
  cfm: 'airflow',
  externalStaticPressure: 'dutyPressure',
  rpm: 'speed',
  inputKw: 'inputPower',
  sones: 'sound',
  dba: 'soundPressure',
  fei: 'fanEnergyIndex',
};

/** The values of an item as printed and of today; those that its kind of fan has not are left out. */
export function valueRows({ printed, today }: Pick<PrintedItemCheck, 'printed' | 'today'>): ValueRow[] {
  const isCeilingFan = printed.externalStaticPressure === null;
  return (Object.keys(QUANTITY_OF) as (keyof PrintedValues)[]).flatMap((key) => {
    const [before, now] = [printed[key], today?.[key] ?? null];
    if (before === null && now === null) return [];
    return [
      {
        key,
        name: nameOf(key, isCeilingFan),
        printed: shown(key, before),
        today: today === null ? null : shown(key, now),
        isChanged: today !== null && before !== now,
      },
    ];
  });
}

function nameOf(key: keyof PrintedValues, isCeilingFan: boolean): string {
  if (key === 'fei') return PRINTED_ITEM_MESSAGES.fei({ isCeilingFan: isCeilingFan ? 'yes' : 'no' });
  return PRINTED_ITEM_MESSAGES[key];
}

function shown(key: keyof PrintedValues, value: number | null): string {
  return value === null ? '–' : formatQuantity(value, QUANTITY_OF[key]);
}
