import { useUnitReader, whenUnitsAreLoaded } from '@specbuilder/shared-ui/forms';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { GroupsPage } from '../groups-page.ts';
import { useItemState } from '../item-state.ts';
import { shownNumber } from './entered-number.ts';
import {
  isPending,
  left,
  NO_ENTRIES,
  responded,
  type SectionField,
  type SectionValues,
  takenBack,
  typed,
  type Wrong,
  wrongOf,
} from './section-entries.ts';
import { useResponses } from './use-responses.ts';

/** The content of a field, and its problem once the field was left. */
export interface FieldState extends SectionField {
  readonly text: string;
  readonly wrong: Wrong | null;
  readonly change: (text: string) => void;
  readonly commit: () => void;
  readonly takeBack: () => void;
}

interface SectionFormOptions {
  readonly page: Pick<GroupsPage, 'reportField'>;
  readonly group: string;
  readonly fields: readonly SectionField[];
  /** Gets the fields that were changed, all of them right. */
  readonly send: (values: SectionValues) => void;
}

/**
 * Fields of a section. What was typed stays until it is sent or taken back, whatever the server says meanwhile; it is
 * sent when a field is left and every field of the section is right (OPT-049, OPT-058).
 */
export function useSectionForm({ page, group, fields, send }: SectionFormOptions): readonly FieldState[] {
  const { reportField } = page;
  const { isProcessing } = useItemState();
  const [entries, setEntries] = useState(NO_ENTRIES);
  const units = useUnitReader();
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is read of a text depends on the units
  const wrongs = useMemo(() => fields.map((field) => wrongOf(field, entries)), [fields, entries, units]);
  useResponses(isProcessing, () => setEntries((before) => responded(before, fields)));
  useReports(reportField, group, fields, wrongs);
  const commit = () => {
    const [next, values] = left(entries, fields);
    setEntries(next);
    if (values !== null) send(values);
    if (isPending(next, fields)) whenUnitsAreLoaded(() => latest.current());
  };
  const latest = useRef(commit);
  useEffect(() => {
    latest.current = commit;
  });
  return fields.map((field, index) => ({
    ...field,
    text: entries[field.name]?.text ?? shownNumber(field.value),
    wrong: wrongs[index] ?? null,
    change: (text) => setEntries((before) => typed(before, field.name, text)),
    commit,
    takeBack: () => setEntries((before) => takenBack(before, field.name)),
  }));
}

/** Says to the page which fields are wrong, and that they no longer are when they leave it. */
function useReports(
  report: GroupsPage['reportField'],
  group: string,
  fields: readonly SectionField[],
  wrongs: readonly (Wrong | null)[],
): void {
  const labels = JSON.stringify(fields.map(({ name, label }, index) => [name, wrongs[index] === null ? null : label]));
  useEffect(() => {
    const listed = JSON.parse(labels) as readonly (readonly [string, string | null])[];
    for (const [name, label] of listed) report(group, name, label ?? undefined);
  }, [report, group, labels]);
  const names = fields.map(({ name }) => name).join('|');
  useEffect(
    () => () => {
      for (const name of names.split('|')) report(group, name, undefined);
    },
    [report, group, names],
  );
}
