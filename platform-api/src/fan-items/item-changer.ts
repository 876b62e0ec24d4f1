import type { ConfigurationChange } from '@specbuilder/fan-engine';
import type { Write } from '../http/api.ts';
import type { FanItemHub } from '../hub/fan-item-hub.ts';
import { changeItem, type ItemChange, type ItemChangeAnswer } from './change.ts';

interface ChangeInput {
  readonly fanItemId: string;
  readonly trimmed: boolean;
}

/** How the endpoints of an item change it: one transaction, one answer. */
export function itemChanger(hub: Pick<FanItemHub, 'fanResized'>) {
  return <S = never>(
    { write }: { readonly write: Write },
    { fanItemId, trimmed }: ChangeInput,
    change: ConfigurationChange,
    how: Pick<ItemChange<S>, 'fieldNames' | 'section'> = {},
  ): Promise<ItemChangeAnswer<S>> => write((unit) => changeItem(unit, hub, { fanItemId, trimmed, change, ...how }));
}
