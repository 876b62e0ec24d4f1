import { useMemo } from 'react';
import { SECTIONS_MESSAGES } from '../../../messages/sections.generated.ts';
import type { GroupsPage } from '../groups-page.ts';
import { SectionFields } from './section-fields.tsx';
import { type Setpoint, shownSetpoints } from './shown-setpoints.ts';
import { useSectionForm } from './use-section-form.ts';

interface SetpointsProps {
  readonly page: GroupsPage;
  readonly group: string;
  readonly fanOptionId: number;
  /** Of the option, by which a change of its setpoints is named. */
  readonly name: string;
  readonly setpoints: readonly Setpoint[];
}

/** What an option is set to; a minimum stays under its maximum, which the server's ranges say (OPT-059). */
export function Setpoints({ page, group, fanOptionId, name, setpoints }: SetpointsProps) {
  const { change } = page;
  const fields = useMemo(
    () =>
      shownSetpoints(setpoints).map(({ typeId, label, of, value, range }) => ({
        name: nameOf(fanOptionId, typeId),
        label,
        of,
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
        label: SECTIONS_MESSAGES.setpointsOf({ name }),
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
