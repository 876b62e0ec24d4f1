import { FITTED_PARTS, OptionGroup } from '@specbuilder/shared-contracts/domain';
import { z } from 'zod';
import { componentLossSchema } from './line-schema.ts';

const bounds = z.strictObject({ above: z.number().optional(), most: z.number().optional() });
const price = z.strictObject({
  base: z.number().min(0),
  perIn: z.number().optional(),
  perKcfm: z.number().optional(),
  perHp: z.number().optional(),
  perTon: z.number().optional(),
  perKw: z.number().optional(),
  perMbh: z.number().optional(),
  motorFactor: z.number().positive().optional(),
});
const conditions = z.strictObject({
  mounts: z.array(z.enum(['Roof', 'Side', 'All'])).optional(),
  discharge: z.enum(['Upblast', 'Downblast']).optional(),
  features: z.array(z.string()).optional(),
  variants: z.array(z.enum(['Belt', 'FixedSpeed', 'Vfd', 'Ecm', 'SpeedControl', 'Hvls'])).optional(),
  exceptFamilies: z.array(z.string()).optional(),
  lines: z.array(z.string()).optional(),
  phase: z.union([z.literal(1), z.literal(3)]).optional(),
  least: z.number().optional(),
  most: z.number().optional(),
  voltage: z.number().optional(),
  isInduction: z.boolean().optional(),
  isGrease: z.boolean().optional(),
  rise: bounds.optional(),
  hasReturnAir: z.boolean().optional(),
  isRecirculating: z.boolean().optional(),
  outdoorShare: bounds.optional(),
  coolingTons: z.number().optional(),
  document: z.enum(['drawing', 'cutSheet', 'manual']).optional(),
});
const fitting = z
  .strictObject({
    part: z.enum(FITTED_PARTS),
    leastIn: z.number().positive().optional(),
    mostIn: z.number().positive().optional(),
    mostVelocity: z.number().positive().optional(),
  })
  .describe('part of the unit it is made for; its size follows, and it is not offered where it is not made so');
const requirement = z.enum([
  'always',
  'premium motor',
  'drive is a VFD',
  'drive is a speed control',
  'drive is an ECM',
  'VFD at 575 V',
  'high heat',
  'wind rated',
  'grease on a hinged fan',
] as const);
const recommendation = z.enum([
  'grease',
  'large burner',
  'cooling coil',
  'cooled outdoor air',
  'cooling ahead of a furnace',
] as const);
const setpoint = z.strictObject({
  typeId: z.int(),
  description: z.string(),
  isUnoccupied: z.boolean(),
  default: z.number(),
  minimum: z.number(),
  maximum: z.number(),
  maximumOf: z.int().optional(),
});
const control = z.strictObject({
  controlType: z.enum(['discharge', 'space', 'buildingManagement']),
  hasRemotePanel: z.boolean(),
  isPaintBooth: z.boolean(),
  isRecirculating: z.boolean(),
  allowsZeroHmis: z.boolean(),
  is100PercentOutdoorAir: z.boolean(),
  is100PercentReturnAir: z.boolean(),
});

const electricalLoad = z
  .strictObject({
    heatKw: z.union([z.number().positive(), z.literal('reheat')]).optional(),
    motorHp: z.number().positive().max(100).optional(),
    motorHpPerKcfm: z.number().positive().optional().describe('the next size for the duty airflow'),
    motorPhase: z.literal(1).optional().describe('its motor has one phase on any supply'),
    ownCircuit: z
      .strictObject({
        voltage: z.number().positive(),
        voltageAt50Hz: z.number().positive(),
        phase: z.union([z.literal(1), z.literal(3)]),
      })
      .optional()
      .describe('a circuit beside that of the unit'),
  })
  .describe('what it draws; on the circuit of the unit, unless it has its own');

/** What sections of the options page count with. */
const sections = {
  hingeChoices: z.array(z.strictObject({ id: z.int().positive(), description: z.string().min(1) })).optional(),
  isVfd: z.boolean().optional(),
  enclosure: z.literal('TEFC').optional(),
  setpoints: z.array(setpoint).optional(),
  control: control.optional(),
  cooling: z
    .strictObject({ tons: z.number().nullable(), isHeatPump: z.boolean(), isHighAmbient: z.boolean() })
    .optional(),
  gasPressure: z
    .strictObject({ id: z.int(), isCustom: z.boolean(), minimumInWc: z.number(), maximumInWc: z.number() })
    .optional(),
  intake: z
    .strictObject({
      extraSetOfFiltersPrice: price.nullable(),
      evaporativeEffectiveness: z.number().min(0).max(1).nullable(),
    })
    .optional(),
  reheat: z.enum(['hotGas', 'hotWater', 'electric']).optional(),
};

export const optionSchema = z.strictObject({
  fanOptionId: z.int().positive().describe('never changed or reused'),
  code: z.string().min(1),
  group: z.enum(OptionGroup),
  description: z.string().min(1),
  note: z.string().optional(),
  extendedDescription: z.string().optional(),
  isRadio: z.boolean().optional(),
  choiceSet: z.string().optional(),
  isListed: z.boolean().optional(),
  price,
  pressure: z.union([componentLossSchema, z.strictObject({ fixedInWg: z.number().min(0) })]).optional(),
  soundReduction: z.strictObject({ at: z.enum(['inlet', 'duct']), bands: z.array(z.number()).length(8) }).optional(),
  appliesTo: z.array(z.string()).min(1),
  conditions: conditions.optional(),
  fits: fitting.optional(),
  requires: z.array(z.array(z.string()).min(1)).optional(),
  excludes: z.array(z.string()).optional(),
  requiredWhen: requirement.optional(),
  includedWhen: z.union([requirement, z.literal('built to blow up')]).optional(),
  recommendedWhen: recommendation.optional(),
  recommendedUnless: z.array(z.string()).optional(),
  isDefault: z.boolean().optional(),
  defaultWhen: z.array(conditions.extend({ appliesTo: z.array(z.string()).min(1).optional() })).optional(),
  electricalLoad: electricalLoad.optional(),
  isOutsideCircuit: z.boolean().describe('draws current that the catalogue has no amps for').optional(),
  mergeKey: z.string().optional(),
  modelSuffix: z
    .strictObject({
      text: z
        .string()
        .regex(/^[A-Z0-9]+$/)
        .describe('added to the model number after a dash'),
      appliesTo: z.array(z.string()).min(1).optional(),
    })
    .optional(),
  ...sections,
});
