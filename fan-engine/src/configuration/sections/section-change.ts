import { ExtendedOptionType, OptionGroup } from '@specbuilder/shared-contracts/domain';
import type { Catalogue } from '../../catalogue/catalogue.ts';
import { EngineError } from '../../engine-error.ts';
import { extendedTypeOf } from '../../options/group-rules.ts';
import { OPTION_TEXTS } from '../../options/texts.ts';
import type { Configuration } from '../configuration.ts';
import type { SectionChange } from '../configuration-change.ts';
import { openBook, withChoice, withOption } from '../pick-option.ts';
import { withCooling } from './cooling-change.ts';
import { withGasPressure } from './gas-pressure.ts';
import { withIntake } from './intake.ts';
import { withReturnAir } from './return-air.ts';
import { withSetpoints } from './setpoints.ts';
import { withSpaceHmis, withTemperatureControl } from './temperature-control.ts';

/** @throws EngineError on the field of the change that the fan cannot take */
export function withSectionChange(
  configuration: Configuration,
  change: SectionChange,
  catalogue: Catalogue,
): Configuration {
  switch (change.type) {
    case 'intake':
      return withIntake(configuration, change, catalogue);
    case 'gasPressure':
      return withGasPressure(configuration, change, catalogue);
    case 'burnerCoil': {
      const choice = { group: OptionGroup.BurnerCoil, field: 'burnerCoilId' };
      return withChoice(configuration, choice, change.burnerCoilId, catalogue);
    }
    case 'temperatureControl':
      return withTemperatureControl(configuration, change.optionId, change.spaceHmis, catalogue);
    case 'spaceHmis':
      return withSpaceHmis(configuration, change.spaceHmis, catalogue);
    case 'returnAir':
      return withReturnAir(configuration, change, catalogue);
    case 'coolingHeatPump':
      return withCooling(configuration, change, catalogue);
    case 'reheatCoil':
      return withOptionOf(configuration, ExtendedOptionType.ReheatCoil, change, catalogue);
    case 'extended':
      return withOptionOf(configuration, change.optionType, change, catalogue);
    case 'setpoints':
      return withSetpoints(configuration, change.optionId, change.setpoints, catalogue);
  }
}

function withOptionOf(
  configuration: Configuration,
  type: ExtendedOptionType,
  { optionId, selected }: { readonly optionId: number; readonly selected: boolean },
  catalogue: Catalogue,
): Configuration {
  const option = openBook(configuration, catalogue).book.byId.get(optionId);
  if (option === undefined || extendedTypeOf(option) !== type) {
    throw new EngineError('optionId', OPTION_TEXTS.unknownOption(optionId));
  }
  return withOption(configuration, { optionId, selected }, catalogue);
}
