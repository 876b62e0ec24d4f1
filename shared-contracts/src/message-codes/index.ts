export { COLUMN_NOTE_MESSAGES } from '../messages/column-note.generated.ts';
export { messageText } from './message-text.ts';
export { CHART_MESSAGES } from './messages/chart.generated.ts';
export { GROUP_MESSAGES } from './messages/group.generated.ts';
export { motorName, motorParts } from './motor-name.ts';
export { sizeText } from './size-text.ts';
