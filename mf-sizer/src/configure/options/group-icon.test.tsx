import { ArrowSplitRegular } from '@fluentui/react-icons/headless/svg/arrow-split';
import { BoxRegular } from '@fluentui/react-icons/headless/svg/box';
import { PlugDisconnectedRegular } from '@fluentui/react-icons/headless/svg/plug-disconnected';
import { SettingsRegular } from '@fluentui/react-icons/headless/svg/settings';
import { WeatherSnowflakeRegular } from '@fluentui/react-icons/headless/svg/weather-snowflake';
import { OptionGroup } from '@specbuilder/shared-contracts/domain';
import { render } from '@testing-library/react';
import { GroupIcon, groupIconOf } from './group-icon.tsx';

describe('icons of option groups', () => {
  test.each([
    ['Fan Motor', PlugDisconnectedRegular],
    ['Fan Curb', BoxRegular],
    ['Square Inline Mount Configuration', ArrowSplitRegular],
    ['Cooling and Heat Pump', WeatherSnowflakeRegular],
    ['Standard Options', SettingsRegular],
    ['A group of a later catalogue', SettingsRegular],
    ['toString', SettingsRegular],
  ])('[OPT-010] the name %p chooses the icon', (group, icon) => {
    expect(groupIconOf(group)).toBe(icon);
  });

  test('[OPT-010] no group of the catalogue borrows the icon of the standard options', () => {
    const borrowing = Object.values(OptionGroup).filter((group) => groupIconOf(group) === SettingsRegular);
    expect(borrowing).toEqual([OptionGroup.StandardOptions]);
  });

  test('[OPT-010] the icon is drawn for eyes alone: the name is beside it', () => {
    const { container } = render(<GroupIcon group="Fan Curb" />);
    expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  });
});
