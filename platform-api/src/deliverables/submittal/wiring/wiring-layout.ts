import type { Connection } from './connection.ts';

type Point = readonly [x: number, y: number];

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly lines: readonly string[];
  /** What all signals start from. */
  readonly isPanel: boolean;
}

export interface Line {
  readonly path: readonly Point[];
  /** Of the connection in its table. */
  readonly number: number;
  /** Where the number is. */
  readonly at: Point;
  readonly isFactory: boolean;
}

export interface Layout {
  readonly boxes: readonly Box[];
  readonly lines: readonly Line[];
  readonly height: number;
}

/** Letters in the boxes, points; a mean letter of Inter is 0.56 of its size wide. */
export const LETTERS = { size: 7, line: 8.6, width: 0.56 * 7 } as const;
const PADDING = { x: 5, y: 4 } as const;
const GAP = { x: 30, y: 8 } as const;
const MAX_BOX_WIDTH = 132;
/** Keeps the frame of a box inside the picture. */
const EDGE = 1;
const CONTROL = { box: 168, panel: 104, gap: 8 } as const;

interface Numbered {
  readonly connection: Connection;
  readonly number: number;
}

const numbered = (connections: readonly Connection[], kind: Connection['kind']): Numbered[] =>
  connections
    .map((connection, index) => ({ connection, number: index + 1 }))
    .filter(({ connection }) => connection.kind === kind);

/** Lines of a text no wider than a box, in points. */
function wrapped(text: string, width: number): string[] {
  const most = Math.max(1, Math.floor((width - 2 * PADDING.x) / LETTERS.width));
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && `${last} ${word}`.length <= most) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

const heightOf = (lines: readonly string[]) => lines.length * LETTERS.line + 2 * PADDING.y;

interface Place {
  readonly column: number;
  readonly row: number;
}

/** Each part behind what feeds it; a second part of the same feeder is a row below. */
function placesOf(power: readonly Numbered[]): Map<string, Place> {
  const places = new Map<string, Place>();
  let rows = 0;
  const put = (part: string, column: number, row: number) => {
    places.set(part, { column, row });
    const fed = power.filter(({ connection }) => connection.from === part).map(({ connection }) => connection.to);
    for (const [index, next] of [...new Set(fed)].entries()) {
      if (places.has(next)) continue;
      if (index > 0) rows += 1;
      put(next, column + 1, index === 0 ? row : rows);
    }
  };
  const targets = new Set(power.map(({ connection }) => connection.to));
  for (const { connection } of power) {
    if (targets.has(connection.from) || places.has(connection.from)) continue;
    if (places.size > 0) rows += 1;
    put(connection.from, 0, rows);
  }
  return places;
}

/** The path of power from left to right. */
export function powerLayout(connections: readonly Connection[], width: number): Layout {
  const power = numbered(connections, 'power');
  const places = placesOf(power);
  const columns = Math.max(...[...places.values()].map(({ column }) => column)) + 1;
  const boxWidth = Math.min(MAX_BOX_WIDTH, (width - 2 * EDGE - (columns - 1) * GAP.x) / columns);
  const texts = new Map([...places.keys()].map((part) => [part, wrapped(part, boxWidth)]));
  const rowHeight = Math.max(...[...texts.values()].map(heightOf));
  const boxes = new Map(
    [...places].map(([part, { column, row }]) => [
      part,
      {
        ...{ x: EDGE + column * (boxWidth + GAP.x), y: EDGE + row * (rowHeight + GAP.y) },
        ...{ width: boxWidth, height: rowHeight, lines: texts.get(part) ?? [], isPanel: false },
      },
    ]),
  );
  const rows = Math.max(...[...places.values()].map(({ row }) => row)) + 1;
  return {
    boxes: [...boxes.values()],
    lines: power.flatMap((entry) => powerLine(entry, boxes)),
    height: 2 * EDGE + rows * rowHeight + (rows - 1) * GAP.y,
  };
}

/** Leaves the right side of its feeder and bends in the space between the columns. */
function powerLine({ connection, number }: Numbered, boxes: ReadonlyMap<string, Box>): Line[] {
  const [from, to] = [boxes.get(connection.from), boxes.get(connection.to)];
  if (from === undefined || to === undefined) return [];
  const start: Point = [from.x + from.width, from.y + from.height / 2];
  const end: Point = [to.x, to.y + to.height / 2];
  const bend = start[0] + GAP.x / 4;
  return [
    {
      path: [start, [bend, start[1]], [bend, end[1]], end],
      number,
      at: [to.x - GAP.x / 2 + 2, end[1]],
      isFactory: connection.isFactory,
    },
  ];
}

/** The control terminals in the middle with devices on both sides; null where a unit has no signals. */
export function controlLayout(connections: readonly Connection[], width: number, top: number): Layout | null {
  const signals = numbered(connections, 'control');
  if (signals.length === 0) return null;
  const boxWidth = Math.min(CONTROL.box, (width - CONTROL.panel) / 2 - GAP.x);
  const middle = width / 2;
  const sideOf = (index: number) => (index % 2 === 0 ? 'right' : 'left');
  const texts = signals.map(({ connection }) => wrapped(connection.to, boxWidth));
  const boxHeight = Math.max(...texts.map(heightOf));
  const pitch = boxHeight + CONTROL.gap;
  const devices = texts.map((lines, index) => ({
    x: sideOf(index) === 'right' ? width - EDGE - boxWidth : EDGE,
    y: top + EDGE + Math.floor(index / 2) * pitch,
    ...{ width: boxWidth, height: boxHeight, lines, isPanel: false },
  }));
  const panelText = wrapped(signals[0]?.connection.from ?? '', CONTROL.panel);
  const height = Math.max(Math.ceil(signals.length / 2) * pitch - CONTROL.gap, heightOf(panelText));
  const panel: Box = {
    ...{ x: middle - CONTROL.panel / 2, y: top + EDGE, width: CONTROL.panel, height },
    ...{ lines: panelText, isPanel: true },
  };
  const lines = signals.flatMap(({ connection, number }, index): Line[] => {
    const device = devices[index];
    if (device === undefined) return [];
    const isRight = sideOf(index) === 'right';
    const y = device.y + device.height / 2;
    const [start, end] = isRight ? [panel.x + panel.width, device.x] : [panel.x, device.x + device.width];
    return [
      {
        path: [
          [start, y],
          [end, y],
        ],
        ...{ number, at: [(start + end) / 2, y], isFactory: connection.isFactory },
      },
    ];
  });
  return { boxes: [panel, ...devices], lines, height: height + 2 * EDGE };
}
