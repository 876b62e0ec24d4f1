import { z } from 'zod';
import { COMPONENTS, type ComponentKey } from '../duty/component-loss.ts';
import { HEATERS, type HeaterType } from '../heating/heater-types.ts';
import { bodySchema } from './body-schema.ts';

const positive = z.number().positive();
const components = Object.keys(COMPONENTS) as [ComponentKey, ...ComponentKey[]];
const heaters = Object.keys(HEATERS) as [HeaterType, ...HeaterType[]];
const id = z.int().min(1).max(99).describe('leads every fan id of the line; never reused');
const code = z.string().regex(/^[A-Z0-9]{2,6}$/, 'a code has 2 to 6 capital letters or digits');
const listings = z
  .array(z.string().trim().min(1))
  .optional()
  .describe('standards that a test laboratory lists it to, as it writes them: UL 705, UL 762');
const brands = z
  .array(z.int().positive())
  .min(1)
  .optional()
  .describe('brands that sell it; the brand of the file when absent');

export const componentLossSchema = z.strictObject({
  component: z.enum(components),
  face: z.enum(['throat', 'outlet', 'hood', 'filterBank', 'cabinet', 'louver', 'furnace', 'burner']),
});

const priceByWheel = z.strictObject({
  a: z.number().min(0),
  b: z.number().min(0),
  c: z.number().min(0).max(4),
  classFactor: z.partialRecord(z.enum(['I', 'II', 'III']), positive).optional(),
});
const priceOfUnit = z.strictObject({
  base: z.number().min(0),
  perCfm: z.number().min(0),
  perSquareInch: z.number().min(0),
  perInputMbh: z.strictObject({ factor: positive, exponent: positive }).optional(),
  perKw: z.number().min(0).optional(),
});

const supply = z.strictObject({
  heater: z.enum(heaters).nullable(),
  tonnage: z.strictObject({ minimum: positive, maximum: positive }).nullable(),
  fanPosition: z.enum(['blow-through', 'draw-through']),
  canRecirculate: z.boolean(),
  faceVelocity: z.strictObject({ minimum: positive, maximum: positive }).nullable(),
  outletVelocity: positive.nullable(),
  standardOptions: z.array(z.string()),
});

export const lineSchema = z.strictObject({
  id,
  code,
  name: z.string().min(1),
  note: z.string().optional(),
  pictogram: z.string().min(1),
  brands,
  category: z.string().describe('code of a category'),
  subCategory: z.string().describe('code of one of its sub-categories'),
  family: z.string().describe('key of a curve of this catalogue'),
  wheelSizesIn: z.array(positive.max(99.99)).min(1),
  drives: z.array(z.enum(['Belt', 'Direct'])).min(1),
  classes: z.array(z.enum(['I', 'II', 'III'])),
  price: z.union([priceByWheel, priceOfUnit]),
  mount: z.enum(['Roof', 'Side', 'All']),
  discharges: z.array(z.enum(['Upblast', 'Downblast'])),
  inlets: z.array(z.enum(['Side', 'Bottom'])),
  ducts: z
    .enum(['Ducted', 'NonDucted'])
    .optional()
    .describe('what it is installed with where that is one of them: ductwork, or none as a propeller in a wall'),
  features: z.array(
    z.enum([
      'ecm',
      'speedControl',
      'vfd',
      'highHeat',
      'restaurantDuty',
      'windRated',
      'spark',
      'hingeable',
      'evap',
      'dxCoolingModule',
    ] as const),
  ),
  applications: z.array(z.string().min(1)),
  listings,
  shortCircuitKa: positive.optional().describe('short-circuit current rating on the nameplate of its units, kA'),
  airflow: z.strictObject({ minimum: positive, maximum: positive }),
  maximumHorsepower: positive,
  maximumTemperatureF: positive,
  body: bodySchema.optional(),
  internalLosses: z.array(componentLossSchema),
  supply: supply.optional(),
  wheelsPerUnit: z.record(z.string(), z.int().min(1)).optional(),
});

export const hvlsLineSchema = z.strictObject({
  id,
  code,
  name: z.string().min(1),
  pictogram: z.string().min(1),
  brands,
  listings,
  blades: z.union([z.literal(3), z.literal(6)]),
  suffix: z.string(),
  flowCoefficient: positive,
  coverage: z.strictObject({ destratification: positive, sensibleCooling: positive }),
  priceFactor: positive,
  weightPerSquareFoot: positive,
  addedSoundDb: z.number(),
  efficiencyLoss: z.number(),
  sizes: z
    .array(
      z.strictObject({
        diameterFt: positive.max(99),
        maximumRpm: positive,
        motorHp: positive,
        amps: z.strictObject({ single230: positive, three230: positive, three460: positive }),
      }),
    )
    .min(1),
});
