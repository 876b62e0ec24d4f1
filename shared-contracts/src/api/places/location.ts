import * as z from 'zod/mini';
import { ERRORS } from '../../domain/messages.ts';
import { FIELD_MESSAGES } from '../../messages/field.generated.ts';
import { open } from '../core/access.ts';
import { endpoint } from '../core/endpoint.ts';
import { country, finite, nullableNumber, nullableText, text } from '../core/fields.ts';
import { says } from '../core/says.ts';

/** Station design conditions: 0.4 % cooling dry bulb with mean coincident wet bulb, 99.6 % heating dry bulb. */
export const climateStation = z.object({
  name: text,
  elevation: finite,
  summerDryBulbTemp: finite,
  summerWetBulbTemp: finite,
  winterTemp: finite,
  relativeHumidity: finite,
});
export type ClimateStation = z.infer<typeof climateStation>;

export const place = z.object({
  postalCode: text,
  city: text,
  state: text,
  country,
  latitude: finite,
  longitude: finite,
  /** Feet above sea level. */
  elevation: finite,
  /** Number of the sales region whose territory holds the code; of an assumed place the user's own one, else 15. */
  salesRegion: z.number(),
});
export type Place = z.infer<typeof place>;

/** What the load of each month is worked out with. */
const designDays = z.object({
  /** January to December: dry bulb of 2 % of the hours with its wet bulb, F. Null where no station represents the place. */
  months: z.nullable(z.array(z.object({ dryBulb: finite, wetBulb: finite, dailyRange: finite }))),
  /** Hours that standard time is ahead of UTC, and whether clocks are an hour ahead of it in summer. */
  clock: z.object({ utcOffset: finite, hasDaylightSaving: z.boolean() }),
});
export type DesignDays = z.infer<typeof designDays>;

export const climate = z.extend(place, {
  climateStation: z.nullable(climateStation),
  /** Where they are requested. */
  designDays: z.optional(designDays),
});
export type Climate = z.infer<typeof climate>;

/** What a screen keeps of a look-up, the failed one included (specification, 'Location'). */
export const locationResult = z.object({
  postalCode: text,
  city: nullableText,
  state: nullableText,
  country: z.nullable(country),
  elevation: nullableNumber,
  /** Of the heater that the site is sized for, F (LOC-003). */
  temperatureRise: nullableNumber,
  climateStation: z.nullable(climateStation),
  postalCodeNotFound: z.boolean(),
  validationError: nullableText,
});

/** Any text is accepted, so that an unknown and a malformed code both return an error with the field named. */
const postalCodeQuery = z.object({ postalCode: z.string(says(() => ERRORS.invalidPostalCode)) });

const MAX_NAME_LENGTH = 300;
const tooLong = () => FIELD_MESSAGES.characters({ most: MAX_NAME_LENGTH });

/** What words name; they may have other words beside the name, and several names separated by semicolons. */
const namedPlaces = z.object({
  /** The words that name a city; null where none do. */
  words: nullableText,
  cities: z.array(
    z.object({
      city: text,
      state: text,
      /** In the middle of the city: a ZIP code, or the first half of a Canadian code. */
      postalCode: text,
      /** Feet above sea level. */
      elevation: finite,
    }),
  ),
});
export type NamedPlaces = z.infer<typeof namedPlaces>;

/** Degrees of a coordinate, at most so many to either side. */
function degrees(max: number) {
  const words = says(() => FIELD_MESSAGES.between({ least: -max, most: max }));
  return z.number(words).check(z.gte(-max, words), z.lte(max, words));
}

const openLookUp = {
  access: open('Places and climate are public data; guests size fans for a place too'),
  overlay: false,
} as const;

export const locationContract = {
  byPostalCode: endpoint('GET', '/api/location', {
    apiKey: 'size',
    summary: 'Place of a US or Canadian postal code',
    ...openLookUp,
  })
    .input(z.extend(postalCodeQuery, { useFallback: z.optional(z.boolean()) }))
    .output(place),
  climate: endpoint('GET', '/api/location/climate', {
    apiKey: 'size',
    calculatorToken: true,
    summary: 'Place and design conditions of a US or Canadian postal code',
    ...openLookUp,
  })
    .input(z.extend(postalCodeQuery, { designDays: z.optional(z.boolean()) }))
    .output(climate),
  byName: endpoint('GET', '/api/location/by-name', {
    apiKey: 'size',
    summary: 'Cities of the US and Canada that words name: one, or the likely ones of several states',
    ...openLookUp,
  })
    .input(z.object({ words: text.check(z.maxLength(MAX_NAME_LENGTH, says(tooLong))) }))
    .output(namedPlaces),
  byCoordinate: endpoint('GET', '/api/location/by-coordinate', {
    apiKey: 'size',
    summary: 'Place nearest to a coordinate',
    ...openLookUp,
  })
    .input(
      z.object({
        latitude: degrees(90),
        longitude: degrees(180),
        useFallback: z.optional(z.boolean()),
      }),
    )
    .output(place),
  ofUser: endpoint('GET', '/api/location/user', {
    summary: 'Place to assume when the browser gives no coordinates',
    ...openLookUp,
  }).output(place),
};
