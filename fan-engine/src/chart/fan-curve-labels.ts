import { grouped } from '../number-text.ts';
import { type CurvePoint, parabola } from './fan-curve-data.ts';
import type { Sheet } from './fan-curve-sheet.ts';
import { SIZES } from './frame.ts';
import { dense, type LabelWish, type PlacedLabel, placeLabels } from './label-placement.ts';
import type { ChartPalette } from './palette.ts';
import { textElement } from './svg.ts';
import { CHART_TEXTS } from './texts.ts';

/** Names of the curves, each where it covers least. */
export function labels(sheet: Sheet): string {
  const {
    data,
    input,
    plot,
    axes: { x, y, right },
  } = sheet;
  const { palette } = input;
  const onLeft = (points: readonly CurvePoint[]) =>
    points.map(({ cfm, value }) => ({ x: x.scale(cfm), y: y.scale(value) })).filter((point) => point.y >= plot.top);
  const onRight = data.power.map(({ cfm, value }) => ({ x: x.scale(cfm), y: right.scale(value) }));
  const systemOf = (coefficient: number) =>
    onLeft(parabola(coefficient, x.scale.domain()[1] ?? 1, y.scale.domain()[1] ?? 1));
  const system = systemOf(data.systemCoefficient);
  const parts = data.partCoefficients.map(systemOf);
  const fan = onLeft(data.fan.usable);
  const surge = onLeft(parabola(data.surgeCoefficient, data.freeDelivery, y.scale.domain()[1] ?? 1));
  const wishes: LabelWish[] = [
    { text: CHART_TEXTS.rpm(grouped(input.rpm)), color: palette.brand, weight: 600, anchors: fan.slice(-12).reverse() },
    { text: CHART_TEXTS.bhp, color: palette.power, weight: 600, anchors: onRight.slice(-14).reverse() },
    { text: CHART_TEXTS.systemLabel, color: palette.text, anchors: system.slice(-6).reverse() },
    ...parts.map(
      (part, place): LabelWish => ({
        text: input.partSystems?.[place]?.label ?? '',
        color: palette.quietText,
        anchors: part.slice(-8).reverse(),
      }),
    ),
    ...classLabel(sheet, onLeft),
    ...data.others.map(
      (other, place): LabelWish => ({
        text: input.otherSpeeds?.[place]?.label ?? '',
        color: palette.quietText,
        anchors: onLeft(other.usable).slice(-9).reverse(),
      }),
    ),
    { text: CHART_TEXTS.doNotSelect, color: palette.quietText, anchors: stallAnchors(sheet) },
  ];
  const operating = [{ x: x.scale(data.operating.cfm), y: y.scale(data.operating.staticPressure) }];
  const drawn = [
    fan,
    onLeft(data.fan.stalled),
    onRight,
    system,
    surge,
    ...parts,
    onLeft(data.maximum?.usable ?? []),
    ...data.others.map(({ usable }) => onLeft(usable)),
    [{ x: plot.left, y: y.scale(data.operating.staticPressure) }, ...operating],
  ];
  const lines = [...drawn.flatMap(dense), ...around(operating)];
  return placeLabels(
    wishes.filter(({ anchors }) => anchors.length > 0),
    plot,
    lines,
    SIZES.label,
  )
    .map((label) => labelText(label, palette))
    .join('');
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
    'stroke-width': 3,
    'stroke-linejoin': 'round',
    'paint-order': 'stroke',
  });
}

function classLabel(
  { data, input }: Sheet,
  onLeft: (points: readonly CurvePoint[]) => { x: number; y: number }[],
): LabelWish[] {
  if (data.maximum === null) return [];
  const text = CHART_TEXTS.maximum(input.fanClass ?? null, grouped(input.maximumRpm ?? 0));
  return [{ text, color: input.palette.quietText, anchors: onLeft(data.maximum.usable).slice(-14).reverse() }];
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
