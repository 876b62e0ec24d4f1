import type { ApiClient } from '@specbuilder/shared-contracts/client';
import {
  AddressType,
  FanCategory,
  HeatedMakeUpAirCategory,
  IndustrialHeaterCategory,
  MakeUpAirCategory,
} from '@specbuilder/shared-contracts/domain';
import {
  attach,
  configureCeilingFan,
  configureRoofFan,
  configureRooftopUnit,
  configureSupplyFan,
  optionIdsByCode,
} from '../sample-rows.ts';

/** A clinic with equipment of every kind that schedules and specifications distinguish. */
export async function equipmentProject(client: ApiClient, projectName = 'Harbor Point Clinic') {
  const { projectId } = await client.projects.create({ projectName });
  await client.projects.saveAddress({
    ...{ projectId, addressType: AddressType.Site, streetLine1: '600 E Wells St' },
    ...{ city: 'Milwaukee', state: 'WI', postalCode: '53202' },
  });
  const building = await client.projects.saveBuilding({ projectId, squareFeet: 20_000 });
  const add = async (fanItemId: string, tag: string, changes: object = {}) => {
    await attach(client, projectId, fanItemId, { tag, qty: 1, ...changes });
    return fanItemId;
  };
  const choose = async (fanItemId: string, ...codes: readonly string[]) => {
    const ids = await optionIdsByCode(client, fanItemId);
    for (const code of codes) {
      const fanOptionId = ids[code];
      if (fanOptionId === undefined) throw new Error(`${code} is not offered`);
      await client.fanItem.options.set({ fanItemId, fanOptionId, selected: true });
    }
  };
  const roof = await configureRoofFan(client);
  await choose(roof.fanItemId, 'SWN3', 'BSC');
  const items = {
    exhaust: await add(roof.fanItemId, 'EF-1', { qty: 2, notes: 'Sterile processing, level 3' }),
    supply: await add(
      (await configureSupplyFan(client, FanCategory.MakeUpAir, MakeUpAirCategory.RooftopFiltered)).fanItemId,
      'SF-1',
    ),
    heatedSupply: await add(
      (await configureSupplyFan(client, FanCategory.HeatedMakeUpAir, HeatedMakeUpAirCategory.DirectFired, HEAT))
        .fanItemId,
      'MUA-1',
    ),
    hvacUnit: await add((await configureRooftopUnit(client)).fanItemId, 'RTU-1'),
    ceilingFan: await add((await configureCeilingFan(client)).fanItemId, 'HV-1', { qty: 3, buildingId: building.id }),
    heater: await add(
      (await configureSupplyFan(client, FanCategory.IndustrialHeater, IndustrialHeaterCategory.Horizontal, HEAT))
        .fanItemId,
      'UH-1',
    ),
  };
  return { projectId, items };
}

const HEAT = { winterTemperature: -1, temperatureRise: 70 };
