import { grouped } from '../number-text.ts';
import { labels } from './fan-curve-labels.ts';
import { curves, definitions, dropLines, points, stallArea } from './fan-curve-layers.ts';
import { type Sheet, sheetOf } from './fan-curve-sheet.ts';
import { axes, dutyText, header, headerHeight, legend, svgDocument } from './frame.ts';
import type { FanCurveInput } from './input.ts';
import { legendSamples } from './marks.ts';
import { CHART_TEXTS } from './texts.ts';

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
      x: CHART_TEXTS.airflowAxis,
      y: CHART_TEXTS.pressureAxis,
      right: CHART_TEXTS.powerAxis,
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
      { text: CHART_TEXTS.fanAt(grouped(data.operating.rpm)), sample: samples.fan },
      { text: CHART_TEXTS.system, sample: samples.system },
      { text: CHART_TEXTS.power, sample: samples.power },
      { text: CHART_TEXTS.required, sample: samples.required },
      { text: CHART_TEXTS.operating, sample: samples.operating },
    ],
    y,
  );
}

function alternative({ data, input }: Sheet): string {
  const { operating } = data;
  return CHART_TEXTS.fanAlternative(
    dutyText(input.duty.cfm, input.duty.staticPressure),
    grouped(operating.rpm),
    grouped(operating.cfm),
    grouped(operating.staticPressure, 2),
    grouped(data.operatingPower, 2),
    grouped(data.fan.usable[0]?.cfm ?? 0),
    grouped(data.freeDelivery),
  );
}
