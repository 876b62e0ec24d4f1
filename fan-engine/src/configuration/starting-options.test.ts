import { configured } from '../../test/fixtures/configurations.ts';
import { MILWAUKEE } from '../../test/fixtures/specifications.ts';
import { DEMO_CATALOGUE } from '../catalogue/demonstration.ts';
import { readFanListId } from '../product-line/fan-id.ts';
import { motorsOf } from '../selection/motors-of.ts';
import { createConfiguration } from './create.ts';
import { evaluate } from './evaluate.ts';

describe('options that a new item begins with besides the default ones', () => {
  const { fanUnitId, motorId, motorVoltageId, optionIds } = configured(MILWAUKEE, 'KUB245', { voltage: '460' });
  const row = motorsOf(fanUnitId, MILWAUKEE, DEMO_CATALOGUE).find(({ id }) => readFanListId(id).motorId === motorId);
  const startedWith = (startingOptions: readonly string[]) =>
    createConfiguration({
      specification: MILWAUKEE,
      catalogue: DEMO_CATALOGUE,
      fanListId: row?.id ?? 0,
      motorId,
      motorVoltageId,
      startingOptions,
    });

  it('are added where the fan has them, and counted in its price', () => {
    const configuration = startedWith(['MTEFC', 'SWN3']);
    expect(configuration.optionIds).toEqual([...optionIds, 1136, 1102].sort(byPlace(configuration.optionIds)));
    const [bare, closed] = [startedWith([]), configuration].map((each) => evaluate(each, DEMO_CATALOGUE));
    expect(bare?.validation.errors).toEqual(closed?.validation.errors);
    expect(closed?.price.total).toBeGreaterThan((bare?.price.total ?? 0) + 145);
  });

  it('are left out where the price book has no such option, or the fan does not take it', () => {
    expect(startedWith(['NONE', 'ECMD']).optionIds).toEqual(optionIds);
  });

  it('of two that exclude each other the first is kept', () => {
    const added = startedWith(['SWN1', 'SWN3']).optionIds.filter((id) => !optionIds.includes(id));
    expect(added).toHaveLength(1);
  });
});

/** The order of options is that of the price book. */
const byPlace = (order: readonly number[]) => (one: number, other: number) => order.indexOf(one) - order.indexOf(other);
