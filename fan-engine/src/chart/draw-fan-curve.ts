import { grouped } from '../figures/number-text.ts';
import { labels } from './fan-curve-labels.ts';
import { curves, definitions, dropLines, points, stallArea } from './fan-curve-layers.ts';
import { type Sheet, sheetOf } from './fan-curve-sheet.ts';
import { axes, dutyText, header, headerHeight, legend, svgDocument } from './frame.ts';
import type { FanCurveInput } from './input.ts';
import { legendSamples } from './marks.ts';

/**
 * Performance curve of a fan as an SVG document: pressure, power, system, stall, class limit and duty. A pure function;
 * screen, image endpoint and documents draw with it. Its text alternative stands in title and desc.
 */
export function drawFanCurve(input: FanCurveInput): string {
  const sheet = sheetOf(input);
  const isThumbnail = input.isThumbnail === true;
  return svgDocument(input, input.title, alternative(sheet), [
    definitions(sheet),
    axes(input, sheet.plot, sheet.axes, {
      x: input.words.airflowAxis,
      y: input.words.pressureAxis,
      right: input.words.powerAxis,
    }),
    stallArea(sheet),
    curves(sheet),
    dropLines(sheet),
    points(sheet),
    ...(isThumbnail ? [] : [labels(sheet), header(input, input.title, input.description ?? []), legendOf(sheet)]),
  ]);
}

function legendOf({ input, data }: Sheet): string {
  if (input.hideDescriptionText === true) return '';
  const samples = legendSamples(input.palette);
  const y = headerHeight(input, input.description ?? []) - 2;
  return legend(
    input,
    [
      { text: input.words.fanAt({ rpm: grouped(data.operating.rpm) }), sample: samples.fan },
      { text: input.words.system, sample: samples.system },
      { text: input.words.power, sample: samples.power },
      { text: input.words.required, sample: samples.required },
      { text: input.words.operating, sample: samples.operating },
    ],
    y,
  );
}

function alternative({ data, input }: Sheet): string {
  const { operating } = data;
  return input.words.fanAlternative({
    duty: dutyText(input.words, input.duty.cfm, input.duty.staticPressure),
    rpm: grouped(operating.rpm),
    cfm: grouped(operating.cfm),
    pressure: grouped(operating.staticPressure, 2),
    bhp: grouped(data.operatingPower, 2),
    stall: grouped(data.fan.usable[0]?.cfm ?? 0),
    free: grouped(data.freeDelivery),
  });
}
