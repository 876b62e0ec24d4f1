import type { ProjectChangeNote } from '@specbuilder/shared-contracts/api';
import type { FanResizedMessage } from '@specbuilder/shared-contracts/domain';
import type { Catalogues } from '../../catalogue/index.ts';
import type { Queryable, UnitOfWork } from '../../core/index.ts';
import type { LocationService } from '../../places/index.ts';
import type { Evaluations } from './evaluations.ts';

/** What items are kept in and worked out with. */
export interface ItemSource {
  readonly db: Queryable;
  readonly catalogues: Pick<Catalogues, 'asOf' | 'today'>;
  readonly evaluations: Pick<Evaluations, 'of'>;
}

/** What items need of others when they change. */
export interface ItemPorts {
  readonly catalogues: Pick<Catalogues, 'asOf' | 'today'>;
  /** Of the sites that items are compared with. */
  readonly location: Pick<LocationService, 'siteConditions'>;
  readonly evaluations: Evaluations;
  /** Notifies all watchers of the item, in whichever process they are connected. */
  fanResized(change: FanResizedMessage): Promise<void>;
  /** Counts and announces a change of the project that an item is in, and locks it until the transaction ends. */
  noteChange(unit: UnitOfWork, projectId: string, change: ProjectChangeNote): Promise<void>;
}
