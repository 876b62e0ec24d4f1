import * as z from 'zod/mini';
import { finite, nullableText, text, uuid } from '../core/fields.ts';

/** Hub that tells of changes of projects, its method and its messages. */
export const PROJECT_HUB = {
  path: '/hub/project',
  /** Named with the project's id; answers the number of its last change. */
  watch: 'WatchProject',
  changed: 'ProjectChanged',
  /** The project is gone, or may not be read any more. */
  closed: 'ProjectClosed',
} as const;

/** What was done to a project. */
const CHANGES = [
  ...(['itemsAdded', 'itemsRemoved', 'itemsRestored', 'itemsMoved', 'itemsRated'] as const),
  ...(['revisionIssued', 'wentBack', 'alternates', 'schedule'] as const),
  ...(['cells', 'itemConfigured', 'itemBuilding', 'buildings', 'name', 'site', 'cost', 'members'] as const),
] as const;

const projectChange = z.object({
  what: z.enum(CHANGES),
  /** Tag of the item, else its model; null where it is about several or none. */
  item: z.optional(nullableText),
  count: z.optional(finite),
  /** Cells that were changed. */
  cells: z.optional(z.array(z.enum(['tag', 'quantity', 'notes']))),
});
export type ProjectChangeNote = z.infer<typeof projectChange>;

/** Everybody who watches the project hears it once the change is committed. */
export const projectChanged = z.object({
  projectId: uuid,
  changeNumber: finite,
  userId: z.nullable(uuid),
  userName: text,
  change: projectChange,
});
export type ProjectChanged = z.infer<typeof projectChanged>;

/** Answer of the hub to who begins to watch. */
export interface WatchedProject {
  readonly changeNumber: number;
}
