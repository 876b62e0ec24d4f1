import { line } from 'd3-shape';
import { zeroAxis } from './axis.ts';
import { axes, axisSpace, drawingSize, header, headerHeight, legend, svgDocument } from './frame.ts';
import type { ComparedCeilingFan, HvlsCurveInput } from './input.ts';
import { disc, legendSamples, POWER_DASH, stroke } from './marks.ts';
import { element } from './svg.ts';

const POINTS = 31;
const SPACE = 1.12;
const LEFT_SPACE = 66;
const RIGHT_SPACE = 62;
/** Of a sheet without an axis at the right. */
const END_SPACE = 16;

/**
 * Airflow and electrical input of a ceiling fan over its speed as an SVG document: airflow follows the speed, input its
 * third power.
 */
export function drawHvlsCurve(input: HvlsCurveInput): string {
  const { width, height } = drawingSize(input);
  const isThumbnail = input.isThumbnail === true;
  const { palette, words, compared = [] } = input;
  const tall = isThumbnail
    ? { top: 4, bottom: height - 4 }
    : { top: headerHeight(input, input) + 14, bottom: height - 46 };
  const max = (value: (fan: ComparedCeilingFan | HvlsCurveInput) => number) =>
    Math.max(...[input, ...compared].map(value));
  const y = zeroAxis(max(({ cfm }) => cfm) * SPACE, [tall.bottom, tall.top], 60);
  const right = input.hidesInput ? null : zeroAxis(input.inputKw * SPACE, [tall.bottom, tall.top], 60);
  const plot = {
    ...tall,
    left: isThumbnail ? 4 : axisSpace(words, y, LEFT_SPACE),
    right: width - (isThumbnail ? 4 : right === null ? END_SPACE : axisSpace(words, right, RIGHT_SPACE)),
  };
  const x = zeroAxis(max(({ maximumRpm }) => maximumRpm) * 1.06, [plot.left, plot.right], 85);
  const speeds = Array.from({ length: POINTS }, (_, step) => step / (POINTS - 1));
  const drawn = (maximumRpm: number, value: (share: number) => number) =>
    line<number>()
      .x((share) => x.scale(share * maximumRpm))
      .y(value)(speeds) ?? '';
  const samples = legendSamples(palette);
  return svgDocument(input, input.title, alternative(input), [
    axes(
      input,
      plot,
      { x, y, right },
      {
        x: words.speedAxis,
        y: words.airflowAxis,
        right: words.inputAxis,
      },
    ),
    right === null
      ? ''
      : element('path', {
          d: drawn(input.maximumRpm, (share) => right.scale(share ** 3 * input.inputKw)),
          ...stroke(palette.power, 1.75, POWER_DASH),
        }),
    ...compared.map(({ maximumRpm, cfm, color, dash }) =>
      element('path', { d: drawn(maximumRpm, (share) => y.scale(share * cfm)), ...stroke(color, 2, dash) }),
    ),
    element('path', {
      d: drawn(input.maximumRpm, (share) => y.scale(share * input.cfm)),
      ...stroke(palette.brand, 2.5),
    }),
    ...compared.map(({ maximumRpm, cfm, color }) => disc(x.scale(maximumRpm), y.scale(cfm), 4, palette, color)),
    disc(x.scale(input.maximumRpm), y.scale(input.cfm), 5.5, palette),
    isThumbnail ? '' : header(input, input),
    isThumbnail || input.hideDescriptionText === true
      ? ''
      : legend(
          input,
          [
            { text: words.airflow, sample: samples.fan },
            { text: words.input, sample: samples.power },
          ],
          headerHeight(input, input) - 2,
        ),
  ]);
}

function alternative({ maximumRpm, cfm, inputKw, words }: HvlsCurveInput): string {
  return words.hvlsAlternative({ rpm: words.number(maximumRpm), cfm: words.number(cfm), kw: words.number(inputKw, 2) });
}
