import type { FanOption, ItemConfiguration } from '@specbuilder/shared-contracts/api';
import { OptionGroup } from '@specbuilder/shared-contracts/domain';
import { useCallback, useMemo, useState } from 'react';
import { checkedOf, namesOf, replacesText, type ShownGroup, shownGroups } from './option-groups.ts';
import { isSameList, useSame } from './use-same.ts';

/**
 * Groups of the options as shown on the page. An unchanged group stays the same object, so that a click renders only
 * one of them: rendering 83 rows twice per change took half of the time until its price was shown.
 */
export function useGroups(configuration: ItemConfiguration, shown: readonly FanOption[]) {
  const [requiredFirst] = useState(() => groupsWithErrors(configuration));
  const [isChosenOnly, setChosenOnly] = useState(false);
  const allGroups = useUnchangedGroups(useMemo(() => shownGroups(shown, requiredFirst), [shown, requiredFirst]));
  const groups = useMemo(
    () =>
      isChosenOnly
        ? allGroups.filter((group) => group.name === OptionGroup.FanMotor || checkedOf(group).length > 0)
        : allGroups,
    [allGroups, isChosenOnly],
  );
  const names = useSame(namesOf(shown), isSameNames);
  const replaces = useCallback((option: FanOption) => replacesText(option, names), [names]);
  return { allGroups, groups, isChosenOnly, setChosenOnly, replaces };
}

/** Where the user has to act when the page opens; they stay where they are while they are put right. */
function groupsWithErrors({ validation }: ItemConfiguration): ReadonlySet<string> {
  return new Set(validation.messages.errors.flatMap(({ section }) => section ?? []));
}

/** The groups, with the earlier object in place of each that did not change. */
function useUnchangedGroups(now: readonly ShownGroup[]): readonly ShownGroup[] {
  const [known, setKnown] = useState({ now, groups: now });
  if (known.now === now) return known.groups;
  const groups = withUnchanged(known.groups, now);
  setKnown({ now, groups });
  return groups;
}

function withUnchanged(before: readonly ShownGroup[], now: readonly ShownGroup[]): readonly ShownGroup[] {
  return now.map((group) => {
    const old = before.find(({ name }) => name === group.name);
    return old !== undefined && isSameList(old.options, group.options) ? old : group;
  });
}

function isSameNames(one: ReadonlyMap<number, string>, other: ReadonlyMap<number, string>): boolean {
  return one.size === other.size && [...one].every(([id, name]) => other.get(id) === name);
}
