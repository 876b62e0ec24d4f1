import { z } from 'zod';
import { beltDriveSchema } from './belt-drive-schema.ts';
import { categorySchema } from './category-schema.ts';
import { curveSchema } from './curve-schema.ts';
import { hvlsLineSchema, lineSchema } from './line-schema.ts';
import { optionSchema } from './option-schema.ts';

const positive = z.number().positive();
const powerPrice = { base: z.number().min(0), factor: positive, exponent: positive };
const version = z.string().regex(/^[\w.-]{1,40}$/, 'a version has letters, digits, points, dashes and underscores');

const motorSchema = z.strictObject({
  sizesHp: z.array(positive).min(1).nullable().describe('NEMA sizes that are stocked, null for all'),
  prices: z.strictObject({
    small: z.strictObject({ base: z.number().min(0), perHp: positive }),
    large: z.strictObject(powerPrice),
    kindFactors: z.strictObject({ ThreePhase: positive, SinglePhase: positive, Ecm: positive, SpeedControl: positive }),
    factor575: positive,
    frequencyDrive: z.strictObject({ ...powerPrice, factor575: positive }),
    speedController: z.number().min(0),
  }),
});

/** A catalogue as a manufacturer writes it; curves may be in files beside it. */
export const catalogueFileSchema = z
  .strictObject({
    $schema: z.string().optional(),
    maker: z.string().min(1),
    version: version.describe('of lines, sizes, curves and options; never used twice for different content'),
    priceBookVersion: version.describe('of all list prices, USD'),
    categories: z
      .array(categorySchema)
      .optional()
      .describe('beyond the six of the specification, which are there by themselves, and other words for those'),
    curves: z.record(z.string().regex(/^\w+$/), curveSchema),
    lines: z.array(lineSchema),
    hvlsLines: z.array(hvlsLineSchema).default([]),
    motors: motorSchema,
    beltDrives: beltDriveSchema.optional(),
    options: z.array(optionSchema).default([]),
  })
  .meta({ title: 'SpecBuilder catalogue', description: 'Lines, curves, motors, options and prices of one brand' });

export type CatalogueFile = z.infer<typeof catalogueFileSchema>;

/** JSON Schema of what `catalogueFileSchema` takes, for editors and for programs of makers. */
export function catalogueJsonSchema(): Record<string, unknown> {
  return z.toJSONSchema(catalogueFileSchema, { io: 'input' }) as Record<string, unknown>;
}
