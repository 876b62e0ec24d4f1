import type { SizableCategory, SizableSubCategory } from '@specbuilder/fan-engine';
import { BladeType, FanCategory } from '@specbuilder/shared-contracts/domain';
import fc from 'fast-check';

type Fields = Readonly<Record<string, number | string | boolean | null>>;

/** What a search requires besides its category. */
export interface Duty {
  readonly fields: Fields;
  /** What few fans can be, so that it is left out where nothing fits. */
  readonly preferences: Fields;
}

/** Few enough that each is sized once, many enough to differ. */
const MAX_DUTIES = 30;
const SEED = 20_241_122;

/** Duties that walks in a sub-category begin with, the same in every run. */
export function dutiesOf(category: SizableCategory, sub: SizableSubCategory): readonly Duty[] {
  return fc.sample(dutyOf(category, sub), { seed: SEED, numRuns: MAX_DUTIES });
}

function dutyOf({ fanCategory }: SizableCategory, sub: SizableSubCategory): fc.Arbitrary<Duty> {
  if (fanCategory === FanCategory.HighVolumeLowSpeed) {
    return fc.record({ fields: fc.record(SPACE), preferences: fc.constant({}) });
  }
  const { hasHeating, hasCooling, canRecirculate, hasExhaustDuties } = sub.criteria;
  const fanApplication = fc.constantFrom(null, ...sub.applications);
  return fc.record({
    fields: fc
      .record({ cfm: airflowOf(sub), ...AIR, ...(hasHeating ? HEAT : {}) })
      .map((air) => (hasCooling ? { ...air, ...coolingFor(air.cfm) } : air)),
    preferences: fc.record({
      fanApplication,
      ...PREFERENCES,
      ...(hasCooling ? COOLING_PREFERENCES : {}),
      ...(canRecirculate ? { isRecirculating: fc.boolean() } : {}),
      ...(hasExhaustDuties ? EXHAUST_PREFERENCES : {}),
    }),
  });
}

/** As many small fans as large ones. */
function airflowOf({ airflow: { minimum, maximum } }: SizableSubCategory): fc.Arbitrary<number> {
  return fc
    .integer({ min: 10, max: 90 })
    .map((percent) => Math.round(minimum * (maximum / minimum) ** (percent / 100)));
}

const oneIn = (many: number) => fc.integer({ min: 1, max: many }).map((number) => number === many);

const SPACE = {
  squareFeet: fc.integer({ min: 4, max: 120 }).map((thousands) => thousands * 1000),
  fanBladeType: fc.constantFrom(...Object.values(BladeType)),
};

const AIR = {
  sp: fc.constantFrom(0.125, 0.25, 0.25, 0.5, 0.5, 0.75, 1, 1.5, 2.5),
  zip: fc.constant('60606'),
  altitude: fc.constantFrom(0, 594, 594, 5280, 8000),
  summerDesignTemp: fc.integer({ min: 85, max: 110 }),
  summerWetBulbTemperature: fc.integer({ min: 65, max: 78 }),
  winterTemperature: fc.integer({ min: -30, max: 50 }),
};

const HEAT = { temperatureRise: fc.integer({ min: 20, max: 80 }) };

const TONS = [3, 4, 5, 6, 7.5, 8.5, 10, 12.5, 15, 17.5, 20, 25, 30];
const AIRFLOW_PER_TON = 350;

/** What every coil can do with a fifth of outdoor air. */
function coolingFor(cfm: number): Fields {
  const tons = TONS.find((size) => size * AIRFLOW_PER_TON >= cfm) ?? null;
  return { nominalCoolingTons: tons, coolingDryBulb: 60, coolingWetBulb: 55, maxOutdoorAirPercentage: 20 };
}

const COOLING_PREFERENCES = {
  nominalCoolingTons: fc.constantFrom(null, ...TONS),
  maxOutdoorAirPercentage: fc.constantFrom(0, 10, 30, 60, 100),
  isNoCooling: oneIn(3),
};

const PREFERENCES = {
  motorFrequency: fc.constantFrom(60, 60, 60, 50),
  motorPhase: fc.constantFrom(0, 0, 0, 1, 3),
  isPremiumEfficiency: oneIn(6),
  recommendedMotors: oneIn(6).map((isRare) => !isRare),
  isWindRated: oneIn(6),
};

const EXHAUST_PREFERENCES = {
  temperature: fc.constantFrom(70, 70, 120, 250),
  isRestaurantDuty: oneIn(6),
  hasSpeedControlOption: oneIn(6),
  isHighHeat: oneIn(6),
};
