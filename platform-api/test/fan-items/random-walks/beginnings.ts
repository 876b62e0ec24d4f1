import type { SizableCategory } from '@specbuilder/fan-engine';
import type { FanItem, MotorListPrice } from '@specbuilder/shared-contracts/api';
import type { ApiClient } from '@specbuilder/shared-contracts/client';
import { FanCategory } from '@specbuilder/shared-contracts/domain';
import fc from 'fast-check';
import { type Duty, dutiesOf } from './duties.ts';

/** Which item a walk begins with; each number counts on in a list, from its start again behind its end. */
export interface Beginning {
  readonly subCategory: number;
  readonly duty: number;
  readonly row: number;
  readonly motor: number;
  readonly voltage: number;
}

const place = fc.nat({ max: 999 });
export const beginning: fc.Arbitrary<Beginning> = fc.record({
  ...{ subCategory: place, duty: place, row: place, motor: place, voltage: place },
});

/** What of a list is meant; undefined where the list is empty. */
export function drawn<T>(list: readonly T[], number: number): T | undefined {
  return list[number % Math.max(1, list.length)];
}

interface Sized {
  readonly resultId: string;
  readonly results: readonly { readonly motorListPrices: readonly MotorListPrice[] }[];
}

/** Makes items of a category, each of its sub-categories among them; null where nothing fits the duty. */
export function beginningsOf(client: ApiClient, category: SizableCategory) {
  const subs = category.subCategories.map((sub) => ({ sub, duties: dutiesOf(category, sub) }));
  const sized = new Map<Duty, Promise<Sized | null>>();
  return async ({ subCategory, duty: number, row, motor, voltage }: Beginning): Promise<FanItem | null> => {
    const { sub, duties = [] } = drawn(subs, subCategory) ?? {};
    const duty = drawn(duties, number);
    if (sub === undefined || duty === undefined) return null;
    const found =
      sized.get(duty) ?? size(client, { fanCategoryType: category.fanCategory, subFanCategoryType: sub.id }, duty);
    sized.set(duty, found);
    const set = await found;
    const chosenMotor = drawn(drawn(set?.results ?? [], row)?.motorListPrices ?? [], motor);
    const chosenVoltage = drawn(chosenMotor?.voltages ?? [], voltage);
    if (set === null || chosenMotor === undefined || chosenVoltage === undefined) return null;
    const { id: fanListId, motorId } = chosenMotor;
    return client.fanItem.create({ resultId: set.resultId, fanListId, motorId, motorVoltageId: chosenVoltage.id });
  };
}

interface Sort {
  readonly fanCategoryType: FanCategory;
  readonly subFanCategoryType: number;
}

async function size({ specification, sizing }: ApiClient, sort: Sort, duty: Duty): Promise<Sized | null> {
  const { fields, preferences } = duty;
  if (sort.fanCategoryType === FanCategory.HighVolumeLowSpeed) {
    return sizing.hvls.bySpecification({ ...(await specification.hvls(sort)), ...fields });
  }
  const defaults = await specification.exhaustSupply(sort);
  for (const requested of [{ ...fields, ...preferences }, fields, { ...fields, sp: 0.25, altitude: 0 }]) {
    const set = await sizing.exhaustSupply.bySpecification({ ...defaults, ...requested });
    if (set.results.length > 0) return set;
  }
  return null;
}
