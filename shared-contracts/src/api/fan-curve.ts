import * as z from 'zod/mini';
import { CurveGraphType } from '../domain/enumerations.ts';
import { numeric } from '../domain/numeric-schema.ts';
import { endpoint } from './endpoint.ts';
import { catalogId } from './fields.ts';

/** Height and width of the three curve images, px; any other pair answers 400. */
export const CURVE_IMAGE_SIZES = [
  { height: 460, width: 620 },
  { height: 575, width: 775 },
  { height: 920, width: 1240 },
] as const;

const optionalNumber = z.optional(z.number('Enter a number'));

/** Query of GET /api/fancurve. The answer is an image: SVG, or PNG when the Accept header or `format` asks for it. */
export const fanCurveQuery = z
  .object({
    fanUnitId: catalogId,
    fanCurveGraphType: z._default(numeric(CurveGraphType), CurveGraphType.ExhaustCurves),
    cfm: z.number('Enter the airflow'),
    sp: z.number('Enter the static pressure'),
    rpm: z.number('Enter the speed'),
    bhp: z.number('Enter the power'),
    driveLoss: z._default(z.number(), 0),
    altitude: z._default(z.number(), 0),
    ambientTemperature: z._default(z.number(), 70),
    intakeSP: optionalNumber,
    ductworkIntakeESP: optionalNumber,
    ductworkReturnAirESP: optionalNumber,
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
