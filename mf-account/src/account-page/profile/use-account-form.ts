import type { UserDetails } from '@specbuilder/shared-contracts/api';
import { errorBodyOf } from '@specbuilder/shared-contracts/client';
import { rejectionTexts, TOAST_MS } from '@specbuilder/shared-contracts/domain';
import { usePlatform } from '@specbuilder/shared-ui/core';
import { type ContractForm, type FieldValues, useContractForm } from '@specbuilder/shared-ui/forms';
import { useQueryClient } from '@specbuilder/shared-ui/query';
import { useEffect } from 'react';
import type { $ZodType } from 'zod/v4/core';
import { PROFILE_MESSAGES } from '../../messages/profile.generated.ts';

interface AccountFormOptions<V extends FieldValues> {
  readonly schema: $ZodType<V, V>;
  readonly section: 'profile' | 'company';
  readonly details: UserDetails;
  /** The part of the account that the form edits. */
  readonly valuesOf: (details: UserDetails) => NoInfer<V>;
  readonly save: (values: V) => Promise<UserDetails>;
  /** Said in a toast once the server has it. */
  readonly success: string;
  readonly onSaved?: () => void;
}

/**
 * A form of the signed-in user's account. Saved values are broadcast and appear on every screen immediately; rejected
 * values are reported at their field and in a toast (ERR-013), and no input is lost.
 */
export function useAccountForm<V extends FieldValues>(options: AccountFormOptions<V>): ContractForm<V> {
  const { schema, section, details, valuesOf, save, success, onSaved } = options;
  const platform = usePlatform();
  const cache = useQueryClient();
  const form = useContractForm<V, V>({
    schema,
    values: valuesOf(details),
    submit: async (values) => {
      const saved = await save(values);
      cache.setQueryData(platform.apiQueries.user.details.queryKey(), saved);
      form.methods.reset(valuesOf(saved));
      platform.bus.publish('profile-updated', { userId: saved.userId, section });
      void platform.toasts.show({ kind: 'success', title: success, durationMs: TOAST_MS.generic });
      onSaved?.();
    },
    onRejected: (error) => {
      const texts = rejectionTexts(errorBodyOf(error));
      void platform.toasts.show({ kind: 'error', ...texts, durationMs: TOAST_MS.generic });
    },
  });
  const { isDirty } = form.methods.formState;
  useEffect(() => platform.navigation.block(() => (isDirty ? PROFILE_MESSAGES.unsaved : null)), [platform, isDirty]);
  return form;
}
