import type { ApiKeyScope } from '@specbuilder/shared-contracts/api';
import { API_KEYS_TEXTS } from '../words/api-keys.generated.ts';

const { scopes, scopeHints } = API_KEYS_TEXTS;

export const SCOPE_TEXTS: Readonly<Record<ApiKeyScope, { readonly label: () => string; readonly hint: () => string }>> =
  {
    size: { label: () => scopes.size, hint: () => scopeHints.size },
    'read-projects': { label: () => scopes.readProjects, hint: () => scopeHints.readProjects },
    'write-projects': { label: () => scopes.writeProjects, hint: () => scopeHints.writeProjects },
  };
