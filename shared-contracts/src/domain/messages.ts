/**
 * Texts that the specification fixes character by character (MSG, ERR, OPT requirements), spelling and double spaces
 * preserved, in English; other languages translate them. They are in
 * languages/<language>/shared-contracts.json.
 */

export { ACCOUNT_ERRORS_TEXTS as ACCOUNT_ERRORS } from '../words/account-errors.generated.ts';
export { DELIVERABLE_ERRORS_TEXTS as DELIVERABLE_ERRORS } from '../words/deliverable-errors.generated.ts';
export { DIALOGS_TEXTS as DIALOGS } from '../words/dialogs.generated.ts';
export { ERRORS_TEXTS as ERRORS } from '../words/errors.generated.ts';
export { MESSAGES_TEXTS as MESSAGES } from '../words/messages.generated.ts';
export { NAVIGATION_TITLES_TEXTS as NAVIGATION_TITLES } from '../words/navigation-titles.generated.ts';
export { PAGE_TITLES_TEXTS as PAGE_TITLES } from '../words/page-titles.generated.ts';
export { PROJECT_ERRORS_TEXTS as PROJECT_ERRORS } from '../words/project-errors.generated.ts';
export { REGION_ERRORS_TEXTS as REGION_ERRORS } from '../words/region-errors.generated.ts';
export { RELEASE_TOAST_ACTIONS_TEXTS as RELEASE_TOAST_ACTIONS } from '../words/release-toast-actions.generated.ts';
export { SIZING_ERRORS_TEXTS as SIZING_ERRORS } from '../words/sizing-errors.generated.ts';
export { TEMPERATURE_CONTROL_FILTER_LABELS_TEXTS as TEMPERATURE_CONTROL_FILTER_LABELS } from '../words/temperature-control-filter-labels.generated.ts';
