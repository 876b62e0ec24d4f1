import { z } from 'zod';
import type { LineBody, Measure } from '../product-line/body.ts';

const growth = z
  .tuple([z.number().min(0), z.number().min(0)])
  .describe('inches for each inch of wheel diameter, and inches besides');

/** What a drawing of each shape measures; the openings of fan, curb and cabinet follow from the line itself. */
const MEASURES_OF: Readonly<Record<Exclude<LineBody['shape'], 'ceilingFan'>, readonly Measure[]>> = {
  dome: ['width', 'height'],
  windband: ['width', 'height'],
  wallDome: ['width', 'length', 'plate', 'opening'],
  scroll: ['width', 'height', 'length', 'inlet'],
  box: ['length'],
  tube: ['length'],
  panel: ['plate', 'length', 'opening'],
  ceilingBox: ['width', 'length', 'height', 'grille', 'duct'],
  cabinet: ['length'],
  upright: ['length'],
};

const weight = z
  .strictObject({ base: z.number().min(0), factor: z.number().positive(), exponent: z.number().positive() })
  .describe('lb: base + factor x (wheel diameter in inches) ^ exponent');

const bodyOf = (shape: keyof typeof MEASURES_OF) =>
  z.strictObject({
    shape: z.literal(shape),
    measures: z.strictObject(Object.fromEntries(MEASURES_OF[shape].map((measure) => [measure, growth]))),
    weight,
  });

/** How the housings of a line grow with their wheel; without it no drawing or cut sheet of the line is offered. */
export const bodySchema = z.discriminatedUnion('shape', [
  bodyOf('dome'),
  bodyOf('windband'),
  bodyOf('wallDome'),
  bodyOf('scroll'),
  bodyOf('box'),
  bodyOf('tube'),
  bodyOf('panel'),
  bodyOf('ceilingBox'),
  bodyOf('cabinet'),
  bodyOf('upright'),
]);
