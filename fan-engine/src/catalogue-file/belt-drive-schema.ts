import { z } from 'zod';

const positive = z.number().positive();
const share = z.number().gt(0).max(1);
const rising = (values: readonly number[]) =>
  values.every((value, index) => index === 0 || value > (values[index - 1] ?? 0));

const sectionSchema = z.strictObject({
  name: z.string().regex(/^[A-Z0-9]{1,3}$/, 'a section has 1 to 3 capital letters or digits'),
  maximumBelts: z.int().min(1).describe('grooves of its widest sheaves'),
  sheavesIn: z
    .array(positive)
    .min(2)
    .refine(rising, 'the pitch diameters do not rise')
    .describe('pitch diameters of its standard sheaves, in., of motor and fan alike'),
  rating: z
    .strictObject({ k1: positive, k2: z.number().min(0), k3: z.number().min(0), k4: z.number().min(0) })
    .describe('hp of a belt: x (k1 - k2 / d - k3 x^2 - k4 log10 x), d of the small sheave in inches, x = d rpm / 1000'),
});

const bearingSchema = z.strictObject({
  shaftIn: positive,
  upToWheelIn: positive,
  upToMotorHp: positive,
  capacityLb: positive.describe('basic dynamic load rating of one ball bearing, lb'),
});

const weight = z
  .strictObject({ base: z.number().min(0), factor: positive, exponent: positive })
  .describe('lb: base + factor x (wheel diameter in inches) ^ exponent');

/** Belts, sheaves and bearings; without them documents say nothing of them. */
export const beltDriveSchema = z.strictObject({
  serviceFactor: z.number().min(1).describe('power that the belts carry over that of the nameplate'),
  ratingShare: share.describe('part of a rating that arc of contact and length of the belt leave'),
  sections: z.array(sectionSchema).min(1).describe('from the smallest: the first that carries a drive is taken'),
  motorSheaves: z
    .array(z.strictObject({ upToHp: positive, minimumIn: positive }))
    .min(1)
    .refine((sizes) => rising(sizes.map(({ upToHp }) => upToHp)), 'the motors do not rise')
    .describe('smallest pitch diameter on the shaft of a motor'),
  bearings: z.array(bearingSchema).min(1).describe('from the smallest: the first made for wheel and motor is taken'),
  wheelWeights: z.record(z.string(), weight).describe('by key of a curve; fans of other curves have no such data'),
  longLife: z
    .strictObject({ option: z.string().min(1), hours: positive })
    .optional()
    .describe('code of an option whose bearings live at least so long'),
});
