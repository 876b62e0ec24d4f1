import { z } from 'zod';

/** As the contract has it; a number travels in addresses too. */
const number = z.int().min(1).max(99).describe('is kept in stored results; never reused');
const code = z
  .string()
  .regex(/^[A-Za-z]\w{0,39}$/, 'a code begins with a letter and has letters, digits and underscores');
const named = {
  number,
  code: code.describe('how lines and options name it'),
  name: z.string().min(1).describe('in English; shown as it is in languages that have no word for it'),
  description: z.string(),
  pictogram: z.string().min(1),
};

const subCategorySchema = z.strictObject({
  ...named,
  heardAt: z
    .enum(['inlet', 'outlet'])
    .optional()
    .describe('path that sones are stated for: the inlet of exhaust fans and the outlet of supply units where absent'),
  blowsUp: z.boolean().optional().describe('is mounted upright with its outlet to the sky'),
});

export const categorySchema = z.strictObject({
  ...named,
  id: z
    .string()
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'an id has small letters, digits and single dashes')
    .describe('in addresses; its words choose the picture before the pictogram does'),
  sortOrder: z.number(),
  sizedBy: z.enum(['duty', 'space']).describe('shaft fans by airflow and pressure; ceiling fans, category 5, by floor'),
  fanType: z.enum(['Exhaust', 'Supply']).optional().describe('needed where fans are sized by duty'),
  usualHeatBtus: z.number().positive().optional().describe('heater output that a search begins with, Btu/h'),
  subCategories: z.array(subCategorySchema).min(1),
  applicationNames: z.record(z.string(), z.string().min(1)).optional().describe('by application of a line'),
});
