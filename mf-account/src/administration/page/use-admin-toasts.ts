import { errorBodyOf } from '@specbuilder/shared-contracts/client';
import { modelStateMessage, TOAST_MS } from '@specbuilder/shared-contracts/domain';
import { usePlatform } from '@specbuilder/shared-ui/core';

/** Says how a step of an administrator ended. */
export function useAdminToasts() {
  const { log, toasts } = usePlatform();
  const done = (title: string) => void toasts.show({ kind: 'success', title, durationMs: TOAST_MS.generic });
  const failed = (error: unknown) => {
    log.error('A step of administration was rejected', error);
    void toasts.show({ kind: 'error', title: modelStateMessage(errorBodyOf(error)), durationMs: TOAST_MS.failure });
  };
  return {
    done,
    failed,
    /** @returns whether it worked */
    async run(step: () => Promise<string>): Promise<boolean> {
      try {
        done(await step());
        return true;
      } catch (error) {
        failed(error);
        return false;
      }
    },
  };
}
