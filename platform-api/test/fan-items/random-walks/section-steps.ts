import { ExtendedOptionType, HvacAirMode } from '@specbuilder/shared-contracts/domain';
import { drawn } from './beginnings.ts';
import { drawnId } from './draw.ts';
import { stepOf, type TakeStep } from './fan-steps.ts';

interface Choice {
  readonly id: number;
}
const idsOf = (choices: readonly Choice[]) => choices.map(({ id }) => id);

export const intake: TakeStep = ({ sections }, draw) => {
  const id = drawnId(idsOf(sections.intake.intakes), draw);
  if (id === undefined) return null;
  const { other, isOn, figures: quantities } = draw;
  const [enteringDryBulbTemp, enteringWetBulbTemp] = quantities;
  const intakeId = drawn([id, id, null, undefined], other);
  const entered = { extraSetOfIntakeFilters: isOn, enteringDryBulbTemp, enteringWetBulbTemp };
  return stepOf(({ fanItem }) => fanItem.intakes.set, { intakeId, ...entered });
};

export const extended: TakeStep = ({ sections }, draw) => {
  const { Discharge, GasType, InsuranceRequirement } = ExtendedOptionType;
  const choices = [
    ...idsOf(sections.discharges).map((optionId) => ({ fanOptionType: Discharge, optionId })),
    ...sections.gasTypes.map(({ value }) => ({ fanOptionType: GasType, optionId: value })),
    ...sections.insuranceRequirements.map(({ value }) => ({ fanOptionType: InsuranceRequirement, optionId: value })),
  ];
  const choice = drawn(choices, draw.place);
  if (choice === undefined) return null;
  return stepOf(({ fanItem }) => fanItem.extended.set, { ...choice, selected: draw.isOn });
};

export const gasPressure: TakeStep = ({ sections }, draw) => {
  const id = drawnId(idsOf(sections.gasPressures), draw);
  if (id === undefined) return null;
  const gasPressureType = drawn([id, id, null], draw.other) ?? null;
  return stepOf(({ fanItem }) => fanItem.gasPressures.set, { gasPressureType, customGasPressure: draw.figures[0] });
};

export const burnerCoil: TakeStep = ({ sections }, draw) => {
  const values = sections.burnerCoils.map(({ value }) => value);
  const id = drawnId(values, draw);
  if (id === undefined) return null;
  return stepOf(({ fanItem }) => fanItem.burnerCoils.set, { burnerCoilId: draw.isOn ? id : null });
};

/** Panels of every kind, now and then more of them than are sold or with a cable that is not. */
function spaceHmis(number: number, isOn: boolean) {
  const lengths = [25, 50, 100, 150, 25, 33];
  return Array.from({ length: number % 6 }, (_, index) => ({
    number: index + 1,
    location: `Room ${index}`,
    lockScreen: isOn,
    isFieldSupplied: index === number % 3,
    cableLength: drawn(lengths, number + index) ?? 0,
    enableTempAveraging: !isOn,
  }));
}

export const temperatureControl: TakeStep = ({ sections: { temperatureControl: set } }, draw) => {
  const id = drawnId(idsOf(set.controls), draw);
  if (id === undefined) return null;
  const { other, isOn } = draw;
  const optionId = drawn([id, id, id, null], other) ?? null;
  const panels = other % 2 === 0 ? {} : { spaceHmis: spaceHmis(other, isOn) };
  return stepOf(({ fanItem }) => fanItem.temperatureControls.set, { optionId, ...panels });
};

export const panels: TakeStep = ({ sections }, { other, isOn }) =>
  sections.temperatureControl.controls.length === 0
    ? null
    : stepOf(({ fanItem }) => fanItem.temperatureControls.setSpaceHmis, { spaceHmis: spaceHmis(other, isOn) });

export const returnAir: TakeStep = ({ sections: { returnAir: set } }, draw) => {
  const id = drawnId(idsOf([...set.locations, ...set.damperControls, ...set.volumes]), draw);
  if (id === undefined) return null;
  const { other, isOn, figures: quantities } = draw;
  const modes = [undefined, undefined, ...Object.values(HvacAirMode)];
  return stepOf(({ fanItem }) => fanItem.returnAir.set, {
    optionId: drawn([id, id, null, undefined], other),
    selected: isOn || draw.place % 2 === 0,
    returnAirSetMode: drawn([undefined, 'percentage', 'volume'] as const, other),
    hvacAirMode: drawn(modes, other + draw.place),
    outdoorAirPercentage: quantities[0] ?? undefined,
  });
};

export const cooling: TakeStep = ({ sections }, draw) => {
  const id = drawnId(idsOf(sections.coolingHeatPump.options), draw);
  if (id === undefined) return null;
  const [outdoorAirDryBulbTemp, outdoorAirWetBulbTemp, returnAirDryBulbTemp, returnAirWetBulbTemp, winter] =
    draw.figures;
  return stepOf(({ fanItem }) => fanItem.coolingHeatPumps.set, {
    optionId: drawn([id, id, null, undefined], draw.other),
    selected: draw.isOn || draw.place % 2 === 0,
    ...{ outdoorAirDryBulbTemp, outdoorAirWetBulbTemp, returnAirDryBulbTemp, returnAirWetBulbTemp },
    winterOutsideAirDryBulbTemp: winter,
  });
};

export const reheatCoil: TakeStep = ({ sections }, draw) => {
  const optionId = drawnId(idsOf(sections.reheatCoil.options), draw);
  if (optionId === undefined) return null;
  return stepOf(({ fanItem }) => fanItem.reheatCoil.set, { optionId, selected: draw.isOn });
};

export const setpoint: TakeStep = ({ sections }, draw) => {
  const { place, other, isOther, figures: quantities } = draw;
  const list = sections.setpoints.flatMap(({ fanOptionId, setpoints }) =>
    setpoints.map((item) => ({ fanOptionId, ...item })),
  );
  const one = drawn(list, place);
  if (one === undefined) return null;
  const { minimum, maximum } = one.range;
  const within = minimum + ((maximum - minimum) * (other % 11)) / 10;
  const value = quantities[0] ?? within;
  const typeId = isOther ? other : one.typeId;
  return stepOf(({ fanItem }) => fanItem.setpoints.set, { fanOptionId: one.fanOptionId, typeId, value });
};
