import { errorMessageOf, statusTextOf } from '@specbuilder/shared-contracts/client';
import { ERRORS, referenceOf } from '@specbuilder/shared-contracts/domain';

/** Why a list did not load, with the way to try again (ERR-046). */
export function listFailure(error: unknown, onRetry: () => void) {
  const texts = { statusText: statusTextOf(error) ?? '', requestError: errorMessageOf(error) };
  return { title: ERRORS.listLoadFailed(texts), ...referenceOf(error), onRetry };
}
