import type { GroupsPage } from '../groups-page.ts';
import { OptionGroupCard } from '../option-group.tsx';
import type { ShownGroup } from '../option-groups.ts';
import { ControlFilters } from './control-filters.tsx';
import { SpaceHmis } from './space-hmis.tsx';
import { useControlFilters } from './use-control-filters.ts';

interface TemperatureControlGroupProps {
  readonly group: ShownGroup;
  readonly page: GroupsPage;
}

/** Fewer are seen at a glance. */
const MIN_TO_FILTER = 3;

/** Temperature controls that pass the filters, and the panels of the selected one. */
export function TemperatureControlGroup({ group, page }: TemperatureControlGroupProps) {
  const filters = useControlFilters(page);
  const { shownIds } = filters;
  const { controls } = page.sections.temperatureControl;
  const isControl = (id: number) => controls.some((control) => control.id === id);
  const options =
    shownIds === null
      ? group.options
      : group.options.filter(({ fanOptionId: id }) => !isControl(id) || shownIds.has(id));
  return (
    <OptionGroupCard
      group={{ ...group, options }}
      page={page}
      below={controls.some(({ selected }) => selected) ? <SpaceHmis page={page} /> : null}
    >
      {controls.length >= MIN_TO_FILTER && !page.isReadOnly && !page.isChosenOnly && <ControlFilters {...filters} />}
    </OptionGroupCard>
  );
}
