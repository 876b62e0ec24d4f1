import type { SpeedCurve } from '../curve/speed-curve.ts';
import { parabola } from './fan-curve-data.ts';
import { path, type Sheet } from './fan-curve-sheet.ts';
import type { Contour, DutyPoint, FanCurveInput } from './input.ts';
import { diamond, disc, hatch, POWER_DASH, SYSTEM_DASH, stroke } from './marks.ts';
import { element, short } from './svg.ts';

/** Clip path of the plot and the hatching. */
export function definitions({ input, plot }: Sheet): string {
  const id = input.id ?? 'chart';
  const clip = element(
    'clipPath',
    { id: `${id}-plot` },
    element('rect', { x: plot.left, y: plot.top, width: plot.right - plot.left, height: plot.bottom - plot.top }),
  );
  return element('defs', {}, clip, hatch(`${id}-hatch`, input.palette.zeroLine));
}

/** Left of the surge line every speed stalls: a parabola, because stall keeps its place on the curve. */
export function stallArea(sheet: Sheet): string {
  if (sheet.input.hidesStall === true) return '';
  const {
    data,
    input,
    plot,
    axes: { x, y },
  } = sheet;
  const top = y.scale.domain()[1] ?? 1;
  const surge = parabola(data.surgeCoefficient, x.scale.domain()[1] ?? 1, top);
  const area = `${path(sheet, surge)}L${plot.left},${plot.top}L${plot.left},${plot.bottom}Z`;
  const id = input.id ?? 'chart';
  return (
    element('path', { d: area, fill: `url(#${id}-hatch)` }) +
    element('path', { d: path(sheet, surge), ...stroke(input.palette.zeroLine, 1) })
  );
}

/** Every curve, the fan's own on top. */
export function curves(sheet: Sheet): string {
  const { data, input } = sheet;
  const { palette } = input;
  const system = (coefficient: number) =>
    parabola(coefficient, sheet.axes.x.scale.domain()[1] ?? 1, sheet.axes.y.scale.domain()[1] ?? 1);
  const speed = ({ stalled, usable }: SpeedCurve, width: number, opacity?: number) =>
    element('path', { d: path(sheet, stalled), ...stroke(palette.brand, Math.min(width, 1.75), '2 3', opacity) }) +
    element('path', { d: path(sheet, usable), ...stroke(palette.brand, width, undefined, opacity) });
  return element(
    'g',
    { 'clip-path': `url(#${input.id ?? 'chart'}-plot)`, fill: 'none' },
    ...data.others.map((other) => speed(other, 1.25, 0.42)),
    data.maximum === null ? '' : speed(data.maximum, 1.25, 0.55),
    ...data.partCoefficients.map((part) =>
      element('path', { d: path(sheet, system(part)), ...stroke(palette.system, 1, SYSTEM_DASH, 0.7) }),
    ),
    element('path', { d: path(sheet, system(data.systemCoefficient)), ...stroke(palette.system, 1.5, SYSTEM_DASH) }),
    ...(input.contours ?? []).map((contour) => contourLine(sheet, contour)),
    ...(input.compared ?? []).map(({ curve, color, dash }) =>
      [curve.stalled, curve.usable]
        .map((points) => element('path', { d: path(sheet, points), ...stroke(color, 2, dash) }))
        .join(''),
    ),
    hasPower(input)
      ? element('path', { d: path(sheet, data.power, true), ...stroke(palette.power, 1.75, POWER_DASH) })
      : '',
    speed(data.fan, 2.5),
  );
}

/** Whether the power is drawn: a tile has no space for it. */
export function hasPower({ isThumbnail, hidesPower }: FanCurveInput): boolean {
  return isThumbnail !== true && hidesPower !== true;
}

function contourLine({ input, axes: { x, y } }: Sheet, { pieces }: Contour): string {
  const at = ({ cfm, staticPressure }: DutyPoint) => `${short(x.scale(cfm))},${short(y.scale(staticPressure))}`;
  const d = pieces.map(([from, to]) => `M${at(from)}L${at(to)}`).join('');
  return element('path', { d, ...stroke(input.palette.text, 1.25, '1 3') });
}

/** Dotted lines from the operating point to all axes. */
export function dropLines({ data, input, plot, axes: { x, y, right } }: Sheet): string {
  if (input.isThumbnail === true) return '';
  const { operating } = data;
  const [left, top] = [x.scale(operating.cfm), y.scale(operating.staticPressure)];
  const power = right.scale(data.operatingPower);
  const dotted = (color: string) => stroke(color, 1.25, '2 3');
  return [
    element('path', {
      d: `M${plot.left},${short(top)}H${short(left)}V${plot.bottom}`,
      ...dotted(input.palette.quietText),
    }),
    hasPower(input)
      ? element('path', { d: `M${short(left)},${short(power)}H${plot.right}`, ...dotted(input.palette.power) })
      : '',
  ].join('');
}

/** Smaller than the fan's own: where both meet, its colour is seen around them. */
const COMPARED_RADIUS = 4;

/** The requested duty and the points that the fans run at. */
export function points(sheet: Sheet): string {
  const {
    data,
    input,
    axes: { x, y },
  } = sheet;
  const { duty, palette } = input;
  const size = input.isThumbnail === true ? 0.6 : 1;
  const isInFrame = duty.cfm <= (x.scale.domain()[1] ?? 0);
  const [left, top] = [x.scale(duty.cfm), y.scale(duty.staticPressure)];
  return (
    (isInFrame ? diamond(left, top, (isOnDuty(sheet) ? 10 : 7) * size, palette) : '') +
    (input.compared ?? [])
      .map(({ operating, color }) =>
        disc(x.scale(operating.cfm), y.scale(operating.staticPressure), COMPARED_RADIUS * size, palette, color),
      )
      .join('') +
    disc(x.scale(data.operating.cfm), y.scale(data.operating.staticPressure), 5.5 * size, palette)
  );
}

function isOnDuty({ data, input }: Sheet): boolean {
  return data.operating.cfm === input.duty.cfm;
}
