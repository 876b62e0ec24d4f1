import { useDrawnIn } from '@specbuilder/shared-ui/core';
import { useCallback } from 'react';
import { groupElementId } from './option-groups.ts';
import { scrollBehavior } from './scroll-behavior.ts';
import { WHOLE_FAN } from './section-messages.ts';
import type { OptionsPageState } from './use-options-page.ts';

/** The first group on the page with an error, else with a warning (OPT-057). */
export function firstToFix({ allGroups, messages }: Pick<OptionsPageState, 'allGroups' | 'messages'>): string | null {
  const order = [WHOLE_FAN, ...allGroups.map(({ name }) => name), ...messages.keys()];
  const withAny = (kind: 'errors' | 'warnings') => order.find((name) => (messages.get(name)?.[kind].length ?? 0) > 0);
  return withAny('errors') ?? withAny('warnings') ?? null;
}

/** Scrolls to a group and moves the focus to its first choice. */
export function useShowGroup(): (name: string) => void {
  const page = useDrawnIn();
  return useCallback((name: string) => showGroup(page, name), [page]);
}

function showGroup(page: Document | ShadowRoot, name: string): void {
  const element = page.getElementById(groupElementId(name));
  if (element === null) return;
  element.scrollIntoView({ block: 'center', behavior: scrollBehavior() });
  const control = element.querySelector<HTMLElement>('input:not(:disabled), select:not(:disabled)') ?? element;
  control.focus({ preventScroll: true });
}
