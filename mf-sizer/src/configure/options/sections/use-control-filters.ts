import type { SectionSets } from '@specbuilder/shared-contracts/api';
import { TEMPERATURE_FILTER_DELAY_MS, TemperatureControlFilter, TriState } from '@specbuilder/shared-contracts/domain';
import { useDebouncedCall, usePlatform } from '@specbuilder/shared-ui/core';
import { useQuery } from '@specbuilder/shared-ui/query';
import { useState } from 'react';
import type { GroupsPage } from '../groups-page.ts';
import { useItemState } from '../item-state.ts';

/** Which temperature controls the user wants to see; temperatures in °F. */
export interface ControlFilters {
  readonly controlType: TemperatureControlFilter;
  readonly remoteType: TriState;
  readonly paintBooth: TriState;
  readonly recircType: TriState;
  readonly minIndoorAirTemp: number | undefined;
  readonly minOutdoorAirTemp: number | undefined;
}

const ANY: ControlFilters = {
  controlType: TemperatureControlFilter.Any,
  remoteType: TriState.Any,
  paintBooth: TriState.Any,
  recircType: TriState.Any,
  minIndoorAirTemp: undefined,
  minOutdoorAirTemp: undefined,
};

type ControlSet = SectionSets['temperatureControl'];

/** The selected filters and what passes them, requested after 250 ms of rest (OPT-041). */
export function useControlFilters({ fanItemId, sections }: GroupsPage) {
  const { rowVersion } = useItemState();
  const { apiQueries } = usePlatform();
  const [filters, setFilters] = useState(ANY);
  const [requested, setRequested] = useState(ANY);
  const { call } = useDebouncedCall(setRequested, TEMPERATURE_FILTER_DELAY_MS, 'flush');
  const isFiltered = Object.entries(requested).some(([name, value]) => Reflect.get(ANY, name) !== value);
  const query = apiQueries.fanItem.temperatureControls.list.queryOptions({ input: { fanItemId, ...requested } });
  const { data } = useQuery({
    ...query,
    // What passes is another list with every state of the item.
    queryKey: [...query.queryKey, rowVersion],
    enabled: isFiltered,
    placeholderData: (before: ControlSet | undefined) => before,
  });
  const passing = isFiltered ? data : undefined;
  const chosen = sections.temperatureControl.controls.filter(({ selected }) => selected);
  return {
    filters,
    change: (part: Partial<ControlFilters>) => {
      const next = { ...filters, ...part };
      setFilters(next);
      call(next);
    },
    /** Controls to show, the chosen one among them; null shows all. */
    shownIds: passing === undefined ? null : new Set([...passing.controls, ...chosen].map(({ id }) => id)),
    message: passing?.controls.length === 0 ? passing.message : null,
  };
}
export type ControlFiltersState = ReturnType<typeof useControlFilters>;
