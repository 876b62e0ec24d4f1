import { ExtendedOptionType, messageOf, OptionGroup } from '@specbuilder/shared-contracts/domain';
import { extendedTypeOf } from '../../options/group-rules.ts';
import { EngineError } from '../../specification/engine-error.ts';
import type { Configuration } from '../model/configuration.ts';
import type { SectionChange } from '../model/configuration-change.ts';
import { openBook, withChoice, withOption } from '../sizing/pick-option.ts';
import type { Session } from '../sizing/session.ts';
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
  session: Session,
): Configuration {
  switch (change.type) {
    case 'intake':
      return withIntake(configuration, change, session);
    case 'gasPressure':
      return withGasPressure(configuration, change, session);
    case 'burnerCoil': {
      const choice = { group: OptionGroup.BurnerCoil, field: 'burnerCoilId' };
      return withChoice(configuration, choice, change.burnerCoilId, session);
    }
    case 'temperatureControl':
      return withTemperatureControl(configuration, change.optionId, change.spaceHmis, session);
    case 'spaceHmis':
      return withSpaceHmis(configuration, change.spaceHmis, session);
    case 'returnAir':
      return withReturnAir(configuration, change, session);
    case 'coolingHeatPump':
      return withCooling(configuration, change, session);
    case 'reheatCoil':
      return withOptionOf(configuration, ExtendedOptionType.ReheatCoil, change, session);
    case 'extended':
      return withOptionOf(configuration, change.optionType, change, session);
    case 'setpoints':
      return withSetpoints(configuration, change.optionId, change.setpoints, session);
  }
}

function withOptionOf(
  configuration: Configuration,
  type: ExtendedOptionType,
  { optionId, selected }: { readonly optionId: number; readonly selected: boolean },
  session: Session,
): Configuration {
  const option = openBook(configuration, session).book.byId.get(optionId);
  if (option === undefined || extendedTypeOf(option) !== type) {
    throw new EngineError('optionId', messageOf('option.unknown', { optionId }));
  }
  return withOption(configuration, { optionId, selected }, session);
}
