import { IFC_MESSAGES } from '../../../core/index.ts';
import { box, type Corner, centredBox, type MeasureOf, type Part, quarter, type Shape } from './solid.ts';

/** The same shares of height and width as the outline drawing of these fans. */
const CAP_IN = 3;
const NECK_TOP = 0.28;
const LIP_TOP = 0.34;
const HOOD_TOP = 0.8;
const COVER_BOTTOM = 0.78;
const COVER_WIDTH = 0.36;
const NECK_WIDTH = 0.78;
const BAND_BOTTOM = 0.4;
const BAND_TOP_WIDTH = 0.84;
const SHEET_IN = 0.125;
const WALL_IN = 2;
const MIDDLE = [0, 0, 0] as const;

/** The opening in the roof, below the fan. */
function throat(of: MeasureOf): Pick<Shape, 'inlet'> {
  return { inlet: { at: [0, 0, 0], out: [0, 0, -1], size: [of('opening'), of('opening')] } };
}

function base(of: MeasureOf): Part {
  return { name: IFC_MESSAGES.parts.base, solid: centredBox(of('curbCap'), of('curbCap'), 0, CAP_IN) };
}

/** A hood that blows down around its curb. */
export function domeShape(of: MeasureOf): Shape {
  const [width, height, cap] = [of('width'), of('height'), of('curbCap')];
  const [neck, lip] = [Math.max(height * NECK_TOP, CAP_IN), Math.max(height * LIP_TOP, CAP_IN)];
  const hood: Corner[] = [[0, neck], [width / 2, neck], ...quarter(width / 2, lip, height * HOOD_TOP - lip)];
  return {
    parts: [
      base(of),
      {
        name: IFC_MESSAGES.parts.neck,
        solid: centredBox(cap * NECK_WIDTH, cap * NECK_WIDTH, CAP_IN, Math.max(neck, CAP_IN + SHEET_IN)),
      },
      { name: IFC_MESSAGES.parts.hood, solid: { kind: 'turned', axis: 'z', centre: MIDDLE, corners: hood } },
      {
        name: IFC_MESSAGES.parts.motorCover,
        solid: {
          kind: 'cylinder',
          axis: 'z',
          centre: [0, 0, height * COVER_BOTTOM],
          radius: (width * COVER_WIDTH) / 2,
          length: height * (1 - COVER_BOTTOM),
        },
      },
    ],
    ...throat(of),
    outlet: null,
  };
}

/** A band that throws air up, away from the roof, with the motor in it. */
export function windbandShape(of: MeasureOf): Shape {
  const [width, height, cap] = [of('width'), of('height'), of('curbCap')];
  const bottom = height * BAND_BOTTOM;
  const [wide, narrow] = [width / 2, (width * BAND_TOP_WIDTH) / 2];
  return {
    parts: [
      base(of),
      {
        name: IFC_MESSAGES.parts.housing,
        solid: {
          kind: 'turned',
          axis: 'z',
          centre: MIDDLE,
          corners: [
            [0, CAP_IN],
            [(cap * NECK_WIDTH) / 2, CAP_IN],
            [wide, bottom],
            [0, bottom],
          ],
        },
      },
      {
        name: IFC_MESSAGES.parts.windband,
        solid: {
          kind: 'turned',
          axis: 'z',
          centre: MIDDLE,
          corners: [
            [wide - SHEET_IN, bottom],
            [wide, bottom],
            [narrow, height],
            [narrow - SHEET_IN, height],
          ],
        },
      },
      {
        name: IFC_MESSAGES.parts.motor,
        solid: {
          kind: 'cylinder',
          axis: 'z',
          centre: [0, 0, bottom],
          radius: width * 0.18,
          length: height * 0.48,
        },
      },
    ],
    ...throat(of),
    outlet: null,
  };
}

/** A dome on a wall; the wall is at its left end. */
export function wallDomeShape(of: MeasureOf): Shape {
  const [width, length, plate, opening] = [of('width'), of('length'), of('plate'), of('opening')];
  const middle = Math.max(width, plate) / 2;
  const left = -length / 2;
  const hood: Corner[] = [[0, WALL_IN], [width * 0.34, WALL_IN], ...quarter(width / 2, length * 0.35, length * 0.65)];
  return {
    parts: [
      {
        name: IFC_MESSAGES.parts.wallPlate,
        solid: box([left, -plate / 2, middle - plate / 2], [left + WALL_IN, plate / 2, middle + plate / 2]),
      },
      { name: IFC_MESSAGES.parts.hood, solid: { kind: 'turned', axis: 'x', centre: [left, 0, middle], corners: hood } },
    ],
    inlet: { at: [left, 0, middle], out: [-1, 0, 0], size: [opening, opening] },
    outlet: null,
  };
}
