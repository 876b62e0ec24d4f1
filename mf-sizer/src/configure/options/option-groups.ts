import type { FanOption } from '@specbuilder/shared-contracts/api';
import { groupKey, messageOf, OptionGroup } from '@specbuilder/shared-contracts/domain';
import { currentLanguage, list } from '@specbuilder/shared-contracts/language';
import { messageText } from '@specbuilder/shared-contracts/messages';
import { OPTIONS_MESSAGES } from '../../messages/options.generated.ts';

/** Sections of the page in the order of the specification (OPT-008); 'options list' takes every group not named. */
const SECTION_ORDER: readonly string[] = [
  OptionGroup.ReturnAirLocationAndDamperControl,
  OptionGroup.FanMotor,
  OptionGroup.BurnerCoil,
  'options list',
  OptionGroup.StandardOptions,
  OptionGroup.FanInformation,
  OptionGroup.CoolingAndHeatPump,
  OptionGroup.ReturnAirVolume,
  OptionGroup.FanCurb,
  OptionGroup.FanDischarge,
  OptionGroup.FanIntake,
  OptionGroup.GasType,
  OptionGroup.GasPressure,
  OptionGroup.InsuranceRequirements,
  OptionGroup.TemperatureControl,
  OptionGroup.VariableAirVolume,
  OptionGroup.HvacOptions,
  OptionGroup.HvacFilterOptions,
  OptionGroup.ReheatCoil,
  OptionGroup.TemperatureControlOptions,
  OptionGroup.HeaterControlPowerConnection,
  OptionGroup.HvlsMountingOptions,
  OptionGroup.HvlsMountBaseLength,
  OptionGroup.HvlsInstallationHardware,
];

export interface ShownGroup {
  /** The group's name, letter for letter. */
  readonly name: string;
  readonly options: readonly FanOption[];
}

/**
 * Groups of the options page: hidden options left out, groups where nothing can be changed left out (OPT-054), in the
 * order of the sections, those before them that the user has to choose in. The motor group is always there, since
 * motors are chosen in it.
 */
export function shownGroups(
  options: readonly FanOption[],
  requiredFirst: ReadonlySet<string> = new Set(),
): readonly ShownGroup[] {
  const visible = options.filter(({ isVisible }) => isVisible).sort((a, b) => a.indexId - b.indexId);
  const names = [...new Set([OptionGroup.FanMotor, ...visible.map(({ groupDescription }) => groupDescription)])];
  return names
    .map((name) => ({ name, options: visible.filter(({ groupDescription }) => groupDescription === name) }))
    .filter((group) => group.name === OptionGroup.FanMotor || group.options.some(({ isDisabled }) => !isDisabled))
    .sort(
      (a, b) =>
        Number(requiredFirst.has(b.name)) - Number(requiredFirst.has(a.name)) || placeOf(a.name) - placeOf(b.name),
    );
}

function placeOf(group: string): number {
  const index = SECTION_ORDER.indexOf(group);
  return index < 0 ? SECTION_ORDER.indexOf('options list') : index;
}

/** Id of a group's element on the page, for links and for the way to an error. */
export function groupElementId(name: string): string {
  return `options-${name.toLowerCase().replace(/[^a-z0-9]+/g, '-')}`;
}

/** 'Fan Motor' as the page writes it: 'Fan motor'. */
export function groupTitle(name: string): string {
  const group = Object.values(OptionGroup).find((item) => item === name);
  const words = group === undefined ? name : messageText(messageOf('group.name', { group: groupKey(group) }));
  const [first = '', ...rest] = words.split(' ');
  const small = (word: string) => word.toLocaleLowerCase(currentLanguage.locale());
  return [first, ...rest.map((word) => (isAbbreviation(word) ? word : small(word)))].join(' ');
}

function isAbbreviation(word: string): boolean {
  return /^\p{Lu}{2,}$/u.test(word);
}

export function checkedOf({ options }: ShownGroup): readonly FanOption[] {
  return options.filter(({ isChecked, isTempChecked }) => isChecked || isTempChecked);
}

/** Names of options by their ids. */
export function namesOf(options: readonly FanOption[]): ReadonlyMap<number, string> {
  return new Map(options.map(({ fanOptionId, description }) => [fanOptionId, description]));
}

/** What leaves when an option is chosen: 'Replaces NEMA 1 toggle disconnect'; empty where nothing does. */
export function replacesText({ replacesOptionIds }: FanOption, names: ReadonlyMap<number, string>): string {
  if (replacesOptionIds.length === 0) return '';
  const replaced = [...names].flatMap(([id, name]) => (replacesOptionIds.includes(id) ? name : []));
  if (replaced.length === 0) return '';
  return OPTIONS_MESSAGES.replaces({ options: list(currentLanguage.locale(), replaced) });
}
