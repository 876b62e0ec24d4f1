import {
  across,
  arc,
  circle,
  type MeasureOf,
  type Outline,
  type Point,
  polygon,
  polyline,
  rectangle,
  square,
  upright,
  type View,
} from './view.ts';

const BASE_IN = 3;
const FRAME_IN = 1;
/** Radius of a scroll beside its outlet over the width of the housing, and how much of it is lost in a quarter turn. */
const SCROLL_RADIUS = 1 / 1.84;
const SCROLL_LOSS = 0.08;

/** A scroll on a base with its drive behind it, blowing up. */
export function scrollViews(of: MeasureOf): readonly View[] {
  const [width, height, outletHeight] = [of('width'), of('height'), of('outletHeight')];
  const radius = width * SCROLL_RADIUS;
  const shaft: Point = [width - radius, height - BASE_IN - radius * (1 - SCROLL_LOSS)];
  const top = shaft[1] - radius * (1 - 3 * SCROLL_LOSS);
  return [
    {
      name: 'side',
      width,
      height,
      outlines: [
        polygon('edge', [width, 0], ...spiral(shaft, radius), [width - outletHeight, top], [width - outletHeight, 0]),
        polyline('detail', [width - outletHeight, FRAME_IN], [width, FRAME_IN]),
        circle('edge', shaft, of('inlet')),
        circle('detail', shaft, of('inlet') * 0.18),
        rectangle('edge', width * 0.08, height - BASE_IN, width * 0.84, BASE_IN),
        polyline('centre', [shaft[0] - radius * 0.8, shaft[1]], [shaft[0] + radius * 0.8, shaft[1]]),
        polyline('centre', [shaft[0], shaft[1] - radius * 0.7], [shaft[0], shaft[1] + radius * 0.8]),
      ],
      dimensions: [
        { measure: 'outletHeight', side: 'above', from: [width - outletHeight, 0], to: [width, 0] },
        { measure: 'width', side: 'below', from: [0, shaft[1]], to: [width, shaft[1]] },
        upright('height', 'left', 0, 0, height),
        upright('inlet', 'right', shaft[0], shaft[1] - of('inlet') / 2, shaft[1] + of('inlet') / 2),
      ],
    },
    scrollEnd(of, shaft[1]),
  ];
}

function scrollEnd(of: MeasureOf, shaftY: number): View {
  const [length, height, housing] = [of('length'), of('height'), of('outletWidth')];
  const drive = length - housing;
  const [motorTop, motorHeight] = [height - BASE_IN - drive * 0.55, drive * 0.55];
  return {
    name: 'end',
    width: length,
    height,
    outlines: [
      rectangle('edge', 0, 0, housing, height - BASE_IN),
      polyline('detail', [0, FRAME_IN], [housing, FRAME_IN]),
      rectangle('edge', housing, shaftY - FRAME_IN, drive * 0.9, 2 * FRAME_IN),
      polygon(
        'edge',
        [housing, shaftY + FRAME_IN],
        [housing + drive * 0.8, shaftY + FRAME_IN],
        [length, height - BASE_IN],
        [housing, height - BASE_IN],
      ),
      rectangle(
        'detail',
        housing + drive * 0.12,
        Math.max(motorTop, shaftY + 2 * FRAME_IN),
        drive * 0.6,
        Math.min(motorHeight, height - BASE_IN - shaftY - 2 * FRAME_IN),
      ),
      rectangle('edge', 0, height - BASE_IN, length, BASE_IN),
      polyline('centre', [0, shaftY], [length, shaftY]),
    ],
    dimensions: [
      { measure: 'outletWidth', side: 'above', from: [0, 0], to: [housing, 0] },
      { measure: 'length', side: 'below', from: [0, height], to: [length, height] },
    ],
  };
}

/** From the right of the shaft around below it to the cut-off above. */
function spiral([x, y]: Point, radius: number): Point[] {
  const steps = 54;
  return Array.from({ length: steps + 1 }, (_, step): Point => {
    const degrees = (270 * step) / steps;
    const [point] = arc(
      [x, y],
      radius * (1 - (SCROLL_LOSS * degrees) / 90),
      radius * (1 - (SCROLL_LOSS * degrees) / 90),
      degrees,
      degrees,
    );
    return point ?? [x, y];
  });
}

/** A box between two ducts. */
export function boxViews(of: MeasureOf): readonly View[] {
  const [width, height, length, duct] = [of('width'), of('height'), of('length'), of('duct')];
  const collar = Math.min(2, length * 0.08);
  const middle = height / 2;
  return [
    {
      name: 'side',
      width: length,
      height,
      outlines: [
        rectangle('edge', collar, 0, length - 2 * collar, height),
        rectangle('edge', 0, middle - duct / 2, collar, duct),
        rectangle('edge', length - collar, middle - duct / 2, collar, duct),
        rectangle('detail', length * 0.34, height * 0.08, length * 0.32, height * 0.84),
        ...arrow(length * 0.4, length * 0.6, middle),
      ],
      dimensions: [
        { measure: 'length', side: 'below', from: [0, middle + duct / 2], to: [length, middle + duct / 2] },
        upright('height', 'left', collar, 0, height),
      ],
    },
    {
      name: 'end',
      width,
      height,
      outlines: [
        rectangle('edge', 0, 0, width, height),
        square('edge', [width / 2, middle], duct),
        circle('hidden', [width / 2, middle], duct * 0.86),
      ],
      dimensions: [
        across('width', 'below', width / 2, height, width),
        across('duct', 'above', width / 2, middle - duct / 2, duct),
      ],
    },
  ];
}

/** The way of the air. */
function arrow(from: number, to: number, y: number): Outline[] {
  const header = (to - from) * 0.2;
  return [
    polyline('detail', [from, y], [to, y]),
    polyline('detail', [to - header, y - header / 2], [to, y], [to - header, y + header / 2]),
  ];
}

/** A tube between two flanges. */
export function tubeViews(of: MeasureOf): readonly View[] {
  const [length, flange, bolts, inside] = [of('length'), of('flange'), of('boltCircle'), of('inlet')];
  const thickness = Math.min(1.5, length * 0.05);
  const middle = flange / 2;
  const holes = Math.max(8, 4 * Math.round(inside / 14));
  return [
    {
      name: 'side',
      width: length,
      height: flange,
      outlines: [
        rectangle('edge', 0, 0, thickness, flange),
        rectangle('edge', length - thickness, 0, thickness, flange),
        rectangle('edge', thickness, middle - inside / 2, length - 2 * thickness, inside),
        rectangle('hidden', length * 0.42, middle - inside * 0.2, length * 0.36, inside * 0.4),
        rectangle('hidden', length * 0.28, middle - inside * 0.48, length * 0.12, inside * 0.96),
        polyline('centre', [0, middle], [length, middle]),
      ],
      dimensions: [{ measure: 'length', side: 'below', from: [0, flange], to: [length, flange] }],
    },
    {
      name: 'end',
      width: flange,
      height: flange,
      outlines: [
        circle('edge', [middle, middle], flange),
        circle('edge', [middle, middle], inside),
        circle('centre', [middle, middle], bolts),
        circle('detail', [middle, middle], inside * 0.36),
        ...Array.from({ length: holes }, (_, index) => (360 * (index + 0.5)) / holes).flatMap((turn) =>
          arc([middle, middle], bolts / 2, bolts / 2, turn, turn)
            .slice(0, 1)
            .map((hole) => circle('detail', hole, 0.5)),
        ),
      ],
      dimensions: [
        across('flange', 'below', middle, middle, flange),
        across('boltCircle', 'above', middle, middle, bolts),
        upright('inlet', 'right', middle, middle - inside / 2, middle + inside / 2),
      ],
    },
  ];
}

/** A propeller in a square panel in a wall. */
export function panelViews(of: MeasureOf): readonly View[] {
  const [plate, length, inlet, opening] = [of('plate'), of('length'), of('inlet'), of('opening')];
  const centre: Point = [plate / 2, plate / 2];
  const blade = (turn: number) =>
    polygon('detail', centre, ...arc(centre, inlet * 0.47, inlet * 0.47, turn, turn + 48));
  return [
    {
      name: 'front',
      width: plate,
      height: plate,
      outlines: [
        square('edge', centre, plate),
        circle('edge', centre, inlet),
        square('hidden', centre, opening),
        ...[0, 90, 180, 270].map(blade),
        circle('edge', centre, inlet * 0.24),
      ],
      dimensions: [
        across('plate', 'below', plate / 2, plate, plate),
        across('inlet', 'above', plate / 2, plate / 2, inlet),
        upright('opening', 'left', plate / 2 - opening / 2, plate / 2 - opening / 2, plate / 2 + opening / 2),
      ],
    },
    {
      name: 'side',
      width: length,
      height: plate,
      outlines: [
        rectangle('edge', 0, 0, length * 0.12, plate),
        polygon(
          'edge',
          [length * 0.12, (plate - inlet) / 2],
          [length * 0.45, (plate - inlet) / 2 + inlet * 0.03],
          [length * 0.45, (plate + inlet) / 2 - inlet * 0.03],
          [length * 0.12, (plate + inlet) / 2],
        ),
        rectangle('edge', length * 0.55, plate / 2 - inlet * 0.12, length * 0.45, inlet * 0.24),
        polyline('detail', [length * 0.45, plate / 2 - inlet * 0.2], [length * 0.55, plate / 2 - inlet * 0.12]),
        polyline('detail', [length * 0.45, plate / 2 + inlet * 0.2], [length * 0.55, plate / 2 + inlet * 0.12]),
        polyline('centre', [0, plate / 2], [length, plate / 2]),
      ],
      dimensions: [{ measure: 'length', side: 'below', from: [0, plate], to: [length, plate / 2 + inlet * 0.12] }],
    },
  ];
}
