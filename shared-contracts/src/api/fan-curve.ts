import * as z from 'zod/mini';
import { CurveGraphType } from '../domain/enumerations.ts';
import { CURVE_RANGES } from '../domain/field-ranges.ts';
import { numeric } from '../domain/numeric-schema.ts';
import { endpoint } from './endpoint.ts';
import { catalogId, inRange } from './fields.ts';

/** Height and width of the three curve images, px; any other pair answers 400. */
export const CURVE_IMAGE_SIZES = [
  { height: 460, width: 620 },
  { height: 575, width: 775 },
  { height: 920, width: 1240 },
] as const;

type RangedField = keyof typeof CURVE_RANGES;
const limited = (field: RangedField) => inRange(CURVE_RANGES[field]);

/** Query of GET /api/fancurve. The answer is an image: SVG, or PNG when the Accept header or `format` asks for it. */
export const fanCurveQuery = z
  .object({
    fanUnitId: catalogId,
    fanCurveGraphType: z._default(numeric(CurveGraphType), CurveGraphType.ExhaustCurves),
    /** The duty asked for; the fan runs where its curve at `rpm` meets the system through it. */
    cfm: limited('cfm'),
    sp: limited('sp'),
    rpm: limited('rpm'),
    /**
     * Shaft power at the operating point without drive loss. The power shown is this one where it differs from the
     * computed power by rounding only; else the computed one counts.
     */
    bhp: limited('bhp'),
    driveLoss: z._default(limited('driveLoss'), 0),
    altitude: z._default(limited('altitude'), 0),
    ambientTemperature: z._default(limited('ambientTemperature'), 70),
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
      error: 'Height and width must be 460x620, 575x775 or 920x1240',
      path: ['height'],
    }),
  );
export type FanCurveQuery = z.infer<typeof fanCurveQuery>;
/** What a caller has to write; the rest has defaults. */
export type FanCurveRequest = z.input<typeof fanCurveQuery>;

export const fanCurveContract = {
  image: endpoint('GET', '/api/fancurve', {
    summary: 'Performance curve of a fan as SVG or PNG',
    rate: 'image',
    overlay: false,
  })
    .input(fanCurveQuery)
    .output(z.instanceof(Blob)),
};

/** Address of a curve image for an <img>, without any header of ours (A-091: the query carries the brand). */
export function fanCurveUrl(baseUrl: string, manufacturerLabelId: number, request: FanCurveRequest): string {
  const query = new URLSearchParams({ manufacturerLabelId: String(manufacturerLabelId) });
  for (const [name, value] of Object.entries(request)) if (value !== undefined) query.set(name, String(value));
  return `${baseUrl}/api/fancurve?${query}`;
}
