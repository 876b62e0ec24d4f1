import { OptionGroup } from '@specbuilder/shared-contracts/domain';
import type { AirTemperatures } from '../model/chosen-sections.ts';
import type { Configuration } from '../model/configuration.ts';
import type { CoolingChange } from '../model/configuration-change.ts';
import { chosenSections, enteredOnly, withEntries, withinAir } from '../model/entries.ts';
import { withChoice, withOption } from '../sizing/pick-option.ts';
import type { Session } from '../sizing/session.ts';

/** @throws EngineError on `optionId` that is no choice of the section, on a temperature that no air has */
export function withCooling(configuration: Configuration, change: CoolingChange, session: Session): Configuration {
  const { type: _type, optionId, selected, ...temperatures } = change;
  const entries = enteredOnly<AirTemperatures>(withinAir(temperatures));
  const chosen = withCoolingOption(configuration, optionId, selected, session);
  if (Object.keys(entries).length === 0) return chosen;
  return withEntries(chosen, { cooling: { ...chosenSections(chosen).cooling, ...entries } });
}

function withCoolingOption(
  configuration: Configuration,
  optionId: number | null | undefined,
  selected: boolean,
  session: Session,
): Configuration {
  const choice = { group: OptionGroup.CoolingAndHeatPump, field: 'optionId' };
  if (typeof optionId === 'number' && !selected) return withOption(configuration, { optionId, selected }, session);
  return withChoice(configuration, choice, optionId, session);
}
