import { randomBytes } from 'node:crypto';
import type { ProjectShare, SharedProject, ShareRequest } from '@specbuilder/shared-contracts/api';
import { findUser, userDisplayName } from '../../accounts/index.ts';
import type { Brands, Outbox } from '../../brand/index.ts';
import { type Caller, invalid, notFound, type Queryable, SHARING_MESSAGES, type UnitOfWork } from '../../core/index.ts';
import type { ItemsToday } from '../fan-items/items-today.ts';
import { readProject } from '../project/service.ts';
import { findProject } from '../project/store.ts';
import { shareMail } from './mails.ts';
import { shareAddress } from './share-address.ts';
import * as store from './store.ts';

export interface SharingPorts {
  readonly outbox: Outbox;
  readonly brands: Brands;
  readonly publicUrl: string;
}

/** 192 bits, too many to find by trying. */
const SHARE_ID_BYTES = 24;

/**
 * Creates a link to the project and mails it to each recipient, all in one transaction (SHR-011).
 *
 * @throws HttpError 'invalid' on expirationDate when it is in the past
 */
export async function shareProject(
  unit: UnitOfWork,
  caller: Caller,
  { projectId, recipients, expirationDate, timeZone }: ShareRequest & { readonly projectId: string },
  ports: SharingPorts,
): Promise<ProjectShare> {
  const { tx } = unit;
  const project = await findProject(tx, projectId);
  const sender = (await findUser(tx, caller.userId))?.user;
  if (project === undefined || sender === undefined) throw notFound('project');
  const brand = ports.brands.get(project.manufacturerLabelId);
  if (brand === undefined) throw new Error(`Project ${projectId} is of brand ${project.manufacturerLabelId}, unknown`);
  const expiresOnUtc = expirationDate ? new Date(expirationDate) : null;
  if (expiresOnUtc !== null && expiresOnUtc <= new Date()) throw invalid('expirationDate', SHARING_MESSAGES.inThePast);
  const share = await store.insertShare(tx, {
    id: randomBytes(SHARE_ID_BYTES).toString('base64url'),
    projectId,
    senderId: caller.userId,
    recipients: distinct(recipients),
    expiresOnUtc,
  });
  const url = shareAddress(ports.publicUrl, share.id, project.manufacturerLabelId);
  const facts = { brand, projectName: project.name, senderName: userDisplayName(sender), senderEmail: sender.email };
  for (const recipient of share.recipients) {
    await ports.outbox.post(unit, shareMail(recipient, { ...facts, url, expiresOnUtc, timeZone: timeZone ?? null }));
  }
  unit.about({ projectId });
  return shareResponse({ ...share, readerCount: 0, lastOpenedOnUtc: null }, url);
}

/** Who has which link, the newest first. */
export async function listShares(db: Queryable, projectId: string, publicUrl: string): Promise<ProjectShare[]> {
  const project = await findProject(db, projectId);
  if (project === undefined) throw notFound('project');
  const shares = await store.listShares(db, projectId);
  return shares.map((share) => shareResponse(share, shareAddress(publicUrl, share.id, project.manufacturerLabelId)));
}

/**
 * Ends a link immediately; a second call changes nothing.
 *
 * @throws HttpError 'not-found' when the project has no such link
 */
export async function revokeShare(
  unit: UnitOfWork,
  { projectId, shareId }: { readonly projectId: string; readonly shareId: string },
  publicUrl: string,
): Promise<ProjectShare> {
  await store.revokeShareRow(unit.tx, projectId, shareId);
  const share = (await listShares(unit.tx, projectId, publicUrl)).find((item) => item.shareId === shareId);
  if (share === undefined) throw notFound('project');
  return share;
}

/**
 * The project of a link for anyone who has it; a user who opened it may read the project until the link ends.
 *
 * @throws HttpError 'not-found' for a link that ended, was revoked or never existed
 */
export async function readShared(
  db: Queryable,
  caller: Caller,
  shareId: string,
  today: ItemsToday,
): Promise<SharedProject> {
  const share = await liveShare(db, shareId);
  const project = await readProject(db, share.projectId, { userId: caller.userId, isReadOnly: true }, today);
  const sender = (await findUser(db, share.senderId))?.user;
  if (project.userId !== caller.userId) await store.noteOpening(db, shareId, caller.userId);
  return {
    ...project,
    shareId,
    sharedBy: sender === undefined ? '' : userDisplayName(sender),
    expiresOnUtc: share.expiresOnUtc?.toISOString() ?? null,
  };
}

/** @throws HttpError 'not-found' for a link that ended, was revoked or never existed */
export async function liveShare(db: Queryable, shareId: string): Promise<store.ShareRow> {
  const share = await store.findLiveShare(db, shareId, new Date());
  if (share === undefined) throw notFound('project');
  return share;
}

/** Case does not make another address. */
function distinct(recipients: readonly string[]): string[] {
  return [...new Map(recipients.map((address) => [address.toLowerCase(), address])).values()];
}

function shareResponse(share: store.ShareRow & store.Openings, url: string): ProjectShare {
  return {
    shareId: share.id,
    url,
    recipients: share.recipients,
    createdOnUtc: share.createdOnUtc.toISOString(),
    expiresOnUtc: share.expiresOnUtc?.toISOString() ?? null,
    revokedOnUtc: share.revokedOnUtc?.toISOString() ?? null,
    readerCount: share.readerCount,
    lastOpenedOnUtc: share.lastOpenedOnUtc?.toISOString() ?? null,
  };
}
