import { randomUUID } from 'node:crypto';
import type { ExhaustSupplyRow, FanItem, HvlsResultSet, MotorListPrice } from '@specbuilder/shared-contracts/api';
import type { ApiClient } from '@specbuilder/shared-contracts/client';
import { ExhaustCategory, FanCategory, HvacUnitCategory } from '@specbuilder/shared-contracts/domain';

/** 2,000 cfm at 0.50 in. w.g. on a roof in Chicago. */
export async function sizeRoofFan(client: ApiClient, changes: object = {}) {
  const defaults = await client.specification.exhaustSupply({
    fanCategoryType: FanCategory.Exhaust,
    subFanCategoryType: ExhaustCategory.UpblastDownblast,
  });
  const duty = { cfm: 2000, sp: 0.5, zip: '60606', altitude: 594, rows: 'whole' } as const;
  const set = await client.sizing.exhaustSupply.bySpecification({ ...defaults, ...duty, ...changes });
  // Rows are complete unless only a list is requested.
  return { ...set, results: set.results as ExhaustSupplyRow[] };
}

export async function sizeCeilingFan(client: ApiClient, squareFeet: number | null = null): Promise<HvlsResultSet> {
  const defaults = await client.specification.hvls({ fanCategoryType: FanCategory.HighVolumeLowSpeed });
  return client.sizing.hvls.bySpecification({ ...defaults, squareFeet });
}

/** The create payload of a row's recommended motor at its first voltage. */
export function chosenRow(resultId: string, [motor]: readonly MotorListPrice[]) {
  const [voltage] = motor?.voltages ?? [];
  if (motor === undefined || voltage === undefined) throw new Error('The row has no motor');
  return { resultId, fanListId: motor.id, motorId: motor.motorId, motorVoltageId: voltage.id };
}

/** An item of the row that is ranked first. */
export async function configureRoofFan(client: ApiClient, changes: object = {}): Promise<FanItem> {
  const { resultId, results } = await sizeRoofFan(client, changes);
  return client.fanItem.create(chosenRow(resultId, results[0]?.motorListPrices ?? []));
}

export async function configureCeilingFan(client: ApiClient): Promise<FanItem> {
  const { resultId, results } = await sizeCeilingFan(client, 20_000);
  return client.fanItem.create(chosenRow(resultId, results[0]?.motorListPrices ?? []));
}

export async function attach(client: ApiClient, projectId: string, itemId: string, changes: object = {}) {
  const attachment = { projectId, itemId, tag: 'EF-1', qty: 2, notes: null, ...changes };
  return client.projects.attachItem(attachment, { context: { idempotencyKey: randomUUID() } });
}

/** A gas-heated rooftop unit in Milwaukee with 10 tons of cooling and 30 % outdoor air. */
export async function configureRooftopUnit(client: ApiClient, changes: object = {}): Promise<FanItem> {
  const defaults = await client.specification.exhaustSupply({
    fanCategoryType: FanCategory.HvacUnit,
    subFanCategoryType: HvacUnitCategory.IndirectFired,
  });
  const { resultId, results } = await client.sizing.exhaustSupply.bySpecification({
    ...defaults,
    cfm: 4000,
    sp: 0.75,
    altitude: 617,
    summerDesignTemp: 90,
    summerWetBulbTemperature: 74,
    winterTemperature: -1,
    temperatureRise: 60,
    nominalCoolingTons: 10,
    maxOutdoorAirPercentage: 30,
    rows: 'whole',
    ...changes,
  });
  return client.fanItem.create(chosenRow(resultId, results[0]?.motorListPrices ?? []));
}

/** The first row of a supply unit at 617 ft for 4,000 cfm, or another duty. */
export async function configureSupplyFan(
  client: ApiClient,
  fanCategoryType: FanCategory,
  subFanCategoryType: number,
  changes: object = {},
): Promise<FanItem> {
  const defaults = await client.specification.exhaustSupply({ fanCategoryType, subFanCategoryType });
  const duty = { cfm: 4000, sp: 0.5, altitude: 617, rows: 'whole', ...changes } as const;
  const { resultId, results } = await client.sizing.exhaustSupply.bySpecification({ ...defaults, ...duty });
  return client.fanItem.create(chosenRow(resultId, results[0]?.motorListPrices ?? []));
}

/** Ids of an item's options by their codes. */
export async function optionIdsByCode(client: ApiClient, fanItemId: string): Promise<Readonly<Record<string, number>>> {
  const { fanOptions } = await client.fanItem.options.list({ fanItemId });
  return Object.fromEntries(fanOptions.map(({ code, fanOptionId }) => [code, fanOptionId]));
}
