/** What a category or sub-category is asked beyond site, duty and limits; its lines in the catalogue decide. */
export interface CategoryCriteria {
  readonly hasHeating: boolean;
  /** How much heat has to be said: nothing stands there by itself. */
  readonly needsHeat: boolean;
  readonly hasCooling: boolean;
  /** Units that cool can be requested without. */
  readonly canDoWithoutCooling: boolean;
  /** Part of the air may come back from the space, by a share. */
  readonly hasOutdoorShare: boolean;
  /** Room air may be burnt again, without a share to choose. */
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
  /** The usual one first, Hz. */
  readonly frequencies: number[];
}
