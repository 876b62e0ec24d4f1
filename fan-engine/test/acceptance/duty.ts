import type { ExhaustSupplySpecification, HvlsSpecification } from '../../src/specification/specification.ts';

/** Least and most that passes. */
export type Accepted = readonly [min: number, max: number];

interface DutyHeader {
  readonly id: string;
  readonly title: string;
}

/** A realistic duty of an exhaust or supply fan and what the recommended fan should come to. */
export interface AcceptanceDuty extends DutyHeader {
  readonly specification: ExhaustSupplySpecification;
  readonly rpm: Accepted;
  /** Motor shaft power, hp. */
  readonly totalBhp: Accepted;
  /** fpm. */
  readonly outletVelocity: Accepted;
  /** At 5 ft. */
  readonly sones: Accepted;
  /** Budget price, USD. */
  readonly price: Accepted;
  /** Heater input, 1000 Btu/h. */
  readonly inputMbh?: Accepted;
  /** Nominal tons. */
  readonly tonnage?: Accepted;
}

/** A realistic space and what its cheapest set of ceiling fans should come to. */
export interface AcceptanceSpace extends DutyHeader {
  readonly specification: HvlsSpecification;
  readonly quantity: Accepted;
  /** Each, kW at full speed. */
  readonly inputKw: Accepted;
  /** dBA at 20 ft. */
  readonly noise: Accepted;
  /** All fans, USD. */
  readonly price: Accepted;
}
