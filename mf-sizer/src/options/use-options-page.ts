import type { FanOption, ItemConfiguration } from '@specbuilder/shared-contracts/api';
import { usePlatform, useReadable } from '@specbuilder/shared-ui/core';
import { useMemo, useState } from 'react';
import { useFanItemHub } from '../hub/use-fan-item-hub.ts';
import { useLinkToken } from '../links/use-link-token.ts';
import { withPending } from './change.ts';
import { configurationCache } from './configuration-cache.ts';
import { checkedOf, replacesText, shownGroups } from './option-groups.ts';
import { useSectionForms } from './section-forms.ts';
import { areOptionsValid, messagesBySection } from './section-messages.ts';
import { useAssumedChoices } from './use-assumed-choices.ts';
import { useChanges } from './use-changes.ts';
import { useDebouncedChange } from './use-debounced-change.ts';

/** What the options page shows of an item while changes are made and on their way. */
export function useOptionsPage(configuration: ItemConfiguration) {
  const { item, options, motors, curbs, sections, validation } = configuration;
  const { settings, storage } = usePlatform();
  const { readOnlyProjects } = useReadable(settings).app.appFeatures;
  const { change, pending, last } = useChanges(item.fanItemId);
  const [waiting, choose] = useDebouncedChange(change);
  const [isChosenOnly, setChosenOnly] = useState(false);
  const [formErrors, reportField] = useSectionForms();
  const shown = useMemo(() => withPending(options.fanOptions, pending), [options, pending]);
  const [requiredFirst] = useState(() => groupsWithErrors(configuration));
  const groups = useMemo(() => shownGroups(shown, requiredFirst), [shown, requiredFirst]);
  const assumed = useAssumedChoices(storage, item.fanItemId, shown);
  const messages = useMemo(() => messagesBySection(validation, formErrors), [validation, formErrors]);
  const curbIds = useMemo(() => new Set(curbs.curbs.map(({ id }) => id)), [curbs]);
  const all = waiting === null ? pending : [...pending, waiting];
  const motor = all.findLast((one) => one.kind === 'motor');
  const voltage = all.findLast((one) => one.kind === 'voltage');
  const isReadOnly = item.isReadOnly || (readOnlyProjects && item.projectId !== null);
  const isProcessing = all.length > 0;
  const errorCount = validation.errors.length + formErrors.length;
  useFollowedItem(configuration, pending.length > 0);
  return {
    item,
    motors,
    curbs,
    sections,
    curbIds,
    groups: isChosenOnly ? groups.filter((group) => group.name === 'Fan Motor' || checkedOf(group).length > 0) : groups,
    allGroups: groups,
    messages,
    errorCount,
    warningCount: validation.warnings.length,
    change,
    choose,
    reportField,
    last: isProcessing ? null : last,
    motorId: motor?.kind === 'motor' ? motor.motorId : item.motor.motorId,
    voltageId: voltage?.kind === 'voltage' ? voltage.motorVoltageId : item.voltage.id,
    isReadOnly,
    isProcessing,
    isValid: areOptionsValid({ isProcessing, isBlocked: isReadOnly, errors: [...validation.errors, ...formErrors] }),
    lacksOnlyStand: !isProcessing && !isReadOnly && errorCount === 1 && lacksStand(configuration),
    isChosenOnly,
    setChosenOnly,
    replacesText: (option: FanOption) => replacesText(option, shown),
    ...assumed,
    /** Of what the server confirmed, as the total that they are parts of. */
    pressureParts: options.fanOptions.filter(
      ({ isChecked, isVisible, additionalStaticPressure }) => isChecked && isVisible && additionalStaticPressure > 0,
    ),
  };
}
export type OptionsPageState = ReturnType<typeof useOptionsPage>;

/** Where the user has to act when the page opens; they stay where they are while they are put right. */
function groupsWithErrors({ validation }: ItemConfiguration): ReadonlySet<string> {
  return new Set(validation.messages.errors.flatMap(({ section }) => section ?? []));
}

function lacksStand({ validation }: ItemConfiguration): boolean {
  return validation.messages.errors.some(({ code }) => code === 'option.standRequired');
}

/** Follows what others change of the item. */
function useFollowedItem({ item }: ItemConfiguration, isChanging: boolean): void {
  const { fanItemId, isReadOnly } = item;
  const platform = usePlatform();
  const cache = useMemo(() => configurationCache(platform, fanItemId), [platform, fanItemId]);
  const link = useLinkToken();
  // The hub knows users and guests, and no links.
  const isReady = link === null || !isReadOnly;
  useFanItemHub({ fanItemId, isReady, isChanging, loadOlderThan: cache.loadOlderThan });
}
