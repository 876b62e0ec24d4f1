import type { EndpointSample, SampleRows } from './endpoint-sample.ts';

const NO_ROLE = { body: { role: 'owner' } };

/** Calls about who works on a project. */
export const MEMBER_SAMPLES: Readonly<Record<string, (rows: SampleRows) => EndpointSample>> = {
  'projects.members.list': ({ projectId }) => ({ params: { projectId }, bad: { params: { projectId: 'x' } } }),
  'projects.members.invite': ({ projectId }) => ({
    params: { projectId },
    body: { email: 'ana@ruiz.example', role: 'editor' },
    bad: { body: { email: 'no-address', role: 'editor' } },
  }),
  'projects.members.withdraw': ({ team: { projectId, invitationId } }) => ({
    params: { projectId, invitationId },
    bad: { params: { projectId, invitationId: 'x' } },
  }),
  'projects.members.change': ({ team: { projectId, memberId } }) => ({
    params: { projectId, userId: memberId },
    body: { role: 'viewer' },
    bad: NO_ROLE,
  }),
  'projects.members.remove': ({ team: { projectId, memberId } }) => ({
    params: { projectId, userId: memberId },
    bad: { params: { projectId, userId: 'x' } },
  }),
  'projects.members.leave': ({ team: { projectId } }) => ({
    params: { projectId },
    bad: { params: { projectId: 'x' } },
  }),
  'projects.invitation.read': ({ team: { token } }) => ({ params: { token }, bad: { params: { token: 'x' } } }),
  'projects.invitation.accept': ({ team: { token } }) => ({ body: { token }, bad: { body: {} } }),
};
