import type {
  CurbSet,
  FanItem,
  FanOption,
  ItemMotor,
  OptionsBundle,
  ValidationResult,
} from '@specbuilder/shared-contracts/api';
import { usePlatform, useReadable } from '@specbuilder/shared-ui/core';
import { useMemo, useState } from 'react';
import { withPending } from './change.ts';
import { checkedOf, replacesText, shownGroups } from './option-groups.ts';
import { areOptionsValid, messagesBySection } from './section-messages.ts';
import { useChanges } from './use-changes.ts';
import { useDebouncedChange } from './use-debounced-change.ts';
import type { ItemQueries } from './use-item.ts';

export interface LoadedItem {
  readonly queries: ItemQueries;
  readonly item: FanItem;
  readonly options: OptionsBundle;
  readonly motors: readonly ItemMotor[];
  readonly curbs: CurbSet;
  readonly validation: ValidationResult;
  readonly isUnchecked: boolean;
}

/** What the options page shows of a loaded item while changes are made and on their way. */
export function useOptionsPage(loaded: LoadedItem) {
  const { item, options, motors, curbs, validation, queries, isUnchecked } = loaded;
  const { readOnlyProjects } = useReadable(usePlatform().settings).app.appFeatures;
  const { change, pending, last } = useChanges(item.fanItemId, queries);
  const [waiting, choose] = useDebouncedChange(change);
  const [isChosenOnly, setChosenOnly] = useState(false);
  const shown = useMemo(() => withPending(options.fanOptions, pending), [options, pending]);
  const groups = useMemo(() => shownGroups(shown), [shown]);
  const messages = useMemo(() => messagesBySection(validation), [validation]);
  const curbIds = useMemo(() => new Set(curbs.curbs.map(({ id }) => id)), [curbs]);
  const all = waiting === null ? pending : [...pending, waiting];
  const motor = all.findLast((one) => one.kind === 'motor');
  const voltage = all.findLast((one) => one.kind === 'voltage');
  const isReadOnly = item.isReadOnly || (readOnlyProjects && item.projectId !== null);
  const isProcessing = all.length > 0;
  return {
    item,
    motors,
    curbs,
    curbIds,
    groups: isChosenOnly ? groups.filter((group) => group.name === 'Fan Motor' || checkedOf(group).length > 0) : groups,
    allGroups: groups,
    messages,
    validation,
    change,
    choose,
    last: isProcessing ? null : last,
    motorId: motor?.kind === 'motor' ? motor.motorId : item.motor.motorId,
    voltageId: voltage?.kind === 'voltage' ? voltage.motorVoltageId : item.voltage.id,
    isReadOnly,
    isProcessing,
    isValid: areOptionsValid({ isProcessing, isBlocked: isReadOnly || isUnchecked, errors: validation.errors }),
    isChosenOnly,
    setChosenOnly,
    replacesText: (option: FanOption) => replacesText(option, shown),
    usualChoices: shown.filter(({ isChecked, isUsual }) => isChecked && isUsual),
    pressureParts: shown.filter(
      (option) => (option.isChecked || option.isTempChecked) && option.additionalStaticPressure > 0,
    ),
  };
}
export type OptionsPageState = ReturnType<typeof useOptionsPage>;
