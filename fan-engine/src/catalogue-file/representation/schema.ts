import { z } from 'zod';

const numbers = z.array(z.number()).min(1);
const cells = z.array(z.number().nullable());
const states = z.array(z.string()).optional();
const systemCurve = z
  .object({ standard_air_volumetric_flow_rate: numbers, static_pressure_difference: numbers })
  .refine(
    ({ standard_air_volumetric_flow_rate: flows, static_pressure_difference: pressures }) =>
      flows.length === pressures.length,
    'it has as many airflows as pressures',
  );

const continuousMap = z.object({
  grid_variables: z.strictObject({ standard_air_volumetric_flow_rate: numbers, static_pressure_difference: numbers }),
  lookup_variables: z.object({ impeller_rotational_speed: cells, shaft_power: cells, operation_state: states }),
});
const discreteMap = z.object({
  grid_variables: z.strictObject({ speed_number: numbers, static_pressure_difference: numbers }),
  lookup_variables: z.object({
    standard_air_volumetric_flow_rate: cells,
    impeller_rotational_speed: cells,
    shaft_power: cells,
    operation_state: states,
  }),
});

const assembly = {
  maximum_impeller_rotational_speed: z.number().positive(),
  minimum_impeller_rotational_speed: z.number().min(0).optional(),
  stability_curve: systemCurve.optional(),
};
/** The parts of a representation RS0003 (ASHRAE 205) that make a curve; all other parts are allowed and listed. */
export const representationSchema = z.object({
  metadata: z
    .object({ schema: z.string().optional(), schema_name: z.string().optional() })
    .refine(({ schema, schema_name: name }) => (schema ?? name) === 'RS0003', {
      path: ['schema'],
      message: 'it is no fan representation, RS0003',
    }),
  description: z
    .object({
      product_information: z.object({ number_of_impellers: z.int().positive().optional() }).optional(),
    })
    .optional(),
  performance: z.discriminatedUnion('operation_speed_control_type', [
    z.object({
      operation_speed_control_type: z.literal('CONTINUOUS'),
      ...assembly,
      performance_map: continuousMap,
    }),
    z.object({
      operation_speed_control_type: z.literal('DISCRETE'),
      ...assembly,
      performance_map: discreteMap,
    }),
  ]),
});
export type Representation = z.infer<typeof representationSchema>;
export type StabilityCurve = z.infer<typeof systemCurve>;

const MAP_KEYS = ['grid_variables', 'lookup_variables'];
/** What is used, by its place. */
const USED: ReadonlySet<string> = new Set([
  'metadata.schema',
  'metadata.schema_name',
  'metadata.schema_version',
  'description.product_information.number_of_impellers',
  'performance.operation_speed_control_type',
  'performance.maximum_impeller_rotational_speed',
  'performance.minimum_impeller_rotational_speed',
  'performance.stability_curve',
  ...MAP_KEYS.map((key) => `performance.performance_map.${key}`),
]);
/** Groups whose parts are listed one by one. */
const GROUPS: ReadonlySet<string> = new Set([
  '',
  'metadata',
  'description',
  'description.product_information',
  'performance',
  'performance.performance_map',
]);

/** Places of a document that nothing is made of. */
export function unusedPlaces(content: unknown, place = ''): string[] {
  if (USED.has(place)) return [];
  if (!GROUPS.has(place) || typeof content !== 'object' || content === null) return [place];
  return Object.entries(content).flatMap(([key, part]) => unusedPlaces(part, place === '' ? key : `${place}.${key}`));
}
