import type { DeliverableItem } from '../../subject/subject.ts';
import type { Connection } from './connection.ts';
import { controlConnections } from './control-connections.ts';
import { powerConnections } from './power-connections.ts';

/** Power of an item, then every signal that its options bring, in the order of their numbers. */
export function connectionsOf(item: DeliverableItem): Connection[] {
  return [...powerConnections(item), ...controlConnections(item)];
}
