/**
 * Texts that the specification fixes character by character (MSG, ERR, OPT requirements), spelling and double spaces
 * preserved, in English; other languages translate them. They are in
 * languages/<language>/shared-contracts.json.
 */

export { ACCOUNT_ERRORS_MESSAGES as ACCOUNT_ERRORS } from '../messages/account-errors.generated.ts';
export { DELIVERABLE_ERRORS_MESSAGES as DELIVERABLE_ERRORS } from '../messages/deliverable-errors.generated.ts';
export { DIALOGS_MESSAGES as DIALOGS } from '../messages/dialogs.generated.ts';
export { ERRORS_MESSAGES as ERRORS } from '../messages/errors.generated.ts';
export { MESSAGES_MESSAGES as MESSAGES } from '../messages/messages.generated.ts';
export { NAVIGATION_TITLES_MESSAGES as NAVIGATION_TITLES } from '../messages/navigation-titles.generated.ts';
export { PAGE_TITLES_MESSAGES as PAGE_TITLES } from '../messages/page-titles.generated.ts';
export { PROJECT_ERRORS_MESSAGES as PROJECT_ERRORS } from '../messages/project-errors.generated.ts';
export { REGION_ERRORS_MESSAGES as REGION_ERRORS } from '../messages/region-errors.generated.ts';
export { RELEASE_TOAST_ACTIONS_MESSAGES as RELEASE_TOAST_ACTIONS } from '../messages/release-toast-actions.generated.ts';
export { SIZING_ERRORS_MESSAGES as SIZING_ERRORS } from '../messages/sizing-errors.generated.ts';
export { TEMPERATURE_CONTROL_FILTER_LABELS_MESSAGES as TEMPERATURE_CONTROL_FILTER_LABELS } from '../messages/temperature-control-filter-labels.generated.ts';
