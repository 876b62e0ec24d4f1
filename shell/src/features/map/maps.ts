import type { MapsSettings } from '@specbuilder/shared-contracts/api';
import type { ApiClient } from '@specbuilder/shared-contracts/client';
import { createBundledMaps } from './bundled-maps.ts';
import { createExternalMaps } from './external-maps.ts';
import type { Maps } from './places-on-maps.ts';

export function createMaps(settings: MapsSettings | null, api: ApiClient): Maps {
  return settings === null ? createBundledMaps(api) : createExternalMaps(settings);
}
