/** Price terms, summed and rounded to whole USD list. */
export interface OptionPrice {
  readonly base: number;
  /** Per inch of wheel, per 1,000 cfm of the duty, per hp of the motor. */
  readonly perIn?: number;
  readonly perKcfm?: number;
  readonly perHp?: number;
  /** Per nominal ton of the cooling chosen, per kW of an electric reheat coil, per 1,000 Btu/h of burner input. */
  readonly perTon?: number;
  readonly perKw?: number;
  readonly perMbh?: number;
  /** What the motor then costs over what it costs now: 1.12 adds 12 % of its price. */
  readonly motorFactor?: number;
}
