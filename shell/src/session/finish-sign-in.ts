import type { LogService } from '@specbuilder/shared-contracts/platform';
import { HOME_PATH } from '../navigation/routing/route-controller.ts';
import type { ShellSession } from './session-service.ts';

interface SignInReturn {
  readonly session: Pick<ShellSession, 'completeSignIn'>;
  readonly log: Pick<LogService, 'error'>;
  readonly returnPath: () => string;
}

/** Finishes the return from the provider; returns where to go: back, or home when the sign-in failed (ERR-018). */
export async function finishSignIn({ session, log, returnPath }: SignInReturn): Promise<string> {
  try {
    await session.completeSignIn();
    return returnPath();
  } catch (error) {
    log.error('Sign-in could not be completed', error);
    return HOME_PATH;
  }
}
