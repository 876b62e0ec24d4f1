import * as z from 'zod/mini';
import { COUNTRIES, DEFAULT_PAGE_INDEX, DEFAULT_PAGE_SIZE, MAX_ELECTRIC_COST_PER_KWH } from '../../domain/constants.ts';
import { AddressType, FanCategory, ProjectItemType } from '../../domain/enumerations.ts';
import { type FieldRange, rangeText } from '../../domain/field-ranges.ts';
import { ERRORS, PROJECT_ERRORS } from '../../domain/messages.ts';
import { MAX_CATEGORY_NUMBER, numeric, numericOfCatalogue } from '../../domain/numeric-schema.ts';
import { isJobPostalCode, MAX_PROJECT_NAME_LENGTH, PATTERNS } from '../../domain/patterns.ts';
import { FIELD_MESSAGES } from '../../messages/field.generated.ts';
import { says, type Words } from './says.ts';

/** Fields that several resources share. zod/mini has no texts of its own on screen, so each rule brings one. */

export const uuid = z.string().check(z.uuid(says(() => FIELD_MESSAGES.notAnId)));
export const catalogId = z.number().check(
  z.int(says(() => FIELD_MESSAGES.notAnId)),
  z.gte(
    0,
    says(() => FIELD_MESSAGES.notAnId),
  ),
);
export const finite = z.number(says(() => FIELD_MESSAGES.number));
export const nullableNumber = z.nullable(finite);
/** A number within its range; anything else is rejected with the name of the field. */
export const inRange = (range: FieldRange) => {
  const words = says(() => rangeText(range));
  // A missing number is not out of range.
  const kind = {
    error: ({ input }: { readonly input?: unknown }) => (input === undefined ? undefined : words.error()),
  };
  return z.number(kind).check(z.gte(range.minimum, words), z.lte(range.maximum, words));
};
export const text = z.string();
export const nullableText = z.nullable(text);
export const utcInstant = z.string();
/** Which part of a long list is requested. */
export const pageFields = {
  pageIndex: z._default(z.number().check(z.int(), z.gte(0)), DEFAULT_PAGE_INDEX),
  pageSize: z._default(
    z.number().check(
      z.int(),
      z.gte(1),
      z.lte(
        200,
        says(() => FIELD_MESSAGES.atMost200Rows),
      ),
    ),
    DEFAULT_PAGE_SIZE,
  ),
};

export const country = z.enum(COUNTRIES);
export const fanCategory = numericOfCatalogue(FanCategory);
/** Number within its category, 0 = all. */
export const subCategory = z.number().check(z.int(), z.gte(0), z.lte(MAX_CATEGORY_NUMBER));
export const projectItemType = numeric(ProjectItemType);
export const addressType = numeric(AddressType);

/** A list in a query arrives as one value when it is given once. */
export function queryList<S extends z.core.$ZodType>(item: S) {
  return z.pipe(
    z.transform((value: unknown) => (value === undefined || Array.isArray(value) ? value : String(value).split(','))),
    z.array(item),
  );
}

/** A US or Canadian postal code, or none. */
export function optionalPostalCode(wrong: Words) {
  const code = z.string(wrong).check(z.refine((text) => isJobPostalCode(text), wrong));
  return z.optional(z.nullable(z.union([z.literal(''), code])));
}

export const projectName = z.string(says(() => PROJECT_ERRORS.enterProjectName)).check(
  z.trim(),
  z.minLength(
    1,
    says(() => PROJECT_ERRORS.enterProjectName),
  ),
  z.maxLength(
    MAX_PROJECT_NAME_LENGTH,
    says(() => FIELD_MESSAGES.characters({ most: MAX_PROJECT_NAME_LENGTH })),
  ),
  z.refine(
    (name) => name === '' || PATTERNS.projectName.test(name),
    says(() => PROJECT_ERRORS.projectNameInvalid),
  ),
);

export const quantity = z.number(says(() => FIELD_MESSAGES.oneTo99)).check(
  z.int(says(() => FIELD_MESSAGES.oneTo99)),
  z.gte(
    1,
    says(() => FIELD_MESSAGES.oneTo99),
  ),
  z.lte(
    99,
    says(() => FIELD_MESSAGES.oneTo99),
  ),
);

export const MAX_TAG_LENGTH = 50;
export const MAX_NOTES_LENGTH = 500;
export const MAX_LOCATION_LENGTH = 200;
export const tag = z.nullable(
  z.string().check(
    z.maxLength(
      MAX_TAG_LENGTH,
      says(() => FIELD_MESSAGES.characters({ most: MAX_TAG_LENGTH })),
    ),
  ),
);
export const notes = z.nullable(
  z.string().check(
    z.maxLength(
      MAX_NOTES_LENGTH,
      says(() => FIELD_MESSAGES.characters({ most: MAX_NOTES_LENGTH })),
    ),
  ),
);

/** What an item serves or where it is: 'Kitchen hood, level 2'. */
export const location = z.nullable(
  z.string().check(
    z.maxLength(
      MAX_LOCATION_LENGTH,
      says(() => FIELD_MESSAGES.characters({ most: MAX_LOCATION_LENGTH })),
    ),
  ),
);

/** Version of a stored row; a write with an old one returns 409 with the current state. */
export const rowVersion = z.number().check(z.int(), z.gte(1));

const gasCostPerTherm = z.number(says(() => PROJECT_ERRORS.electricCostInvalid)).check(
  z.gt(
    0,
    says(() => PROJECT_ERRORS.electricCostInvalid),
  ),
  z.lte(
    MAX_ELECTRIC_COST_PER_KWH,
    says(() => PROJECT_ERRORS.electricCostInvalid),
  ),
);

export const operatingCostSettings = z.object({
  daysPerWeek: z.number(says(() => FIELD_MESSAGES.zeroTo7)).check(
    z.gte(
      0,
      says(() => FIELD_MESSAGES.zeroTo7),
    ),
    z.lte(
      7,
      says(() => FIELD_MESSAGES.zeroTo7),
    ),
  ),
  hoursPerDay: z.number(says(() => FIELD_MESSAGES.zeroTo24)).check(
    z.gte(
      0,
      says(() => FIELD_MESSAGES.zeroTo24),
    ),
    z.lte(
      24,
      says(() => FIELD_MESSAGES.zeroTo24),
    ),
  ),
  electricCostPerKwh: z.number(says(() => PROJECT_ERRORS.electricCostInvalid)).check(
    z.gt(
      0,
      says(() => PROJECT_ERRORS.electricCostInvalid),
    ),
    z.lte(
      MAX_ELECTRIC_COST_PER_KWH,
      says(() => PROJECT_ERRORS.electricCostInvalid),
    ),
  ),
  /** USD per 100,000 Btu of natural gas, within the limits of electricity; without it, gas has no cost. */
  gasCostPerTherm: z.optional(gasCostPerTherm),
});

/** The same as it is entered: an empty gas price is none. */
export const enteredOperatingCost = z.extend(operatingCostSettings, {
  gasCostPerTherm: z.optional(z.nullable(gasCostPerTherm)),
});
export type EnteredOperatingCost = z.infer<typeof enteredOperatingCost>;

export const address = z.object({
  streetLine1: z.optional(nullableText),
  streetLine2: z.optional(nullableText),
  city: z.optional(nullableText),
  state: z.optional(nullableText),
  postalCode: optionalPostalCode(says(() => ERRORS.invalidPostalCode)),
  country: z.optional(z.nullable(country)),
});
export type Address = z.infer<typeof address>;

/** Catalogue, engine and price book behind a stored result (stored with every result set and item). */
export const versions = z.object({ catalogue: text, engine: text, priceBook: text });
export type Versions = z.infer<typeof versions>;
