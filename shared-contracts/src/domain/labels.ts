/** Labels that the specification writes for numbers shown on screen; words in languages/<language>/shared-contracts.json. */

export { ALERT_FREQUENCY_LABELS_TEXTS as ALERT_FREQUENCY_LABELS } from '../words/alert-frequency-labels.generated.ts';
export { ALERT_WEEKDAY_LABELS_TEXTS as ALERT_WEEKDAY_LABELS } from '../words/alert-weekday-labels.generated.ts';
export { DELIVERABLE_LABELS_TEXTS as DELIVERABLE_LABELS } from '../words/deliverable-labels.generated.ts';
export { FAN_CATEGORY_LABELS_TEXTS as FAN_CATEGORY_LABELS } from '../words/fan-category-labels.generated.ts';
export { FILE_TYPE_LABELS_TEXTS as FILE_TYPE_LABELS } from '../words/file-type-labels.generated.ts';
export { USER_ACTION_LABELS_TEXTS as USER_ACTION_LABELS } from '../words/user-action-labels.generated.ts';
