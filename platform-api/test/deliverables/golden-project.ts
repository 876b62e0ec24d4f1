import type { ApiClient } from '@specbuilder/shared-contracts/client';
import {
  AddressType,
  FanCategory,
  HeatedMakeUpAirCategory,
  IndustrialHeaterCategory,
} from '@specbuilder/shared-contracts/domain';
import {
  attach,
  chosenRow,
  configureCeilingFan,
  configureRoofFan,
  configureRooftopUnit,
  configureSupplyFan,
  sizeRoofFan,
} from '../sample-rows.ts';

export const NO_LIMITS = {
  ...{ quantity: null, maxSones: null, maxBrakeHorsepower: null },
  ...{ voltage: null, phase: null, note: null },
};

/** A roof fan of one drive: a fixed speed delivers what it can and not what is scheduled. */
async function roofFanWith(client: ApiClient, driveText: string, changes: object = {}) {
  const { resultId, results } = await sizeRoofFan(client, changes);
  const row = results.find((item) => item.driveText === driveText);
  if (row === undefined) throw new Error(`No fan has the drive ${driveText}`);
  return client.fanItem.create(chosenRow(resultId, row.motorListPrices));
}

/** Without the alternate. */
export const GOLDEN_TAGS = ['EF-1', 'EF-2', 'EF-3', 'EF-3', 'EF-4 ... EF-6', 'RTU-1', 'MUA-1', 'MUA-2', 'UH-1', 'HV-1'];

/**
 * Eleven items: a fixed speed, a belt, mixed air with cooling, electric and gas make-up air, a heater, ceiling fans, two under
 * one tag, a range of tags and an alternate.
 */
export async function goldenProject(client: ApiClient) {
  const { projectId } = await client.projects.create({ projectName: 'Harbor Point Clinic' });
  await client.projects.saveAddress({
    ...{ projectId, addressType: AddressType.Site, streetLine1: '600 E Wells St' },
    ...{ city: 'Milwaukee', state: 'WI', postalCode: '53202' },
  });
  const building = await client.projects.saveBuilding({ projectId, name: 'Clinic', squareFeet: 24_000 });
  await client.projects.facts.save({
    projectId,
    facts: {
      ...{ engineer: 'Lakeside Engineers', contractor: 'Ridge Mechanical', projectNumber: '26-114' },
      ...{ specificationSection: '23 34 23', submittalNumber: '23 34 23-01', status: 'forApproval' },
      ...{ firstName: 'Maya', lastName: 'Lindqvist-Ross', dateFormat: 'monthFirst' },
    },
  });
  const add = async ({ fanItemId }: { readonly fanItemId: string }, tag: string, changes: object = {}) => {
    await attach(client, projectId, fanItemId, { tag, qty: 1, ...changes });
    return fanItemId;
  };
  const chosen = await add(await roofFanWith(client, 'Belt'), 'EF-1', {
    ...{ qty: 2, notes: 'Level 3', location: 'Toilet rooms, level 3', buildingId: building.id },
  });
  await add(await roofFanWith(client, 'Direct', { cfm: 1700, sp: 0.55 }), 'EF-2');
  await add(await configureRoofFan(client, { cfm: 900, sp: 0.25 }), 'EF-3');
  await add(await configureRoofFan(client, { cfm: 900, sp: 0.25 }), 'EF-3');
  await add(await configureRoofFan(client, { cfm: 3100, sp: 0.875 }), 'EF-4 ... EF-6', { qty: 3 });
  await add(await configureRooftopUnit(client), 'RTU-1');
  const heat = { winterTemperature: -1, temperatureRise: 70 };
  const heated = (of: HeatedMakeUpAirCategory, cfm: number) =>
    configureSupplyFan(client, FanCategory.HeatedMakeUpAir, of, { cfm, ...heat });
  await add(await heated(HeatedMakeUpAirCategory.Electric, 2000), 'MUA-1');
  await add(await heated(HeatedMakeUpAirCategory.DirectFired, 4000), 'MUA-2', { location: 'Kitchen roof' });
  const { IndustrialHeater } = FanCategory;
  await add(await configureSupplyFan(client, IndustrialHeater, IndustrialHeaterCategory.Horizontal, heat), 'UH-1');
  await add(await configureCeilingFan(client), 'HV-1', { qty: 3 });
  const alternate = await add(await configureRoofFan(client, { cfm: 2000, sp: 0.5 }), 'EF-1 alternate');
  await client.projects.alternates.set({ projectId, projectItemId: alternate, alternateToId: chosen });
  await client.projects.scheduledDuties.saveMany({
    projectId,
    duties: [
      { ...NO_LIMITS, tag: 'EF-1', airflow: 2500, staticPressure: 0.75 },
      { ...NO_LIMITS, tag: 'EF-2', airflow: 1900, staticPressure: 0.6, location: 'Janitor closets' },
      { ...NO_LIMITS, tag: 'EF-3', airflow: 900, staticPressure: 0.25, quantity: 2 },
      { ...NO_LIMITS, tag: 'EF-4', airflow: 3100, staticPressure: 1.5 },
      { ...NO_LIMITS, tag: 'RTU-1', airflow: 4000, staticPressure: 1 },
    ],
  });
  return projectId;
}
