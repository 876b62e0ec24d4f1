/** What a shop's page requests: the site and the airflow. */
export interface StoreDuty {
  readonly postalCode: string;
  readonly cfm: number;
}

/** History state of the search that a landing leads to. */
export interface StoreFirstLoad {
  readonly commerceFirstLoad: true;
  readonly commerceParams: StoreDuty;
}

/** A shop names no static pressure: a short duct run is searched for, and the visitor can change it. */
export const STORE_STATIC_PRESSURE_IN_WG = 0.25;

export function firstLoadOf({ postalCode, cfm }: StoreDuty): StoreFirstLoad {
  return { commerceFirstLoad: true, commerceParams: { postalCode, cfm } };
}

/** The duty of a first load, from the history state; null for any other visit. */
export function storeDutyOf(state: unknown): StoreDuty | null {
  const { commerceFirstLoad, commerceParams } = (state ?? {}) as Partial<StoreFirstLoad>;
  if (commerceFirstLoad !== true || typeof commerceParams !== 'object' || commerceParams === null) return null;
  const { postalCode, cfm } = commerceParams;
  return typeof postalCode === 'string' && typeof cfm === 'number' ? { postalCode, cfm } : null;
}
