import { type ChartPalette, element, textElement } from '@specbuilder/fan-engine/chart';
import { DELIVERABLE_MESSAGES as MESSAGES } from '../../../core/index.ts';
import { drawing, printPalette } from '../../facts/pictures.ts';
import type { Picture } from '../../layout/printed-document.ts';
import type { DeliverableSubject } from '../../subject/subject.ts';
import type { Connection } from './connection.ts';
import { type Box, controlLayout, type Layout, LETTERS, type Line, powerLayout } from './wiring-layout.ts';

const LEGEND_HEIGHT = 16;
const BAND_GAP = 12;
const NUMBER_RADIUS = 5.5;
const NUMBER_SIZE = 6.5;
const DASH = '4 2.5';
const SAMPLE = 26;
/** From a line's end to the text beside it, and between two samples. */
const SAMPLE_GAP = { text: 6, next: 130 } as const;
/** From the middle of a letter to its baseline, in parts of its size. */
const BASELINE = 0.36;

/**
 * Connections of an item as a drawing: boxes for parts, lines for connections with the numbers of the table below, whole
 * lines where the factory wires and dashed ones on site.
 *
 * @param width points
 */
export function wiringPicture(
  connections: readonly Connection[],
  tag: string,
  brand: DeliverableSubject['brand'],
  width: number,
): Picture {
  const palette = printPalette(brand);
  const power = powerLayout(connections, width);
  const controls = controlLayout(connections, width, power.height + BAND_GAP);
  const layouts = [power, ...(controls === null ? [] : [controls])];
  const bottom = power.height + (controls === null ? 0 : BAND_GAP + controls.height);
  const height = bottom + LEGEND_HEIGHT;
  const content =
    layouts.map((layout) => drawn(layout, palette)).join('') + legend(bottom + LEGEND_HEIGHT / 2, palette);
  const alt = MESSAGES.alternativeText.wiring({ tag });
  return { title: MESSAGES.wiring.title, alt, svg: drawing(width, height, content), width, height };
}

function drawn({ boxes, lines }: Layout, palette: ChartPalette): string {
  return [...lines.map((line) => lineOf(line, palette)), ...boxes.map((box) => boxOf(box, palette))].join('');
}

function stroke(isFactory: boolean) {
  return { 'stroke-width': 1, ...(isFactory ? {} : { 'stroke-dasharray': DASH }) };
}

function lineOf({ path, number, at, isFactory }: Line, palette: ChartPalette): string {
  const d = path.map(([x, y], place) => `${place === 0 ? 'M' : 'L'}${x} ${y}`).join(' ');
  const [cx, cy] = at;
  return [
    element('path', { d, fill: 'none', stroke: palette.text, ...stroke(isFactory) }),
    element('circle', { cx, cy, r: NUMBER_RADIUS, fill: palette.surface, stroke: palette.text, 'stroke-width': 0.6 }),
    textElement(String(number), {
      ...{ x: cx, y: cy + NUMBER_SIZE * BASELINE, fill: palette.strongText },
      ...{ 'font-size': NUMBER_SIZE, 'text-anchor': 'middle' },
    }),
  ].join('');
}

function boxOf({ x, y, width, height, lines, isPanel }: Box, palette: ChartPalette): string {
  const top = y + height / 2 - ((lines.length - 1) * LETTERS.line) / 2 + LETTERS.size * BASELINE;
  return [
    element('rect', {
      ...{ x, y, width, height, rx: 2, fill: palette.surface },
      ...{ stroke: isPanel ? palette.brand : palette.text, 'stroke-width': isPanel ? 1.4 : 0.8 },
    }),
    ...lines.map((text, place) =>
      textElement(text, {
        ...{ x: x + width / 2, y: top + place * LETTERS.line, fill: palette.strongText },
        ...{ 'font-size': LETTERS.size, 'text-anchor': 'middle' },
      }),
    ),
  ].join('');
}

function legend(y: number, palette: ChartPalette): string {
  const sample = (x: number, text: string, isFactory: boolean) =>
    element('path', { d: `M${x} ${y} L${x + SAMPLE} ${y}`, stroke: palette.text, ...stroke(isFactory) }) +
    textElement(text, {
      ...{ x: x + SAMPLE + SAMPLE_GAP.text, y: y + LETTERS.size * BASELINE },
      ...{ fill: palette.text, 'font-size': LETTERS.size },
    });
  const { factoryWiring, fieldWiring } = MESSAGES.wiring;
  return sample(0, factoryWiring, true) + sample(SAMPLE + SAMPLE_GAP.next, fieldWiring, false);
}
