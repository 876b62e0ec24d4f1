import type { ProjectDocument } from '@specbuilder/shared-contracts/api';
import type { Environment } from '@specbuilder/shared-contracts/domain';
import { CLONING_MESSAGES, HttpError, type PeerSettings } from '../../core/index.ts';
import { readDocument } from '../project-document/read-document.ts';
import { notCloned } from './clone-error.ts';
import { PEER_PROJECT_PATH, PEER_SECRET_HEADER } from './peer-routes.ts';

const RESPONSE_LIMIT_MS = 20_000;

/**
 * Reads a project from the server of another environment.
 *
 * @throws HttpError 'invalid' when its address is not set, 'not-found' when it has no such project, 'unavailable' when it
 *   does not return one
 */
export async function readFromPeer(
  { addresses, secret }: PeerSettings,
  environment: Environment,
  referenceId: string,
): Promise<ProjectDocument> {
  const address = addresses[environment];
  if (address === undefined || secret === null) {
    throw notCloned('invalid', CLONING_MESSAGES.noPeer({ environment }));
  }
  const url = `${address}${PEER_PROJECT_PATH.replace(':referenceId', encodeURIComponent(referenceId))}`;
  const response = await fetch(url, {
    headers: { [PEER_SECRET_HEADER]: secret, accept: 'application/json' },
    // The secret goes to the address of the settings and nowhere else.
    redirect: 'error',
    signal: AbortSignal.timeout(RESPONSE_LIMIT_MS),
  }).catch(() => {
    throw notCloned('unavailable', CLONING_MESSAGES.noResponse({ environment }));
  });
  if (response.status === 404)
    throw notCloned('not-found', CLONING_MESSAGES.unknownThere({ referenceId, environment }));
  if (!response.ok) throw notCloned('unavailable', CLONING_MESSAGES.rejected({ environment, status: response.status }));
  try {
    return readDocument((await response.json().catch(() => null)) ?? {});
  } catch (error) {
    throw error instanceof HttpError
      ? notCloned('unavailable', CLONING_MESSAGES.notUnderstood({ environment }))
      : error;
  }
}
