import { ArrowCircleDownRegular } from '@fluentui/react-icons/headless/svg/arrow-circle-down';
import { ArrowCircleUpRegular } from '@fluentui/react-icons/headless/svg/arrow-circle-up';
import { ArrowSplitRegular } from '@fluentui/react-icons/headless/svg/arrow-split';
import { ArrowTurnUpLeftRegular } from '@fluentui/react-icons/headless/svg/arrow-turn-up-left';
import { BoxRegular } from '@fluentui/react-icons/headless/svg/box';
import { DataUsageRegular } from '@fluentui/react-icons/headless/svg/data-usage';
import { DocumentTextRegular } from '@fluentui/react-icons/headless/svg/document-text';
import { FilterRegular } from '@fluentui/react-icons/headless/svg/filter';
import { FireRegular } from '@fluentui/react-icons/headless/svg/fire';
import { GasRegular } from '@fluentui/react-icons/headless/svg/gas';
import { GaugeRegular } from '@fluentui/react-icons/headless/svg/gauge';
import { PlugConnectedRegular } from '@fluentui/react-icons/headless/svg/plug-connected';
import { PlugDisconnectedRegular } from '@fluentui/react-icons/headless/svg/plug-disconnected';
import { PowerRegular } from '@fluentui/react-icons/headless/svg/power';
import { SettingsRegular } from '@fluentui/react-icons/headless/svg/settings';
import { ShieldCheckmarkRegular } from '@fluentui/react-icons/headless/svg/shield-checkmark';
import { SlideSettingsRegular } from '@fluentui/react-icons/headless/svg/slide-settings';
import { StackRegular } from '@fluentui/react-icons/headless/svg/stack';
import { SystemRegular } from '@fluentui/react-icons/headless/svg/system';
import { TemperatureRegular } from '@fluentui/react-icons/headless/svg/temperature';
import { TemperatureDegreeFahrenheitRegular } from '@fluentui/react-icons/headless/svg/temperature-degree-fahrenheit';
import { TopSpeedRegular } from '@fluentui/react-icons/headless/svg/top-speed';
import { WeatherHazeRegular } from '@fluentui/react-icons/headless/svg/weather-haze';
import { WeatherSnowflakeRegular } from '@fluentui/react-icons/headless/svg/weather-snowflake';
import { WeatherSquallsRegular } from '@fluentui/react-icons/headless/svg/weather-squalls';
import { WrenchRegular } from '@fluentui/react-icons/headless/svg/wrench';
import { OptionGroup } from '@specbuilder/shared-contracts/domain';
import type { ComponentType } from 'react';

type Icon = ComponentType<{ readonly 'aria-hidden'?: boolean }>;

/** Icons by group name (OPT-010; visual.md, section 11). */
const ICONS: Readonly<Record<OptionGroup, Icon>> = {
  [OptionGroup.FanMotor]: PlugDisconnectedRegular,
  [OptionGroup.FanCurb]: BoxRegular,
  [OptionGroup.HvlsMountingOptions]: BoxRegular,
  [OptionGroup.HvlsMountBaseLength]: StackRegular,
  [OptionGroup.FanDischarge]: ArrowCircleUpRegular,
  [OptionGroup.FanIntake]: ArrowCircleDownRegular,
  [OptionGroup.SquareInlineInlet]: ArrowSplitRegular,
  [OptionGroup.SquareInlineMount]: ArrowSplitRegular,
  [OptionGroup.SquareInlineDischarge]: ArrowSplitRegular,
  [OptionGroup.VariableAirVolume]: TopSpeedRegular,
  [OptionGroup.ReturnAirVolume]: DataUsageRegular,
  [OptionGroup.GasType]: GasRegular,
  [OptionGroup.GasPressure]: GaugeRegular,
  [OptionGroup.BurnerCoil]: FireRegular,
  [OptionGroup.CabinetHeater]: TemperatureRegular,
  [OptionGroup.InsuranceRequirements]: ShieldCheckmarkRegular,
  [OptionGroup.TemperatureControl]: SlideSettingsRegular,
  [OptionGroup.TemperatureControlOptions]: TemperatureDegreeFahrenheitRegular,
  [OptionGroup.HeaterControlPowerConnection]: PowerRegular,
  [OptionGroup.CoolingAndHeatPump]: WeatherSnowflakeRegular,
  [OptionGroup.ReheatCoil]: WeatherHazeRegular,
  [OptionGroup.ReturnAirLocationAndDamperControl]: ArrowTurnUpLeftRegular,
  [OptionGroup.HvacOptions]: SystemRegular,
  [OptionGroup.StandardOptions]: SettingsRegular,
  [OptionGroup.HvacFilterOptions]: FilterRegular,
  [OptionGroup.FanInformation]: DocumentTextRegular,
  [OptionGroup.HvlsInstallationHardware]: WrenchRegular,
  [OptionGroup.PoweredExhaustTerminals]: PlugConnectedRegular,
  [OptionGroup.AirMovementControlComponents]: WeatherSquallsRegular,
};

export function groupIconOf(group: string): Icon {
  return Object.hasOwn(ICONS, group) ? ICONS[group as OptionGroup] : SettingsRegular;
}

/** Icon of an option group; a group without one of its own has that of the standard options. */
export function GroupIcon({ group }: { readonly group: string }) {
  const Icon = groupIconOf(group);
  return <Icon aria-hidden />;
}
