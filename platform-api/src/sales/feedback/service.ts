import type { AssistanceRequest, Feedback, RegionalEditRequest } from '@specbuilder/shared-contracts/api';
import { FALLBACK_SALES_REGION, regionOfUser } from '@specbuilder/shared-contracts/domain';
import { findUser } from '../../accounts/index.ts';
import { type Brand, finishedFiles, type Outbox } from '../../brand/index.ts';
import { type Caller, FEEDBACK_MESSAGES, invalid, type UnitOfWork } from '../../core/index.ts';
import { isRegionValid } from '../../places/index.ts';
import { findStub } from '../../projects/index.ts';
import { assistanceMail, feedbackMail, regionEditMail } from './mails.ts';
import { addVisitorRequest, findRegionEmail } from './store.ts';

/** Keeps feedback and sends it to the brand's support address. */
export async function submitFeedback(unit: UnitOfWork, outbox: Outbox, brand: Brand, request: Feedback): Promise<void> {
  await keep(unit, 'feedback', null, request);
  await outbox.post(unit, feedbackMail(supportAddress(brand), brand, request));
}

/**
 * Stores a request for help and sends it to the caller's sales region: from the settings of a signed-in user, from the
 * session of a guest, otherwise national accounts. National accounts also replace a region that is closed or
 * not the brand's, and every region under a brand with a single region: the office their page shows.
 *
 * @throws HttpError 'invalid' for a region that does not exist, or a file that was not uploaded completely
 */
export async function requestAssistance(
  unit: UnitOfWork,
  outbox: Outbox,
  brand: Brand,
  caller: Caller | null,
  request: AssistanceRequest,
): Promise<void> {
  const { projectId, fileIds = [] } = request;
  const project = projectId === null ? null : await describeProject(unit, projectId);
  const ofSession = request.unAuthenticatedUserSalesRegionId;
  if (caller === null && ofSession !== null) await regionAddress(unit, ofSession, 'unAuthenticatedUserSalesRegionId');
  const preferred = caller === null ? ofSession : await regionOfCaller(unit, caller.userId);
  const number = await servingRegion(unit, brand, preferred);
  const recipient = await regionAddress(unit, number, 'unAuthenticatedUserSalesRegionId');
  const files = await finishedFiles(unit, fileIds);
  await keep(unit, 'assistance', number, request);
  if (projectId !== null) unit.about({ projectId });
  await outbox.post(unit, assistanceMail(recipient, brand, number, request, { project, files }));
}

/**
 * Stores the request to correct a region and sends it to the brand's support address. It changes nothing by itself
 * so guests may send one too.
 *
 * @throws HttpError 'invalid' for a region that does not exist
 */
export async function submitRegionalEdit(
  unit: UnitOfWork,
  outbox: Outbox,
  brand: Brand,
  request: RegionalEditRequest,
): Promise<void> {
  const { regionNumber } = request;
  await regionAddress(unit, regionNumber, 'regionNumber');
  await keep(unit, 'region-edit', regionNumber, request);
  await outbox.post(unit, regionEditMail(supportAddress(brand), brand, request));
}

type Kept = Parameters<typeof addVisitorRequest>[1];

function keep(
  { tx, actor, manufacturerLabelId }: UnitOfWork,
  kind: Kept['kind'],
  salesRegion: number | null,
  payload: Kept['payload'],
): Promise<void> {
  return addVisitorRequest(tx, { manufacturerLabelId, userId: actor.userId, kind, salesRegion, payload });
}

async function describeProject({ tx }: UnitOfWork, projectId: string): Promise<string> {
  const stub = await findStub(tx, projectId);
  if (stub === undefined) throw invalid('projectId', FEEDBACK_MESSAGES.noSuchProject);
  return `${stub.name} (${stub.referenceId})`;
}

async function regionOfCaller({ tx }: UnitOfWork, userId: string): Promise<number | null> {
  const found = await findUser(tx, userId);
  return found === undefined ? null : regionOfUser(found.user, found.settings);
}

async function servingRegion({ tx }: UnitOfWork, brand: Brand, preferred: number | null): Promise<number> {
  if (preferred === null || !brand.settings.hasMultipleRegions) return FALLBACK_SALES_REGION;
  return (await isRegionValid(tx, preferred, brand.manufacturerLabelId)) ? preferred : FALLBACK_SALES_REGION;
}

async function regionAddress({ tx }: UnitOfWork, region: number, field: string): Promise<string> {
  const address = await findRegionEmail(tx, region);
  if (address === undefined) throw invalid(field, FEEDBACK_MESSAGES.noSuchRegion({ region }));
  return address;
}

function supportAddress({ manufacturerLabelId, settings: { urls } }: Brand): string {
  const [scheme, address] = urls['support']?.split(':') ?? [];
  if (scheme !== 'mailto' || !address) throw new Error(`Brand ${manufacturerLabelId} has no support address`);
  return address;
}
