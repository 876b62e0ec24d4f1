/** What decides which sales region a user belongs to. */
interface UserRegions {
  /** Regions that the user is assigned to; empty for most customers. */
  readonly salesRegions: readonly number[];
  readonly defaultSalesRegion: number | null;
}

/** The region that a user is assigned to: the default one, or the first of several. */
export function assignedRegionOf({ salesRegions, defaultSalesRegion }: UserRegions): number | null {
  return defaultSalesRegion ?? salesRegions[0] ?? null;
}

/**
 * The sales region that a user belongs to, and whose staff looks after them: the one in the user's settings, which was
 * chosen or found by the address, or else the one they are assigned to. The server has the same rule as SQL.
 */
export function regionOfUser(
  user: UserRegions,
  settings: { readonly salesRegionNumber: number | null } | null | undefined,
): number | null {
  return settings?.salesRegionNumber ?? assignedRegionOf(user);
}
