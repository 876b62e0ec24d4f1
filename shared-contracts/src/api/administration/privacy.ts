import * as z from 'zod/mini';
import { PRIVACY_MESSAGES } from '../../messages/privacy.generated.ts';
import { confirmation } from '../accounts/second-factor.ts';
import { signedIn } from '../core/access.ts';
import { endpoint } from '../core/endpoint.ts';
import { says } from '../core/says.ts';

const MAX_ADDRESS_LENGTH = 254;

/** The password of the account, required again; null where a sign-in provider manages the account. */
export const dataRequest = z.object({ password: z.nullable(confirmation.shape.password) });
export type DataRequest = z.infer<typeof dataRequest>;

/** What becomes of the projects that an account has. */
const PROJECT_FATES = ['hand-over', 'delete'] as const;

const projectFate = {
  projects: z.enum(PROJECT_FATES),
  /** User name or e-mail address of the user who gets the projects. */
  colleague: z.string().check(z.trim(), z.maxLength(MAX_ADDRESS_LENGTH)),
};
interface ProjectFate {
  readonly projects: (typeof PROJECT_FATES)[number];
  readonly colleague: string;
}
const namesColleague = z.refine<ProjectFate>(({ projects, colleague }) => projects === 'delete' || colleague !== '', {
  error: () => PRIVACY_MESSAGES.enterColleague,
  path: ['colleague'],
});

export const accountDeletion = z
  .object({
    ...dataRequest.shape,
    /** Typed again, so that no typing error deletes an account. */
    userName: z.string().check(
      z.trim(),
      z.minLength(
        1,
        says(() => PRIVACY_MESSAGES.enterUserName),
      ),
    ),
    ...projectFate,
  })
  .check(namesColleague);
export type AccountDeletion = z.infer<typeof accountDeletion>;

const deletionOutlook = z.object({
  /** Projects of the account, archived ones among them. */
  projectCount: z.number(),
  /** There is no other administrator, so the account has to stay. */
  isLastAdministrator: z.boolean(),
  /** Whether the password is required again. */
  hasPassword: z.boolean(),
});
export type DeletionOutlook = z.infer<typeof deletionOutlook>;

/** The copy of a user's data while it is put together, and until its time is over. */
const dataExport = z.object({
  state: z.enum(['waiting', 'running', 'done', 'failed']),
  /** Projects and files that are written. */
  stepsDone: z.number(),
  /** Null while it is not known. */
  stepsTotal: z.nullable(z.number()),
  /** Bytes of the finished file. */
  sizeBytes: z.nullable(z.number()),
  /** Why it failed. */
  problem: z.nullable(z.string()),
  requestedOnUtc: z.string(),
  /** When it is deleted. */
  expiresOnUtc: z.nullable(z.string()),
});
export type DataExport = z.infer<typeof dataExport>;

export const privacyContract = {
  readDeletion: endpoint('GET', '/api/user/deletion', {
    summary: 'What the deletion of the account would be about',
    access: signedIn(),
    overlay: false,
  }).output(deletionOutlook),
  readExport: endpoint('GET', '/api/user/data', {
    summary: 'How far the copy of the data of the signed-in user is',
    access: signedIn(),
    overlay: false,
  }).output(z.object({ export: z.nullable(dataExport) })),
  exportData: endpoint('POST', '/api/user/data', {
    summary: 'Put together everything that is stored about the signed-in user; a mail says when it is ready',
    access: signedIn(),
    rate: 'account',
    isSecret: true,
    overlay: false,
    successStatus: 202,
  })
    .input(dataRequest)
    .output(dataExport),
  downloadExport: endpoint('POST', '/api/user/data/download', {
    summary: 'The finished copy of the data of the signed-in user, as a ZIP of JSON files',
    access: signedIn(),
    rate: 'account',
    isSecret: true,
    overlay: false,
  })
    .input(dataRequest)
    .output(z.instanceof(Blob)),
  cancelExport: endpoint('DELETE', '/api/user/data', {
    summary: 'Stop putting the copy of the data together, or delete it',
    access: signedIn(),
    successStatus: 204,
  }).output(z.void()),
  deleteAccount: endpoint('POST', '/api/user/deletion', {
    summary:
      'Close the account of the signed-in user at once, and delete it with its data; a mail says when it is done',
    access: signedIn(),
    rate: 'account',
    isSecret: true,
    successStatus: 204,
  })
    .input(accountDeletion)
    .output(z.void()),
};
