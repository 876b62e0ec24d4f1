export { messageText } from './message-text.ts';
export { CHART_TEXTS } from './words/chart.generated.ts';
