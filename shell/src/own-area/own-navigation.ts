import type { ShellEntry } from '../navigation/navigation-model.ts';
import { OWN_AREA_TEXTS } from './texts.ts';

/** Weights of the specification (SHL-030); what carries none is A-075. */
const HELP_WEIGHT = 9_999_999;

/** Items that belong to no area. */
export function ownNavigation(): ShellEntry[] {
  return [
    { title: OWN_AREA_TEXTS.assistance, icon: 'Headset', weight: HELP_WEIGHT, group: 'help', panel: 'project-help' },
    { title: OWN_AREA_TEXTS.feedback, icon: 'PersonFeedback', weight: HELP_WEIGHT, group: 'help', panel: 'feedback' },
  ];
}
