import {
  ExtendedOptionType,
  groupKey,
  type Message,
  messageOf,
  OptionGroup,
  plainMessage,
} from '@specbuilder/shared-contracts/domain';
import type { Demand } from './circumstances.ts';
import type { OptionDefinition } from './option-definition.ts';

/** Sets of radios that share a group with another set. */
export const ChoiceSet = {
  ReturnLocation: 'Return Location',
  ReturnDamperControl: 'Intake/Return Damper Control',
  Stand: 'Stand',
  Rotation: 'Rotation',
  Arrangement: 'Arrangement',
} as const;

/** A set of radios that wants one chosen wherever it shows. */
interface RequiredChoice {
  readonly message: Message;
  readonly when: Demand;
}

const RETURN_AIR = OptionGroup.ReturnAirLocationAndDamperControl;

/** Choices that have to be made, by group or set. */
const REQUIRED_CHOICES: Readonly<Record<string, RequiredChoice>> = {
  [OptionGroup.FanDischarge]: required(OptionGroup.FanDischarge),
  // A unit that only recirculates room air has no air to take in.
  [OptionGroup.FanIntake]: { ...required(OptionGroup.FanIntake), when: 'outdoor air' },
  [OptionGroup.GasType]: required(OptionGroup.GasType),
  [OptionGroup.GasPressure]: required(OptionGroup.GasPressure),
  [OptionGroup.InsuranceRequirements]: required(OptionGroup.InsuranceRequirements),
  [OptionGroup.BurnerCoil]: required(OptionGroup.BurnerCoil),
  [OptionGroup.TemperatureControl]: {
    message: plainMessage('option.temperatureControlRequired', OptionGroup.TemperatureControl),
    when: 'always',
  },
  [OptionGroup.HeaterControlPowerConnection]: required(OptionGroup.HeaterControlPowerConnection),
  [OptionGroup.ReturnAirVolume]: required(OptionGroup.ReturnAirVolume),
  [ChoiceSet.ReturnLocation]: { message: plainMessage('option.returnLocationRequired', RETURN_AIR), when: 'always' },
  [ChoiceSet.ReturnDamperControl]: { message: plainMessage('option.returnDamperRequired', RETURN_AIR), when: 'always' },
  [ChoiceSet.Stand]: { message: plainMessage('option.standRequired', OptionGroup.FanCurb), when: 'always' },
  [ChoiceSet.Rotation]: {
    message: plainMessage('option.rotationRequired', OptionGroup.FanDischarge),
    when: 'always',
  },
  [ChoiceSet.Arrangement]: {
    message: plainMessage('option.arrangementRequired', OptionGroup.FanMotor),
    when: 'always',
  },
  [OptionGroup.HvlsMountingOptions]: required(OptionGroup.HvlsMountingOptions),
  [OptionGroup.HvlsMountBaseLength]: required(OptionGroup.HvlsMountBaseLength),
  [OptionGroup.SquareInlineInlet]: required(OptionGroup.SquareInlineInlet),
  [OptionGroup.SquareInlineMount]: required(OptionGroup.SquareInlineMount),
  [OptionGroup.SquareInlineDischarge]: required(OptionGroup.SquareInlineDischarge),
};

const EXTENDED_TYPES: Readonly<Partial<Record<OptionGroup, ExtendedOptionType>>> = {
  [OptionGroup.FanCurb]: ExtendedOptionType.Curb,
  [OptionGroup.VariableAirVolume]: ExtendedOptionType.VariableFrequencyDrive,
  [OptionGroup.FanDischarge]: ExtendedOptionType.Discharge,
  [OptionGroup.FanIntake]: ExtendedOptionType.Intake,
  [OptionGroup.GasType]: ExtendedOptionType.GasType,
  [OptionGroup.InsuranceRequirements]: ExtendedOptionType.InsuranceRequirement,
  [OptionGroup.GasPressure]: ExtendedOptionType.GasPressure,
  [OptionGroup.BurnerCoil]: ExtendedOptionType.BurnerCoil,
  [OptionGroup.TemperatureControl]: ExtendedOptionType.TemperatureControl,
  [OptionGroup.CoolingAndHeatPump]: ExtendedOptionType.CoolingHeatPump,
  [OptionGroup.ReheatCoil]: ExtendedOptionType.ReheatCoil,
  [OptionGroup.ReturnAirLocationAndDamperControl]: ExtendedOptionType.ReturnAir,
  [OptionGroup.ReturnAirVolume]: ExtendedOptionType.ReturnAir,
  [OptionGroup.FanMotor]: ExtendedOptionType.Motor,
};
const REACTOR_CODES = ['LRI', 'LRO'];

function required(group: OptionGroup): RequiredChoice {
  const choice = messageOf('group.choice', { group: groupKey(group) });
  return { message: messageOf('option.choiceRequired', { choice }, group), when: 'always' };
}

const OPEN_CHOICE_CODES: ReadonlySet<string> = new Set([
  ...Object.values(REQUIRED_CHOICES).map(({ message }) => message.code),
  'unit.gasPressureMissing',
]);

/** Whether an error of a configuration requires a choice that is still open, rather than a change. */
export function isOpenChoice({ code }: Message): boolean {
  return OPEN_CHOICE_CODES.has(code);
}

/** The set of radios an option belongs to, undefined for an independent option. */
export function choiceSetOf({ isRadio, choiceSet, group }: OptionDefinition): string | undefined {
  return isRadio === true ? (choiceSet ?? group) : undefined;
}

export function requiredChoice(choiceSet: string): RequiredChoice | undefined {
  return REQUIRED_CHOICES[choiceSet];
}

/** Number by which the wire names an option's section. */
export function extendedTypeOf({ group, code, choiceSet }: OptionDefinition): ExtendedOptionType {
  if (REACTOR_CODES.includes(code)) return ExtendedOptionType.LineLoadReactor;
  if (choiceSet === ChoiceSet.Rotation) return ExtendedOptionType.None;
  return EXTENDED_TYPES[group] ?? ExtendedOptionType.None;
}
