import { API_KEY_DAYS, confirmation, MAX_API_KEY_NAME_LENGTH, newApiKey } from '@specbuilder/shared-contracts/api';
import { usePlatform } from '@specbuilder/shared-ui/core';
import { SelectField, TextField, useContractForm } from '@specbuilder/shared-ui/forms';
import * as z from 'zod/mini';
import { API_KEYS_MESSAGES } from '../../messages/api-keys.generated.ts';
import { PasswordFormDialog } from '../confirm-password/password-form-dialog.tsx';
import { ScopesField } from './scopes-field.tsx';

const FORM_ID = 'make-api-key';
const DEFAULT_DAYS = 90;

interface MakeKeyProps {
  readonly onCreated: (key: string) => void;
  readonly onClose: () => void;
}

/** Name, scopes and life of a new key, and the password, as with everything that opens the account. */
export default function MakeKeyDialog({ onCreated, onClose }: MakeKeyProps) {
  const { api } = usePlatform();
  const form = useContractForm({
    schema: z.extend(newApiKey, confirmation.shape),
    values: { name: '', scopes: ['size'], expiresInDays: DEFAULT_DAYS, password: '' },
    submit: async (requestedKey) => onCreated((await api.apiKeys.make(requestedKey)).key),
  });
  return (
    <PasswordFormDialog
      id={FORM_ID}
      form={form}
      title={API_KEYS_MESSAGES.makeTitle}
      lead={API_KEYS_MESSAGES.makeLead}
      submit={API_KEYS_MESSAGES.submit}
      onClose={onClose}
    >
      <TextField
        name="name"
        label={API_KEYS_MESSAGES.name}
        hint={API_KEYS_MESSAGES.nameHint}
        required
        maxLength={MAX_API_KEY_NAME_LENGTH}
      />
      <ScopesField />
      <SelectField
        name="expiresInDays"
        label={API_KEYS_MESSAGES.expiry}
        options={API_KEY_DAYS.map((days) => ({ value: days, label: API_KEYS_MESSAGES.days({ days }) }))}
        emptyLabel={API_KEYS_MESSAGES.never}
        isNumeric
      />
    </PasswordFormDialog>
  );
}
