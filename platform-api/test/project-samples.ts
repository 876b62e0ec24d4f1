import { randomUUID } from 'node:crypto';
import { AddressType } from '@specbuilder/shared-contracts/domain';
import type { EndpointSample, SampleRows } from './endpoint-sample.ts';

/** 2,500 cfm at 0.75 in. w.g., and nothing else. */
export const DUTY = {
  ...{ tag: 'EF-7', airflow: 2500, staticPressure: 0.75, quantity: null, maxSones: null },
  ...{ maxBrakeHorsepower: null, voltage: null, phase: null, note: null },
};

/** Calls about projects and their items. */
export const PROJECT_SAMPLES: Readonly<Record<string, (rows: SampleRows) => EndpointSample>> = {
  'projects.attachItem': ({ projectId, fanItemId }) => ({
    params: { projectId },
    body: { itemId: fanItemId, tag: 'EF-1', qty: 1, notes: null },
    bad: { body: { itemId: fanItemId, tag: 'EF-1', qty: 0, notes: null } },
  }),
  'projects.alternates.set': ({ projectId, projectItemId }) => ({
    params: { projectId, projectItemId },
    body: { alternateToId: null },
    bad: { body: { alternateToId: 'x' } },
  }),
  'projects.alternates.choose': ({ projectId, projectItemId }) => ({
    params: { projectId, projectItemId },
    bad: { params: { projectItemId: 'x' } },
  }),
  'projects.saveSizingDefaults': ({ projectId }) => ({
    params: { projectId },
    body: { sizingDefaults: { altitude: 5280, motorSupply: '460/3', tagPatterns: { exhaust: 'EF-' } } },
    bad: { body: { sizingDefaults: { motorSupply: '461/3' } } },
  }),
  'projects.facts.read': ({ projectId }) => ({ params: { projectId }, bad: { params: { projectId: 'x' } } }),
  'projects.facts.save': ({ projectId }) => ({
    params: { projectId },
    body: { facts: { contractor: 'Ridge Mechanical', status: 'forApproval' } },
    bad: { body: { facts: { status: 'done' } } },
  }),
  'projects.scheduledDuties.read': ({ projectId }) => ({ params: { projectId }, bad: { params: { projectId: 'x' } } }),
  'projects.scheduledDuties.saveMany': ({ projectId }) => ({
    params: { projectId },
    body: { duties: [DUTY] },
    bad: { body: { duties: [] } },
  }),
  'projects.scheduledDuties.saveOne': ({ projectId, dutyId }) => ({
    params: { projectId, dutyId },
    body: { ...DUTY, tag: `EF-${dutyId}` },
    bad: { body: { ...DUTY, airflow: -1 } },
  }),
  'projects.scheduledDuties.delete': ({ projectId, dutyId }) => ({
    params: { projectId },
    body: { dutyIds: [dutyId] },
    bad: { body: { dutyIds: [] } },
  }),
  'projects.scheduledDuties.fromCriteria': ({ projectId, projectItemId }) => ({
    params: { projectId },
    body: { projectItemIds: [projectItemId] },
    bad: { body: { projectItemIds: [] } },
  }),
  'projects.items.read': ({ projectId, projectItemId }) => ({
    params: { projectId, projectItemId },
    bad: { params: { projectItemId: 'x' } },
  }),
  'projects.items.update': ({ projectId, projectItemId }) => ({
    params: { projectId, projectItemId },
    body: { notes: 'Level 3' },
    bad: { body: { qty: 0 } },
  }),
  'projects.items.setMany': ({ projectId, projectItemId }) => ({
    params: { projectId },
    body: { items: [{ projectItemId, tag: 'EF-9', quantity: 2, notes: null }] },
    bad: { body: { items: [] } },
  }),
  'projects.items.setIndex': ({ projectId, projectItemId }) => ({
    params: { projectId, projectItemId, itemIndex: '0' },
    bad: { params: { itemIndex: '-1' } },
  }),
  'projects.items.voltages': ({ projectId, projectItemId }) => ({
    params: { projectId, projectItemId },
    bad: { params: { projectItemId: 'x' } },
  }),
  'projects.items.motor': ({ projectId, projectItemId }) => ({
    params: { projectId, projectItemId },
    bad: { params: { projectItemId: 'x' } },
  }),
  'projects.items.restore': ({ projectId, projectItemId }) => ({
    params: { projectId },
    body: { projectItemIds: [projectItemId] },
    bad: { body: { projectItemIds: [] } },
  }),
  'projects.items.setTagQuantityAndNotes': ({ projectId, projectItemId }) => ({
    params: { projectId, projectItemId },
    body: { tag: 'EF-2', quantity: 3, notes: null },
    bad: { body: { tag: 'EF-2', quantity: 0, notes: null } },
  }),
  'projects.items.delete': ({ projectId, projectItemId }) => ({
    params: { projectId },
    body: { projectItemIds: [projectItemId] },
    bad: { body: { projectItemIds: [] } },
  }),
  'projectStubs.list': () => ({ bad: null }),
  'projectStubs.read': ({ projectId }) => ({ params: { projectId }, bad: { params: { projectId: 'x' } } }),
  'projectStubs.page': () => ({ query: { search: 'chicago', order: 'name' }, bad: { query: { order: 'x' } } }),
  'projectStubs.delete': ({ projectId }) => ({ params: { projectId }, bad: { params: { projectId: 'x' } } }),
  'projects.create': () => ({ body: { projectName: `Sample ${randomUUID()}` }, bad: { body: { projectName: '' } } }),
  'projects.read': ({ projectId }) => ({ params: { projectId }, bad: { params: { projectId: 'x' } } }),
  'projects.rename': ({ projectId }) => ({
    params: { projectId },
    body: { projectName: 'Renamed' },
    bad: { body: { projectName: 7 } },
  }),
  'projects.change': ({ projectId }) => ({
    params: { projectId },
    body: { projectName: 'Changed', address: { city: 'Denver' } },
    bad: { body: { projectName: 'A/B' } },
  }),
  'projects.archive': ({ projectId }) => ({
    params: { projectId },
    body: { isArchived: false },
    bad: { body: { isArchived: 'yes' } },
  }),
  'projects.buildings': ({ projectId }) => ({ params: { projectId }, bad: { params: { projectId: 'x' } } }),
  'projects.saveBuilding': ({ projectId }) => ({
    params: { projectId },
    body: { squareFeet: 1000 },
    bad: { body: { squareFeet: -1 } },
  }),
  'projects.deleteBuilding': ({ projectId, buildingId }) => ({
    params: { projectId, buildingId: String(buildingId) },
    bad: { params: { buildingId: 'x' } },
  }),
  'projects.setItemBuilding': ({ projectId, projectItemId }) => ({
    params: { projectId, projectItemId },
    body: { buildingId: null },
    bad: { body: { buildingId: 'x' } },
  }),
  'projects.operatingCost.default': () => ({ bad: null }),
  'projects.operatingCost.save': ({ projectId }) => ({
    params: { projectId },
    body: { daysPerWeek: 5, hoursPerDay: 12, electricCostPerKwh: 0.142 },
    bad: { body: { daysPerWeek: 8, hoursPerDay: 12, electricCostPerKwh: 0.142 } },
  }),
  'projects.operatingCost.energy': ({ projectId }) => ({
    params: { projectId },
    query: { daysPerWeek: '5', hoursPerDay: '12' },
    bad: { query: { daysPerWeek: '8' } },
  }),
  'projects.models.rate': ({ projectId }) => ({
    params: { projectId },
    body: { model: 'KRB245', cfm: 2500, sp: 0.75 },
    bad: { body: { model: '', cfm: 2500, sp: 0.75 } },
  }),
  'projects.models.add': ({ projectId }) => ({
    params: { projectId },
    body: { model: 'KHL-24T', cfm: null, sp: null, tag: 'CF-1', qty: 1, notes: null },
    bad: { body: { model: 'KHL-24T', cfm: null, sp: null, tag: 'CF-1', qty: 0, notes: null } },
  }),
  'projects.byDuty.add': ({ projectId, roofFan, specification }) => ({
    params: { projectId },
    body: { lines: [{ lineId: '1', specification, ...fanOf(roofFan.create), tag: 'EF-8', qty: 2, notes: null }] },
    bad: { body: { lines: [] } },
  }),
  'projects.reRating.preview': ({ projectId, projectItemId }) => ({
    params: { projectId },
    body: { projectItemIds: [projectItemId], altitude: 5280 },
    bad: { body: { projectItemIds: [projectItemId], altitude: 30_000 } },
  }),
  'projects.reRating.apply': ({ projectId, projectItemId, projectItemVersion }) => ({
    params: { projectId },
    body: { items: [{ projectItemId, rowVersion: projectItemVersion }], altitude: 5280 },
    bad: { body: { items: [] } },
  }),
  'projects.address': ({ projectId }) => ({
    params: { projectId, addressType: String(AddressType.Site) },
    bad: { params: { addressType: 'Nowhere' } },
  }),
  'projects.saveAddress': ({ projectId }) => ({
    params: { projectId },
    body: { addressType: AddressType.Site, city: 'Denver' },
    bad: { body: { addressType: AddressType.Site, postalCode: '1' } },
  }),
};

/** The fan, motor and voltage of a choice, without the result that it was made in. */
function fanOf(create: { readonly resultId?: string }): object {
  const { resultId: _result, ...fan } = create;
  return fan;
}
