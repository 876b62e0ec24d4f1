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

/** Scrolls to a group and moves the focus to what is wrong or missing in it, else to its first choice. */
export function useShowGroup(): (name: string) => void {
  const page = useDrawnIn();
  return useCallback((name: string) => showGroup(page, name), [page]);
}

function showGroup(page: Document | ShadowRoot, name: string): void {
  const element = page.getElementById(groupElementId(name));
  if (element === null) return;
  const control =
    wrongField(element) ?? unmadeChoice(element) ?? element.querySelector<HTMLElement>(CONTROLS) ?? element;
  (control === element || !isHigh(element) ? element : control).scrollIntoView({
    block: 'center',
    behavior: scrollBehavior(),
  });
  control.focus({ preventScroll: true });
}

const CONTROLS = 'input:not(:disabled), select:not(:disabled)';

function wrongField(group: HTMLElement): HTMLElement | null {
  return group.querySelector('[aria-invalid="true"]:not(:disabled)');
}

/** Of several choices of a group the one in which nothing is chosen. */
function unmadeChoice(group: HTMLElement): HTMLElement | null {
  const choices = [...group.querySelectorAll<HTMLElement>('[role="radiogroup"]')];
  const open = choices.find((choice) => choice.querySelector('input:checked') === null);
  return open?.querySelector<HTMLElement>(CONTROLS) ?? null;
}

/** In a group of many rows the focused element may be outside of the window while the group's middle is in it. */
function isHigh(group: HTMLElement): boolean {
  return group.offsetHeight > window.innerHeight / 2;
}
