export { messageText } from './message-text.ts';
export { motorName, motorParts } from './motor-name.ts';
export { sizeText } from './size-text.ts';
export { CHART_TEXTS } from './words/chart.generated.ts';
export { GROUP_TEXTS } from './words/group.generated.ts';
