import type { FastifyInstance } from 'fastify';
import {
  ACCESS_MESSAGES,
  type CountCall,
  type Database,
  HttpError,
  headerText,
  isSameSecret,
  notFound,
  type PeerSettings,
} from '../../core/index.ts';
import { type DocumentPorts, documentOf } from '../project-document/document-of.ts';
import { findProjectByReference } from './store.ts';

export const PEER_PROJECT_PATH = '/api/peers/projects/:referenceId';
export const PEER_SECRET_HEADER = 'x-peer-secret';

export interface PeerRoutesOptions extends DocumentPorts {
  readonly db: Database;
  readonly config: { readonly peers: Pick<PeerSettings, 'secret'> };
  readonly countCall: CountCall;
}

/**
 * Hands projects to the servers of other environments, which show the secret of the settings instead of a user
 * . Without a secret there is nothing here.
 */
export async function addPeerRoutes(app: FastifyInstance, options: PeerRoutesOptions): Promise<void> {
  const { db, config, countCall } = options;
  const { secret } = config.peers;
  app.get<{ Params: { referenceId: string } }>(PEER_PROJECT_PATH, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    await countCall('write', request, null);
    if (secret === null) throw notFound('project');
    if (!isSameSecret(headerText(request, PEER_SECRET_HEADER) ?? '', secret)) {
      throw new HttpError('forbidden', ACCESS_MESSAGES.noRight);
    }
    const project = await findProjectByReference(db, request.params.referenceId);
    if (project === undefined) throw notFound('project');
    return reply.type('application/json; charset=utf-8').send(JSON.stringify(await documentOf(db, project, options)));
  });
}
