import type { OptionFacts } from './option-facts.ts';

/** Circumstances that check an option and lock it. */
export type Requirement =
  | 'always'
  | 'premium motor'
  | 'drive is a VFD'
  | 'drive is a speed control'
  | 'drive is an ECM'
  | 'VFD at 575 V'
  | 'high heat'
  | 'wind rated'
  | 'grease on a hinged fan';

/** Circumstances in which a fan unit includes an option. */
export type Inclusion = Requirement | 'built to blow up';

/** Circumstances that recommend an option. */
export type Recommendation =
  | 'grease'
  | 'large burner'
  | 'cooling coil'
  | 'cooled outdoor air'
  | 'cooling ahead of a furnace';

/** Circumstances in which a choice has to be made. */
export type Demand = 'always' | 'outdoor air';

/** Insurers require double block and bleed above this input, 1000 Btu/h. */
const LARGE_BURNER_MBH = 400;
const BTUS_PER_MBH = 1000;

/** Fans whose only outlet is towards the sky, and upright units. */
function blowsUp({ place, discharges }: OptionFacts): boolean {
  return place.blowsUp || (discharges.length === 1 && discharges[0] === 'Upblast');
}

/** Whether a circumstance that requires, includes, recommends or demands holds. */
export function holds(circumstance: Inclusion | Recommendation | Demand, facts: OptionFacts, hasVfd: boolean): boolean {
  switch (circumstance) {
    case 'always':
      return true;
    case 'premium motor':
      return facts.motor.isPremium;
    case 'drive is a VFD':
      return facts.variant === 'Vfd';
    case 'drive is a speed control':
      return facts.variant === 'SpeedControl';
    case 'drive is an ECM':
      return facts.variant === 'Ecm';
    case 'VFD at 575 V':
      return hasVfd && facts.motor.voltage === 575;
    case 'high heat':
      return facts.isHighHeat;
    case 'wind rated':
      return facts.isWindRated;
    case 'grease on a hinged fan':
      return facts.isGrease && facts.features.includes('hingeable');
    case 'built to blow up':
      return blowsUp(facts);
    default:
      return holdsForUnit(circumstance, facts);
  }
}

function holdsForUnit(circumstance: Recommendation | Demand, facts: OptionFacts): boolean {
  switch (circumstance) {
    case 'always':
      return true;
    case 'grease':
      return facts.isGrease;
    case 'large burner':
      return facts.heater?.fuel === 'gas' && facts.heater.inputBtus > LARGE_BURNER_MBH * BTUS_PER_MBH;
    case 'cooling coil':
      return facts.cooling !== null;
    case 'cooled outdoor air':
      return facts.cooling !== null && facts.outdoorShare >= 1;
    case 'cooling ahead of a furnace':
      return facts.cooling !== null && facts.heater?.type === 'IndirectFired';
    case 'outdoor air':
      return facts.outdoorShare > 0;
  }
}
