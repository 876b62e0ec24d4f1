import type { ApiKeyScope } from '@specbuilder/shared-contracts/api';
import { API_KEYS_TEXTS } from '../../words/api-keys.generated.ts';

export const SCOPE_TEXTS: Readonly<Record<ApiKeyScope, { readonly label: () => string; readonly hint: () => string }>> =
  {
    size: { label: () => API_KEYS_TEXTS.scopes.size, hint: () => API_KEYS_TEXTS.scopeHints.size },
    'read-projects': {
      label: () => API_KEYS_TEXTS.scopes.readProjects,
      hint: () => API_KEYS_TEXTS.scopeHints.readProjects,
    },
    'write-projects': {
      label: () => API_KEYS_TEXTS.scopes.writeProjects,
      hint: () => API_KEYS_TEXTS.scopeHints.writeProjects,
    },
  };
