import { curveMonotoneX, line } from 'd3-shape';
import { STANDARD_DENSITY } from '../air/density.ts';
import { type CurvePoint, type SpeedCurve, speedCurve } from '../curve/speed-curve.ts';
import { wheelOf } from '../curve/wheel.ts';
import { zeroAxis } from './axis.ts';
import { axes, drawingSize, SIZES, svgDocument } from './frame.ts';
import type { SpeedFamilyInput } from './input.ts';
import { stroke } from './marks.ts';
import { element, short, textElement } from './svg.ts';

const HEADROOM = 1.12;
const AIRFLOW_SPACE = 1.1;
const FASTEST_WIDTH = 2.5;
const WIDTH = 1.5;
/** Slower speeds are drawn a little paler, so that the fastest reads first. */
const SLOWER_OPACITY = 0.75;

/** Pressure over airflow at several speeds as an SVG document, in standard air; dotted where the fan stalls. */
export function drawSpeedFamily(input: SpeedFamilyInput): string {
  const { width, height } = drawingSize(input);
  const { palette, words } = input;
  const plot = { left: 58, right: width - 20, top: 16, bottom: height - 46 };
  const wheel = wheelOf(input.family, input.wheelDiameterIn, input.wheels);
  const curves = input.speeds.map((rpm) => ({ rpm, curve: speedCurve(wheel, rpm, STANDARD_DENSITY) }));
  const all = curves.flatMap(({ curve }) => [...curve.stalled, ...curve.usable]);
  const x = zeroAxis(Math.max(...all.map(({ cfm }) => cfm)) * AIRFLOW_SPACE, [plot.left, plot.right], 85);
  const y = zeroAxis(Math.max(...all.map(({ value }) => value)) * HEADROOM, [plot.bottom, plot.top], 50);
  const path = (points: readonly CurvePoint[]) =>
    line<CurvePoint>()
      .x(({ cfm }) => x.scale(cfm))
      .y(({ value }) => y.scale(value))
      .curve(curveMonotoneX)(points) ?? '';
  const drawn = ({ stalled, usable }: SpeedCurve, place: number) => {
    const opacity = place === 0 ? undefined : SLOWER_OPACITY;
    return (
      element('path', { d: path(stalled), ...stroke(palette.quietText, 1, '2 3', opacity) }) +
      element('path', {
        d: path(usable),
        ...stroke(palette.brand, place === 0 ? FASTEST_WIDTH : WIDTH, undefined, opacity),
      })
    );
  };
  const label = ({ usable }: SpeedCurve, rpm: number) => {
    // Where a curve begins the next one is farthest away.
    const at = usable[0] ?? { cfm: 0, value: 0 };
    return textElement(words.rpm({ rpm: words.number(rpm) }), {
      x: short(x.scale(at.cfm) + 4),
      y: short(y.scale(at.value) - 5),
      fill: palette.text,
      'font-size': SIZES.label,
      'font-weight': 600,
    });
  };
  return svgDocument(input, input.title, input.alternative, [
    axes(input, plot, { x, y, right: null }, { x: words.airflowAxis, y: words.pressureAxis, right: '' }),
    ...curves.map(({ curve }, index) => drawn(curve, index)),
    ...curves.map(({ curve, rpm }) => label(curve, rpm)),
  ]);
}
