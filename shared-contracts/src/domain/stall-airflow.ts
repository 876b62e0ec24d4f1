interface RatedMargin {
  readonly cfm: number;
  /** %, with one decimal. */
  readonly surgeMargin: number;
}

/** Airflow at which a fan stalls at its speed, cfm, rounded up to the digits that its margin carries. */
export function stallAirflow({ cfm, surgeMargin }: RatedMargin): number {
  const stall = cfm / (1 + surgeMargin / 100);
  const step = stall < 1000 ? 1 : 10;
  return step * Math.ceil(stall / step);
}
