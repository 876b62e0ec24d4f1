export { findingsOf } from './fan-items/item-findings.ts';
export { type FanItemRow, fanItemOf } from './fan-items/item-response.ts';
export { itemsToday } from './fan-items/items-today.ts';
export { fanItemOwnership } from './fan-items/ownership.ts';
export { atAltitude } from './fan-items/site-altitude.ts';
export { findItems, stateOfItem } from './fan-items/store.ts';
export { sweepGuestWork, sweepRemovedItems } from './fan-items/sweep.ts';
export { listBuildingRows } from './project/building-store.ts';
export { noteChange } from './project/change-note.ts';
export { currentRevisionOf } from './project/current-revision.ts';
export { fillNameKeys } from './project/fill-name-keys.ts';
export { listItems, type OwnedItemRow } from './project/item-store.ts';
export { projectBrandScope, projectOwnership } from './project/ownership.ts';
export {
  type AddressRow,
  findAddress,
  findProject,
  readChangeNumber,
  storeOwnTerms,
  storeQuotationTerms,
} from './project/store.ts';
export { findStub } from './project/stub-store.ts';
export { addPeerRoutes } from './project-cloning/peer-routes.ts';
export { documentOf } from './project-document/document-of.ts';
export { itemsDocument } from './project-document/items-document.ts';
export { numberedName } from './project-document/numbered-name.ts';
export { addDocumentSchema, PROJECT_FILE_BODIES } from './project-document/routes.ts';
export { namesOf } from './project-document/store.ts';
export { invitationOwnership } from './project-members/ownership.ts';
export { memberRoleOf, sweepInvitations } from './project-members/store.ts';
export { readableProjects } from './project-sharing/readable-projects.ts';
export { isSharedWith } from './project-sharing/store.ts';
export { type ProjectServices, registerProjects } from './register.ts';
export { type DutyRow, scheduledDutiesOf } from './scheduled-duties/store.ts';
