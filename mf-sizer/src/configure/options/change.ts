import type { FanOption } from '@specbuilder/shared-contracts/api';
import type { SectionChange } from './section-changes.ts';

/** One thing the user changes on an item. */
export type Change = {
  /** What was changed, in words: 'Sound attenuating curb'. */
  readonly label: string;
} & (
  | {
      readonly kind: 'option';
      readonly optionIds: readonly number[];
      readonly selected: boolean;
      readonly group: string;
    }
  | {
      readonly kind: 'curb';
      readonly curbId: number | null;
      readonly hingeOptionId?: number | null;
      readonly group: string;
    }
  | { readonly kind: 'motor'; readonly motorId: number }
  | { readonly kind: 'voltage'; readonly motorVoltageId: number }
  | {
      readonly kind: 'undo';
      /** That the change made which is taken back. */
      readonly state: number;
    }
  | SectionChange
);

/** Ids of an option: a merged pair acts as one (OPT-052). */
function idsOf({ fanOptionId, mergedFanOptionIds }: FanOption): readonly number[] {
  return mergedFanOptionIds.length > 0 ? mergedFanOptionIds : [fanOptionId];
}

/** The change that checks or unchecks an option; a curb goes by the call of its own. */
export function changeOfOption(option: FanOption, selected: boolean, curbIds: ReadonlySet<number>): Change {
  const { fanOptionId, description: label, groupDescription: group } = option;
  if (curbIds.has(fanOptionId)) return { kind: 'curb', curbId: selected ? fanOptionId : null, group, label };
  return { kind: 'option', optionIds: idsOf(option), selected, group, label };
}

/**
 * The options as the user sees them while changes are in progress: a just selected option is temporarily checked; one
 * that it replaces, or that was unselected, is not (OPT-019). Stored data stays as is, so rejections leave no trace.
 */
export function withPending(options: readonly FanOption[], pending: readonly Change[]): readonly FanOption[] {
  return pending.reduce(applyPending, options);
}

function applyPending(options: readonly FanOption[], change: Change): readonly FanOption[] {
  if (change.kind !== 'option' && change.kind !== 'curb') return options;
  const requested = new Set(change.kind === 'curb' ? [change.curbId ?? -1] : change.optionIds);
  const isSelecting = change.kind === 'curb' ? change.curbId !== null : change.selected;
  const isRequested = (option: FanOption) =>
    idsOf(option).some((id) => requested.has(id)) || requested.has(option.fanOptionId);
  const desired = options.find(isRequested);
  const replaced = new Set(isSelecting ? desired?.replacesOptionIds : []);
  const choiceSet = desired?.choiceSet ?? (change.kind === 'curb' ? change.group : null);
  return options.map((option) => {
    if (isRequested(option)) return { ...option, isChecked: false, isTempChecked: isSelecting };
    const givesWay = (choiceSet !== null && option.choiceSet === choiceSet) || replaced.has(option.fanOptionId);
    return givesWay ? { ...option, isChecked: false, isTempChecked: false } : option;
  });
}
