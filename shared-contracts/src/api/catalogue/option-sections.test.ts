import type * as z from 'zod/mini';
import { fanItemSectionsContract, sentSpaceHmi, temperatureControlFilters } from '../items/fan-item-sections.ts';
import { curb, curbSet, disabledToolTip, fanOption, optionsBundle, validationResult } from '../items/options.ts';
import {
  coolingHeatPump,
  coolingHeatPumpSet,
  discharge,
  gasPressure,
  intake,
  intakeSet,
  optionSetpoints,
  reheatCoilSet,
  returnAirSet,
  setpoint,
  spaceHmi,
  temperatureControl,
  temperatureControlSet,
  valueChoice,
} from './option-sections.ts';

type ObjectSchema = { readonly shape: Readonly<Record<string, z.core.SomeType>> };

const fieldsOf = ({ shape }: ObjectSchema) => Object.keys(shape);

describe('the sets of the extended sections', () => {
  it.each<[string, ObjectSchema, string]>([
    ['[OPT-012] a setpoint', setpoint, 'typeId value isUnoccupied description range'],
    ['[OPT-012] setpoints of an option', optionSetpoints, 'fanOptionId setpoints'],
    ['[OPT-025] an intake', intake, 'id price extraSetOfFiltersPrice'],
    [
      '[OPT-025] the intake set',
      intakeSet,
      'intakes extraSetOfIntakeFilters enteringDryBulbTemp enteringWetBulbTemp coolingErrorMessage',
    ],
    ['[OPT-026] a discharge', discharge, 'id selected imagePath imageUrl'],
    ['[OPT-027] a gas type, insurance requirement or burner coil', valueChoice, 'value selected'],
    ['[OPT-028] a gas pressure', gasPressure, 'id price customGasPressure hasCustomGasPressure'],
    [
      '[OPT-029] a temperature control',
      temperatureControl,
      'id selected price description extendedDescription is100PercentOutdoorAir is100PercentReturnAir',
    ],
    ['[OPT-030] the temperature control set', temperatureControlSet, 'controls spaceHmis'],
    [
      '[OPT-030] a space HMI',
      spaceHmi,
      'number location lockScreen isFieldSupplied selectedLengthFeet enableTempAveraging',
    ],
    ['[OPT-031] return air', returnAirSet, 'hvacAirMode outdoorAirPercentage'],
    ['[OPT-031] its outdoor air', returnAirSet.shape.outdoorAirPercentage, 'value display'],
    ['[OPT-032] a cooling or heat pump option', coolingHeatPump, 'id ton isHeatPump isHighAmbient selected price'],
    [
      '[OPT-033] the cooling and heat pump set',
      coolingHeatPumpSet,
      [
        'options coolingError outdoorAirDryBulbTemp outdoorAirWetBulbTemp returnAirDryBulbTemp returnAirWetBulbTemp',
        'mixedAirDryBulbTemp mixedAirWetBulbTemp winterOutsideAirDryBulbTemp winterEnteringAirDryBulbTemp',
      ].join(' '),
    ],
    ['[OPT-034] the reheat coil set', reheatCoilSet, 'allowDesired'],
    [
      '[API-081] filters of temperature controls',
      temperatureControlFilters,
      'minIndoorAirTemp minOutdoorAirTemp controlType recircType remoteType paintBooth',
    ],
  ])('%s have the fields of the specification', (_, schema, fields) => {
    expect(fieldsOf(schema)).toEqual(expect.arrayContaining(fields.split(' ')));
  });
});

describe('the list of options', () => {
  it('[OPT-011] has options with the fields of the specification, and why one is locked', () => {
    const fields = [
      'fanOptionId description extendedDescription groupDescription price additionalStaticPressure isChecked',
      'isTempChecked isDisabled isVisible disabledToolTips validation hasSetpoints mergedFanOptionIds reheatCapacity',
      'indexId',
    ].join(' ');
    expect(fieldsOf(fanOption)).toEqual(expect.arrayContaining(fields.split(' ')));
    const lock = ['tooltip', 'requiredByOptionId', 'requiresOptionId', 'disabledByOptionId'];
    expect(fieldsOf(disabledToolTip)).toEqual(expect.arrayContaining(lock));
  });

  it('[OPT-013] comes with the checksum of what it is now', () => {
    expect(fieldsOf(optionsBundle)).toEqual(['fanOptions', 'current']);
    expect(fieldsOf(optionsBundle.shape.current)).toEqual(['checksum']);
  });

  it('[OPT-024] has curbs with the hinge base that goes on them', () => {
    expect(fieldsOf(curb)).toEqual(expect.arrayContaining(['id', 'selected', 'price']));
    expect(fieldsOf(curbSet)).toEqual(['curbs', 'selectedHingeBaseId', 'isHingeable', 'hingeOptions']);
  });

  it('[OPT-035] is checked with errors and warnings as lists of texts', () => {
    const messages = { errors: [], warnings: [] };
    const checked = { errors: ['Fan Curb: choose a curb'], warnings: [], messages };
    expect(validationResult.parse(checked)).toEqual(checked);
    expect(validationResult.safeParse({ ...checked, errors: [{ text: 'x' }] }).success).toBe(false);
  });
});

describe('a space HMI as it is sent', () => {
  it('[A-152] averages and is not locked unless it says so', () => {
    expect(sentSpaceHmi.parse({ number: 1, cableLength: 50 })).toEqual({
      number: 1,
      location: '',
      lockScreen: false,
      isFieldSupplied: false,
      cableLength: 50,
      enableTempAveraging: true,
    });
  });
});

describe('changes of the sections', () => {
  const fanItemId = '11111111-1111-4111-8111-111111111111';
  const issuesOf = (schema: unknown, input: object) => {
    const { error } = (schema as z.ZodMiniType).safeParse({ fanItemId, ...input });
    return error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
  };
  const inputOf = (endpoint: { readonly '~orpc': { readonly inputSchema?: unknown } }) => endpoint['~orpc'].inputSchema;

  it('[API-067] [A-139] name a section by its name or number, and no other', () => {
    const schema = inputOf(fanItemSectionsContract.extended.set);
    for (const fanOptionType of ['gasType', 'insuranceRequirement', 'Discharge', '3', 5]) {
      expect(issuesOf(schema, { fanOptionType, optionId: 1 })).toBeUndefined();
    }
    for (const fanOptionType of ['none', 0, 'nothing', 99]) {
      expect(issuesOf(schema, { fanOptionType, optionId: 1 })).toHaveLength(1);
    }
  });

  it('[API-092] name one setpoint with its value, or a list of them', () => {
    const schema = inputOf(fanItemSectionsContract.setpoints.set);
    expect(issuesOf(schema, { fanOptionId: 1, typeId: 1, value: 70 })).toBeUndefined();
    expect(issuesOf(schema, { fanOptionId: 1, setpoints: [{ typeId: 1, value: 70 }] })).toBeUndefined();
    expect(issuesOf(schema, { fanOptionId: 1, typeId: 1 })).toEqual(['typeId: Name a setpoint and its value']);
    expect(issuesOf(schema, { fanOptionId: 1, setpoints: [] })).toEqual(['setpoints: Name at least one setpoint']);
  });

  it('[API-083] hold at most four space HMIs', () => {
    const schema = inputOf(fanItemSectionsContract.temperatureControls.setSpaceHmis);
    const hmis = (count: number) => ({
      spaceHmis: Array.from({ length: count }, () => ({ number: 1, cableLength: 25 })),
    });
    expect(issuesOf(schema, hmis(4))).toBeUndefined();
    expect(issuesOf(schema, hmis(5))).toEqual(['spaceHmis: At most 4 space HMIs']);
  });
});
