/**
 * The conditions of a site at the altitude that its project has: it may be higher or lower than its postal code.
 *
 * @param conditions of the postal code; null without one
 * @param altitude of the project, ft; none where it has none of its own
 */
export function atAltitude<Conditions extends { readonly elevation: number }>(
  conditions: Conditions | null,
  altitude: number | null | undefined,
): Conditions | null {
  return conditions && { ...conditions, elevation: altitude ?? conditions.elevation };
}
