import * as z from 'zod/mini';
import { CURVE_RANGES, SPECIFICATION_RANGES } from '../../domain/field-ranges.ts';
import { open } from '../core/access.ts';
import { endpoint } from '../core/endpoint.ts';
import { catalogId, finite, inRange, nullableNumber, nullableText, text } from '../core/fields.ts';

const limited = (field: keyof typeof CURVE_RANGES) => inRange(CURVE_RANGES[field]);

/** A fan at a duty, as its curve image requests it, and what its values besides the air depend on. */
export const curveModelQuery = z.object({
  fanUnitId: catalogId,
  /** Catalogue that the fan was sized from; without it, and where it is no longer kept, that of today. */
  catalogueVersion: z.optional(z.string().check(z.regex(/^[\w.-]{1,40}$/))),
  cfm: limited('cfm'),
  sp: limited('sp'),
  /** What of `sp` the duct and the options take; the unit's own parts are worked out from them with every digit. */
  externalSP: z.optional(limited('externalSP')),
  optionSP: z.optional(limited('optionSP')),
  /** `sp` with every digit, as a rating has it; without it the pressure is found again from its parts. */
  exactSP: z.optional(limited('sp')),
  rpm: limited('rpm'),
  altitude: z._default(limited('altitude'), 0),
  /** Of the airstream. */
  ambientTemperature: z._default(limited('ambientTemperature'), 70),
  /** Around the motor. */
  motorAmbient: z._default(inRange(SPECIFICATION_RANGES.ambientTemperature), 70),
  motorFrequency: z._default(z.union([z.literal(50), z.literal(60)]), 60),
  /** Without a motor the model has no input and no energy index. */
  motorId: z.optional(catalogId),
  enclosure: z._default(z.enum(['ODP', 'TEFC']), 'ODP'),
  /** Whether an option feeds the motor through a frequency drive. */
  hasVfd: z._default(z.boolean(), false),
  /** Without a distance the model has no sound, as where a silencer changes it. */
  soundDistance: z.optional(inRange(SPECIFICATION_RANGES.soundLevelDistance)),
});
export type CurveModelQuery = z.infer<typeof curveModelQuery>;
/** What a caller has to write; the rest has defaults. */
export type CurveModelRequest = z.input<typeof curveModelQuery>;

const values = z.array(finite);

const soundSource = z.union([
  z.object({
    smallWheel: text,
    largeWheel: text,
    largeAboveIn: finite,
    offsetDb: finite,
    rightOfPeakShare: finite,
    outletOverInletDb: values,
  }),
  z.object({ phi: values, levels: z.array(values), outletOverInletDb: values }),
]);

/** One base test of an impeller family in dimensionless numbers, as the engine holds it. */
const family = z.object({
  name: text,
  phi: values,
  psi: values,
  lambda: values,
  peakStaticEfficiency: finite,
  phiAtPeak: finite,
  stallPhi: finite,
  referenceDiameterIn: finite,
  blades: finite,
  outletAreaFactor: nullableNumber,
  tipSpeedLimits: z.record(z.string(), finite),
  efficiencyFloor: finite,
  hasAmcaClasses: z.boolean(),
  powerRisesWithFlow: z.boolean(),
  nominalWheelVelocity: finite,
  isPlug: z.optional(z.boolean()),
  endsBeforeFreeDelivery: z.optional(z.boolean()),
  sound: soundSource,
});

const motor = z.object({
  id: catalogId,
  kind: text,
  horsepower: finite,
  poles: finite,
  phase: finite,
  rpm: finite,
  serviceFactor: finite,
  efficiencies: z.object({ ODP: finite, TEFC: finite }),
});

const fanModel = z.object({
  kind: z.literal('fan'),
  model: text,
  description: text,
  familyKey: text,
  family,
  wheelDiameterIn: finite,
  wheels: finite,
  variant: text,
  fanClass: nullableText,
  rpm: finite,
  maximumRpm: finite,
  density: finite,
  duty: z.object({ cfm: finite, staticPressure: finite }),
  hertz: nullableNumber,
  motor: z.nullable(z.object({ motor, enclosure: z.enum(['ODP', 'TEFC']), hasVfd: z.boolean(), capacityHp: finite })),
  soundDistanceFt: nullableNumber,
  furtherDirt: finite,
});

const ceilingFanModel = z.object({
  kind: z.literal('ceilingFan'),
  model: text,
  description: text,
  maximumRpm: finite,
  cfm: finite,
  inputKw: finite,
});

/** One fan as plain data: the engine works out every point of its curves from it. */
export const curveModel = z.union([fanModel, ceilingFanModel]);
export type CurveModelResponse = z.infer<typeof curveModel>;

export const curveModelContract = {
  read: endpoint('GET', '/api/curveModel', {
    apiKey: 'size',
    summary: 'One fan at its duty as data, for a curve that can be read and moved',
    access: open('Data of the public catalogue; a curve that was mailed opens for anyone'),
    rate: 'read',
    overlay: false,
  })
    .input(curveModelQuery)
    .output(curveModel),
};
