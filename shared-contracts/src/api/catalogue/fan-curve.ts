import * as z from 'zod/mini';
import { CurveGraphType } from '../../domain/enumerations.ts';
import { CURVE_RANGES, SPECIFICATION_RANGES } from '../../domain/field-ranges.ts';
import { numeric } from '../../domain/numeric-schema.ts';
import { type Language, SOURCE_LANGUAGE } from '../../language/index.ts';
import { FIELD_MESSAGES } from '../../messages/field.generated.ts';
import { open } from '../core/access.ts';
import { endpoint } from '../core/endpoint.ts';
import { catalogId, inRange } from '../core/fields.ts';

/** Height and width of the three curve images, px; any other pair returns 400. */
const CURVE_IMAGE_SIZES = [
  { height: 460, width: 620 },
  { height: 575, width: 775 },
  { height: 920, width: 1240 },
] as const;

type RangedField = keyof typeof CURVE_RANGES;
const limited = (field: RangedField) => inRange(CURVE_RANGES[field]);

/** Query of GET /api/fancurve. The response is an image: SVG, or PNG when the Accept header or `format` requests it. */
export const fanCurveQuery = z
  .object({
    fanUnitId: catalogId,
    /** Catalogue that the fan was sized from; without it, and where it is no longer kept, that of today. */
    catalogueVersion: z.optional(z.string().check(z.regex(/^[\w.-]{1,40}$/))),
    fanCurveGraphType: z._default(numeric(CurveGraphType), CurveGraphType.ExhaustCurves),
    /** The requested duty; the fan runs where its curve at `rpm` meets the system through it. */
    cfm: limited('cfm'),
    sp: limited('sp'),
    /** What of `sp` the duct and the options take; the rest is lost inside the unit, and the title says so. */
    externalSP: z.optional(limited('externalSP')),
    optionSP: z.optional(limited('optionSP')),
    rpm: limited('rpm'),
    /**
     * Shaft power at the operating point without drive loss. The power shown is this one where it differs from the
     * computed power by rounding only; else the computed one counts.
     */
    bhp: limited('bhp'),
    driveLoss: z._default(limited('driveLoss'), 0),
    altitude: z._default(limited('altitude'), 0),
    ambientTemperature: z._default(limited('ambientTemperature'), 70),
    /** What the live curve of the same address depends on; the image does not. */
    motorFrequency: z.optional(z.union([z.literal(50), z.literal(60)])),
    motorAmbient: z.optional(inRange(SPECIFICATION_RANGES.ambientTemperature)),
    intakeSP: z.optional(limited('intakeSP')),
    ductworkIntakeESP: z.optional(limited('ductworkIntakeESP')),
    ductworkReturnAirESP: z.optional(limited('ductworkReturnAirESP')),
    /** Curves at half, two thirds and five sixths of the frequency where a drive turns the fan down. */
    showVfdSpeeds: z._default(z.boolean(), false),
    hideDescriptionText: z._default(z.boolean(), false),
    transparentBackground: z._default(z.boolean(), false),
    isDark: z._default(z.boolean(), false),
    format: z.optional(z.enum(['svg', 'png'])),
    height: z._default(z.number(), 460),
    width: z._default(z.number(), 620),
  })
  .check(
    z.refine(({ height, width }) => CURVE_IMAGE_SIZES.some((size) => size.height === height && size.width === width), {
      error: () => FIELD_MESSAGES.curveSize,
      path: ['height'],
    }),
  );
export type FanCurveQuery = z.infer<typeof fanCurveQuery>;
/** What a caller has to write; the rest has defaults. */
export type FanCurveRequest = z.input<typeof fanCurveQuery>;

export const fanCurveContract = {
  image: endpoint('GET', '/api/fancurve', {
    apiKey: 'size',
    summary: 'Performance curve of a fan as SVG or PNG',
    access: open('Images of the public catalogue, embedded by pages that send no header (A-091)'),
    rate: 'image',
    overlay: false,
  })
    .input(fanCurveQuery)
    .output(z.instanceof(Blob)),
};

/**
 * Address of a curve image for an <img>, without any header of ours: the query carries the brand, and the
 * language where it is not English. An address that is stored has none, since others will look at it.
 */
export function fanCurveUrl(
  baseUrl: string,
  manufacturerLabelId: number,
  request: FanCurveRequest,
  language: Language = SOURCE_LANGUAGE,
): string {
  const query = new URLSearchParams({ manufacturerLabelId: String(manufacturerLabelId) });
  if (language !== SOURCE_LANGUAGE) query.set('language', language);
  for (const [name, value] of Object.entries(request)) if (value !== undefined) query.set(name, String(value));
  return `${baseUrl}/api/fancurve?${query}`;
}
