/**
 * What a fan whose speed cannot be set may give less and more than its duty, % of the airflow, where a search says nothing
 * else: never less, and no more than systems are balanced to.
 */
export const DEFAULT_AIRFLOW_TOLERANCE = { below: 0, above: 10 } as const;
