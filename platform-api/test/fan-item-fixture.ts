import type { Configuration } from '@specbuilder/fan-engine';
import type { HvlsSpecification } from '@specbuilder/shared-contracts/api';
import { FanCategory, ProjectItemType } from '@specbuilder/shared-contracts/domain';
import { type Database, schema } from '../src/core/store/database.ts';
import type { ItemSnapshot } from '../src/core/store/schema/index.ts';

export interface FanItemFixture {
  readonly userId?: string | null;
  readonly guestKeyHash?: string | null;
  readonly projectId?: string | null;
  readonly buildingId?: number | null;
  readonly quantity?: number;
  readonly createdOnUtc?: Date;
}

const VERSIONS = { catalogueVersion: 'c1', engineVersion: 'e1', priceBookVersion: 'p1' };

const SPECIFICATION: HvlsSpecification = {
  fanCategoryType: FanCategory.HighVolumeLowSpeed,
  hvlsFanCategoryType: 0,
  fanBladeType: 0,
  motorPhase: 3,
  motorVoltage: 460,
  motorFrequency: 60,
  motorCategoryId: 0,
  squareFeet: 20_000,
  coveredSquareFeet: 0,
};

const VOLTAGE = {
  id: 1,
  motorId: 1,
  voltage: 460,
  display: '460',
  phase: 3 as const,
  fullLoadAmps: 2.1,
  minimumCircuitAmpacity: 2.6,
  maximumOvercurrentProtection: 15,
};

export const SNAPSHOT: ItemSnapshot = {
  exhaustFanId: 7,
  modelDisplayAs: 'HV-20',
  description: 'HVLS fan, six blades',
  pictogram: 'hvls',
  productDetailUrl: null,
  price: { unit: 5000, motor: 0, options: 0, total: 5000 },
  motor: {
    id: 1,
    motorId: 1,
    horsepower: 1,
    motorKind: 'ThreePhase',
    drive: 'Onboard',
    rpm: 1750,
    enclosure: 'TENV',
    isEcm: false,
    efficiency: 85.5,
    marginPercent: 20,
    usesServiceFactor: false,
    isRecommended: true,
    price: 0,
    voltages: [VOLTAGE],
    selected: true,
  },
  voltage: VOLTAGE,
  rating: null,
  hvls: {
    diameter: 20,
    blades: 6,
    rpm: 75,
    cfm: 130_000,
    inputKw: 0.9,
    cfei: 1.4,
    noise: 52,
    coveredSquareFootage: 5000,
  },
  image: '/api/fancurve?fanUnitId=7',
  errors: [],
  warnings: [],
  selectedVoltage: '460/3',
  fanOptions: [],
};

const CONFIGURATION: Configuration = {
  kind: 'hvls',
  versions: { catalogue: 'c1', engine: 'e1', priceBook: 'p1' },
  fanUnitId: 7,
  motorId: 1,
  motorVoltageId: 1,
  acceptsThinMargin: false,
  optionIds: [],
  hingeOptionId: null,
  specification: SPECIFICATION,
  quantity: 1,
};

/** A stored HVLS item with its result set, as sizing would leave it. */
export async function insertFanItem(
  db: Database,
  fixture: FanItemFixture,
): Promise<{ itemId: string; resultId: string }> {
  const { userId = null, guestKeyHash = null, createdOnUtc = new Date() } = fixture;
  const made = { manufacturerLabelId: 1, userId, guestKeyHash, createdOnUtc, ...VERSIONS };
  const [set] = await db
    .insert(schema.resultSets)
    .values({
      ...made,
      fanCategoryType: FanCategory.HighVolumeLowSpeed,
      specification: SPECIFICATION,
      results: [],
      excluded: [],
      candidateCount: 0,
    })
    .returning();
  const [item] = await db
    .insert(schema.fanItems)
    .values({
      ...made,
      resultId: set?.id ?? '',
      itemType: ProjectItemType.HighVolumeLowSpeedFan,
      fanCategoryType: FanCategory.HighVolumeLowSpeed,
      subFanCategoryType: 0,
      fanUnitId: 7,
      specification: SPECIFICATION,
      configuration: CONFIGURATION,
      snapshot: SNAPSHOT,
      projectId: fixture.projectId ?? null,
      buildingId: fixture.buildingId ?? null,
      quantity: fixture.quantity ?? 1,
    })
    .returning();
  return { itemId: item?.id ?? '', resultId: set?.id ?? '' };
}
