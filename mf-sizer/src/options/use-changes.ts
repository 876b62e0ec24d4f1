import type {
  FanItem,
  FanOption,
  OptionSetAnswer,
  OptionsBundle,
  ValidationResult,
} from '@specbuilder/shared-contracts/api';
import { errorMessageOf } from '@specbuilder/shared-contracts/client';
import { MESSAGES, type Message, SIZING_ERRORS, TOAST_MS } from '@specbuilder/shared-contracts/domain';
import { messageText, motorName } from '@specbuilder/shared-contracts/messages';
import type { Platform } from '@specbuilder/shared-contracts/platform';
import { usePlatform } from '@specbuilder/shared-ui/core';
import { type QueryClient, useMutation, useQueryClient } from '@specbuilder/shared-ui/query';
import { useCallback } from 'react';
import { OPTIONS_TEXTS } from '../words/options.generated.ts';
import type { Change } from './change.ts';
import { applyAnswer, localChecksum, sendChange } from './send-change.ts';
import type { ItemQueries } from './use-item.ts';
import { type SentChange, usePendingChanges } from './use-pending-changes.ts';

/** A change that went through, with how everything was before it. */
export interface DoneChange {
  readonly change: Change;
  readonly answer: OptionSetAnswer;
  readonly itemBefore: FanItem | undefined;
  readonly optionsBefore: readonly FanOption[];
}

const changeKey = (fanItemId: string) => ['fan-item-change', fanItemId] as const;

/**
 * Changes of an item. They are sent one after another in the order made, each with the checksum that the one before it
 * left, and go on although the page is left.
 */
export function useChanges(fanItemId: string, queries: ItemQueries) {
  const platform = usePlatform();
  const cache = useQueryClient();
  const mutationKey = changeKey(fanItemId);
  const { pending, begin, end } = usePendingChanges(mutationKey);
  const mutation = useMutation({
    mutationKey,
    scope: { id: mutationKey.join('-') },
    mutationFn: async ({ change }: SentChange): Promise<DoneChange> => {
      const itemBefore = cache.getQueryData<FanItem>(queries.item.queryKey);
      const optionsBefore = cache.getQueryData<OptionsBundle>(queries.options.queryKey)?.fanOptions ?? [];
      const checksum = localChecksum(cache, queries);
      const answer = await sendChange(platform.api, fanItemId, change, checksum);
      await applyAnswer(cache, queries, answer, checksum);
      await recheck(platform, cache, queries, fanItemId);
      return { change, answer, itemBefore, optionsBefore };
    },
    onSuccess: (done) => publishFacts(platform, done),
    onError: async (error, { change }) => {
      platform.log.error(`${change.label} could not be changed`, error);
      void platform.toasts.show({
        kind: 'error',
        title: change.kind === 'voltage' ? SIZING_ERRORS.voltageFailed : OPTIONS_TEXTS.failed({ what: change.label }),
        text: errorMessageOf(error),
        durationMs: TOAST_MS.sectionFailure,
      });
      await reloadSections(cache, queries);
    },
    onSettled: (_, __, sent) => end(sent),
  });
  const { mutate, data: last = null } = mutation;
  const change = useCallback((requested: Change) => mutate(begin(requested)), [mutate, begin]);
  return { change, pending, last };
}

/** Two messages are the same when they say the same of the same figures. */
const keyOf = (message: Message) => JSON.stringify(message);

/** Messages after each change (OPT-021); a toast shows a warning once, when it is new (MSG-019). */
async function recheck(
  platform: Platform,
  cache: QueryClient,
  { validation }: ItemQueries,
  fanItemId: string,
): Promise<void> {
  const before = cache.getQueryData<ValidationResult>(validation.queryKey)?.messages.warnings.map(keyOf) ?? [];
  const result = await cache.fetchQuery({ ...validation, staleTime: 0 }).catch((error: unknown) => {
    // The change itself went through; without its messages the item only cannot be called valid.
    platform.log.error('Messages of the configuration did not load', error);
    return null;
  });
  if (result === null) return;
  const errors = result.messages.errors.map(messageText);
  const warnings = result.messages.warnings.map(messageText);
  platform.bus.publish('options-validity-changed', { fanItemId, isValid: errors.length === 0, errors, warnings });
  const added = result.messages.warnings.filter((warning) => !before.includes(keyOf(warning)));
  if (added.length === 0) return;
  void platform.toasts.show({
    kind: 'warning',
    title: MESSAGES.warningHeading,
    text: added.map(messageText).join('\n'),
    durationMs: TOAST_MS.warning,
  });
}

function publishFacts({ bus, toasts }: Platform, { change, answer, itemBefore }: DoneChange): void {
  const { item, delta, resize } = answer;
  const { fanItemId, price, motor } = item;
  bus.publish('fan-options-changed', { fanItemId, checksum: delta.after.checksum, totalPrice: price.total });
  if (change.kind === 'voltage') {
    void toasts.show({ kind: 'success', title: MESSAGES.voltageUpdated, durationMs: TOAST_MS.generic });
  }
  if (itemBefore === undefined || itemBefore.motor.motorId === motor.motorId) return;
  const motorText = motorName(motor);
  const by = change.kind === 'motor' ? 'user' : 'server';
  bus.publish('motor-changed', { fanItemId, motorId: motor.motorId, motorText, by });
  if (resize?.motorChanged !== true || by === 'user') return;
  void toasts.show({
    kind: 'warning',
    title: MESSAGES.motorChangedHeading,
    text: motorText,
    durationMs: TOAST_MS.motorChanged,
  });
}

/** After a refused change the server's word counts again for everything it may have touched. */
async function reloadSections(cache: QueryClient, queries: ItemQueries): Promise<void> {
  const { item, options, motors, curbs, validation } = queries;
  await Promise.all(
    [item, options, motors, curbs, validation].map(({ queryKey }) => cache.invalidateQueries({ queryKey })),
  );
}
