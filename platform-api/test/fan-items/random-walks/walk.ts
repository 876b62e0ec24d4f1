import { type Catalogue, type ConfigurationChange, evaluate } from '@specbuilder/fan-engine';
import type { FanItem, ItemConfiguration } from '@specbuilder/shared-contracts/api';
import type { ApiClient } from '@specbuilder/shared-contracts/client';
import type { Database } from '../../../src/core/store/database.ts';
import { inWords } from '../../../src/projects/fan-items/in-words.ts';
import { findItem } from '../../../src/projects/fan-items/store.ts';
import { expectAgreement, expectAsShown, expectPriceSum, expectRejection, expectSame, merged } from './checks.ts';
import type { Step } from './fan-steps.ts';
import { type PlannedStep, stepOn } from './steps.ts';
import { wayOut } from './way-out.ts';

export interface WalkServices {
  readonly client: ApiClient;
  readonly db: Database;
  /** What the items are worked out with. */
  readonly catalogue: Catalogue;
}

/** Goes a way of changes over an item's page, and out of whatever is wrong at its end. */
export async function walk(services: WalkServices, item: FanItem, steps: readonly PlannedStep[]): Promise<void> {
  const trail: object[] = [{ model: item.modelDisplayAs, motorId: item.motor.motorId, voltage: item.voltage.display }];
  try {
    const { client } = services;
    const { fanItemId } = item;
    let page = await client.fanItem.configuration({ fanItemId });
    expect(page.item).toEqual(item);
    for (const planned of steps) {
      const step = stepOn(page, planned);
      if (step === null) continue;
      trail.push(step.sent);
      page = await changed(client, page, step);
    }
    await expectStoredMeaning(services, page);
    await leave(services, page, trail);
  } catch (error) {
    if (error instanceof Error)
      error.message += `\n\nThe way there:\n${trail.map((entry) => JSON.stringify(entry)).join('\n')}`;
    throw error;
  }
}

/** The page after a change, built from the response; a fresh page shows the same. */
async function changed(client: ApiClient, page: ItemConfiguration, step: Step): Promise<ItemConfiguration> {
  const { fanItemId } = page.item;
  const after = await step.send(client, fanItemId).then(
    (response) => merged(page, response),
    (error: unknown) => {
      expectRejection(error);
      return null;
    },
  );
  expectAsShown(page, step, after);
  const now = after ?? page;
  const input = { fanItemId };
  expectSame(await client.fanItem.configuration(input), now);
  expectSame(await client.fanItem.options.list(input), now.options);
  expectPriceSum(now);
  expectAgreement(now);
  return now;
}

/** What is stored means the same to a server that has not seen the changes. */
async function expectStoredMeaning({ db, catalogue }: WalkServices, page: ItemConfiguration): Promise<void> {
  const row = await findItem(db, page.item.fanItemId);
  if (row === undefined) throw new Error('The item is not stored');
  const { options, checksum, motors, curbs, sections, validation, price } = inWords(
    evaluate(row.configuration, catalogue),
  );
  const stored = { options: { fanOptions: options, current: { checksum } }, motors, curbs, sections, validation };
  // What the site and the versions say is no part of a configuration.
  const { item: _item, findings: _findings, ...shown } = page;
  expectSame(stored, shown);
  expect(price).toEqual(page.item.price);
}

/** Choices that the page offers resolve every error. */
async function leave({ client, db, catalogue }: WalkServices, page: ItemConfiguration, trail: object[]): Promise<void> {
  const { fanItemId } = page.item;
  if (page.validation.errors.length === 0) return;
  const row = await findItem(db, fanItemId);
  const path = row && wayOut(row.configuration, catalogue);
  if (!path) throw new Error(`A dead end: ${page.validation.errors.join(' ')}`);
  trail.push({ wayOut: path });
  for (const change of path) await send(client, fanItemId, change);
  const { errors } = await client.fanItem.validation({ fanItemId });
  expect(errors).toEqual([]);
}

function send({ fanItem }: ApiClient, fanItemId: string, change: ConfigurationChange): Promise<unknown> {
  switch (change.type) {
    case 'options':
      return fanItem.options.setMany({ fanItemId, options: [...change.changes] });
    case 'motor':
      return fanItem.motors.set({ fanItemId, motorId: change.motorId });
    case 'voltage':
      return fanItem.voltage.set({ fanItemId, motorVoltageId: change.motorVoltageId });
    case 'intake':
      return fanItem.intakes.set({ fanItemId, ...change });
    case 'returnAir':
      return fanItem.returnAir.set({ fanItemId, ...change });
    case 'coolingHeatPump':
      return fanItem.coolingHeatPumps.set({ fanItemId, ...change });
    default:
      throw new Error(`No way out goes by ${change.type}`);
  }
}
