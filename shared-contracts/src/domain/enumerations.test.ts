import { applicationLevels, fanCategoryOfId, isGreaseApplication } from './category-ids.ts';
import * as enumerations from './enumerations.ts';
import { DELIVERABLE_LABELS, USER_ACTION_LABELS } from './labels.ts';
import { numeric, numericOfCatalogue } from './numeric-schema.ts';
import { OptionGroup } from './option-groups.ts';

/** Row, enumeration and its numbers as the checklist writes them; a number here is a number in stored rows. */
const FROZEN: readonly [row: string, name: keyof typeof enumerations, values: Record<string, number>][] = [
  [
    'ENU-001',
    'FanCategory',
    {
      Undefined: 0,
      Exhaust: 1,
      MakeUpAir: 2,
      HeatedMakeUpAir: 3,
      HvacUnit: 4,
      HighVolumeLowSpeed: 5,
      IndustrialHeater: 6,
    },
  ],
  ['ENU-002', 'FanType', { Undefined: 0, Exhaust: 1, Supply: 2 }],
  ['ENU-003', 'CurveGraphType', { Undefined: 0, ExhaustCurves: 1, SupplyCurves: 2 }],
  ['ENU-004', 'DriveType', { All: 0, Belt: 1, Direct: 2 }],
  ['ENU-005', 'DesignConditions', { Manual: 0, Standard: 1, Ashrae: 2, Enthalpy: 3 }],
  ['ENU-006', 'AddressType', { LocalOffice: 0, Site: 1, Shipping: 2, Billing: 3, AccountRegister: 4, Account: 5 }],
  ['ENU-007', 'ProjectItemType', { Empty: 0, ExhaustSupplyFan: 1, HighVolumeLowSpeedFan: 2 }],
  ['ENU-008', 'DischargeType', { All: 0, Upblast: 1, Downblast: 2 }],
  ['ENU-009', 'InletType', { All: 0, Side: 1, Bottom: 2 }],
  ['ENU-010', 'MountType', { All: 0, Roof: 1, Side: 2 }],
  ['ENU-011', 'BladeType', { Any: 0, Three: 1, Six: 2 }],
  [
    'ENU-012',
    'ExhaustCategory',
    { All: 0, UtilitySet: 1, UpblastDownblast: 2, Inline: 3, Axial: 4, CeilingAndInline: 5 },
  ],
  ['ENU-013', 'MakeUpAirCategory', { All: 0, RooftopFiltered: 1, InlineFiltered: 2, EconomySupply: 3 }],
  [
    'ENU-014',
    'HeatedMakeUpAirCategory',
    { All: 0, DirectFired: 1, DirectFiredCompact: 2, IndirectFired: 3, Electric: 4 },
  ],
  ['ENU-015', 'HvacUnitCategory', { All: 0, IndirectFired: 1, Electric: 2, CoolingOnly: 3 }],
  ['ENU-016', 'IndustrialHeaterCategory', { All: 0, Horizontal: 1, Vertical: 2 }],
  ['ENU-017', 'HvlsCategory', { All: 0, Destratification: 1, SensibleCooling: 2 }],
  ['ENU-018', 'HvlsAirMode', { HundredPercentOutdoorAir: 0, HundredPercentReturnAir: 1, MixedAir: 2 }],
  ['ENU-019', 'ReturnAirMode', { None: 0, ReturnAir: 1, ReturnIntakeDamper: 2 }],
  [
    'ENU-020',
    'ExtendedOptionType',
    {
      None: 0,
      Curb: 1,
      VariableFrequencyDrive: 2,
      Discharge: 3,
      Intake: 4,
      GasType: 5,
      InsuranceRequirement: 6,
      GasPressure: 7,
      BurnerCoil: 8,
      TemperatureControl: 9,
      CoolingHeatPump: 10,
      ReheatCoil: 11,
      LineLoadReactor: 12,
      ReturnAir: 13,
      Motor: 14,
    },
  ],
  [
    'ENU-021',
    'DeliverableType',
    {
      None: 0,
      Submittal: 1,
      Schedule: 2,
      Specification: 3,
      RevitModel: 4,
      // This product's own, after those of the specification.
      Quotation: 5,
      SoundReport: 6,
      ElectricalHandover: 7,
      OpeningHandover: 8,
      AirBalance: 9,
    },
  ],
  [
    'ENU-022',
    'DeliverableFormat',
    {
      None: 0,
      CSV: 1,
      DWG: 2,
      HTML: 3,
      IMG: 4,
      PDF: 5,
      SVG: 6,
      DOC: 7,
      ZIP: 8,
      TAR: 9,
      GZIP: 10,
      ExistenceCheck: 11,
      // This product's own, after those of the specification.
      XLSX: 12,
      DXF: 13,
    },
  ],
  ['ENU-023', 'DrawingOutput', { None: 0, Dwg: 1, Pdf: 2, Jpg: 3, Svg: 4 }],
  ['ENU-024', 'AlertFrequency', { Daily: 0, Weekly: 1, Monthly: 2 }],
  ['ENU-025', 'AlertWeekday', { Monday: 1, Tuesday: 2, Wednesday: 3, Thursday: 4, Friday: 5 }],
  ['ENU-026', 'AlertMonthDay', { Beginning: 1, Middle: 16 }],
  ['ENU-027', 'TriState', { Any: 0, Yes: 1, No: 2 }],
  ['ENU-028', 'TemperatureControlFilter', { Any: 0, Discharge: 1, Space: 2, BuildingManagement: 3 }],
  ['ENU-029', 'FileType', { NotApplicable: 0, Folder: 1, File: 2 }],
  ['ENU-030', 'AuthStatus', { Ok: 1, NotAuthenticated: 2, NotAuthorized: 3 }],
  ['ENU-043', 'CloneEnvironment', { Local: 1, Development: 2, Staging: 3, Production: 4 }],
];

describe('enumerations', () => {
  it.each(FROZEN)('[%s] %s keeps its numbers', (_row, name, values) => {
    expect(enumerations[name]).toEqual(values);
  });

  it('[ENU-037] numbers and names the user actions, Job Created being reserved', () => {
    expect(enumerations.UserActionType.JobCreated).toBe(7);
    expect(Object.values(enumerations.UserActionType)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
    expect(Object.values(USER_ACTION_LABELS)).toEqual([
      'Sized Fan',
      'Created Project',
      'Created Account',
      'Added Item To Project',
      'Generated Deliverable',
      'Region Changed',
      'Job Created',
      'Requested Project Assistance',
      'Shared Project',
      'Cloned Shared Project',
      'Load Calculator Project Created',
      'Load Calculator Project Results Viewed',
    ]);
  });

  it('[AUT-035] has three results of a guard', () => {
    expect(Object.values(enumerations.AuthStatus)).toEqual([1, 2, 3]);
  });

  it('[ENU-048] names the deliverables', () => {
    const specified = ['Submittal', 'Schedule', 'Specification', 'Revit'];
    expect(Object.values(DELIVERABLE_LABELS)).toEqual([
      ...specified,
      ...['Quotation', 'Sound report', 'Electrical hand-over', 'Roof and wall openings', 'Air balance'],
    ]);
  });

  it('[ENU-050] has eight sound bands', () => {
    expect(enumerations.SOUND_BANDS_HZ).toEqual([63, 125, 250, 500, 1000, 2000, 4000, 8000]);
  });

  it('[ENU-051] has two kinds of fan information', () => {
    expect(Object.values(enumerations.FanInfoTypeKey)).toEqual(['FANDRAWING', 'FANMANUALS']);
  });

  it('[OPT-071] [OPT-072] [OPT-073] names 29 option groups, Square Inline being three', () => {
    const names = Object.values(OptionGroup);
    expect(new Set(names).size).toBe(29);
    expect(names).toEqual(
      expect.arrayContaining([
        'Fan Curb',
        'Return Air Location and Damper Control',
        'Square Inline Inlet Configuration',
        'Square Inline Mount Configuration',
        'Square Inline Discharge Configuration',
      ]),
    );
  });
});

describe('category ids', () => {
  const { FanCategory } = enumerations;

  it.each([
    ['exhaust-fan', FanCategory.Exhaust],
    ['make-up-air', FanCategory.MakeUpAir],
    ['heated-make-up-air', FanCategory.HeatedMakeUpAir],
    ['industrial-heater', FanCategory.IndustrialHeater],
    ['hvls', FanCategory.HighVolumeLowSpeed],
  ])('[ENU-044] %s is its category', (id, category) => {
    expect(fanCategoryOfId(id)).toBe(category);
  });

  it.each(['dedicated-outdoor-air', 'paragon-hvac'])('[ENU-045] %s is an HVAC unit', (id) => {
    expect(fanCategoryOfId(id)).toBe(FanCategory.HvacUnit);
  });

  it.each(['x-hvac-unit-2', 'my-rooftop-unit', 'ROOFTOP-UNIT'])(
    '[ENU-046] %s is an HVAC unit by what it contains',
    (id) => {
      expect(fanCategoryOfId(id)).toBe(FanCategory.HvacUnit);
    },
  );

  it.each(['foo', 'my-hvls', 'toString', ''])("[ENU-047] '%s' is rejected", (id) => {
    expect(() => fanCategoryOfId(id)).toThrow(`Fan Type category '${id}' is invalid`);
  });

  it('[SCH-067] knows a grease application in any case', () => {
    expect(isGreaseApplication('Kitchen exhaust|Roof|Grease')).toBe(true);
    expect(isGreaseApplication('General exhaust|Roof')).toBe(false);
    expect(isGreaseApplication(null)).toBe(false);
  });

  it.each([
    ['EXHAUST', ['EXHAUST']],
    ['EXHAUST|GREASE', ['EXHAUST', 'GREASE']],
    ['EXHAUST|GREASE|Hood', ['EXHAUST', 'GREASE', 'Hood']],
    ['EXHAUST | GREASE | Hood | Demand', ['EXHAUST', 'GREASE', 'Hood', 'Demand']],
  ])('[SCH-068] parts the levels of %p', (application, levels) => {
    expect(applicationLevels(application)).toEqual(levels);
  });
});

describe('numeric enumerations in paths and queries', () => {
  const schema = numeric(enumerations.FanCategory);

  it('[ENU-049] parses to the number from number, digits and name', () => {
    expect(schema.parse(5)).toBe(5);
    expect(schema.parse('5')).toBe(5);
    expect(schema.parse('highvolumelowspeed')).toBe(5);
  });

  it.each([7, -1, 1.5, '', 'Nothing', null])('rejects %p', (value) => {
    expect(schema.safeParse(value).success).toBe(false);
  });

  it('take the numbers that a catalogue goes on with where it may', () => {
    const category = numericOfCatalogue(enumerations.FanCategory);
    expect([7, '7', 'Exhaust', 0, 99].map((value) => category.parse(value))).toEqual([7, 7, 1, 0, 99]);
    const rejected = [-1, 1.5, 100, '', 'Nothing', null].map((value) => category.safeParse(value));
    expect(rejected.map(({ success }) => success)).toEqual(Array(6).fill(false));
    expect(rejected[0]?.error?.issues[0]?.message).toMatch(
      /^Expected one of 0 Undefined, .* of the catalog, up to 99$/,
    );
  });
});
