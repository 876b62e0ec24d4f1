import * as z from 'zod/mini';
import { RETURN_AIR_SET_MODES } from '../catalogue/option-sections.ts';
import { catalogId, finite, nullableNumber, text } from '../core/fields.ts';

const MAX_CHOICES = 500;

const spaceHmi = z.object({
  number: z.number().check(z.int(), z.gte(1)),
  location: text,
  lockScreen: z.boolean(),
  isFieldSupplied: z.boolean(),
  selectedLengthFeet: finite,
  enableTempAveraging: z.boolean(),
});

/** Entries of the extended sections, as far as anything was entered. */
const chosenSections = z.partial(
  z.object({
    intake: z.object({
      extraSetOfIntakeFilters: z.boolean(),
      enteringDryBulbTemp: nullableNumber,
      enteringWetBulbTemp: nullableNumber,
    }),
    gasPressure: z.object({ customGasPressure: nullableNumber }),
    spaceHmis: z.nullable(z.array(spaceHmi).check(z.maxLength(MAX_CHOICES))),
    returnAir: z.object({ returnAirSetMode: z.enum(RETURN_AIR_SET_MODES), outdoorAirPercentage: nullableNumber }),
    cooling: z.object({
      outdoorAirDryBulbTemp: nullableNumber,
      outdoorAirWetBulbTemp: nullableNumber,
      returnAirDryBulbTemp: nullableNumber,
      returnAirWetBulbTemp: nullableNumber,
      winterOutsideAirDryBulbTemp: nullableNumber,
    }),
    setpoints: z.record(
      z.string().check(z.regex(/^\d{1,9}$/)),
      z
        .array(z.object({ typeId: catalogId, value: finite, isUnoccupied: z.boolean() }))
        .check(z.maxLength(MAX_CHOICES)),
    ),
  }),
);

/** What a user chose of a fan: with its specification and a catalogue, all values and prices follow from it. */
export const configurationChoices = z.object({
  fanUnitId: catalogId,
  motorId: catalogId,
  motorVoltageId: catalogId,
  acceptsThinMargin: z.boolean(),
  optionIds: z.array(catalogId).check(z.maxLength(MAX_CHOICES)),
  hingeOptionId: z.nullable(catalogId),
  sections: z.optional(chosenSections),
});

/** The same of a ceiling fan. */
export const hvlsChoices = z.extend(configurationChoices, { quantity: z.number().check(z.int(), z.gte(1)) });
