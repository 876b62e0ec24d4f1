import * as z from 'zod/mini';
import { FITTED_PARTS } from '../../domain/fitted-parts.ts';
import { catalogId, finite, nullableText, text } from '../core/fields.ts';
import { message } from '../core/message.ts';

/** A round one is as long as it is wide. */
export const fittedSize = z.object({
  part: z.enum(FITTED_PARTS),
  isRound: z.boolean(),
  widthIn: finite,
  lengthIn: finite,
});

export const disabledToolTip = z.object({
  tooltip: text,
  /** The same as data. */
  message,
  requiredByOptionId: z.nullable(catalogId),
  requiresOptionId: z.nullable(catalogId),
  disabledByOptionId: z.nullable(catalogId),
});

export const fanOption = z.object({
  fanOptionId: catalogId,
  indexId: z.number().check(z.int(), z.gte(0)),
  code: text,
  description: text,
  extendedDescription: text,
  /** Size that it has on this unit, in.; null for what is made in one size or has none. */
  size: z.nullable(fittedSize),
  groupDescription: text,
  /** Whether the group takes one choice or many. */
  select: z.enum(['one', 'many']),
  /** Set of radios it is one of: its group, or a set of its own where a group has several; null among many. */
  choiceSet: nullableText,
  optionType: z.number(),
  price: finite,
  /** What checking it adds to the static pressure, in. w.g. */
  additionalStaticPressure: finite,
  isChecked: z.boolean(),
  /** Whether a new item starts with it without a request: the default of its choice. */
  isUsual: z.boolean(),
  /** Checked on screen until the server confirms; the server always sends false. */
  isTempChecked: z.boolean(),
  isDisabled: z.boolean(),
  isVisible: z.boolean(),
  /** Why a change of it is rejected; empty if the change is possible. */
  disabledToolTips: z.array(disabledToolTip),
  /** Options that leave when this one is chosen, besides the other choice of its set. */
  replacesOptionIds: z.array(catalogId),
  validation: z.array(text),
  hasSetpoints: z.boolean(),
  mergedFanOptionIds: z.array(catalogId),
  reheatCapacity: z.nullable(finite),
});
export type FanOption = z.infer<typeof fanOption>;

const checksum = z.object({ checksum: z.number().check(z.int(), z.gte(0)) });

export const optionsBundle = z.object({ fanOptions: z.array(fanOption), current: checksum });
export type OptionsBundle = z.infer<typeof optionsBundle>;

export const optionChange = z.union([
  z.extend(fanOption, { _op: z.literal('add') }),
  z.extend(z.partial(fanOption), { _op: z.literal('diff'), fanOptionId: catalogId }),
  z.object({ _op: z.literal('remove'), fanOptionId: catalogId }),
]);

export const optionsDelta = z.object({ before: checksum, after: checksum, fanOptionDeltas: z.array(optionChange) });

/** What is wrong with a configuration in words, and the same as data, by which a screen finds the section. */
export const validationResult = z.object({
  errors: z.array(text),
  warnings: z.array(text),
  messages: z.object({ errors: z.array(message), warnings: z.array(message) }),
});
export type ValidationResult = z.infer<typeof validationResult>;

/** Parts of the price, USD per unit. */
export const priceBreakdown = z.object({
  unit: finite,
  motor: finite,
  options: finite,
  /** A second set of intake filters and space HMIs beyond the first; older items have none. */
  extras: z.optional(finite),
  total: finite,
});

export const curb = z.object({
  id: catalogId,
  selected: z.boolean(),
  price: finite,
  description: text,
  additionalStaticPressure: finite,
});
export const curbSet = z.object({
  curbs: z.array(curb),
  selectedHingeBaseId: z.nullable(catalogId),
  isHingeable: z.boolean(),
  hingeOptions: z.array(z.object({ id: catalogId, description: text, price: finite })),
});
export type CurbSet = z.infer<typeof curbSet>;
