import { randomUUID } from 'node:crypto';
import { fanItemSectionsContract } from '@specbuilder/shared-contracts/api';
import type { ApiClient } from '@specbuilder/shared-contracts/client';
import { ALERT, type SampleRows } from './endpoint-samples.ts';
import { DUTY } from './project-samples.ts';
import {
  attach,
  chosenRow,
  configureCeilingFan,
  configureRooftopUnit,
  optionIdsByCode,
  sizeCeilingFan,
  sizeRoofFan,
} from './sample-rows.ts';

export interface SampleMaker {
  /**
   * Rows for a call of the endpoint.
   *
   * @param isFresh makes an item for this call alone where the endpoint works on one
   */
  rowsFor(endpoint: string, userId: string, isFresh: boolean): Promise<SampleRows>;
}

/** Endpoints that work on an alert of its own. */
const OF_ALERTS = /^alerts\.(change|remove)\b/;
/** Endpoints that work on a link of its own. */
const OF_SHARES = /^projects\.revokeShare\b/;
/** Endpoints that work on an item of its own, and on one in a project. */
const OF_ITEMS = /^(fanItem|voltage|projects\.attachItem)\b/;
const OF_PROJECT_ITEMS = /^(projects\.(items|alternates|reRating|setItemBuilding)|fanItem\.(clone|copyTo))\b/;
/** Endpoints after which there is no project. */
const ENDS_PROJECT = /^projectStubs\.delete\b/;
/** Endpoints that work on a row of a schedule of its own. */
const OF_DUTIES = /^projects\.scheduledDuties\.delete\b/;
/** Endpoints that work on a building of its own. */
const OF_BUILDINGS = /^projects\.deleteBuilding\b/;

/** Endpoints of the extended sections share one unit: no call of theirs takes anything from the next. */
function isSectionEndpoint(endpoint: string): boolean {
  return Object.keys(fanItemSectionsContract).includes(endpoint.split('.')[1] ?? '');
}

/** A rooftop unit whose temperature control is chosen, and the ids of its options. */
async function rooftopUnit(engineer: ApiClient): Promise<SampleRows['rooftop']> {
  const { fanItemId } = await configureRooftopUnit(engineer);
  const optionIds = await optionIdsByCode(engineer, fanItemId);
  await engineer.fanItem.temperatureControls.set({ fanItemId, optionId: optionIds.TCS1 ?? null });
  return { fanItemId, optionIds };
}

/** A row of a schedule with a tag of its own. */
function scheduleOne(engineer: ApiClient, projectId: string) {
  const dutyId = randomUUID();
  return engineer.projects.scheduledDuties.saveOne({ ...DUTY, projectId, dutyId, tag: `EF-${dutyId}` });
}

/**
 * @param engineer whose rows they are
 * @param sales whose alerts they are
 */
export async function createSampleMaker(engineer: ApiClient, sales: ApiClient): Promise<SampleMaker> {
  const { userId: customerId } = await engineer.user.details();
  const { projectId } = await engineer.projects.create({ projectName: 'Matrix' });
  const roof = await sizeRoofFan(engineer);
  const ceiling = await sizeCeilingFan(engineer);
  const ceilingItem = await configureCeilingFan(engineer);
  const create = chosenRow(roof.resultId, roof.results[0]?.motorListPrices ?? []);
  const createItem = () => engineer.fanItem.create(create);
  const createPlacedItem = async () => {
    const placed = await createItem();
    return attach(engineer, projectId, placed.fanItemId);
  };
  const share = (sharedId: string) =>
    engineer.projects.share({ projectId: sharedId, senderName: '', projectName: '', recipients: ['ana@ruiz.example'] });
  // Who opens a link may read its project, so it is none of those that strangers are refused.
  const shared = await engineer.projects.create({ projectName: 'Shared' });
  const sharedLink = await share(shared.projectId);
  const createProject = () => engineer.projects.create({ projectName: `Matrix ${randomUUID()}` });
  const createAlert = () => sales.alerts.create(ALERT);
  const createBuilding = () => engineer.projects.saveBuilding({ projectId, squareFeet: 1000 });
  const lasting = {
    item: await createItem(),
    placed: await createPlacedItem(),
    alert: await createAlert(),
    link: await share(projectId),
    building: await createBuilding(),
    duty: await scheduleOne(engineer, projectId),
  };
  const { fanOptions } = await engineer.fanItem.options.list({ fanItemId: lasting.item.fanItemId });
  const option = fanOptions.find(({ isVisible, isDisabled, isChecked }) => isVisible && !isDisabled && !isChecked);
  const rooftop = await rooftopUnit(engineer);
  return {
    async rowsFor(endpoint, userId, isFresh) {
      const makesOne = (of: RegExp) => isFresh && of.test(endpoint) && !isSectionEndpoint(endpoint);
      const item = makesOne(OF_ITEMS) ? await createItem() : lasting.item;
      const placed = makesOne(OF_PROJECT_ITEMS) ? await createPlacedItem() : lasting.placed;
      const project = makesOne(ENDS_PROJECT) ? await createProject() : { projectId };
      const alert = makesOne(OF_ALERTS) ? await createAlert() : lasting.alert;
      const link = makesOne(OF_SHARES) ? await share(projectId) : lasting.link;
      const building = makesOne(OF_BUILDINGS) ? await createBuilding() : lasting.building;
      const duty = makesOne(OF_DUTIES) ? await scheduleOne(engineer, projectId) : lasting.duty;
      return {
        userId,
        customerId,
        alertId: alert.id,
        projectId: project.projectId,
        shareId: sharedLink.shareId,
        revocableShareId: link.shareId,
        sharedReferenceId: shared.referenceId,
        roofFan: { resultId: roof.resultId, fanUnitId: roof.results[0]?.fanUnitId ?? 0, create },
        ceilingFan: { resultId: ceiling.resultId, exhaustFanId: ceiling.results[0]?.exhaustFanId ?? 0 },
        fanItemId: item.fanItemId,
        ceilingItemId: ceilingItem.fanItemId,
        rooftop,
        projectItemId: placed.fanItemId,
        projectItemVersion: placed.rowVersion,
        buildingId: building.id,
        dutyId: duty.id,
        fanOptionId: option?.fanOptionId ?? 0,
        motorId: item.motor.motorId,
        motorVoltageId: item.voltage.id,
        specification: roof.specification,
        ceilingSpecification: ceiling.specification,
      };
    },
  };
}
