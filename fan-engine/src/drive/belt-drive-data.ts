/** A section of classical V-belts with the sheaves that are stocked for it. */
export interface BeltSection {
  /** As it is stamped on the belt: A, B, C. */
  readonly name: string;
  /** Most grooves of its sheaves. */
  readonly maximumBelts: number;
  /** Pitch diameters of its standard sheaves, rising, in. */
  readonly sheavesIn: readonly number[];
  /** Power of one belt by the pitch diameter d of the small sheave in inches and x = d times its speed in 1,000 rpm. */
  readonly rating: BeltRating;
}

/** hp = x (k1 - k2 / d - k3 x^2 - k4 log10 x): the form of the classical belt standard, RMA IP-20. */
export interface BeltRating {
  readonly k1: number;
  readonly k2: number;
  readonly k3: number;
  readonly k4: number;
}

/** Ball bearings of a shaft. */
export interface BearingSize {
  readonly shaftIn: number;
  /** Largest wheel and motor that the shaft is made for, in. and hp. */
  readonly upToWheelIn: number;
  readonly upToMotorHp: number;
  /** Basic dynamic load rating of one bearing, lb. */
  readonly capacityLb: number;
}

/** lb: base + factor x (wheel diameter in inches) ^ exponent. */
export interface WheelWeight {
  readonly base: number;
  readonly factor: number;
  readonly exponent: number;
}

/** What a catalogue says of the belt drives and bearings of its fans. */
export interface BeltDriveData {
  /** Power that the belts carry over that of the motor's nameplate. */
  readonly serviceFactor: number;
  /** Part of a belt's rating that its arc of contact and length leave. */
  readonly ratingShare: number;
  /** From the smallest to the largest: the first that carries a drive is taken. */
  readonly sections: readonly BeltSection[];
  /** Smallest sheave that the shaft of a motor takes, by size of motor. */
  readonly motorSheaves: readonly { readonly upToHp: number; readonly minimumIn: number }[];
  /** From the smallest to the largest: the first that is made for wheel and motor is taken. */
  readonly bearings: readonly BearingSize[];
  /** By the key of a curve; a fan of any other curve has no belt drive data. */
  readonly wheelWeights: Readonly<Record<string, WheelWeight>>;
  /** Option, by its code, whose bearings live at least so many hours. */
  readonly longLife?: { readonly option: string; readonly hours: number };
}
