/** Labels that the specification writes for numbers shown on screen; words in languages/<language>/shared-contracts.json. */

export { ALERT_FREQUENCY_LABELS_MESSAGES as ALERT_FREQUENCY_LABELS } from '../messages/alert-frequency-labels.generated.ts';
export { ALERT_WEEKDAY_LABELS_MESSAGES as ALERT_WEEKDAY_LABELS } from '../messages/alert-weekday-labels.generated.ts';
export { DELIVERABLE_LABELS_MESSAGES as DELIVERABLE_LABELS } from '../messages/deliverable-labels.generated.ts';
export { FAN_CATEGORY_LABELS_MESSAGES as FAN_CATEGORY_LABELS } from '../messages/fan-category-labels.generated.ts';
export { FILE_TYPE_LABELS_MESSAGES as FILE_TYPE_LABELS } from '../messages/file-type-labels.generated.ts';
export { USER_ACTION_LABELS_MESSAGES as USER_ACTION_LABELS } from '../messages/user-action-labels.generated.ts';
