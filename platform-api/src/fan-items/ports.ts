import type { Catalogues } from '../catalogues/catalogues.ts';
import type { FanResized } from '../hub/fan-item-hub.ts';
import type { Queryable, Transaction } from '../store/database.ts';

/** What items are kept in and worked out with. */
export interface ItemSource {
  readonly db: Queryable;
  readonly catalogues: Pick<Catalogues, 'asOf' | 'today'>;
}

/** What items need of others when they change. */
export interface ItemPorts {
  readonly catalogues: Pick<Catalogues, 'asOf' | 'today'>;
  /** Tells everybody who watches the item, in whichever process they are connected. */
  fanResized(change: FanResized): Promise<void>;
  /** Marks the project that an item is in as edited, and locks it until the transaction ends. */
  touchProject(tx: Transaction, projectId: string): Promise<void>;
}
