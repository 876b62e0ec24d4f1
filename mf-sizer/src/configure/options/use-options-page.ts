import type { ItemConfiguration } from '@specbuilder/shared-contracts/api';
import { usePlatform, useReadable } from '@specbuilder/shared-ui/core';
import { useMemo } from 'react';
import { useResetAtSignOut } from '../../item/item-changes/use-reset-at-sign-out.ts';
import { unitLoadText } from '../../results/wording/unit-load-text.ts';
import { useFanItemHub } from '../hub/use-fan-item-hub.ts';
import { type Change, withPending } from './change.ts';
import { configurationCache } from './configuration-cache.ts';
import { type GroupsPage, isSamePage } from './groups-page.ts';
import { useSectionForms } from './section-forms.ts';
import { areOptionsValid, messagesBySection } from './section-messages.ts';
import { useAssumedChoices } from './use-assumed-choices.ts';
import { useChanges } from './use-changes.ts';
import { useDebouncedChange } from './use-debounced-change.ts';
import { useGroups } from './use-groups.ts';
import { useItemEvents } from './use-item-events.ts';
import { useSame } from './use-same.ts';

/** What the options page shows of an item while changes are made and on their way. */
export function useOptionsPage(configuration: ItemConfiguration) {
  const { item, options, motors, curbs, sections, validation } = configuration;
  const { settings, storage } = usePlatform();
  const { readOnlyProjects } = useReadable(settings).app.appFeatures;
  const { change, pending, last } = useChanges(item.fanItemId);
  const [waiting, choose] = useDebouncedChange(change);
  const [formErrors, reportField] = useSectionForms();
  const shown = useMemo(() => withPending(options.fanOptions, pending), [options, pending]);
  const { groups, allGroups, isChosenOnly, setChosenOnly, replaces } = useGroups(configuration, shown);
  const { assumed, assumedIds, review } = useAssumedChoices(storage, item.fanItemId, shown);
  const messages = useMemo(() => messagesBySection(validation, formErrors), [validation, formErrors]);
  const curbIds = useMemo(() => new Set(curbs.curbs.map(({ id }) => id)), [curbs]);
  const all = waiting === null ? pending : [...pending, waiting];
  const isReadOnly = item.isReadOnly || (readOnlyProjects && item.projectId !== null);
  const isProcessing = all.length > 0;
  const errorCount = validation.errors.length + formErrors.length;
  useFollowedItem(configuration, pending.length > 0);
  useItemEvents(configuration);
  useResetAtSignOut();
  const inGroups: GroupsPage = {
    fanItemId: item.fanItemId,
    motor: item.motor,
    voltage: item.voltage,
    rating: item.rating,
    ...chosenMotor(item, all),
    unitLoad: unitLoadText(item),
    motors,
    curbs,
    curbIds,
    sections,
    messages,
    assumedIds,
    isReadOnly,
    isChosenOnly,
    change,
    choose,
    reportField,
    replaces,
  };
  return {
    item,
    inGroups: useSame(inGroups, isSamePage),
    groups,
    allGroups,
    curbs,
    curbIds,
    messages,
    change,
    isReadOnly,
    isProcessing,
    isChosenOnly,
    setChosenOnly,
    assumed,
    review,
    errorCount,
    warningCount: validation.warnings.length,
    // Only if the shown state results from this change alone, and not from a later reload or another user's change.
    last: isProcessing || last?.after.item.rowVersion !== item.rowVersion ? null : last,
    isValid: areOptionsValid({ isProcessing, isBlocked: isReadOnly, errors: [...validation.errors, ...formErrors] }),
    lacksOnlyStand: !isProcessing && !isReadOnly && errorCount === 1 && lacksStand(configuration),
    /** Of what the server confirmed, as the total that they are parts of. */
    pressureParts: options.fanOptions.filter(
      ({ isChecked, isVisible, additionalStaticPressure }) => isChecked && isVisible && additionalStaticPressure > 0,
    ),
  };
}
export type OptionsPageState = ReturnType<typeof useOptionsPage>;

/** Motor and voltage as the screen shows them, confirmed or not. */
function chosenMotor({ motor, voltage }: ItemConfiguration['item'], changes: readonly Change[]) {
  const ofMotor = changes.findLast((change) => change.kind === 'motor');
  const ofVoltage = changes.findLast((change) => change.kind === 'voltage');
  return { motorId: ofMotor?.motorId ?? motor.motorId, voltageId: ofVoltage?.motorVoltageId ?? voltage.id };
}

function lacksStand({ validation }: ItemConfiguration): boolean {
  return validation.messages.errors.some(({ code }) => code === 'option.standRequired');
}

/** Follows what others change of the item. */
function useFollowedItem({ item }: ItemConfiguration, isChanging: boolean): void {
  const { fanItemId } = item;
  const platform = usePlatform();
  const cache = useMemo(() => configurationCache(platform, fanItemId), [platform, fanItemId]);
  useFanItemHub({ fanItemId, isChanging, loadOlderThan: cache.loadOlderThan });
}
