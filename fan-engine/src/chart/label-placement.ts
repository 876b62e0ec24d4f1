/** A text that looks for a place in the plot, px. */
export interface LabelPreference {
  readonly text: string;
  readonly color: string;
  readonly weight?: number;
  /** Anchor points along its curve, the favourite first. */
  readonly anchors: readonly { readonly x: number; readonly y: number }[];
  /** Writes the text over its curve, which stops for it, instead of beside: for curves that run close together. */
  readonly isOnCurve?: boolean;
}

export interface PlacedLabel {
  /** Its own curve comes in on one side and leaves on the other. */
  readonly isOnCurve: boolean;
  readonly text: string;
  readonly color: string;
  readonly weight: number;
  readonly x: number;
  readonly y: number;
  readonly anchor: 'start' | 'end' | 'middle';
}

interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** Digits and lower case of Inter take about this share of the font size. */
const CHARACTER_WIDTH = 0.56;
const LINE_PENALTY = 2;
const LABEL_PENALTY = 40;
const OUTSIDE_PENALTY = 200;
/** A later anchor is a little worse, so that equal places keep the favourite. */
const ORDER_PENALTY = 0.05;

/** Width of a text in px without measuring it, near enough to keep labels apart. */
export function textWidth(text: string, fontSize: number): number {
  return text.length * fontSize * CHARACTER_WIDTH;
}

type Point = LabelPreference['anchors'][number];

const DENSE_STEP_PX = 4;

/** The points of a line with no gap that a label could slip into. */
export function dense(points: readonly Point[]): Point[] {
  return points.flatMap((point, index) => {
    const next = points[index + 1];
    if (next === undefined) return [point];
    const steps = Math.max(1, Math.ceil(Math.hypot(next.x - point.x, next.y - point.y) / DENSE_STEP_PX));
    return Array.from({ length: steps }, (_, step) => ({
      x: point.x + ((next.x - point.x) * step) / steps,
      y: point.y + ((next.y - point.y) * step) / steps,
    }));
  });
}

/**
 * Places labels one after the other where they cover the fewest points of the drawn lines, no earlier label and nothing
 * outside the plot.
 *
 * @param lines points of everything that is drawn, dense enough that a label cannot slip between two
 */
export function placeLabels(
  preferences: readonly LabelPreference[],
  plot: Box,
  lines: readonly { readonly x: number; readonly y: number }[],
  fontSize: number,
): PlacedLabel[] {
  const occupied: Box[] = [];
  return preferences.map((preference) => {
    const best = candidates(preference, fontSize)
      .map((candidate, order) => ({
        ...candidate,
        penalty: penaltyOf(candidate.box, plot, lines, occupied) + order * ORDER_PENALTY,
      }))
      .reduce((min, candidate) => (candidate.penalty < min.penalty ? candidate : min));
    occupied.push(best.box);
    return {
      text: preference.text,
      color: preference.color,
      weight: preference.weight ?? 400,
      x: best.x,
      y: best.y,
      anchor: best.anchor,
      isOnCurve: preference.isOnCurve === true,
    };
  });
}

type Offset = readonly [anchor: PlacedLabel['anchor'], dx: number, dy: number];

/** Share of the font size by which a text hangs below its own middle. */
const HALF_A_LETTER = 0.35;

function offsets(isOnCurve: boolean, fontSize: number): readonly Offset[] {
  if (isOnCurve) return [['middle', 0, fontSize * HALF_A_LETTER]];
  const gap = fontSize * 0.6;
  return [
    ['start', gap, -gap * 0.6],
    ['end', -gap, -gap * 0.6],
    ['start', gap, fontSize + gap * 0.4],
    ['end', -gap, fontSize + gap * 0.4],
  ];
}

const SHARE_LEFT_OF_ANCHOR: Readonly<Record<PlacedLabel['anchor'], number>> = { start: 0, middle: 0.5, end: 1 };

function candidates(preference: LabelPreference, fontSize: number) {
  const width = textWidth(preference.text, fontSize);
  return preference.anchors.flatMap(({ x, y }) =>
    offsets(preference.isOnCurve === true, fontSize).map(([anchor, dx, dy]) => {
      const left = x + dx - SHARE_LEFT_OF_ANCHOR[anchor] * width;
      const baseline = y + dy;
      const box = { left, right: left + width, top: baseline - fontSize, bottom: baseline + fontSize * 0.25 };
      return { x: x + dx, y: baseline, anchor, box };
    }),
  );
}

function penaltyOf(
  box: Box,
  plot: Box,
  lines: readonly { readonly x: number; readonly y: number }[],
  occupied: readonly Box[],
) {
  const crossed = lines.filter(({ x, y }) => x >= box.left && x <= box.right && y >= box.top && y <= box.bottom).length;
  const covered = occupied.filter((other) => overlaps(box, other)).length;
  const outside = box.left < plot.left || box.right > plot.right || box.top < plot.top || box.bottom > plot.bottom;
  return crossed * LINE_PENALTY + covered * LABEL_PENALTY + (outside ? OUTSIDE_PENALTY : 0);
}

function overlaps(a: Box, b: Box): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}
