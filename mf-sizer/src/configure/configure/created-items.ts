import type { StorageService } from '@specbuilder/shared-contracts/platform';
import { itemQuantity } from '../../item/quantity/item-quantity.ts';
import type { MotorChoice } from './motor-choice.ts';

const KEY = 'createdItems';
/** More are not looked up again; the oldest go first. */
const MAX_REMEMBERED = 40;

export interface CreatedChoice {
  readonly resultId: string;
  readonly choice: MotorChoice;
  /** Ceiling fans only. */
  readonly quantity?: number | undefined;
  /** Codes of options that it begins with besides the default ones. */
  readonly startingOptions?: readonly string[];
}

/** Body of POST /api/fanItem for a choice (RES-020). */
export function createPayload({ resultId, choice, quantity, startingOptions = [] }: CreatedChoice) {
  return {
    resultId,
    ...choice,
    ...(quantity === undefined ? {} : { quantity: itemQuantity(quantity) }),
    ...(startingOptions.length === 0 ? {} : { startingOptions: [...startingOptions] }),
  };
}

/** Items that were created in this browser session by what they were created from, so that none is made twice. */
export function createdItems(storage: StorageService) {
  const read = (): [string, string][] => {
    try {
      const stored: unknown = JSON.parse(storage.read(KEY) ?? '[]');
      return Array.isArray(stored) ? (stored as [string, string][]) : [];
    } catch {
      return [];
    }
  };
  const write = (items: readonly [string, string][]) =>
    storage.write(KEY, JSON.stringify(items.slice(-MAX_REMEMBERED)));
  return {
    find: (created: CreatedChoice) => read().find(([key]) => key === keyOf(created))?.[1] ?? null,
    remember: (created: CreatedChoice, fanItemId: string) =>
      write([...read().filter(([key]) => key !== keyOf(created)), [keyOf(created), fanItemId]]),
    forget: (fanItemId: string) => write(read().filter(([, id]) => id !== fanItemId)),
  };
}

function keyOf({ resultId, choice, quantity, startingOptions = [] }: CreatedChoice): string {
  const { fanListId, motorId, motorVoltageId } = choice;
  return [resultId, fanListId, motorId, motorVoltageId, quantity ?? '', ...startingOptions].join('|');
}
