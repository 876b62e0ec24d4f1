export { messageText } from './message-text.ts';
export { motorName, motorParts } from './motor-name.ts';
export { CHART_TEXTS } from './words/chart.generated.ts';
