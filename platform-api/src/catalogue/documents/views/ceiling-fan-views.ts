import {
  across,
  arc,
  circle,
  type MeasureOf,
  type Point,
  polygon,
  polyline,
  rectangle,
  upright,
  type View,
} from './view.ts';

const BLADE_IN = 7;
const MOUNT_IN = 10;

/** A ceiling fan on its extension tube, and its circle with the required clearance. */
export function ceilingFanViews(of: MeasureOf, blades: number): readonly View[] {
  const [span, drop, height, hub, clearance] = [of('span'), of('drop'), of('height'), of('hub'), of('clearance')];
  const x = span / 2;
  const whole = span + 2 * clearance;
  const centre: Point = [whole / 2, whole / 2];
  const blade = (turn: number) => {
    const [tip, side] = [span / 2, Math.asin(BLADE_IN / span) * (180 / Math.PI)];
    const root = Math.min(40, Math.asin(BLADE_IN / hub) * (180 / Math.PI));
    return polygon(
      'edge',
      ...arc(centre, hub / 2, hub / 2, turn - root, turn + root),
      ...arc(centre, tip, tip, turn + side, turn - side),
    );
  };
  return [
    {
      name: 'front',
      width: span,
      height,
      outlines: [
        polyline('detail', [0, 0], [span, 0]),
        rectangle('edge', x - MOUNT_IN, 0, 2 * MOUNT_IN, MOUNT_IN / 2),
        rectangle('edge', x - 2, MOUNT_IN / 2, 4, drop - MOUNT_IN / 2),
        rectangle('edge', x - hub / 2, drop + BLADE_IN, hub, height - drop - BLADE_IN),
        rectangle('edge', x - hub * 0.3, drop, hub * 0.6, BLADE_IN),
        rectangle('edge', 0, drop + BLADE_IN, x - hub / 2, BLADE_IN / 2),
        rectangle('edge', x + hub / 2, drop + BLADE_IN, x - hub / 2, BLADE_IN / 2),
      ],
      dimensions: [
        across('span', 'below', x, drop + BLADE_IN, span),
        upright('drop', 'left', x - 2, 0, drop),
        upright('height', 'right', x + hub / 2, 0, height),
      ],
    },
    {
      name: 'plan',
      width: whole,
      height: whole,
      outlines: [
        circle('hidden', centre, whole),
        circle('centre', centre, span),
        circle('edge', centre, hub),
        ...Array.from({ length: blades }, (_, index) => blade((360 * index) / blades - 90)),
      ],
      dimensions: [
        across('hub', 'above', whole / 2, whole / 2, hub),
        { measure: 'clearance', side: 'below', from: [0, whole / 2], to: [clearance, whole / 2] },
      ],
    },
  ];
}
