import type { Write } from '../../core/index.ts';
import { changeItem, type ItemChange, type ItemChangeResponse } from './change.ts';
import type { ItemPorts } from './ports.ts';

interface ChangeInput {
  readonly fanItemId: string;
  readonly trimmed: boolean;
}

/** How the endpoints of an item change it: one transaction, one response. */
export function itemChanger(ports: ItemPorts) {
  return <S = never>(
    { write }: { readonly write: Write },
    { fanItemId, trimmed }: ChangeInput,
    change: ItemChange<S>['change'],
    how: Pick<ItemChange<S>, 'fieldNames' | 'section'> = {},
  ): Promise<ItemChangeResponse<S>> => write((unit) => changeItem(unit, ports, { fanItemId, trimmed, change, ...how }));
}
