import * as z from 'zod/mini';
import { CloneEnvironment, UserActionType } from '../../domain/enumerations.ts';
import { numeric } from '../../domain/numeric-schema.ts';
import { PATTERNS } from '../../domain/patterns.ts';
import { FIELD_MESSAGES } from '../../messages/field.generated.ts';
import { SHARING_MESSAGES } from '../../messages/sharing.generated.ts';
import { roles, signedIn } from '../core/access.ts';
import { endpoint } from '../core/endpoint.ts';
import { finite, text, utcInstant } from '../core/fields.ts';
import { says } from '../core/says.ts';
import { inProject, ofOwnersProject } from '../project/project-access.ts';
import { project } from '../projects/projects.ts';

/** Mails that one share may send. */
export const MAX_SHARE_RECIPIENTS = 25;
const MAX_NAME_LENGTH = 200;
const MAX_REFERENCE_LENGTH = 40;
const MAX_SHARE_ID_LENGTH = 100;

const named = z.string().check(
  z.maxLength(
    MAX_NAME_LENGTH,
    says(() => FIELD_MESSAGES.characters({ most: MAX_NAME_LENGTH })),
  ),
);

const recipient = z.string().check(
  z.trim(),
  z.refine(
    (address) => PATTERNS.email.test(address),
    says(() => SHARING_MESSAGES.noEmail),
  ),
);

/** Names come along for the reader of the request; the mail says those that the server knows. */
export const shareRequest = z.object({
  senderName: named,
  projectName: named,
  recipients: z.array(recipient).check(
    z.minLength(
      1,
      says(() => SHARING_MESSAGES.noRecipient),
    ),
    z.maxLength(
      MAX_SHARE_RECIPIENTS,
      says(() => SHARING_MESSAGES.tooManyRecipients({ most: MAX_SHARE_RECIPIENTS })),
    ),
  ),
  /** End of the chosen day where the sender is, as a UTC instant; absent or null never ends. */
  expirationDate: z.optional(z.nullable(z.iso.datetime({ ...says(() => SHARING_MESSAGES.noInstant), offset: true }))),
  /** Zone of the sender, in which the mail says when the link ends; UTC where it is absent or unknown. */
  timeZone: z.optional(z.nullable(named)),
});
export type ShareRequest = z.infer<typeof shareRequest>;

/** Not checked further: a value that names no share gets the same response as an unknown one. */
const shareId = z.string().check(z.minLength(1), z.maxLength(MAX_SHARE_ID_LENGTH));

/** A link as its project's owner sees it. */
export const projectShare = z.object({
  shareId: text,
  /** Address that the recipients got. */
  url: text,
  recipients: z.array(text),
  createdOnUtc: utcInstant,
  expiresOnUtc: z.nullable(utcInstant),
  revokedOnUtc: z.nullable(utcInstant),
  /** Users who opened it, the owner left out. */
  readerCount: finite,
  lastOpenedOnUtc: z.nullable(utcInstant),
});
export type ProjectShare = z.infer<typeof projectShare>;

export const sharedProject = z.extend(project, {
  shareId: text,
  sharedBy: text,
  expiresOnUtc: z.nullable(utcInstant),
});
export type SharedProject = z.infer<typeof sharedProject>;

/** 0 is the responding environment; 1 to 4 are numbered like the environments. */
export const THIS_ENVIRONMENT = 0;

export const cloneRequest = z.object({
  source: z.union([z.literal(THIS_ENVIRONMENT), numeric(CloneEnvironment)]),
  referenceId: z.string(says(() => SHARING_MESSAGES.noReferenceId)).check(
    z.trim(),
    z.minLength(
      1,
      says(() => SHARING_MESSAGES.noReferenceId),
    ),
    z.maxLength(
      MAX_REFERENCE_LENGTH,
      says(() => FIELD_MESSAGES.characters({ most: MAX_REFERENCE_LENGTH })),
    ),
  ),
});
export type CloneRequest = z.infer<typeof cloneRequest>;

export const projectSharingContract = {
  share: endpoint('POST', '/api/projects/{projectId}/share', {
    summary: 'Send a link to the project by email',
    rate: 'mail',
    userAction: UserActionType.SharedProject,
    ...ofOwnersProject,
  })
    .input(z.extend(shareRequest, inProject))
    .output(projectShare),
  shares: endpoint('GET', '/api/projects/{projectId}/shares', {
    summary: 'Links to the project, the newest first',
    ...ofOwnersProject,
  })
    .input(z.object(inProject))
    .output(z.array(projectShare)),
  revokeShare: endpoint('DELETE', '/api/projects/{projectId}/shares/{shareId}', {
    summary: 'End a link at once',
    ...ofOwnersProject,
  })
    .input(z.object({ ...inProject, shareId }))
    .output(projectShare),
  shared: {
    read: endpoint('GET', '/api/projects/shared/{shareId}', {
      summary: 'A shared project, to be read by anyone who has the link',
      access: signedIn(),
    })
      .input(z.object({ shareId }))
      .output(sharedProject),
    clone: endpoint('POST', '/api/projects/shared/clone', {
      summary: 'Copy a shared project into the caller’s own',
      access: signedIn(),
      userAction: UserActionType.ClonedSharedProject,
    })
      .input(z.object({ shareId }))
      .output(project),
  },
  clone: endpoint('POST', '/api/projects/clone', {
    summary: 'Copy a project of any environment, found by its reference id',
    access: roles('admin', 'sales'),
  })
    .input(cloneRequest)
    .output(project),
};
