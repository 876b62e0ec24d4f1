import { usePlatform } from '@specbuilder/shared-ui/core';
import { useMemo } from 'react';
import { type WorkContext, workContextOf } from './work-context.ts';

/**
 * The work context as it is when an address opens.
 *
 * @param address another one reads it again
 */
export function useWorkContext(address: object): WorkContext {
  const platform = usePlatform();
  // biome-ignore lint/correctness/useExhaustiveDependencies: read again for each address, whatever that says
  return useMemo(() => workContextOf(platform), [platform, address]);
}
