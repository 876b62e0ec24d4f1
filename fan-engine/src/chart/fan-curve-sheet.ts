import { curveMonotoneX, line } from 'd3-shape';
import type { CurvePoint } from '../curve/speed-curve.ts';
import { type Axis, zeroAxis } from './axis.ts';
import { type FanCurveData, fanCurveData } from './fan-curve-data.ts';
import { axisSpace, drawingSize, headerHeight, type Plot } from './frame.ts';
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
const AIRFLOW_SPACE = 1.06;
/** The class limit may stretch each axis this much, not more; it runs out of the frame beyond. */
const MAX_STRETCH = 1.45;
/** A duty that the fan falls short of is shown as far as this over free delivery; beyond, it says nothing of the fan. */
const MAX_DUTY_STRETCH = 2;

/** Data, frame and axes of a fan curve, before anything is drawn. */
export function sheetOf(input: FanCurveInput): Sheet {
  const data = fanCurveData(input);
  const { width, height } = drawingSize(input);
  const isThumbnail = input.isThumbnail === true;
  const tall = isThumbnail
    ? { top: 4, bottom: height - 4 }
    : { top: headerHeight(input, input) + 14, bottom: height - 46 };
  const upright = uprightAxes(input, data, tall);
  const plot = {
    ...tall,
    left: isThumbnail ? 4 : axisSpace(input.words, upright.y, LEFT_SPACE),
    right: width - (isThumbnail ? 4 : rightSpace(input, upright.right)),
  };
  return { input, data, plot, axes: { x: airflowAxis(input, data, plot), ...upright } };
}

const LEFT_SPACE = 58;
const RIGHT_SPACE = 62;
const SPACE_WITHOUT_AXIS = 20;

function rightSpace(input: FanCurveInput, right: Axis): number {
  return input.hidesPower === true ? SPACE_WITHOUT_AXIS : axisSpace(input.words, right, RIGHT_SPACE);
}

function uprightAxes(input: FanCurveInput, data: FanCurveData, { top, bottom }: Pick<Plot, 'top' | 'bottom'>) {
  const highest = data.maximum === null ? 0 : Math.max(...data.maximum.usable.map(({ value }) => value));
  const pressure = Math.max(data.highestPressure, Math.min(highest, data.highestPressure * MAX_STRETCH));
  const compared = (input.compared ?? []).flatMap(({ curve }) => [...curve.stalled, ...curve.usable]);
  const max = Math.max(pressure, ...compared.map(({ value }) => value));
  return {
    y: zeroAxis(max * HEADROOM, [bottom, top], 60),
    right: zeroAxis(data.highestPower * POWER_HEADROOM, [bottom, top], 60),
  };
}

function airflowAxis(input: FanCurveInput, data: FanCurveData, { left, right }: Plot): Axis {
  const { freeDelivery } = data;
  const dutyCfm = input.duty.cfm;
  const widest = data.maximum?.usable.at(-1)?.cfm ?? 0;
  const airflow = Math.max(
    freeDelivery,
    Math.min(widest, freeDelivery * MAX_STRETCH),
    dutyCfm <= freeDelivery * MAX_DUTY_STRETCH ? dutyCfm : 0,
    ...(input.compared ?? []).map(({ curve }) => curve.usable.at(-1)?.cfm ?? 0),
  );
  return zeroAxis(airflow * AIRFLOW_SPACE, [left, right], 85);
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
