import type { ApiKeyScope } from '@specbuilder/shared-contracts/api';
import { API_KEYS_MESSAGES } from '../../messages/api-keys.generated.ts';

export const SCOPE_MESSAGES: Readonly<
  Record<ApiKeyScope, { readonly label: () => string; readonly hint: () => string }>
> = {
  size: { label: () => API_KEYS_MESSAGES.scopes.size, hint: () => API_KEYS_MESSAGES.scopeHints.size },
  'read-projects': {
    label: () => API_KEYS_MESSAGES.scopes.readProjects,
    hint: () => API_KEYS_MESSAGES.scopeHints.readProjects,
  },
  'write-projects': {
    label: () => API_KEYS_MESSAGES.scopes.writeProjects,
    hint: () => API_KEYS_MESSAGES.scopeHints.writeProjects,
  },
};
