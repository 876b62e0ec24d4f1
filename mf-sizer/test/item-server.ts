import type {
  CurbSet,
  FanItem,
  FanOption,
  ItemConfiguration,
  ItemMotor,
  OptionSetResponse,
  SectionSets,
  ValidationResult,
} from '@specbuilder/shared-contracts/api';
import { optionsChecksum, optionsDelta } from '@specbuilder/shared-contracts/domain';
import type { TestResponses } from '@specbuilder/shared-contracts/testing';
import { CURVE_MODEL } from './curve-model.ts';
import { CURBS, fanItem, MOTORS, NO_SECTIONS, OPTIONS } from './items.ts';
import { validationOf } from './messages.ts';

export interface ItemState {
  item: FanItem;
  options: readonly FanOption[];
  motors: readonly ItemMotor[];
  curbs: CurbSet;
  sections: SectionSets;
  validation: ValidationResult;
  findings: ItemConfiguration['findings'];
}

/** What a test lets happen beside a change, such as a re-rating. */
type Effect = (state: ItemState) => Partial<OptionSetResponse> | undefined;

export interface ItemServer {
  readonly state: ItemState;
  readonly responses: TestResponses;
  /** What the next changes do beyond themselves. */
  effect: Effect;
}

export function itemState(part: Partial<ItemState> = {}): ItemState {
  return {
    item: fanItem(),
    options: OPTIONS,
    motors: MOTORS,
    curbs: CURBS,
    sections: NO_SECTIONS,
    validation: validationOf(),
    findings: [],
    ...part,
  };
}

/** One item on a test server: its changes return the contract's own deltas and checksums. */
export function itemServer(start: Partial<ItemState> = {}): ItemServer {
  const state = itemState(start);
  const server: ItemServer = { state, effect: () => undefined, responses: {} };
  let previous = state;
  const change = (apply: () => void): OptionSetResponse => {
    const before = { ...state };
    previous = before;
    apply();
    const extra = server.effect(state) ?? {};
    price(state);
    nextState(state);
    const { fanOptionDeltas, ...checksums } = optionsDelta(before.options, state.options);
    const delta = { ...checksums, fanOptionDeltas: [...fanOptionDeltas] };
    const { item, motors, curbs, sections, validation, findings } = state;
    return {
      ...{ delta, item, resize: null, validation, findings },
      ...(motors === before.motors ? {} : { motors: [...motors] }),
      ...(curbs === before.curbs ? {} : { curbs }),
      sections: sections === before.sections ? {} : sections,
      ...extra,
    };
  };
  const undo = () => {
    const { options, motors, curbs, sections, validation, item } = previous;
    return change(() =>
      Object.assign(state, {
        options,
        motors,
        curbs,
        sections,
        validation,
        item: { ...item, rowVersion: state.item.rowVersion },
      }),
    );
  };
  return Object.assign(server, { responses: { ...responsesOf(state, change), 'PUT /api/fanItem/:id/undo': undo } });
}

function responsesOf(state: ItemState, change: (apply: () => void) => OptionSetResponse): TestResponses {
  return {
    'GET /api/fanItem/:id': () => state.item,
    'GET /api/curveModel': () => CURVE_MODEL,
    'GET /api/fanItem/:id/configuration': () => configurationOf(state),
    'PUT /api/fanItem/:id/option/:optionId': ({ params, body }) =>
      change(() => check(state, Number(params['optionId']), (body as { selected: boolean }).selected)),
    'PUT /api/fanItem/:id/curb': ({ body }) =>
      change(() => chooseCurb(state, (body as { curbId: number | null }).curbId)),
    'PUT /api/fanItem/:id/motor': ({ body }) => change(() => chooseMotor(state, (body as { motorId: number }).motorId)),
    'PUT /api/fanItem/:id/voltage': ({ body }) =>
      change(() => chooseVoltage(state, (body as { motorVoltageId: number }).motorVoltageId)),
  };
}

export function configurationOf({ item, options, motors, curbs, sections, ...said }: ItemState): ItemConfiguration {
  return {
    item,
    options: { fanOptions: [...options], current: { checksum: optionsChecksum(options) } },
    motors: [...motors],
    ...{ curbs, sections, ...said },
  };
}

/** Counts a change, as the server does for changes by all users. */
export function nextState(state: ItemState): void {
  state.item = { ...state.item, rowVersion: state.item.rowVersion + 1 };
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
  const voltage = state.item.motor.voltages.find((item) => item.id === id);
  if (voltage) state.item = { ...state.item, voltage };
}

function price(state: ItemState): void {
  const options = state.options.reduce((sum, option) => sum + (option.isChecked ? option.price : 0), 0);
  const { unit } = state.item.price;
  const motor = state.item.motor.price;
  state.item = { ...state.item, price: { unit, motor, options, total: unit + motor + options } };
}
