import type {
  CurbSet,
  FanItem,
  FanOption,
  ItemMotor,
  OptionSetAnswer,
  ValidationResult,
} from '@specbuilder/shared-contracts/api';
import { optionsChecksum, optionsDelta } from '@specbuilder/shared-contracts/domain';
import type { TestAnswers } from '@specbuilder/shared-contracts/testing';
import { CURVE_MODEL } from './curve-model.ts';
import { CURBS, fanItem, MOTORS, OPTIONS } from './items.ts';
import { validationOf } from './messages.ts';

export interface ItemState {
  item: FanItem;
  options: readonly FanOption[];
  motors: readonly ItemMotor[];
  curbs: CurbSet;
  validation: ValidationResult;
}

/** What a test lets happen beside a change, such as a re-rating. */
type Effect = (state: ItemState) => Partial<OptionSetAnswer> | undefined;

export interface ItemServer {
  readonly state: ItemState;
  readonly answers: TestAnswers;
  /** What the next changes do beyond themselves. */
  effect: Effect;
}

/** One item on a server of a test: its changes answer with the contract's own deltas and checksums. */
export function itemServer(start: Partial<ItemState> = {}): ItemServer {
  const state: ItemState = {
    item: fanItem(),
    options: OPTIONS,
    motors: MOTORS,
    curbs: CURBS,
    validation: validationOf(),
    ...start,
  };
  const server: ItemServer = { state, effect: () => undefined, answers: {} };
  const change = (apply: () => void): OptionSetAnswer => {
    const before = state.options;
    apply();
    const extra = server.effect(state) ?? {};
    price(state);
    const { fanOptionDeltas, ...checksums } = optionsDelta(before, state.options);
    const delta = { ...checksums, fanOptionDeltas: [...fanOptionDeltas] };
    return { delta, item: state.item, resize: null, ...extra };
  };
  return Object.assign(server, { answers: answersOf(state, change) });
}

function answersOf(state: ItemState, change: (apply: () => void) => OptionSetAnswer): TestAnswers {
  return {
    'GET /api/fanItem/:id': () => state.item,
    'GET /api/curveModel': () => CURVE_MODEL,
    'GET /api/fanItem/:id/options': () => ({
      fanOptions: state.options,
      current: { checksum: optionsChecksum(state.options) },
    }),
    'GET /api/fanItem/:id/motors': () => state.motors,
    'GET /api/fanItem/:id/curbs': () => state.curbs,
    'GET /api/fanItem/:id/validation': () => state.validation,
    'PUT /api/fanItem/:id/option/:optionId': ({ params, body }) =>
      change(() => check(state, Number(params['optionId']), (body as { selected: boolean }).selected)),
    'PUT /api/fanItem/:id/curb': ({ body }) =>
      change(() => chooseCurb(state, (body as { curbId: number | null }).curbId)),
    'PUT /api/fanItem/:id/motor': ({ body }) => change(() => chooseMotor(state, (body as { motorId: number }).motorId)),
    'PUT /api/fanItem/:id/voltage': ({ body }) =>
      change(() => chooseVoltage(state, (body as { motorVoltageId: number }).motorVoltageId)),
  };
}

export function check(state: ItemState, id: number, isChecked: boolean): void {
  state.options = state.options.map((option) => (option.fanOptionId === id ? { ...option, isChecked } : option));
}

function chooseCurb(state: ItemState, curbId: number | null): void {
  const ids = state.curbs.curbs.map(({ id }) => id);
  for (const id of ids) check(state, id, id === curbId);
  const curbs = state.curbs.curbs.map((curb) => ({ ...curb, selected: curb.id === curbId }));
  state.curbs = { ...state.curbs, curbs };
}

export function chooseMotor(state: ItemState, motorId: number): void {
  state.motors = state.motors.map((motor) => ({ ...motor, selected: motor.motorId === motorId }));
  const motor = state.motors.find(({ selected }) => selected);
  const voltage = motor?.voltages[0];
  if (motor && voltage) state.item = { ...state.item, motor, voltage };
}

function chooseVoltage(state: ItemState, id: number): void {
  const voltage = state.item.motor.voltages.find((one) => one.id === id);
  if (voltage) state.item = { ...state.item, voltage };
}

function price(state: ItemState): void {
  const options = state.options.reduce((sum, option) => sum + (option.isChecked ? option.price : 0), 0);
  const { unit } = state.item.price;
  const motor = state.item.motor.price;
  state.item = { ...state.item, price: { unit, motor, options, total: unit + motor + options } };
}
