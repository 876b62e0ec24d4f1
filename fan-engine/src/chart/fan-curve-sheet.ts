import { curveMonotoneX, line } from 'd3-shape';
import { type Axis, zeroAxis } from './axis.ts';
import { type CurvePoint, type FanCurveData, fanCurveData } from './fan-curve-data.ts';
import { drawingSize, headerHeight, type Plot } from './frame.ts';
import type { FanCurveInput } from './input.ts';

interface Axes {
  readonly x: Axis;
  readonly y: Axis;
  readonly right: Axis;
}

/** The drawing while it is made. */
export interface Sheet {
  readonly input: FanCurveInput;
  readonly data: FanCurveData;
  readonly plot: Plot;
  readonly axes: Axes;
}

const HEADROOM = 1.1;
const POWER_HEADROOM = 1.3;
const AIRFLOW_ROOM = 1.06;
/** The class limit may stretch each axis this much, not more; it runs out of the frame beyond. */
const MOST_STRETCH = 1.45;
/** A duty that the fan falls short of is shown as far as this over free delivery; beyond, it says nothing of the fan. */
const MOST_DUTY_STRETCH = 2;

/** Data, frame and axes of a fan curve, before anything is drawn. */
export function sheetOf(input: FanCurveInput): Sheet {
  const data = fanCurveData(input);
  const plot = plotOf(input);
  return { input, data, plot, axes: axesOf(data, plot, input.duty.cfm) };
}

function plotOf(input: FanCurveInput): Plot {
  const { width, height } = drawingSize(input);
  if (input.isThumbnail === true) return { left: 4, right: width - 4, top: 4, bottom: height - 4 };
  return { left: 58, right: width - 62, top: headerHeight(input, input) + 14, bottom: height - 46 };
}

function axesOf(data: FanCurveData, plot: Plot, dutyCfm: number): Axes {
  const highest = data.maximum === null ? 0 : Math.max(...data.maximum.usable.map(({ value }) => value));
  const pressure = Math.max(data.highestPressure, Math.min(highest, data.highestPressure * MOST_STRETCH));
  const widest = data.maximum?.usable.at(-1)?.cfm ?? 0;
  const { freeDelivery } = data;
  const airflow = Math.max(
    freeDelivery,
    Math.min(widest, freeDelivery * MOST_STRETCH),
    dutyCfm <= freeDelivery * MOST_DUTY_STRETCH ? dutyCfm : 0,
  );
  return {
    x: zeroAxis(airflow * AIRFLOW_ROOM, [plot.left, plot.right], 85),
    y: zeroAxis(pressure * HEADROOM, [plot.bottom, plot.top], 60),
    right: zeroAxis(data.highestPower * POWER_HEADROOM, [plot.bottom, plot.top], 60),
  };
}

/** Path of a curve on the left axis, or on the right one. */
export function path({ axes: { x, y, right } }: Sheet, points: readonly CurvePoint[], onRight = false): string {
  const vertical = onRight ? right : y;
  return (
    line<CurvePoint>()
      .x(({ cfm }) => x.scale(cfm))
      .y(({ value }) => vertical.scale(value))
      .curve(curveMonotoneX)(points) ?? ''
  );
}
