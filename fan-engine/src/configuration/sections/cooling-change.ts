import { OptionGroup } from '@specbuilder/shared-contracts/domain';
import type { Catalogue } from '../../catalogue/catalogue.ts';
import type { Configuration } from '../configuration.ts';
import type { CoolingChange } from '../configuration-change.ts';
import { withChoice, withOption } from '../pick-option.ts';
import type { AirTemperatures } from './chosen-sections.ts';
import { chosenSections, said, withEntries, withinAir } from './entries.ts';

/** @throws EngineError on `optionId` that is no choice of the section, on a temperature that no air has */
export function withCooling(configuration: Configuration, change: CoolingChange, catalogue: Catalogue): Configuration {
  const { type: _type, optionId, selected, ...temperatures } = change;
  const entries = said<AirTemperatures>(withinAir(temperatures));
  const chosen = withCoolingOption(configuration, optionId, selected, catalogue);
  if (Object.keys(entries).length === 0) return chosen;
  return withEntries(chosen, { cooling: { ...chosenSections(chosen).cooling, ...entries } });
}

function withCoolingOption(
  configuration: Configuration,
  optionId: number | null | undefined,
  selected: boolean,
  catalogue: Catalogue,
): Configuration {
  const choice = { group: OptionGroup.CoolingAndHeatPump, field: 'optionId' };
  if (typeof optionId === 'number' && !selected) return withOption(configuration, { optionId, selected }, catalogue);
  return withChoice(configuration, choice, optionId, catalogue);
}
