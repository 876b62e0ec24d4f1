import { randomUUID } from 'node:crypto';
import type { ApiClient } from '@specbuilder/shared-contracts/client';
import { AddressType } from '@specbuilder/shared-contracts/domain';
import { attach, configureCeilingFan, configureRoofFan } from './sample-rows.ts';

/** A project with everything that a project may have. */
export async function fullProject(engineer: ApiClient) {
  const projectName = `Plant ${randomUUID().slice(0, 8)}`;
  const { projectId } = await engineer.projects.create({ projectName, address: { postalCode: '60606' } });
  await engineer.projects.saveAddress({ projectId, addressType: AddressType.Shipping, city: 'Gary', state: 'IN' });
  const building = await engineer.projects.saveBuilding({ projectId, squareFeet: 20_000 });
  const ceiling = await configureCeilingFan(engineer);
  await attach(engineer, projectId, ceiling.fanItemId, { tag: 'HV-1', qty: 3, buildingId: building.id });
  for (const tag of ['EF-1', 'EF-2']) {
    await attach(engineer, projectId, (await configureRoofFan(engineer)).fanItemId, { tag, notes: `Roof ${tag}` });
  }
  return engineer.projects.read({ projectId });
}
