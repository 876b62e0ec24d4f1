import type { Project, ProjectItem, ProjectStub } from '@specbuilder/shared-contracts/api';
import { FanCategory, type ItemFinding, ProjectItemType } from '@specbuilder/shared-contracts/domain';

export const PROJECT_ID = '11111111-1111-4111-8111-111111111111';
const VERSIONS = { catalogue: '1', engine: '1', priceBook: '1' };

const PROJECT_ITEM_ID = '22222222-2222-4222-8222-222222222222';

const VOLTAGE = {
  id: 1,
  motorId: 1,
  voltage: 115,
  display: '115',
  phase: 1,
  fullLoadAmps: 9.8,
  minimumCircuitAmpacity: 12.3,
  maximumOvercurrentProtection: 20,
} as const;

const ELECTRICITY: ProjectItem['electricity'] = {
  fullLoadAmps: 9.8,
  motorAmps: 9.8,
  compressorAmps: 0,
  condenserFanAmps: 0,
  compressors: null,
  condenserFans: null,
  heaterAmps: 0,
  apparentPower: 1.13,
  inputKw: 0.5,
};

const MOTOR: ProjectItem['motor'] = {
  id: 1,
  motorId: 1,
  horsepower: 0.5,
  motor: ['1/2 hp', 'ODP', '1,750 rpm', 'single phase'],
  motorKind: 'SinglePhase',
  drive: null,
  rpm: 1750,
  enclosure: 'ODP',
  isEcm: false,
  efficiency: 78,
  marginPercent: 20,
  usesServiceFactor: false,
  isRecommended: true,
  price: 182,
  voltages: [VOLTAGE],
  selected: true,
};

const RATING: ProjectItem['rating'] = {
  cfm: 1500,
  requiredCfm: 1500,
  externalStaticPressure: 0.5,
  optionStaticPressure: 0,
  totalStaticPressure: 0.5,
  unitLosses: [],
  rpm: 1140,
  maximumRpm: 1750,
  bhp: 0.3,
  totalBhp: 0.3,
  staticEfficiency: 50,
  totalEfficiency: 55,
  outletVelocity: 0,
  tipSpeed: 4000,
  fanClass: null,
  surgeMargin: 40,
  inputKw: 0.5,
  specificFanPower: 0.33,
  density: 0.075,
  energy: { fei: 1, fep: 0.5, feiLimit: null, meetsLimit: null, pressureBasis: 'static' },
  soundSones: 9,
  soundDba: 55,
  soundDistance: 5,
  soundPower: [1, 2, 3, 4, 5, 6, 7, 8],
  inletSoundPower: [1, 2, 3, 4, 5, 6, 7, 8],
  radiatedSoundPower: [1, 2, 3, 4, 5, 6, 7, 8],
};

function messageFinding(text: string, severity: 'error' | 'warning'): ItemFinding {
  return { code: 'plain.text', severity, values: { text }, message: text, cure: { code: 'changeOptions', values: {} } };
}

export function projectItem(change: Partial<ProjectItem> = {}): ProjectItem {
  return {
    fanItemId: PROJECT_ITEM_ID,
    projectItemId: PROJECT_ITEM_ID,
    projectId: PROJECT_ID,
    userId: '33333333-3333-4333-8333-333333333333',
    itemType: ProjectItemType.ExhaustSupplyFan,
    fanCategoryType: FanCategory.Exhaust,
    subFanCategoryType: 2,
    fanUnitId: 7,
    exhaustFanId: 7,
    modelDisplayAs: 'KRD140',
    description: 'Downblast roof exhauster, direct drive',
    pictogram: 'downblast',
    productDetailUrl: null,
    resultId: PROJECT_ID,
    tag: 'EF-1',
    qty: 2,
    notes: 'Lab corridor',
    price: { unit: 890, motor: 182, options: 0, total: 1072 },
    motor: MOTOR,
    voltage: VOLTAGE,
    electricity: ELECTRICITY,
    rating: RATING,
    hvls: null,
    image: '/api/fancurve?fanUnitId=7',
    isReadOnly: false,
    versions: VERSIONS,
    rowVersion: 1,
    itemIndex: 0,
    buildingId: null,
    alternateToId: null,
    selected: true,
    state: change.errors?.length ? 'invalid' : 'ready',
    errors: [],
    warnings: [],
    outOfDate: [],
    findings: [
      ...(change.errors ?? []).map((text) => messageFinding(text, 'error')),
      ...(change.warnings ?? []).map((text) => messageFinding(text, 'warning')),
    ],
    selectedVoltage: '115/1',
    fanOptions: [],
    fanExtendedOptions: [],
    ...change,
  };
}

export function project(change: Partial<Project> = {}): Project {
  return {
    projectId: PROJECT_ID,
    name: 'Harbor%20Point',
    displayName: 'Harbor%20Point',
    projectName: 'Harbor Point',
    referenceId: 'HP-4K7Q-2M',
    userId: '33333333-3333-4333-8333-333333333333',
    manufacturerLabelId: 1,
    projectItems: [projectItem()],
    selectedProjectItemIds: [PROJECT_ITEM_ID],
    siteAddress: { city: 'Milwaukee', state: 'WI', postalCode: '53202', country: 'USA' },
    settings: { operatingCost: { daysPerWeek: 7, hoursPerDay: 8, electricCostPerKwh: 0.1 } },
    isArchived: false,
    currentRevision: null,
    createdOnUtc: '2026-11-20T10:00:00Z',
    updatedOnUtc: '2026-11-20T10:00:00Z',
    rowVersion: 3,
    changeNumber: 7,
    role: 'owner',
    ownerName: null,
    ...change,
  };
}

export function projectStub(name: string, projectId = PROJECT_ID): ProjectStub {
  return {
    projectId,
    name: encodeURIComponent(name),
    displayName: encodeURIComponent(name),
    referenceId: 'R',
    itemCount: 1,
    city: null,
    state: null,
    isArchived: false,
    updatedOnUtc: '',
    role: 'owner',
    ownerName: null,
  };
}
