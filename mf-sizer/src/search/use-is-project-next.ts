import { usePlatform } from '@specbuilder/shared-ui/core';

/**
 * Whether who has just signed in goes on with a new project, whose page comes next: rows would be loaded for nobody
 * (SCH-032). False again once the project was begun.
 */
export function useIsProjectNext(): boolean {
  return usePlatform().bus.last('continuation-resumed')?.payload.action === 'CreateProject';
}
