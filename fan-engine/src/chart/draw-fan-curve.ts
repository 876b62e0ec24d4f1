import { labels } from './fan-curve-labels.ts';
import { curves, definitions, dropLines, hasPower, points, stallArea } from './fan-curve-layers.ts';
import { type Sheet, sheetOf } from './fan-curve-sheet.ts';
import { axes, dutyText, header, headerHeight, legend, svgDocument } from './frame.ts';
import type { FanCurveInput } from './input.ts';
import { legendSamples } from './marks.ts';

/**
 * Performance curve of a fan as an SVG document: pressure, power, system, stall, class limit and duty. A pure function;
 * screen, image endpoint and documents draw with it. Its text alternative is in title and desc.
 */
export function drawFanCurve(input: FanCurveInput): string {
  const sheet = sheetOf(input);
  const isThumbnail = input.isThumbnail === true;
  return svgDocument(input, input.title, alternative(sheet), [
    definitions(sheet),
    axes(
      input,
      sheet.plot,
      { ...sheet.axes, right: hasPower(input) ? sheet.axes.right : null },
      {
        x: input.words.airflowAxis,
        y: input.words.pressureAxis,
        right: input.words.powerAxis,
      },
    ),
    stallArea(sheet),
    curves(sheet),
    dropLines(sheet),
    points(sheet),
    ...(isThumbnail ? [] : [labels(sheet), header(input, input), legendOf(sheet)]),
  ]);
}

function legendOf({ input, data }: Sheet): string {
  if (input.hideDescriptionText === true) return '';
  const samples = legendSamples(input.palette);
  const { words } = input;
  const y = headerHeight(input, input) - 2;
  return legend(
    input,
    [
      { text: words.fanAt({ rpm: words.number(data.operating.rpm) }), sample: samples.fan },
      { text: words.system, sample: samples.system },
      { text: words.power, sample: samples.power },
      { text: words.required, sample: samples.required },
      { text: words.operating, sample: samples.operating },
    ],
    y,
  );
}

function alternative({ data, input }: Sheet): string {
  const { operating } = data;
  const { words } = input;
  const values = words.fanAlternative({
    duty: dutyText(words, input.duty.cfm, input.duty.staticPressure),
    rpm: words.number(operating.rpm),
    cfm: words.number(operating.cfm),
    pressure: words.number(operating.staticPressure, 2),
    bhp: words.number(data.operatingPower, 2),
    stall: words.number(data.fan.usable[0]?.cfm ?? 0),
    free: words.number(data.freeDelivery),
    end: input.family.endsBeforeFreeDelivery === true ? 'data' : 'free',
  });
  return input.subtitle === undefined ? values : `${values} ${input.subtitle}.`;
}
