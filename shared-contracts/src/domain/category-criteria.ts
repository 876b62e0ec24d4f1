/** What a category or sub-category requires beyond site, duty and limits, set by its catalogue lines. */
export interface CategoryCriteria {
  readonly hasHeating: boolean;
  /** The amount of heat must be entered: there is no default. */
  readonly needsHeat: boolean;
  readonly hasCooling: boolean;
  /** Units that cool can be requested without. */
  readonly canDoWithoutCooling: boolean;
  /** Part of the air may come back from the space, by a share. */
  readonly hasOutdoorShare: boolean;
  /** Room air may pass the burner again, without a share to choose. */
  readonly canRecirculate: boolean;
  /** A flame burns in the air itself, whose flow may be counted as it enters. */
  readonly isDirectFired: boolean;
  /** Mount, discharge and the duties that exhaust fans alone are built for. */
  readonly hasExhaustDuties: boolean;
  /** Every line heats with the same kind of heater, so that limits of the heater can be shown before a search. */
  readonly isOneHeater: boolean;
}

/** Supplies that motors are wound for. */
export interface MotorSupplies {
  readonly phases: number[];
  /** Nominal system voltages, V. */
  readonly voltages: number[];
  /** The default first, Hz. */
  readonly frequencies: number[];
  /** What motors are named by at each frequency; older responses have none. */
  readonly named?: NamedSupply[] | undefined;
}

/** A voltage that motors are named by, V, at a frequency, Hz. */
export interface NamedSupply {
  readonly frequency: number;
  readonly voltage: number;
  /** Other supplies that they run on, V. */
  readonly others: number[];
}
