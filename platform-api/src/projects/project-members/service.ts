import type {
  MemberRole,
  NewInvitation,
  OpenedInvitation,
  PendingInvitation,
  ProjectMember,
  ProjectTeam,
} from '@specbuilder/shared-contracts/api';
import { findUser, type UserRow, userDisplayName } from '../../accounts/index.ts';
import { type Brands, brandAddress, type Outbox } from '../../brand/index.ts';
import { type Caller, invalid, MEMBERS_MESSAGES, notFound, type Queryable, type UnitOfWork } from '../../core/index.ts';
import { noteChange } from '../project/change-note.ts';
import { findProject, lockProject, type ProjectRow } from '../project/store.ts';
import { invitationTokenHash, newInvitationToken } from './invitation-token.ts';
import { invitationMail } from './mails.ts';
import * as store from './store.ts';

export interface InvitationPorts {
  readonly outbox: Outbox;
  readonly brands: Brands;
  readonly publicUrl: string;
}

const INVITATION_DAYS = 14;
const DAY_MS = 86_400_000;
/** Who works on a project, invited or there already. */
const MAX_PEOPLE = 50;
const CHANGED = { what: 'members' } as const;

/** Who works on a project; addresses and invitations for its owner alone. */
export async function readTeam(db: Queryable, caller: Caller, projectId: string): Promise<ProjectTeam> {
  const project = await existingProject(db, projectId);
  const owner = (await findUser(db, project.userId))?.user;
  const isOwner = project.userId === caller.userId;
  const members = await store.listMembers(db, projectId);
  const invitations = isOwner ? await store.listInvitations(db, projectId) : [];
  return {
    owner: { userId: project.userId, name: owner === undefined ? '' : userDisplayName(owner) },
    members: members.map(({ member, user }) => memberResponse(member, user, isOwner)),
    invitations: invitations.map(invitationResponse),
  };
}

/**
 * Invites an address by mail. It replaces an earlier invitation, so that each address has one working link.
 *
 * @throws HttpError 'invalid' on email for the owner, for a member and in a project that is full
 */
export async function invite(
  unit: UnitOfWork,
  caller: Caller,
  { projectId, email, role }: NewInvitation & { readonly projectId: string },
  { outbox, brands, publicUrl }: InvitationPorts,
): Promise<PendingInvitation> {
  const { tx } = unit;
  const project = await lockProject(tx, projectId);
  const sender = (await findUser(tx, caller.userId))?.user;
  if (project === undefined || sender === undefined) throw notFound('project');
  const brand = brands.get(project.manufacturerLabelId);
  if (brand === undefined) throw new Error(`Project ${projectId} is of brand ${project.manufacturerLabelId}, unknown`);
  const emailKey = email.toLowerCase();
  await rejectKnown(tx, project, sender, emailKey);
  const token = newInvitationToken();
  const expiresOnUtc = new Date(Date.now() + INVITATION_DAYS * DAY_MS);
  const invited = { projectId, email, emailKey, role, invitedById: caller.userId, expiresOnUtc };
  const invitation = await store.saveInvitation(tx, { ...invited, tokenHash: invitationTokenHash(token) });
  const mail = invitationMail({
    brand,
    recipient: email,
    projectName: project.name,
    role,
    expiresOnUtc,
    senderName: userDisplayName(sender),
    senderEmail: sender.email,
    url: brandAddress(publicUrl, `/projects/invitation/${token}`, project.manufacturerLabelId),
  });
  await outbox.post(unit, mail);
  unit.about({ projectId });
  return invitationResponse(invitation);
}

/** @throws HttpError 'not-found' when the project has no such invitation */
export async function withdraw({ tx }: UnitOfWork, projectId: string, invitationId: string): Promise<void> {
  if (!(await store.deleteInvitation(tx, projectId, invitationId))) throw notFound('invitation');
}

/** @throws HttpError 'not-found' when the project has no such member */
export async function changeMember(
  unit: UnitOfWork,
  { projectId, userId, role }: { readonly projectId: string; readonly userId: string; readonly role: MemberRole },
): Promise<ProjectMember> {
  const { tx } = unit;
  await lockProject(tx, projectId);
  await store.setRole(tx, projectId, userId, role);
  const found = (await store.listMembers(tx, projectId)).find(({ user }) => user.id === userId);
  if (found === undefined) throw notFound('user');
  await noteChange(unit, projectId, CHANGED);
  return memberResponse(found.member, found.user, true);
}

/** @throws HttpError 'not-found' when the project has no such member */
export async function removeMember(unit: UnitOfWork, projectId: string, userId: string): Promise<void> {
  await lockProject(unit.tx, projectId);
  if (!(await store.deleteMember(unit.tx, projectId, userId))) throw notFound('user');
  await noteChange(unit, projectId, CHANGED);
}

/** What they created stays in the project. A reader who is not a member has nothing to leave. */
export async function leave(unit: UnitOfWork, caller: Caller, projectId: string): Promise<void> {
  await lockProject(unit.tx, projectId);
  if (await store.deleteMember(unit.tx, projectId, caller.userId)) await noteChange(unit, projectId, CHANGED);
}

/** @throws HttpError 'not-found' for a link that ended, was withdrawn, was used or never existed */
export async function readInvitation(db: Queryable, caller: Caller, token: string): Promise<OpenedInvitation> {
  const { projectId, invitedById, role, email, emailKey } = await liveInvitation(db, token);
  const project = await existingProject(db, projectId);
  const inviter = (await findUser(db, invitedById))?.user;
  const reader = (await findUser(db, caller.userId))?.user;
  return {
    projectName: project.name,
    invitedBy: inviter === undefined ? '' : userDisplayName(inviter),
    role,
    email,
    isYours: reader?.email.toLowerCase() === emailKey,
  };
}

/**
 * Makes the caller a member; whose address it is, is checked with the access of the call. A second call at the same
 * moment waits for the first and finds nothing.
 */
export async function accept(unit: UnitOfWork, caller: Caller, token: string) {
  const { tx } = unit;
  const { projectId } = await liveInvitation(tx, token);
  await lockProject(tx, projectId);
  const invitation = await liveInvitation(tx, token);
  const { role, invitedById } = invitation;
  await store.saveMember(tx, { projectId, userId: caller.userId, role, invitedById });
  await store.deleteInvitation(tx, projectId, invitation.id);
  await noteChange(unit, projectId, CHANGED);
  return { projectId, role };
}

async function rejectKnown(db: Queryable, project: ProjectRow, owner: UserRow, emailKey: string): Promise<void> {
  if (owner.email.toLowerCase() === emailKey) throw invalid('email', MEMBERS_MESSAGES.isOwner);
  const members = await store.listMembers(db, project.id);
  if (members.some(({ user }) => user.email.toLowerCase() === emailKey)) {
    throw invalid('email', MEMBERS_MESSAGES.isMember);
  }
  const others = (await store.listInvitations(db, project.id)).filter((item) => item.emailKey !== emailKey);
  if (members.length + others.length >= MAX_PEOPLE) throw invalid('email', MEMBERS_MESSAGES.full({ most: MAX_PEOPLE }));
}

async function existingProject(db: Queryable, projectId: string): Promise<ProjectRow> {
  const project = await findProject(db, projectId);
  if (project === undefined) throw notFound('project');
  return project;
}

async function liveInvitation(db: Queryable, token: string): Promise<store.InvitationRow> {
  const invitation = await store.findLiveInvitation(db, invitationTokenHash(token));
  if (invitation === undefined) throw notFound('invitation');
  return invitation;
}

function memberResponse({ role, createdOnUtc }: store.MemberRow, user: UserRow, isForOwner: boolean): ProjectMember {
  return {
    userId: user.id,
    name: userDisplayName(user),
    email: isForOwner ? user.email : null,
    role,
    joinedOnUtc: createdOnUtc.toISOString(),
  };
}

function invitationResponse({ id, email, role, createdOnUtc, expiresOnUtc }: store.InvitationRow): PendingInvitation {
  return {
    invitationId: id,
    email,
    role,
    invitedOnUtc: createdOnUtc.toISOString(),
    expiresOnUtc: expiresOnUtc.toISOString(),
    hasExpired: expiresOnUtc <= new Date(),
  };
}
