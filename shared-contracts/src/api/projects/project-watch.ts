import * as z from 'zod/mini';
import { finite, nullableText, text, uuid } from '../core/fields.ts';

/** Hub that reports changes of projects, its method and its messages. */
export const PROJECT_HUB = {
  path: '/hub/project',
  /** Called with the project's id; returns the number of its last change. */
  watch: 'WatchProject',
  changed: 'ProjectChanged',
  /** The project is gone, or may not be read any more. */
  closed: 'ProjectClosed',
} as const;

/** What was done to a project. */
const CHANGES = [
  'itemsAdded',
  'itemsRemoved',
  'itemsRestored',
  'itemsMoved',
  'itemsRated',
  'revisionIssued',
  'wentBack',
  'alternates',
  'schedule',
  'cells',
  'itemConfigured',
  'itemBuilding',
  'buildings',
  'name',
  'site',
  'cost',
  'facts',
  'sizingDefaults',
  'members',
] as const;

const projectChange = z.object({
  what: z.enum(CHANGES),
  /** Tag of the item, else its model; null where it is about several or none. */
  item: z.optional(nullableText),
  count: z.optional(finite),
  /** Cells that were changed. */
  cells: z.optional(z.array(z.enum(['tag', 'quantity', 'notes', 'location']))),
});
export type ProjectChangeNote = z.infer<typeof projectChange>;

/** Sent to all users who watch the project once the change is committed. */
export const projectChanged = z.object({
  projectId: uuid,
  changeNumber: finite,
  userId: z.nullable(uuid),
  userName: text,
  change: projectChange,
});
export type ProjectChanged = z.infer<typeof projectChanged>;

/** Response of the hub when a user starts to watch. */
export interface WatchedProject {
  readonly changeNumber: number;
}
