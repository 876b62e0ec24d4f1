import {
  across,
  arc,
  circle,
  type MeasureOf,
  type Point,
  polygon,
  polyline,
  rectangle,
  square,
  upright,
  type View,
} from './view.ts';

const CAP_IN = 3;
/** Shares of the height and width at which the parts of a ventilator begin. */
const RIM = 0.66;
const LIP = 0.06;
const COVER_WIDTH = 0.36;
const THROAT = 0.78;
const BAND_TOP = 0.84;
const BAND_BOTTOM = 0.6;
const WALL_IN = 2;

/** A hood that blows down around its curb. */
export function domeViews(of: MeasureOf): readonly View[] {
  const [width, height, cap] = [of('width'), of('height'), of('curbCap')];
  const whole = Math.max(width, cap);
  const x = whole / 2;
  const rim = height * RIM;
  const cover = height * 0.2;
  return [
    {
      name: 'front',
      width: whole,
      height,
      outlines: [
        polygon(
          'edge',
          ...arc([x, rim], width / 2, rim - cover, 180, 360),
          [x + width / 2, rim + height * LIP],
          [x - width / 2, rim + height * LIP],
        ),
        polyline('detail', [x - width / 2, rim], [x + width / 2, rim]),
        polygon('edge', ...arc([x, cover * 1.1], (width * COVER_WIDTH) / 2, cover * 1.1, 180, 360)),
        polygon(
          'edge',
          [x - (cap * THROAT) / 2, rim + height * LIP],
          [x + (cap * THROAT) / 2, rim + height * LIP],
          [x + (cap * THROAT) / 2, height - CAP_IN],
          [x - (cap * THROAT) / 2, height - CAP_IN],
        ),
        rectangle('edge', x - cap / 2, height - CAP_IN, cap, CAP_IN),
        polyline('centre', [x, 0], [x, height]),
      ],
      dimensions: [
        across('width', 'above', x, rim, width),
        upright('height', 'left', x - cap / 2, 0, height),
        across('curbCap', 'below', x, height, cap),
      ],
    },
    roofPlan(of, [circle('detail', [x, x], width * COVER_WIDTH)]),
  ];
}

/** A band that throws grease-laden air up, away from the roof. */
export function windbandViews(of: MeasureOf): readonly View[] {
  const [width, height, cap] = [of('width'), of('height'), of('curbCap')];
  const whole = Math.max(width, cap);
  const x = whole / 2;
  const bottom = height * BAND_BOTTOM;
  const top = (width * BAND_TOP) / 2;
  return [
    {
      name: 'front',
      width: whole,
      height,
      outlines: [
        polygon('edge', [x - top, 0], [x + top, 0], [x + width / 2, bottom], [x - width / 2, bottom]),
        polygon(
          'edge',
          [x - width / 2, bottom],
          [x + width / 2, bottom],
          [x + (cap * THROAT) / 2, height - CAP_IN],
          [x - (cap * THROAT) / 2, height - CAP_IN],
        ),
        rectangle('hidden', x - width * 0.18, height * 0.12, width * 0.36, height * 0.4),
        rectangle('edge', x - cap / 2, height - CAP_IN, cap, CAP_IN),
        polyline('centre', [x, 0], [x, height]),
      ],
      dimensions: [
        across('width', 'above', x, bottom, width),
        upright('height', 'left', x - top, 0, height),
        across('curbCap', 'below', x, height, cap),
      ],
    },
    roofPlan(of, [circle('edge', [x, x], width * BAND_TOP), circle('detail', [x, x], width * COVER_WIDTH)]),
  ];
}

function roofPlan(of: MeasureOf, inside: View['outlines']): View {
  const [width, cap, opening] = [of('width'), of('curbCap'), of('opening')];
  const whole = Math.max(width, cap);
  const centre: Point = [whole / 2, whole / 2];
  return {
    name: 'plan',
    width: whole,
    height: whole,
    outlines: [
      circle('edge', centre, width),
      ...inside,
      square('hidden', centre, cap),
      square('hidden', centre, opening),
      polyline('centre', [whole / 2, 0], [whole / 2, whole]),
      polyline('centre', [0, whole / 2], [whole, whole / 2]),
    ],
    dimensions: [across('opening', 'below', whole / 2, whole / 2 + opening / 2, opening)],
  };
}

/** A dome on a wall. */
export function wallDomeViews(of: MeasureOf): readonly View[] {
  const [width, length, plate, opening] = [of('width'), of('length'), of('plate'), of('opening')];
  const whole = Math.max(width, plate);
  const middle = whole / 2;
  const centre: Point = [middle, middle];
  const nose = arc([length * 0.35, middle], length * 0.65, width / 2, -90, 90);
  return [
    {
      name: 'side',
      width: length,
      height: whole,
      outlines: [
        rectangle('edge', 0, middle - plate / 2, WALL_IN, plate),
        polygon(
          'edge',
          [WALL_IN, middle - width * 0.34],
          [length * 0.35, middle - width / 2],
          ...nose,
          [length * 0.35, middle + width / 2],
          [WALL_IN, middle + width * 0.34],
        ),
        polyline('detail', [length * 0.35, middle - width / 2], [length * 0.35, middle + width / 2]),
        polyline('centre', [0, middle], [length, middle]),
      ],
      dimensions: [
        { measure: 'length', side: 'below', from: [0, middle + plate / 2], to: [length, middle] },
        upright('width', 'right', length * 0.35, middle - width / 2, middle + width / 2),
      ],
    },
    {
      name: 'front',
      width: whole,
      height: whole,
      outlines: [
        square('edge', centre, plate),
        circle('edge', centre, width),
        circle('detail', centre, width * COVER_WIDTH),
        square('hidden', centre, opening),
        polyline('centre', [middle, 0], [middle, whole]),
        polyline('centre', [0, middle], [whole, middle]),
      ],
      dimensions: [
        across('plate', 'below', middle, middle + plate / 2, plate),
        across('opening', 'above', middle, middle - opening / 2, opening),
      ],
    },
  ];
}
