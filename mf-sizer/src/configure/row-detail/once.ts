/** What a stored result row says does not change: it is loaded once (RES-009). */
export const ONCE = { staleTime: Number.POSITIVE_INFINITY, gcTime: Number.POSITIVE_INFINITY };
