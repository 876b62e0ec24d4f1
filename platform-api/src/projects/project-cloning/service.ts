import { type CloneRequest, type Project, THIS_ENVIRONMENT } from '@specbuilder/shared-contracts/api';
import { ENVIRONMENTS, type Environment } from '@specbuilder/shared-contracts/domain';
import { findUser, type UserRow, type UserWithSettings, userDisplayName } from '../../accounts/index.ts';
import { type Brands, brandAddress, type Outbox } from '../../brand/index.ts';
import { type Caller, CLONING_MESSAGES, type PeerSettings, type UnitOfWork, type Write } from '../../core/index.ts';
import { regionOfCustomer } from '../../places/index.ts';
import { itemsToday, type TodayPorts } from '../fan-items/items-today.ts';
import type { ProjectRow } from '../project/store.ts';
import { notCloned } from './clone-error.ts';
import { clonedMail } from './mails.ts';
import { fitToCatalogue, storeFitted } from './peer-copy.ts';
import { readFromPeer } from './peers.ts';
import { copyProject } from './project-copy.ts';
import { findProjectByReference } from './store.ts';

export interface CloningPorts extends TodayPorts {
  readonly environment: Environment;
  readonly peers: PeerSettings;
  readonly brands: Pick<Brands, 'has' | 'get'>;
  readonly outbox: Outbox;
  readonly publicUrl: string;
}

interface Staff extends Caller {
  /** Sales regions that the caller looks after; null for all of them. */
  readonly regions: readonly number[] | null;
}

/**
 * Copies a user's project by its reference id, from this environment or another one (CLN-003). Sales staff copy projects of
 * their regions' customers, administrators all; each copy is in the audit log, and its owner gets a mail. The other server
 * is queried before the transaction starts, because no store should wait for it.
 *
 * @throws HttpError with the reason as its inner message (A-194)
 */
export async function cloneByReference(
  write: Write,
  caller: Staff,
  { source, referenceId }: CloneRequest,
  ports: CloningPorts,
): Promise<Project> {
  const { environment, peers, brands, catalogues } = ports;
  const facts = { environment, today: itemsToday(ports) };
  const from = source === THIS_ENVIRONMENT ? environment : (ENVIRONMENTS[source - 1] ?? environment);
  if (from === environment) {
    return write(async (unit) => {
      const project = await findProjectByReference(unit.tx, referenceId);
      const owner = project && (await findUser(unit.tx, project.userId));
      // A project of another region is not there for its staff, as in every list.
      if (project === undefined || owner === undefined || !mayCopy(caller, owner)) {
        throw notCloned('not-found', CLONING_MESSAGES.unknownHere({ referenceId }));
      }
      const copy = await copyProject(unit, caller, project.id, facts);
      noteCopy(unit, caller, copy, referenceId);
      await notifyOwner(unit, caller, { project, owner: owner.user }, ports);
      return copy;
    });
  }
  const project = await readFromPeer(peers, from, referenceId);
  const { manufacturerLabelId } = project;
  if (!brands.has(manufacturerLabelId)) {
    throw notCloned('conflict', CLONING_MESSAGES.otherBrand({ brand: manufacturerLabelId }));
  }
  const fitted = await fitToCatalogue(project, catalogues.today(manufacturerLabelId));
  return write(async (unit) => {
    const copy = await storeFitted(unit, caller, fitted, facts);
    noteCopy(unit, caller, copy, referenceId);
    return copy;
  });
}

function mayCopy({ userId, regions }: Staff, owner: UserWithSettings): boolean {
  const region = regionOfCustomer(owner);
  return regions === null || owner.user.id === userId || (region !== null && regions.includes(region));
}

function noteCopy(unit: UnitOfWork, { userId }: Caller, { projectId }: Project, referenceId: string): void {
  const details = { from: referenceId.trim().toUpperCase() };
  unit.audit({ action: 'project-cloned', userId, subject: addressOf(projectId), details });
}

function addressOf(projectId: string): string {
  return `/api/projects/${projectId}`;
}

async function notifyOwner(
  unit: UnitOfWork,
  caller: Caller,
  { project, owner }: { readonly project: ProjectRow; readonly owner: UserRow },
  { brands, outbox, publicUrl }: CloningPorts,
): Promise<void> {
  const brand = brands.get(project.manufacturerLabelId);
  const staff = (await findUser(unit.tx, caller.userId))?.user;
  if (brand === undefined || staff === undefined || owner.id === caller.userId) return;
  const { id, name: projectName, manufacturerLabelId } = project;
  const url = new URL(brandAddress(publicUrl, '/projects/dashboard', manufacturerLabelId));
  url.searchParams.set('projectId', id);
  const facts = { brand, projectName, staffName: userDisplayName(staff), staffEmail: staff.email, url: url.href };
  await outbox.post(unit, clonedMail(owner.email, facts));
}
