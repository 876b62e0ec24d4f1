import { faceArea } from '../duty/component-loss.ts';
import type { BodyShape, LineBody, Measure, Rule } from '../product-line/body.ts';
import { type FanUnit, wheelOfLine } from '../product-line/fan-unit.ts';
import type { CatalogueLine } from '../product-line/line.ts';

/** Outline dimensions of a unit without options. */
export interface UnitDimensions {
  readonly shape: BodyShape;
  /** In., in the order in which a drawing names them. */
  readonly measures: ReadonlyMap<Measure, number>;
  readonly weightLb: number;
}

type Sized = readonly (readonly [Measure, number])[];

/** Sheet metal is drawn in eighths of an inch. */
const STEP_IN = 1 / 8;
const SQUARE_INCHES_PER_SQUARE_FOOT = 144;
/** Height over width of a scroll's outlet, the height seen along the shaft. */
const OUTLET_HEIGHT_OVER_WIDTH = 0.65;
/** A cap covers the wood and flashing around the opening of its curb. */
const CURB_CAP_MARGIN_IN = 4.5;
const BOX_MARGIN_IN = 3;
const TUBE_GAP_IN = 0.25;
const FLANGE_IN = 3;
const BOLT_CIRCLE_IN = 1.75;
/** Frame around the filters and coils of a cabinet. */
const CABINET_FRAME_IN = 6;
const CABINET_WIDTH_OVER_HEIGHT = 1.15;
/** A curb fits inside the frame, below the part of the cabinet that it carries. */
const CURB_INSET_IN = 3;
const CURB_LENGTH_SHARE = 0.72;

/** Weight of a wheel size of a line without options, lb; null if its housing has not been measured. */
export function weightOf({ line, wheel }: Pick<FanUnit, 'line' | 'wheel'>): number | null {
  if (line.body === undefined) return null;
  const { base, factor, exponent } = line.body.weight;
  return Math.round(base + factor * wheel.diameterIn ** exponent);
}

/** Outline dimensions of a wheel size of a line; null where no housing is drawn for the line. */
export function dimensionsOf({ line, wheel }: Pick<FanUnit, 'line' | 'wheel'>): UnitDimensions | null {
  const { body } = line;
  if (body === undefined) return null;
  const { diameterIn } = wheel;
  return {
    shape: body.shape,
    measures: new Map([...ruled(body, diameterIn), ...around(body, line, diameterIn)]),
    weightLb: weightOf({ line, wheel }) ?? 0,
  };
}

function ruled({ measures }: LineBody, diameterIn: number): Sized {
  return (Object.entries(measures) as [Measure, Rule][]).map(([measure, [perInch, base]]) => [
    measure,
    eighths(perInch * diameterIn + base),
  ]);
}

/** Dimensions that follow from the openings which the engine works out losses and velocities with. */
function around(body: LineBody, line: CatalogueLine, diameterIn: number): Sized {
  const { shape } = body;
  const wheel = wheelOfLine(line, diameterIn);
  const outlet = wheel.outletArea * SQUARE_INCHES_PER_SQUARE_FOOT;
  if (shape === 'dome' || shape === 'windband') {
    const opening = eighths(Math.sqrt(faceArea('throat', wheel, 0) * SQUARE_INCHES_PER_SQUARE_FOOT));
    return [
      ['curbCap', opening + CURB_CAP_MARGIN_IN],
      ['opening', opening],
    ];
  }
  if (shape === 'scroll') {
    const height = Math.sqrt(outlet * OUTLET_HEIGHT_OVER_WIDTH);
    return [
      ['outletWidth', eighths(outlet / height)],
      ['outletHeight', eighths(height)],
    ];
  }
  if (shape === 'box') {
    const duct = eighths(Math.sqrt(outlet));
    return [
      ['width', duct + BOX_MARGIN_IN],
      ['height', duct + BOX_MARGIN_IN],
      ['duct', duct],
    ];
  }
  if (shape === 'tube') {
    const inside = eighths(Math.sqrt((4 / Math.PI) * outlet) + TUBE_GAP_IN);
    return [
      ['inlet', inside],
      ['boltCircle', inside + BOLT_CIRCLE_IN],
      ['flange', inside + FLANGE_IN],
    ];
  }
  if (shape === 'panel') return [['inlet', eighths(diameterIn + 2 * TUBE_GAP_IN)]];
  if (shape === 'cabinet' || shape === 'upright') return cabinet(body, line, diameterIn);
  return [];
}

function cabinet(body: LineBody, line: CatalogueLine, diameterIn: number): Sized {
  const wheel = wheelOfLine(line, diameterIn);
  const face = faceArea('cabinet', wheel, 0) * SQUARE_INCHES_PER_SQUARE_FOOT;
  const inside = Math.sqrt(face / CABINET_WIDTH_OVER_HEIGHT);
  const width = eighths(inside * CABINET_WIDTH_OVER_HEIGHT + CABINET_FRAME_IN);
  const height = eighths(inside + CABINET_FRAME_IN);
  const outlet = eighths(Math.sqrt(wheel.outletArea * SQUARE_INCHES_PER_SQUARE_FOOT));
  const opening: Sized = [['duct', outlet]];
  // An upright heater is a cabinet on end: its length is its height.
  if (body.shape === 'upright') {
    return [['width', width], ['height', lengthOf(body, diameterIn)], ['length', height], ...opening];
  }
  if (line.mount !== 'Roof') return [['width', width], ['height', height], ...opening];
  return [
    ['width', width],
    ['height', height],
    ['curbLength', eighths(CURB_LENGTH_SHARE * lengthOf(body, diameterIn))],
    ['curbWidth', width - CURB_INSET_IN],
    ...opening,
  ];
}

function lengthOf({ measures }: LineBody, diameterIn: number): number {
  const [perInch, base] = measures.length ?? [0, 0];
  return eighths(perInch * diameterIn + base);
}

function eighths(inches: number): number {
  return Math.round(inches / STEP_IN) * STEP_IN;
}
