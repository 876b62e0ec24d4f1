import { IFC_MESSAGES } from '../../../core/index.ts';
import { box, type Corner, centredBox, type MeasureOf, type Part, type Shape, type Vector } from './solid.ts';

/** The same shares as the outline drawing of these fans. */
const BASE_IN = 3;
const SCROLL_RADIUS = 1 / 1.84;
const SCROLL_LOSS = 0.08;
const SHAFT_IN = 1;
const SHEET_IN = 0.1875;
const GRILLE_IN = 0.75;
const STEPS = 27;

/** A scroll on a base with its drive beside it, blowing up; the inlet is at its left. */
export function scrollShape(of: MeasureOf): Shape {
  const [width, length, height] = [of('width'), of('length'), of('height')];
  const [housing, outlet, inlet] = [of('outletWidth'), of('outletHeight'), of('inlet')];
  const radius = width * SCROLL_RADIUS;
  const left = -length / 2;
  const shaft: Corner = [width / 2 - radius, BASE_IN + radius * (1 - SCROLL_LOSS)];
  const drive = length - housing;
  const motorTop = Math.min(BASE_IN + drive * 0.55, shaft[1] - 2 * SHAFT_IN);
  return {
    parts: [
      { name: IFC_MESSAGES.parts.base, solid: centredBox(length, width * 0.84, 0, BASE_IN) },
      {
        name: IFC_MESSAGES.parts.housing,
        solid: {
          kind: 'prism',
          axis: 'x',
          from: left,
          length: housing,
          corners: scrollCorners(shaft, radius, { right: width / 2, top: height, outlet }),
        },
      },
      {
        name: IFC_MESSAGES.parts.shaft,
        solid: {
          kind: 'cylinder',
          axis: 'x',
          centre: [left + housing, shaft[0], shaft[1]],
          radius: SHAFT_IN,
          length: drive * 0.9,
        },
      },
      ...(motorTop > BASE_IN
        ? [
            {
              name: IFC_MESSAGES.parts.motor,
              solid: box(
                [left + housing + drive * 0.12, shaft[0] - drive * 0.3, BASE_IN],
                [left + housing + drive * 0.72, shaft[0] + drive * 0.3, motorTop],
              ),
            },
          ]
        : []),
    ],
    inlet: { at: [left, shaft[0], shaft[1]], out: [-1, 0, 0], size: [inlet, inlet] },
    outlet: {
      at: [left + housing / 2, width / 2 - outlet / 2, height],
      out: [0, 0, 1],
      size: [housing, outlet],
    },
  };
}

/** Up the straight side to the outlet, around the shaft below it, and up to the cut-off. */
function scrollCorners(
  [y, z]: Corner,
  radius: number,
  { right, top, outlet }: { readonly right: number; readonly top: number; readonly outlet: number },
): Corner[] {
  const cutOff = z + radius * (1 - 3 * SCROLL_LOSS);
  const spiral = Array.from({ length: STEPS + 1 }, (_, step): Corner => {
    const degrees = (270 * step) / STEPS;
    const distance = radius * (1 - (SCROLL_LOSS * degrees) / 90);
    const turn = (degrees * Math.PI) / 180;
    return [y + distance * Math.cos(turn), z - distance * Math.sin(turn)];
  });
  return [[right, top], ...spiral, [right - outlet, cutOff], [right - outlet, top]];
}

/** A box between two ducts. */
export function boxShape(of: MeasureOf): Shape {
  const [width, height, length, duct] = [of('width'), of('height'), of('length'), of('duct')];
  const collar = Math.min(2, length * 0.08);
  const [left, right] = [-length / 2, length / 2];
  const collarAt = (from: number): Part['solid'] =>
    box([from, -duct / 2, (height - duct) / 2], [from + collar, duct / 2, (height + duct) / 2]);
  return {
    parts: [
      { name: IFC_MESSAGES.parts.housing, solid: centredBox(length - 2 * collar, width, 0, height) },
      { name: IFC_MESSAGES.parts.inletCollar, solid: collarAt(left) },
      { name: IFC_MESSAGES.parts.outletCollar, solid: collarAt(right - collar) },
    ],
    ...endsOf([left, right], height / 2, duct),
  };
}

/** A tube between two flanges. */
export function tubeShape(of: MeasureOf): Shape {
  const [length, flange, inside] = [of('length'), of('flange'), of('inlet')];
  const thickness = Math.min(1.5, length * 0.05);
  const [left, right, middle] = [-length / 2, length / 2, flange / 2];
  const ring = (from: number, long: number, outer: number): Part['solid'] => ({
    kind: 'turned',
    axis: 'x',
    centre: [left, 0, middle],
    corners: [
      [inside / 2, from],
      [outer, from],
      [outer, from + long],
      [inside / 2, from + long],
    ],
  });
  const inTube = (share: number, long: number, diameter: number): Part['solid'] => ({
    kind: 'cylinder',
    axis: 'x',
    centre: [left + length * share, 0, middle],
    radius: diameter / 2,
    length: length * long,
  });
  return {
    parts: [
      { name: IFC_MESSAGES.parts.inletFlange, solid: ring(0, thickness, flange / 2) },
      { name: IFC_MESSAGES.parts.housing, solid: ring(thickness, length - 2 * thickness, inside / 2 + SHEET_IN) },
      { name: IFC_MESSAGES.parts.outletFlange, solid: ring(length - thickness, thickness, flange / 2) },
      { name: IFC_MESSAGES.parts.wheel, solid: inTube(0.28, 0.12, inside * 0.96) },
      { name: IFC_MESSAGES.parts.motor, solid: inTube(0.42, 0.36, inside * 0.4) },
    ],
    ...endsOf([left, right], middle, inside),
  };
}

function endsOf([left, right]: readonly [number, number], z: number, size: number): Pick<Shape, 'inlet' | 'outlet'> {
  const at = (x: number): Vector => [x, 0, z];
  return {
    inlet: { at: at(left), out: [-1, 0, 0], size: [size, size] },
    outlet: { at: at(right), out: [1, 0, 0], size: [size, size] },
  };
}

/** A propeller in a square panel in a wall. */
export function panelShape(of: MeasureOf): Shape {
  const [plate, length, inlet] = [of('plate'), of('length'), of('inlet')];
  const [left, middle] = [-length / 2, plate / 2];
  return {
    parts: [
      {
        name: IFC_MESSAGES.parts.panel,
        solid: box([left, -plate / 2, 0], [left + length * 0.12, plate / 2, plate]),
      },
      {
        name: IFC_MESSAGES.parts.orifice,
        solid: {
          kind: 'cylinder',
          axis: 'x',
          centre: [left + length * 0.12, 0, middle],
          radius: inlet / 2,
          length: length * 0.33,
        },
      },
      {
        name: IFC_MESSAGES.parts.motor,
        solid: {
          kind: 'cylinder',
          axis: 'x',
          centre: [left + length * 0.55, 0, middle],
          radius: inlet * 0.12,
          length: length * 0.45,
        },
      },
    ],
    inlet: null,
    outlet: null,
  };
}

/** A fan above a ceiling with its grille below. */
export function ceilingBoxShape(of: MeasureOf): Shape {
  const [width, length, height, grille, duct] = [of('width'), of('length'), of('height'), of('grille'), of('duct')];
  const z = height * 0.52;
  const stub = Math.min((grille - length) / 2, duct * 0.4);
  return {
    parts: [
      { name: IFC_MESSAGES.parts.grille, solid: centredBox(grille, grille, -GRILLE_IN, 0) },
      { name: IFC_MESSAGES.parts.housing, solid: centredBox(length, width, 0, height) },
      ...(stub > 0
        ? [
            {
              name: IFC_MESSAGES.parts.outletCollar,
              solid: {
                kind: 'cylinder',
                axis: 'x',
                centre: [length / 2, 0, z],
                radius: duct / 2,
                length: stub,
              } as const,
            },
          ]
        : []),
    ],
    inlet: null,
    outlet: { at: [length / 2 + Math.max(stub, 0), 0, z], out: [1, 0, 0], size: [duct, duct] },
  };
}
