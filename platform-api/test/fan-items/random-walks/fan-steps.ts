import type { ItemConfiguration, OptionSetResponse } from '@specbuilder/shared-contracts/api';
import type { ApiClient } from '@specbuilder/shared-contracts/client';
import { drawn } from './beginnings.ts';
import { type Draw, drawnId } from './draw.ts';

type Reply = Omit<OptionSetResponse, 'section'> & { readonly section?: unknown };

/** A change of an item as its page would make it; null where the page offers nothing of the kind. */
export interface Step {
  /** What is sent, to be shown when a walk failed. */
  readonly sent: object;
  send(client: ApiClient, fanItemId: string): Promise<Reply>;
  /** The option that is checked or unchecked alone. */
  readonly option?: { readonly fanOptionId: number; readonly selected: boolean };
}
export type TakeStep = (page: ItemConfiguration, draw: Draw) => Step | null;

/** The call of an endpoint with all but the item. */
export function stepOf<Input extends { readonly fanItemId: string }>(
  endpoint: (client: ApiClient) => (input: Input) => Promise<Reply>,
  input: Omit<Input, 'fanItemId'>,
): Step {
  return { sent: input, send: (client, fanItemId) => endpoint(client)({ ...input, fanItemId } as Input) };
}

export const option: TakeStep = ({ options }, draw) => {
  const shown = drawn(options.fanOptions, draw.place);
  if (shown === undefined) return null;
  const { fanOptionId } = shown;
  const selected = draw.isOther ? shown.isChecked : !shown.isChecked;
  const change = { fanOptionId, selected };
  return { ...stepOf(({ fanItem }) => fanItem.options.set, change), option: change };
};

export const severalOptions: TakeStep = ({ options: { fanOptions } }, draw) => {
  const { place, other, isOn } = draw;
  const ids = [drawn(fanOptions, place)?.fanOptionId, drawn(fanOptions, other)?.fanOptionId, drawnId([], draw)];
  const options = ids.flatMap((optionId) => (optionId === undefined ? [] : [{ optionId, selected: isOn }]));
  return options.length === 0 ? null : stepOf(({ fanItem }) => fanItem.options.setMany, { options });
};

export const curb: TakeStep = ({ curbs: { curbs, hingeOptions } }, draw) => {
  const id = drawnId(
    curbs.map((item) => item.id),
    draw,
  );
  if (id === undefined) return null;
  const { other, isOn } = draw;
  const hinge = [undefined, null, ...hingeOptions.map((item) => item.id)];
  const curbId = isOn || draw.place % 2 === 0 ? id : null;
  return stepOf(({ fanItem }) => fanItem.curbs.set, { curbId, hingeOptionId: drawn(hinge, other) });
};

export const motor: TakeStep = ({ motors }, draw) => {
  const motorId = drawnId(
    motors.map((item) => item.motorId),
    draw,
  );
  return motorId === undefined ? null : stepOf(({ fanItem }) => fanItem.motors.set, { motorId });
};

export const voltage: TakeStep = ({ item }, draw) => {
  const motorVoltageId = drawnId(
    item.motor.voltages.map(({ id }) => id),
    draw,
  );
  return motorVoltageId === undefined ? null : stepOf(({ fanItem }) => fanItem.voltage.set, { motorVoltageId });
};
