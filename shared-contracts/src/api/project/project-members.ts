import * as z from 'zod/mini';
import { PATTERNS } from '../../domain/patterns.ts';
import { SHARING_MESSAGES } from '../../messages/sharing.generated.ts';
import { owner } from '../core/access.ts';
import { endpoint } from '../core/endpoint.ts';
import { nullableText, text, utcInstant, uuid } from '../core/fields.ts';
import { says } from '../core/says.ts';
import { inProject, ofMyProject, ofOwnersProject, projectIdOf } from './project-access.ts';

/** Roles of a user in a project: viewers read it, editors change its content, its owner decides about it. */
export const MEMBER_ROLES = ['viewer', 'editor'] as const;
export type MemberRole = (typeof MEMBER_ROLES)[number];
export const memberRole = z.enum(MEMBER_ROLES);
export const projectRole = z.enum([...MEMBER_ROLES, 'owner']);
export type ProjectRole = z.infer<typeof projectRole>;

const email = z.string().check(
  z.trim(),
  z.refine(
    (address) => PATTERNS.email.test(address),
    says(() => SHARING_MESSAGES.noEmail),
  ),
);

/** Form of the dialog that invites a user. */
export const newInvitation = z.object({ email, role: memberRole });
export type NewInvitation = z.infer<typeof newInvitation>;

export const projectMember = z.object({
  userId: uuid,
  name: text,
  /** Null for all users but the owner of the project. */
  email: nullableText,
  role: memberRole,
  joinedOnUtc: utcInstant,
});
export type ProjectMember = z.infer<typeof projectMember>;

export const pendingInvitation = z.object({
  invitationId: uuid,
  email: text,
  role: memberRole,
  invitedOnUtc: utcInstant,
  expiresOnUtc: utcInstant,
  hasExpired: z.boolean(),
});
export type PendingInvitation = z.infer<typeof pendingInvitation>;

/** Who works on a project; invitations are for its owner alone. */
export const projectTeam = z.object({
  owner: z.object({ userId: uuid, name: text }),
  members: z.array(projectMember),
  invitations: z.array(pendingInvitation),
});
export type ProjectTeam = z.infer<typeof projectTeam>;

/** What a mailed link shows to the signed-in user. */
export const openedInvitation = z.object({
  projectName: text,
  invitedBy: text,
  role: memberRole,
  /** Address that the mail went to. */
  email: text,
  /** Whether that is the address of the caller's account; no other user can accept. */
  isYours: z.boolean(),
});
export type OpenedInvitation = z.infer<typeof openedInvitation>;

const token = uuid;
const ofInvitation = (needs: 'read' | 'change') => ({
  access: owner('invitation', ({ token: named }: { readonly token: string }) => named, { needs }),
});
const aMember = { ...inProject, userId: uuid };

export const projectMembersContract = {
  members: {
    list: endpoint('GET', '/api/projects/{projectId}/members', { summary: 'Who works on a project', ...ofMyProject })
      .input(z.object(inProject))
      .output(projectTeam),
    invite: endpoint('POST', '/api/projects/{projectId}/members/invitations', {
      summary: 'Invite a user by email; another invitation of the same address replaces the first',
      rate: 'mail',
      ...ofOwnersProject,
    })
      .input(z.extend(newInvitation, inProject))
      .output(pendingInvitation),
    withdraw: endpoint('DELETE', '/api/projects/{projectId}/members/invitations/{invitationId}', {
      summary: 'Withdraw an invitation; its link leads nowhere from then on',
      successStatus: 204,
      ...ofOwnersProject,
    })
      .input(z.object({ ...inProject, invitationId: uuid }))
      .output(z.void()),
    change: endpoint('PUT', '/api/projects/{projectId}/members/{userId}', {
      summary: 'Change what a member may do',
      ...ofOwnersProject,
    })
      .input(z.object({ ...aMember, role: memberRole }))
      .output(projectMember),
    remove: endpoint('DELETE', '/api/projects/{projectId}/members/{userId}', {
      summary: 'Remove a member, who may do nothing with the project from then on',
      successStatus: 204,
      ...ofOwnersProject,
    })
      .input(z.object(aMember))
      .output(z.void()),
    leave: endpoint('DELETE', '/api/projects/{projectId}/membership', {
      summary: 'Leave a project; who is no member of it stays none',
      successStatus: 204,
      access: owner('project', projectIdOf, { needs: 'read' }),
    })
      .input(z.object(inProject))
      .output(z.void()),
  },
  invitation: {
    read: endpoint('GET', '/api/projects/invitations/{token}', {
      summary: 'What an invitation is to',
      ...ofInvitation('read'),
    })
      .input(z.object({ token }))
      .output(openedInvitation),
    accept: endpoint('POST', '/api/projects/invitations/accept', {
      summary: 'Become a member; the invitation is used up',
      ...ofInvitation('change'),
    })
      .input(z.object({ token }))
      .output(z.object({ projectId: uuid, role: memberRole })),
  },
};
