import { z } from 'zod';
import { SPECIFIC_SOUND_POWER, type SpecificSoundPowerKey } from '../curve/specific-sound-power.ts';

const positive = z.number().positive();
const bands = z.array(z.number()).length(8).describe('dB by octave band, 63 Hz to 8 kHz');
const soundKeys = Object.keys(SPECIFIC_SOUND_POWER) as [SpecificSoundPowerKey, ...SpecificSoundPowerKey[]];

const methodSound = z.strictObject({
  smallWheel: z.enum(soundKeys),
  largeWheel: z.enum(soundKeys),
  largeAboveIn: positive,
  offsetDb: z.number(),
  rightOfPeakShare: z.number().min(0).max(1),
  outletOverInletDb: bands,
});

const testedSound = z.strictObject({
  phi: z.array(z.number().min(0)).min(1),
  levels: z.array(bands).min(1),
  outletOverInletDb: bands,
});

/** What of a curve is no test. */
const construction = {
  name: z.string().min(1),
  note: z.string().optional(),
  referenceDiameterIn: positive.describe('wheel of the base test, in.'),
  blades: z.int().positive(),
  outletAreaFactor: positive.nullable().describe('outlet area over wheel diameter squared; null for a free outlet'),
  tipSpeedLimits: z
    .partialRecord(z.enum(['I', 'II', 'III', 'unclassed']), positive)
    .refine((limits) => Object.keys(limits).length > 0, 'at least one limit is needed')
    .describe('fpm by class of construction'),
  efficiencyFloor: z.number().gt(0).lt(1).describe('least static efficiency of a selection over the peak'),
  hasAmcaClasses: z.boolean(),
  powerRisesWithFlow: z.boolean(),
  nominalWheelVelocity: positive.describe('velocity through the wheel that cabinets are laid out for, fpm'),
  isPlug: z.boolean().optional(),
  endsBeforeFreeDelivery: z
    .boolean()
    .optional()
    .describe('true where the data ends with pressure left: nothing is selected beyond it'),
};

/** A curve as dimensionless numbers, see `FamilyTable`. */
const curveTableSchema = z.strictObject({
  ...construction,
  phi: z.array(z.number().min(0)).min(4),
  psi: z.array(z.number().min(0)).min(4),
  lambda: z.array(positive).min(4),
  stallPhi: positive,
  peakStaticEfficiency: z.number().gt(0).lt(1).optional().describe('worked out of the curve when absent'),
  phiAtPeak: positive.optional(),
  sound: z.union([methodSound, testedSound]),
});

/** A curve whose values are in a file beside the catalogue. */
const curveOfFileSchema = z.strictObject({
  ...construction,
  testPoints: z.string().min(1).optional().describe('CSV or XLSX of an AMCA 210 test: rpm, cfm, sp, bhp, octave bands'),
  representation: z.string().min(1).optional().describe('ASHRAE 205 fan representation, RS0003, as JSON'),
  stallPhi: positive.optional().describe('the lowest flow that was tested when absent'),
  sound: methodSound.optional().describe('needed where the test has no octave bands'),
  outletOverInletDb: bands.optional(),
});

export const curveSchema = z.union([curveTableSchema, curveOfFileSchema]);

export type CurveOfFileEntry = z.infer<typeof curveOfFileSchema>;
