export {
  endOfInvitation,
  type InvitationPorts,
  invitationMail,
  postInvitation,
  senderNameOf,
} from './account/invitation.ts';
export { type AccountPorts, brandOf } from './account/ports.ts';
export { sweepResets } from './account/store.ts';
export { lockAdministrators, lockUser } from './admin-users/store.ts';
export { withApiKeys } from './api-keys/authenticate.ts';
export { createCallerOfKey } from './api-keys/caller-of-key.ts';
export { sweepApiKeys } from './api-keys/store.ts';
export { type DocumentTemplate, documentTemplateOf } from './company-template/service.ts';
export { findOpenAccount } from './identity/account-store.ts';
export { type CallerOfToken, whoIsByIds } from './identity/authenticate.ts';
export { forgetFailures, sweepFailures } from './identity/back-off.ts';
export { deletedAccountKey, markDeleted } from './identity/deleted-accounts.ts';
export { sweepDevices } from './identity/devices/store.ts';
export { createEndedSessions, type EndedSessions, sweepEndedSessions } from './identity/ended-sessions.ts';
export { bearerOf, createAuthenticate, createIdentity } from './identity/identity.ts';
export { sweepPayloads } from './identity/provider/payload-adapter.ts';
export { sweepSteps } from './identity/provider/sign-in-steps.ts';
export { confirmPassword } from './identity/second-factor/confirmation.ts';
export { loadSecrets, type Secrets } from './identity/secrets.ts';
export { listSessions, sweepSessions } from './identity/sessions/store.ts';
export { sweepSignInCodes } from './identity/sign-in-codes.ts';
export { sweepTries } from './identity/sign-in-throttle.ts';
export { endSessionsOf } from './identity/user-sessions.ts';
export { type AccountServices, registerAccounts } from './register.ts';
export { regionResponse, type SalesRegionRow } from './sales-region.ts';
export { demoAccountsOf } from './seed/demo-accounts.ts';
export { seedStore } from './seed/seed.ts';
export { isOpenCustomer, isStaff } from './users/customers.ts';
export { userDisplayName } from './users/display-name.ts';
export { documentDefaultsOf, saveDocumentDefaults } from './users/document-defaults.ts';
export { userOwnership } from './users/ownership.ts';
export { findUser, type UserRow, type UserWithSettings } from './users/store.ts';
