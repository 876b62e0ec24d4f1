import { type CloneRequest, type Project, THIS_ENVIRONMENT } from '@specbuilder/shared-contracts/api';
import { ENVIRONMENTS, type Environment } from '@specbuilder/shared-contracts/domain';
import type { Brands } from '../../brand/index.ts';
import { type Caller, CLONING_MESSAGES, type PeerSettings, type Write } from '../../core/index.ts';
import { itemsToday, type TodayPorts } from '../fan-items/items-today.ts';
import { notCloned } from './clone-error.ts';
import { fitToCatalogue, storeFitted } from './peer-copy.ts';
import { readFromPeer } from './peers.ts';
import { copyProject } from './project-copy.ts';
import { findProjectByReference } from './store.ts';

export interface CloningPorts extends TodayPorts {
  readonly environment: Environment;
  readonly peers: PeerSettings;
  readonly brands: Pick<Brands, 'has'>;
}

/**
 * Copies any user's project by its reference id, from this environment or another one (CLN-003). The other server is
 * queried before the transaction starts, because no store should wait for it.
 *
 * @throws HttpError with the reason as its inner message
 */
export async function cloneByReference(
  write: Write,
  caller: Caller,
  { source, referenceId }: CloneRequest,
  ports: CloningPorts,
): Promise<Project> {
  const { environment, peers, brands, catalogues } = ports;
  const facts = { environment, today: itemsToday(ports) };
  const from = source === THIS_ENVIRONMENT ? environment : (ENVIRONMENTS[source - 1] ?? environment);
  if (from === environment) {
    return write(async (unit) => {
      const project = await findProjectByReference(unit.tx, referenceId);
      if (project === undefined) throw notCloned('not-found', CLONING_MESSAGES.unknownHere({ referenceId }));
      return copyProject(unit, caller, project.id, facts);
    });
  }
  const project = await readFromPeer(peers, from, referenceId);
  const { manufacturerLabelId } = project;
  if (!brands.has(manufacturerLabelId)) {
    throw notCloned('conflict', CLONING_MESSAGES.otherBrand({ brand: manufacturerLabelId }));
  }
  const fitted = await fitToCatalogue(project, catalogues.today(manufacturerLabelId));
  return write((unit) => storeFitted(unit, caller, fitted, facts));
}
