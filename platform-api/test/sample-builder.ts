import { randomUUID } from 'node:crypto';
import { fanItemSectionsContract } from '@specbuilder/shared-contracts/api';
import type { ApiClient } from '@specbuilder/shared-contracts/client';
import { accountRowsFor } from './account-builder.ts';
import { callerRows } from './account-security-builder.ts';
import { AN_OFFICE } from './calculator-samples.ts';
import { issuedSample } from './deliverables/issued-sample.ts';
import type { SampleRows } from './endpoint-samples.ts';
import { leaverFor } from './privacy-samples.ts';
import { DUTY } from './project-samples.ts';
import {
  attach,
  chosenRow,
  configureRooftopUnit,
  optionIdsByCode,
  sizeCeilingFan,
  sizeRoofFan,
} from './sample-rows.ts';
import { createStaffRows } from './staff-sample-rows.ts';
import { addInvitation, addMember } from './team-builder.ts';
import type { TestApplication } from './test-application.ts';

export interface SampleBuilder {
  /**
   * Rows for a call of the endpoint.
   *
   * @param isFresh makes an item for this call alone where the endpoint works on one
   */
  rowsFor(endpoint: string, userId: string, isFresh: boolean): Promise<SampleRows>;
}

/** Endpoints that work on a load calculation of its own. */
const OF_CALCULATIONS = /^loadCalculator\.(change|remove)\b/;
/** Endpoints that work on a link of its own. */
const OF_SHARES = /^projects\.revokeShare\b/;
/** Endpoints that work on an item of its own, and on one in a project. */
const OF_ITEMS = /^(fanItem|voltage|links|projects\.attachItem)\b/;
const OF_PROJECT_ITEMS = /^(projects\.(items|alternates|reRating|setItemBuilding)|fanItem\.(clone|copyTo))\b/;
/** Endpoints that work on an item that was just changed. */
const OF_CHANGED = /^fanItem\.undo\b/;
/** Endpoints after which a member or an invitation is gone. */
const OF_TEAMS = /^projects\.(members\.(withdraw|change|remove|leave)|invitation\.accept)\b/;
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

/** A rooftop unit in a project whose temperature control is chosen, and the ids of its options. */
async function rooftopUnit(engineer: ApiClient, projectId: string): Promise<SampleRows['rooftop']> {
  const { fanItemId } = await configureRooftopUnit(engineer);
  const optionIds = await optionIdsByCode(engineer, fanItemId);
  await engineer.fanItem.temperatureControls.set({ fanItemId, optionId: optionIds.TCS1 ?? null });
  await attach(engineer, projectId, fanItemId);
  return { fanItemId, optionIds };
}

/** Lets the visitors `editor` and `viewer` into a project of the engineer. */
async function addTeam(server: TestApplication, projectId: string): Promise<void> {
  for (const role of ['editor', 'viewer'] as const) {
    await addMember(server.store.db, projectId, await server.userId(role), role);
  }
}

/** A project with members, and an invitation that the visitor `newcomer` can accept. */
async function createTeam(server: TestApplication, engineer: ApiClient): Promise<SampleRows['team']> {
  const { projectId, userId: invitedById } = await engineer.projects.create({ projectName: `Team ${randomUUID()}` });
  await addTeam(server, projectId);
  const email = 'newcomer@specbuilder.example';
  const invitation = await addInvitation(server.store.db, { projectId, invitedById, email });
  return { projectId, memberId: await server.userId('editor'), ...invitation };
}

/** A project with a revision, of its own: going back would take the items of the others. */
async function createRevised(
  server: TestApplication,
  engineer: ApiClient,
): Promise<Pick<SampleRows, 'document' | 'revised'>> {
  const { projectId } = await engineer.projects.create({ projectName: 'Revised' });
  await addTeam(server, projectId);
  const { revisionId } = await engineer.projects.revisions.issue({ projectId, name: 'Issued for bid' });
  return { document: await engineer.projects.file.export({ projectId }), revised: { projectId, revisionId } };
}

/** A row of a schedule with a tag of its own. */
function scheduleOne(engineer: ApiClient, projectId: string) {
  const dutyId = randomUUID();
  return engineer.projects.scheduledDuties.saveOne({ ...DUTY, projectId, dutyId, tag: `EF-${dutyId}` });
}

/** Searches of the engineer with an item of the second one, in a project. */
async function sizeFans(engineer: ApiClient, projectId: string) {
  const roof = await sizeRoofFan(engineer);
  const ceiling = await sizeCeilingFan(engineer);
  const createCeiling = chosenRow(ceiling.resultId, ceiling.results[0]?.motorListPrices ?? []);
  const ceilingItem = await engineer.fanItem.create(createCeiling);
  await attach(engineer, projectId, ceilingItem.fanItemId);
  const create = chosenRow(roof.resultId, roof.results[0]?.motorListPrices ?? []);
  return {
    roofFan: { resultId: roof.resultId, fanUnitId: roof.results[0]?.fanUnitId ?? 0, create },
    ceilingFan: {
      resultId: ceiling.resultId,
      exhaustFanId: ceiling.results[0]?.exhaustFanId ?? 0,
      create: createCeiling,
    },
    ceilingItemId: ceilingItem.fanItemId,
    specification: roof.specification,
    ceilingSpecification: ceiling.specification,
  };
}

/** What of an item can be chosen. */
async function freeOption(engineer: ApiClient, fanItemId: string): Promise<number> {
  const { fanOptions } = await engineer.fanItem.options.list({ fanItemId });
  const option = fanOptions.find(({ isVisible, isDisabled, isChecked }) => isVisible && !isDisabled && !isChecked);
  return option?.fanOptionId ?? 0;
}

function shareOf(engineer: ApiClient, projectId: string) {
  return engineer.projects.share({ projectId, senderName: '', projectName: '', recipients: ['ana@ruiz.example'] });
}

/** Users who open a link may read its project, so it is not among the projects that strangers are denied. */
async function createShared(engineer: ApiClient): Promise<Pick<SampleRows, 'shareId' | 'sharedReferenceId'>> {
  const { projectId, referenceId } = await engineer.projects.create({ projectName: 'Shared' });
  const { shareId } = await shareOf(engineer, projectId);
  return { shareId, sharedReferenceId: referenceId };
}

async function changeOption(engineer: ApiClient, fanItemId: string, fanOptionId: number) {
  return (await engineer.fanItem.options.set({ fanItemId, fanOptionId, selected: true })).item;
}

/** Rows of the user `engineer`, and alerts and notes of the user `sales`. */
export async function createSampleBuilder(server: TestApplication): Promise<SampleBuilder> {
  const engineer = await server.clientOf('engineer');
  const { userId: customerId } = await engineer.user.details();
  const { projectId } = await engineer.projects.create({ projectName: 'Matrix' });
  await addTeam(server, projectId);
  const sized = { ...(await sizeFans(engineer, projectId)), rooftop: await rooftopUnit(engineer, projectId) };
  const createItem = () => engineer.fanItem.create(sized.roofFan.create);
  const createPlacedItem = async () => {
    const placed = await createItem();
    return attach(engineer, projectId, placed.fanItemId);
  };
  const shared = await createShared(engineer);
  const createProject = () => engineer.projects.create({ projectName: `Matrix ${randomUUID()}` });
  const staffRows = await createStaffRows(await server.clientOf('sales'), customerId);
  const createBuilding = () => engineer.projects.saveBuilding({ projectId, squareFeet: 1000 });
  const lasting = {
    revision: { ...(await createRevised(server, engineer)), issued: await issuedSample(server, engineer, projectId) },
    item: await createPlacedItem(),
    placed: await createPlacedItem(),
    calculation: await engineer.loadCalculator.create(AN_OFFICE),
    link: await shareOf(engineer, projectId),
    building: await createBuilding(),
    team: await createTeam(server, engineer),
    duty: await scheduleOne(engineer, projectId),
  };
  const fanOptionId = await freeOption(engineer, lasting.item.fanItemId);
  return {
    async rowsFor(endpoint, userId, isFresh) {
      const makesOne = (of: RegExp) => isFresh && of.test(endpoint) && !isSectionEndpoint(endpoint);
      // Its maker attaches an item that is in no project yet; what others may do with one follows from its project.
      const isLoose = endpoint === 'projects.attachItem' && userId === customerId;
      const item = makesOne(OF_ITEMS) ? await (isLoose ? createItem() : createPlacedItem()) : lasting.item;
      const changed = makesOne(OF_CHANGED) ? await changeOption(engineer, item.fanItemId, fanOptionId) : item;
      const placed = makesOne(OF_PROJECT_ITEMS) ? await createPlacedItem() : lasting.placed;
      const team = makesOne(OF_TEAMS) ? await createTeam(server, engineer) : lasting.team;
      const project = makesOne(ENDS_PROJECT) ? await createProject() : { projectId };
      const link = makesOne(OF_SHARES) ? await shareOf(engineer, projectId) : lasting.link;
      const building = makesOne(OF_BUILDINGS) ? await createBuilding() : lasting.building;
      const duty = makesOne(OF_DUTIES) ? await scheduleOne(engineer, projectId) : lasting.duty;
      return {
        ...(await callerRows(server, endpoint, userId, isFresh)),
        leaver: await leaverFor(server, endpoint, userId, isFresh),
        customerId,
        account: await accountRowsFor(server, endpoint, userId),
        ...(await staffRows(endpoint, isFresh)),
        calculation: makesOne(OF_CALCULATIONS) ? await engineer.loadCalculator.create(AN_OFFICE) : lasting.calculation,
        projectId: project.projectId,
        team,
        ...shared,
        revocableShareId: link.shareId,
        ...lasting.revision,
        ...sized,
        fanItemId: item.fanItemId,
        itemState: changed.rowVersion,
        projectItemId: placed.fanItemId,
        projectItemVersion: placed.rowVersion,
        buildingId: building.id,
        dutyId: duty.id,
        fanOptionId,
        motorId: item.motor.motorId,
        motorVoltageId: item.voltage.id,
      };
    },
  };
}
