import { randomUUID } from 'node:crypto';
import { type ApiClient, statusOf } from '@specbuilder/shared-contracts/client';
import { ExhaustCategory, FanCategory } from '@specbuilder/shared-contracts/domain';
import type { Gate } from './gate.ts';
import { knownItem, type Ledger } from './ledger.ts';

/** Projects stay small, so that reading all of them after a start takes no minutes. */
const ITEMS_OF_PROJECT = 6;
const UPBLAST = { fanCategoryType: FanCategory.Exhaust, subFanCategoryType: ExhaustCategory.UpblastDownblast };

interface Once {
  readonly context: { readonly idempotencyKey: string };
}

export interface WriterOptions {
  readonly client: ApiClient;
  readonly ledger: Ledger;
  readonly gate: Gate;
  /** Part of the names of its projects, which no other projects have. */
  readonly name: string;
  readonly onResponse: () => void;
}

/**
 * Works without a pause until the gate reports the end. Like the product's clients, it sends calls without a response
 * again with the same key.
 */
export async function write(options: WriterOptions): Promise<void> {
  const { gate, name } = options;
  const steps = stepsOf(options);
  for (let number = 0; !gate.isOver(); ) {
    const projectId = await steps.newProject(`${name} ${number}`);
    for (let index = 0; index < ITEMS_OF_PROJECT && !gate.isOver(); index += 1) {
      number += 1;
      const fanItemId = await steps.newItem(1500 + (number % 50) * 20);
      await steps.changeOption(fanItemId, true);
      await steps.putInto(projectId, fanItemId, number);
      await steps.changeOption(fanItemId, false);
    }
  }
}

function stepsOf({ client, ledger, gate, onResponse }: WriterOptions) {
  const request = insisting(gate);
  /** @param about id of the item that it changes */
  async function once<T>(name: string, call: (once: Once) => Promise<T>, about: string | null = null): Promise<T> {
    const key = { context: { idempotencyKey: randomUUID() } };
    const send = () => call(key);
    const response = await request(() => {
      ledger.underWay = { name, about, send };
      return send();
    });
    ledger.underWay = null;
    ledger.response.push({ name, about, send, result: response });
    onResponse();
    return response;
  }
  let option: number | null = null;
  return {
    async newProject(projectName: string): Promise<string> {
      const made = await once('create project', (key) => client.projects.create({ projectName }, key));
      ledger.projects.set(made.projectId, projectName);
      return made.projectId;
    },
    async newItem(cfm: number): Promise<string> {
      const duty = { ...UPBLAST, cfm, sp: 0.5 };
      const sized = await once('size', (key) => client.sizing.exhaustSupply.bySpecification(duty, key));
      const { resultId, results } = sized;
      ledger.results.set(resultId, results.length);
      const [motor] = results.flatMap((row) => ('motorListPrices' in row ? row.motorListPrices : []));
      const [voltage] = motor?.voltages ?? [];
      if (motor === undefined || voltage === undefined) throw new Error(`No fan with a motor for ${cfm} cfm`);
      const chosen = { resultId, fanListId: motor.id, motorId: motor.motorId, motorVoltageId: voltage.id };
      const item = await once('create item', (key) => client.fanItem.create(chosen, key));
      ledger.items.set(item.fanItemId, knownItem(item));
      return item.fanItemId;
    },
    async changeOption(fanItemId: string, selected: boolean): Promise<void> {
      option ??= await request(() => priceyOption(client, fanItemId));
      const change = { fanItemId, fanOptionId: option, selected };
      const { item } = await once('change option', (key) => client.fanItem.options.set(change, key), fanItemId);
      ledger.items.set(fanItemId, knownItem(item));
    },
    async putInto(projectId: string, itemId: string, number: number): Promise<void> {
      const place = { projectId, itemId, tag: `EF-${number}`, qty: 1, notes: null };
      const attached = await once('attach', (key) => client.projects.attachItem(place, key), itemId);
      ledger.items.set(itemId, knownItem(attached));
      const { projectItemId } = attached;
      const cells = { projectId, projectItemId, tag: `EF-${number} new`, qty: 2 + (number % 9) };
      const changed = await once('change item', (key) => client.projects.items.update(cells, key), itemId);
      ledger.items.set(itemId, knownItem(changed));
    },
  };
}

/** Repeats calls without a response, since the server went away. A response with a status is final and ends the run. */
function insisting(gate: Gate) {
  return async <T>(send: () => Promise<T>): Promise<T> => {
    for (;;) {
      await gate.pass();
      try {
        return await send();
      } catch (error) {
        if (statusOf(error) !== null || !gate.isShut()) throw error;
      }
    }
  };
}

async function priceyOption(client: ApiClient, fanItemId: string): Promise<number> {
  const { fanOptions } = await client.fanItem.options.list({ fanItemId });
  const offered = fanOptions.find(
    ({ isChecked, isDisabled, isVisible, price, select }) =>
      isVisible && !isChecked && !isDisabled && price > 0 && select === 'many',
  );
  if (offered === undefined) throw new Error('The item has no option with a price');
  return offered.fanOptionId;
}
