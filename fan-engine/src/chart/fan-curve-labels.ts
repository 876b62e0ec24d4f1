import type { CurvePoint } from '../curve/speed-curve.ts';
import { parabola } from './fan-curve-data.ts';
import { hasPower } from './fan-curve-layers.ts';
import type { Sheet } from './fan-curve-sheet.ts';
import { SIZES } from './frame.ts';
import { dense, type LabelPreference, type PlacedLabel, placeLabels } from './label-placement.ts';
import type { ChartPalette } from './palette.ts';
import { textElement } from './svg.ts';

type Point = LabelPreference['anchors'][number];

/** The curves of a sheet in px; those on the left axis only where they lie in the plot. */
function drawnCurves({ data, input, plot, axes: { x, y, right } }: Sheet) {
  const onLeft = (points: readonly CurvePoint[]): Point[] =>
    points.map(({ cfm, value }) => ({ x: x.scale(cfm), y: y.scale(value) })).filter((point) => point.y >= plot.top);
  const [maxCfm, maxPressure] = [x.scale.domain()[1] ?? 1, y.scale.domain()[1] ?? 1];
  const systemOf = (coefficient: number) => onLeft(parabola(coefficient, maxCfm, maxPressure));
  return {
    fan: onLeft(data.fan.usable),
    stalled: onLeft(data.fan.stalled),
    power: data.power.map(({ cfm, value }) => ({ x: x.scale(cfm), y: right.scale(value) })),
    system: systemOf(data.systemCoefficient),
    parts: data.partCoefficients.map(systemOf),
    surge: onLeft(parabola(data.surgeCoefficient, data.freeDelivery, maxPressure)),
    maximum: onLeft(data.maximum?.usable ?? []),
    others: data.others.map(({ usable }) => onLeft(usable)),
    compared: (input.compared ?? []).map(({ curve }) => onLeft(curve.usable)),
  };
}

type DrawnCurves = ReturnType<typeof drawnCurves>;

/** Names of the curves, each where it covers least. */
export function labels(sheet: Sheet): string {
  const { data, input, plot, axes } = sheet;
  const curves = drawnCurves(sheet);
  const { fan, stalled, power, system, parts, surge, maximum, others, compared } = curves;
  const pointOf = ({ cfm, staticPressure }: { readonly cfm: number; readonly staticPressure: number }) => {
    return { x: axes.x.scale(cfm), y: axes.y.scale(staticPressure) };
  };
  const operating = pointOf(data.operating);
  const dropLine = [{ x: plot.left, y: operating.y }, operating];
  const drawn = [fan, stalled, power, system, surge, ...parts, maximum, ...others, ...compared, dropLine];
  const lines = [...drawn.flatMap(dense), ...around([pointOf(input.duty), operating])];
  const preferences = preferencesOf(sheet, curves).filter(({ anchors }) => anchors.length > 0);
  return placeLabels(preferences, plot, lines, SIZES.label)
    .map((label) => labelText(label, input.palette))
    .join('');
}

function preferencesOf(
  sheet: Sheet,
  { fan, power, system, parts, maximum, others, compared }: DrawnCurves,
): LabelPreference[] {
  const { data, input } = sheet;
  const { palette, words } = input;
  const quiet = (text: string | undefined, anchors: readonly Point[]): LabelPreference => {
    return { text: text ?? '', color: palette.quietText, anchors };
  };
  const limit = limitText(input);
  return [
    {
      text: input.curveLabel ?? words.rpm({ rpm: words.number(input.rpm) }),
      color: palette.brand,
      weight: 600,
      anchors: fan.slice(-12).reverse(),
    },
    ...(hasPower(input)
      ? [{ text: words.bhp, color: palette.power, weight: 600, anchors: power.slice(-14).reverse() }]
      : []),
    { text: words.systemLabel, color: palette.text, anchors: system.slice(-6).reverse() },
    ...parts.map((part, index): LabelPreference => {
      return { ...quiet(input.partSystems?.[index]?.label, part.slice(-12, -1).reverse()), isOnCurve: true };
    }),
    ...(data.maximum === null ? [] : [quiet(limit, maximum.slice(-14).reverse())]),
    ...others.map((other, index) => quiet(input.otherSpeeds?.[index]?.label, other.slice(-9).reverse())),
    ...compared.map((curve, index): LabelPreference => {
      const { label = '', color = palette.text } = input.compared?.[index] ?? {};
      return { text: label, color, weight: 600, anchors: curve.slice(-16).reverse() };
    }),
    ...(input.contours ?? []).map(({ label, pieces }): LabelPreference => {
      const anchors = pieces.map(([at]) => ({
        x: sheet.axes.x.scale(at.cfm),
        y: sheet.axes.y.scale(at.staticPressure),
      }));
      return { text: label, color: palette.text, anchors, isOnCurve: true };
    }),
    ...(input.hidesStall === true ? [] : [quiet(words.doNotSelect, stallAnchors(sheet))]),
  ];
}

function limitText({ words, fanClass = null, maximumRpm = 0 }: Sheet['input']): string {
  const rpm = words.number(maximumRpm);
  return fanClass === null ? words.maximum({ rpm }) : words.classMaximum({ fanClass, rpm });
}

/** A label with an edge in the colour of the ground, so that a line behind it does not run through the letters. */
function labelText(label: PlacedLabel, palette: ChartPalette): string {
  return textElement(label.text, {
    x: label.x,
    y: label.y,
    fill: label.color,
    'font-size': SIZES.label,
    'font-weight': label.weight,
    'text-anchor': label.anchor,
    stroke: palette.surface,
    // A space between words is as wide as a halo of 3 px leaves open.
    'stroke-width': label.isOnCurve ? 7 : 3,
    'stroke-linejoin': 'round',
    'paint-order': 'stroke',
  });
}

function stallAnchors({ data, plot, axes: { x } }: Sheet): { x: number; y: number }[] {
  const stall = x.scale(data.fan.usable[0]?.cfm ?? 0);
  const height = plot.bottom - plot.top;
  return [0.42, 0.5, 0.34, 0.6, 0.26, 0.7, 0.16].map((share) => ({
    x: plot.left + (stall - plot.left) * 0.05,
    y: plot.top + height * share,
  }));
}

/** Points around a marker, so that no label covers it. */
function around(markers: readonly { readonly x: number; readonly y: number }[]): { x: number; y: number }[] {
  return markers.flatMap(({ x, y }) => [-9, 0, 9].flatMap((dx) => [-9, 0, 9].map((dy) => ({ x: x + dx, y: y + dy }))));
}
