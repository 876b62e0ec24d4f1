export { type Sheet, sheetOf } from '../chart/fan-curve-sheet.ts';
export type { ChartMessages, ChartPalette, ChartStyle, FanCurveInput } from '../chart/index.ts';
export { drawFanCurve, drawHvlsCurve } from '../chart/index.ts';
export { speedCurve } from '../curve/speed-curve.ts';
export type { CeilingFanModel, CurveModel } from './curve-model.ts';
export { feiContours } from './fei-contours.ts';
export { type CurveReading, type LiveFan, liveFan } from './live-fan.ts';
