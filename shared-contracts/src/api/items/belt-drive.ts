import * as z from 'zod/mini';
import { finite, text } from '../core/fields.ts';

/** Belts, sheaves and bearings of a fan on belts, at its operating point. */
export const beltDrive = z.object({
  /** Section of the belts, 'B', and how many there are. */
  section: text,
  belts: finite,
  /** Pitch diameters, in. */
  motorSheaveIn: finite,
  fanSheaveIn: finite,
  /** Speed that the sheaves give, rpm, and by how much it differs from that of the rating, %. */
  fanRpm: finite,
  speedErrorPercent: finite,
  /** fpm. */
  beltSpeed: finite,
  /** Least that the belts carry over the motor's nameplate, and what they do carry, hp. */
  serviceFactor: finite,
  ratedHp: finite,
  bearings: z.object({
    shaftIn: finite,
    /** Load of one bearing and its basic dynamic load rating, lb. */
    loadLb: finite,
    capacityLb: finite,
    /** Basic rating life L10 by ISO 281, h; 1,000,000 means that or more. */
    lifeHours: finite,
  }),
});
export type BeltDrive = z.infer<typeof beltDrive>;
