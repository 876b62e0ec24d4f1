import * as z from 'zod/mini';
import { TAG_KINDS } from '../../domain/equipment-tags.ts';
import { SPECIFICATION_RANGES } from '../../domain/field-ranges.ts';
import { MOTOR_SUPPLIES, STARTING_DISCONNECTS, STARTING_ENCLOSURES } from '../../domain/starting-equipment.ts';
import { FIELD_MESSAGES } from '../../messages/field.generated.ts';
import { SIZING_DEFAULTS_MESSAGES } from '../../messages/sizing-defaults.generated.ts';
import { inRange } from '../core/fields.ts';
import { says } from '../core/says.ts';

const MAX_PATTERN = 20;
const LARGEST_SMALL_MOTOR_HP = 100;

/**
 * Empty; a prefix that a number can follow; or a text with one group of up to six # for the number (`nextFreeTag` reads
 * six digits). A digit right after them would read as part of the number.
 */
const TAG_PATTERN = /^$|^(?=.*[^#])([^#]*#{1,6}([^#\d][^#]*)?|[^#]*[^#\d])$/;

const tagPattern = z.optional(
  z.nullable(
    z.string().check(
      z.trim(),
      z.maxLength(
        MAX_PATTERN,
        says(() => FIELD_MESSAGES.characters({ most: MAX_PATTERN })),
      ),
      z.regex(
        TAG_PATTERN,
        says(() => SIZING_DEFAULTS_MESSAGES.tagPattern),
      ),
    ),
  ),
);

/** Each field of a nested object may be absent or null. */
const maybe = <S extends z.core.$ZodType>(field: S) => z.optional(z.nullable(field));

const tagPatterns = z.object(
  Object.fromEntries(TAG_KINDS.map((kind) => [kind, tagPattern])) as Record<
    (typeof TAG_KINDS)[number],
    typeof tagPattern
  >,
);

const smallMotorHp = z.number(says(() => FIELD_MESSAGES.number)).check(
  z.gt(
    0,
    says(() => SIZING_DEFAULTS_MESSAGES.smallMotor({ most: LARGEST_SMALL_MOTOR_HP })),
  ),
  z.lte(
    LARGEST_SMALL_MOTOR_HP,
    says(() => SIZING_DEFAULTS_MESSAGES.smallMotor({ most: LARGEST_SMALL_MOTOR_HP })),
  ),
);

/**
 * What searches and new items of a project begin with, besides its site and its operating cost. All of it is optional,
 * and what is absent is as the catalogue has it.
 */
export const sizingDefaults = z.object({
  /** Of the job where it differs from that of the postal code, ft. */
  altitude: maybe(inRange(SPECIFICATION_RANGES.altitude)),
  /** Whether fans are for ductwork; of kinds that can be for either. */
  installation: maybe(z.enum(['ducted', 'nonDucted'])),
  /** Distance at which sound is stated and limited, ft. */
  soundLevelDistance: maybe(inRange(SPECIFICATION_RANGES.soundLevelDistance)),
  motorSupply: maybe(z.enum(MOTOR_SUPPLIES)),
  /** In place of it for motors below so many horsepower; both or none. */
  smallMotorSupply: maybe(z.enum(MOTOR_SUPPLIES)),
  smallMotorBelowHp: maybe(smallMotorHp),
  enclosure: maybe(z.enum(STARTING_ENCLOSURES)),
  disconnect: maybe(z.enum(STARTING_DISCONNECTS)),
  /** How the tags of each kind of equipment begin; # is where the number goes, at the end without. */
  tagPatterns: z.optional(tagPatterns),
});
export type SizingDefaults = z.infer<typeof sizingDefaults>;

/** The same as it is sent: a limit of small motors and their supply say nothing without each other. */
export const sentSizingDefaults = sizingDefaults.check(
  z.refine(({ smallMotorSupply, smallMotorBelowHp }) => smallMotorSupply == null || smallMotorBelowHp != null, {
    path: ['smallMotorBelowHp'],
    ...says(() => SIZING_DEFAULTS_MESSAGES.smallMotorNeedsLimit),
  }),
  z.refine(({ smallMotorSupply, smallMotorBelowHp }) => smallMotorBelowHp == null || smallMotorSupply != null, {
    path: ['smallMotorSupply'],
    ...says(() => SIZING_DEFAULTS_MESSAGES.smallMotorNeedsSupply),
  }),
);
