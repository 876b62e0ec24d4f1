import type { FanResized } from '../hub/fan-item-hub.ts';
import type { Transaction } from '../store/database.ts';

/** What items need of others when they change. */
export interface ItemPorts {
  /** Tells everybody who watches the item, in whichever process they are connected. */
  fanResized(change: FanResized): Promise<void>;
  /** Marks the project that an item is in as edited, and locks it until the transaction ends. */
  touchProject(tx: Transaction, projectId: string): Promise<void>;
}
