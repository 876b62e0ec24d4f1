import type { SectionSets } from '@specbuilder/shared-contracts/api';
import type { QuantityName } from '@specbuilder/shared-ui/core';
import { useMemo } from 'react';
import { SECTIONS_TEXTS } from '../../words/sections.generated.ts';
import type { GroupsPage } from '../groups-page.ts';
import { SectionFields } from './section-fields.tsx';
import { useSectionForm } from './use-section-form.ts';

type Setpoint = SectionSets['setpoints'][number]['setpoints'][number];

interface SetpointsProps {
  readonly page: GroupsPage;
  readonly group: string;
  readonly fanOptionId: number;
  /** Of the option, by which a change of its setpoints is named. */
  readonly name: string;
  readonly setpoints: readonly Setpoint[];
}

/** What setpoints that are no temperatures measure, by their types. */
const MEASURES: Readonly<Record<number, QuantityName>> = { 21: 'staticPressure', 22: 'staticPressure', 31: 'share' };

/** What an option is set to; a minimum stays under its maximum, which the server's ranges say (OPT-059). */
export function Setpoints({ page, group, fanOptionId, name, setpoints }: SetpointsProps) {
  const { change } = page;
  const fields = useMemo(
    () =>
      occupiedFirst(setpoints).map(({ typeId, label, value, range }) => ({
        name: nameOf(fanOptionId, typeId),
        label,
        of: MEASURES[typeId] ?? 'temperature',
        value,
        ...range,
      })),
    [setpoints, fanOptionId],
  );
  const form = useSectionForm({
    page,
    group,
    fields,
    send: (values) =>
      change({
        kind: 'setpoints',
        group,
        fanOptionId,
        label: SECTIONS_TEXTS.setpointsOf({ name }),
        values: setpoints.flatMap(({ typeId, isUnoccupied }) => {
          const value = values[nameOf(fanOptionId, typeId)];
          return value == null ? [] : [{ typeId, value, isUnoccupied }];
        }),
      }),
  });
  return <SectionFields fields={form} isReadOnly={page.isReadOnly} />;
}

function nameOf(fanOptionId: number, typeId: number): string {
  return `${fanOptionId}.${typeId}`;
}

/** Those of the occupied hours first; one that goes by the same name outside of them says which it is. */
function occupiedFirst(setpoints: readonly Setpoint[]) {
  const occupied = setpoints.filter(({ isUnoccupied }) => !isUnoccupied);
  const names = new Set(occupied.map(({ description }) => description));
  const unoccupied = setpoints.filter(({ isUnoccupied }) => isUnoccupied);
  return [
    ...occupied.map((setpoint) => ({ ...setpoint, label: setpoint.description })),
    ...unoccupied.map((setpoint) => {
      const { description: name } = setpoint;
      return { ...setpoint, label: names.has(name) ? SECTIONS_TEXTS.unoccupied({ name }) : name };
    }),
  ];
}
