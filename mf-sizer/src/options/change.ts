import type { FanOption, ItemConfiguration } from '@specbuilder/shared-contracts/api';
import { formerEntries, type SectionChange } from './section-changes.ts';

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
  | SectionChange
);

type OptionOrCurbChange = Extract<Change, { readonly kind: 'option' | 'curb' }>;

/** Ids that an option stands for: a merged pair acts as one (OPT-052). */
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
 * The change that takes one back, with what stood there before: the motor, voltage or entries of before, the choice
 * before in a group of one, else the option the other way round. Null where there is nothing to go back to.
 *
 * @param before the configuration as it was
 */
export function undoOf(change: Change, before: ItemConfiguration, curbIds: ReadonlySet<number>): Change | null {
  const { label } = change;
  switch (change.kind) {
    case 'motor':
      return { kind: 'motor', motorId: before.item.motor.motorId, label };
    case 'voltage':
      return { kind: 'voltage', motorVoltageId: before.item.voltage.id, label };
    case 'option':
    case 'curb':
      return undoOfOption(change, before.options.fanOptions, curbIds);
    default: {
      const former = formerEntries(change, before);
      return former && { ...former, label };
    }
  }
}

function undoOfOption(
  change: OptionOrCurbChange & { readonly label: string },
  before: readonly FanOption[],
  curbIds: ReadonlySet<number>,
): Change | null {
  const id = change.kind === 'curb' ? change.curbId : change.optionIds[0];
  const changed = before.find(({ fanOptionId, mergedFanOptionIds }) =>
    [fanOptionId, ...mergedFanOptionIds].includes(id ?? -1),
  );
  const choiceSet = changed === undefined ? change.group : changed.choiceSet;
  const previous =
    before.find((option) => option.isChecked && choiceSet !== null && option.choiceSet === choiceSet) ??
    onlyReplaced(changed, before);
  if (previous !== undefined) return changeOfOption(previous, true, curbIds);
  if (changed === undefined) return null;
  return changeOfOption(changed, changed.isChecked, curbIds);
}

/** What an option took the place of, where that is one thing: choosing it again puts both back. */
function onlyReplaced(option: FanOption | undefined, before: readonly FanOption[]): FanOption | undefined {
  const [id, another] = option?.replacesOptionIds ?? [];
  return another === undefined ? before.find(({ fanOptionId }) => fanOptionId === id) : undefined;
}

/**
 * The options as the user sees them while changes are on their way: what was just selected is temporarily checked, what
 * gives way to it or was unselected is not checked (OPT-019). Nothing stored changes, so a refused change leaves no trace.
 */
export function withPending(options: readonly FanOption[], pending: readonly Change[]): readonly FanOption[] {
  return pending.reduce(applyPending, options);
}

function applyPending(options: readonly FanOption[], change: Change): readonly FanOption[] {
  if (change.kind !== 'option' && change.kind !== 'curb') return options;
  const requested = new Set(change.kind === 'curb' ? [change.curbId ?? -1] : change.optionIds);
  const isSelecting = change.kind === 'curb' ? change.curbId !== null : change.selected;
  const isWanted = (option: FanOption) =>
    idsOf(option).some((id) => requested.has(id)) || requested.has(option.fanOptionId);
  const wanted = options.find(isWanted);
  const replaced = new Set(isSelecting ? wanted?.replacesOptionIds : []);
  const choiceSet = wanted?.choiceSet ?? (change.kind === 'curb' ? change.group : null);
  return options.map((option) => {
    if (isWanted(option)) return { ...option, isChecked: false, isTempChecked: isSelecting };
    const givesWay = (choiceSet !== null && option.choiceSet === choiceSet) || replaced.has(option.fanOptionId);
    return givesWay ? { ...option, isChecked: false, isTempChecked: false } : option;
  });
}
