export { type FanCurveRequest, fanCurveOf, hvlsCurveOf } from './catalogue-chart.ts';
export type { ChartMessages } from './chart-messages.ts';
export { drawFanCurve } from './draw-fan-curve.ts';
export { drawHvlsCurve } from './draw-hvls-curve.ts';
export { drawSpeedFamily } from './draw-speed-family.ts';
export type { ChartStyle, FanCurveInput, HvlsCurveInput, OtherSpeed, SpeedFamilyInput } from './input.ts';
export { type ChartPalette, type ChartTheme, chartPalette } from './palette.ts';
export { element, escapeText, textElement } from './svg.ts';
