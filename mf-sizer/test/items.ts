import type { CurbSet, FanItem, FanOption, ItemMotor, SectionSets } from '@specbuilder/shared-contracts/api';
import {
  FanCategory,
  HvacAirMode,
  OptionGroup,
  ProjectItemType,
  ReturnAirMode,
} from '@specbuilder/shared-contracts/domain';
import { textMessage } from './messages.ts';
import { motor, RESULT_ID, rating, VERSIONS, voltage } from './results.ts';

export const ITEM_ID = '5a3c2d10-4b7e-4f7d-9c55-2f3a7e1b9d01';

const HALF_HP: ItemMotor = {
  ...motor(1, 0.5, { price: 180 }),
  selected: true,
  voltages: [voltage(101, 208), voltage(102, 460)],
};
const THREE_QUARTERS_HP: ItemMotor = {
  ...motor(2, 0.75, { price: 244 }),
  selected: false,
  voltages: [voltage(201, 208, { motorId: 12 }), voltage(202, 460, { motorId: 12 })],
};
export const MOTORS: readonly ItemMotor[] = [HALF_HP, THREE_QUARTERS_HP];

export function fanItem(part: Partial<FanItem> = {}): FanItem {
  return {
    fanItemId: ITEM_ID,
    projectId: null,
    itemType: ProjectItemType.ExhaustSupplyFan,
    fanCategoryType: FanCategory.Exhaust,
    subFanCategoryType: 2,
    fanUnitId: 141,
    exhaustFanId: 641,
    modelDisplayAs: 'KUB141',
    description: 'Upblast, backward-inclined, belt',
    pictogram: 'upblast',
    productDetailUrl: 'https://brand.invalid/kub',
    resultId: RESULT_ID,
    tag: null,
    qty: 1,
    notes: null,
    price: { unit: 1300, motor: 180, options: 0, total: 1480 },
    motor: HALF_HP,
    voltage: voltage(102, 460),
    electricity: {
      fullLoadAmps: 2.2,
      motorAmps: 2.2,
      compressorAmps: 0,
      condenserFanAmps: 0,
      compressors: null,
      condenserFans: null,
      heaterAmps: 0,
      apparentPower: 1.73,
      inputKw: 0.5,
    },
    rating: rating(),
    hvls: null,
    image: '/api/fancurve?fanUnitId=141&cfm=2000&sp=0.5&rpm=868',
    isReadOnly: false,
    versions: VERSIONS,
    rowVersion: 1,
    ...part,
  };
}

export function fanOption(
  fanOptionId: number,
  groupDescription: string,
  description: string,
  part: Partial<FanOption> = {},
): FanOption {
  return {
    fanOptionId,
    indexId: fanOptionId,
    code: `C${fanOptionId}`,
    description,
    extendedDescription: '',
    size: null,
    groupDescription,
    select: 'many',
    choiceSet: part.select === 'one' ? groupDescription : null,
    optionType: 0,
    price: 100,
    additionalStaticPressure: 0,
    isChecked: false,
    isUsual: false,
    isTempChecked: false,
    isDisabled: false,
    isVisible: true,
    disabledToolTips: [],
    replacesOptionIds: [],
    validation: [],
    hasSetpoints: false,
    mergedFanOptionIds: [],
    reheatCapacity: null,
    ...part,
  };
}

const CURB_ID = 31;
export const DAMPER_ID = 21;

/** Options of an upblast fan: a damper that adds pressure, a locked twin of it, curbs, a disconnect. */
export const OPTIONS: readonly FanOption[] = [
  fanOption(11, OptionGroup.FanMotor, 'NEMA 3R disconnect', { price: 145 }),
  fanOption(DAMPER_ID, OptionGroup.StandardOptions, 'Gravity backdraft damper', {
    price: 120,
    additionalStaticPressure: 0.06,
  }),
  fanOption(22, OptionGroup.StandardOptions, 'Explosion-proof wiring', {
    isDisabled: true,
    disabledToolTips: [
      {
        tooltip: 'Needs 460 V',
        message: textMessage('Needs 460 V'),
        requiredByOptionId: null,
        requiresOptionId: null,
        disabledByOptionId: null,
      },
    ],
  }),
  fanOption(CURB_ID, OptionGroup.FanCurb, 'Roof curb, 12 in.', { select: 'one', price: 210 }),
  fanOption(32, OptionGroup.FanCurb, 'Roof curb, 24 in.', { select: 'one', price: 290 }),
];

export const CURBS: CurbSet = {
  curbs: OPTIONS.filter(({ groupDescription }) => groupDescription === OptionGroup.FanCurb).map((option) => ({
    id: option.fanOptionId,
    selected: false,
    price: option.price,
    description: option.description,
    additionalStaticPressure: 0,
  })),
  selectedHingeBaseId: null,
  isHingeable: false,
  hingeOptions: [],
};
export const NO_CURBS: CurbSet = { ...CURBS, curbs: [] };

/** A fan that neither heats nor cools nor mixes air. */
export const NO_SECTIONS: SectionSets = {
  intake: {
    intakes: [],
    extraSetOfIntakeFilters: false,
    ...{ enteringDryBulbTemp: null, enteringWetBulbTemp: null, leavingDryBulbTemp: null, leavingWetBulbTemp: null },
    coolingErrorMessage: null,
  },
  discharges: [],
  gasTypes: [],
  insuranceRequirements: [],
  gasPressures: [],
  burnerCoils: [],
  temperatureControl: {
    ...{ controls: [], spaceHmis: [], cableLengthsFeet: [25, 50, 100, 150] },
    ...{ allowZeroHmis: true, spaceHmiPrice: 0, message: null },
  },
  returnAir: {
    ...{ locations: [], damperControls: [], volumes: [] },
    returnAirMode: ReturnAirMode.None,
    hvacAirMode: HvacAirMode.HundredPercentOutdoorAir,
    returnAirSetMode: 'percentage',
    outdoorAirPercentage: { value: 100, display: '100%' },
    outdoorAirVolume: 0,
  },
  coolingHeatPump: {
    options: [],
    coolingError: null,
    ...{ outdoorAirDryBulbTemp: null, outdoorAirWetBulbTemp: null },
    ...{ returnAirDryBulbTemp: null, returnAirWetBulbTemp: null, mixedAirDryBulbTemp: null, mixedAirWetBulbTemp: null },
    ...{ winterOutsideAirDryBulbTemp: null, winterEnteringAirDryBulbTemp: null },
    ...{ rating: null, heatPump: null },
  },
  reheatCoil: { options: [], allowDesired: false, reheatCapacity: null },
  setpoints: [],
};
