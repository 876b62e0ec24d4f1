import { DELIVERABLE_MESSAGES as MESSAGES } from '../../core/index.ts';
import { type Column, column } from './column.ts';

/** What the schedule of alternates begins with. The tag says that it is no unit of the base bid, as drawings have it. */
export function alternateLead(): Column[] {
  return [
    column('tag', 'item', ({ tag, replaces }) => (replaces === null ? tag : MESSAGES.alternates.tag(replaces))),
    column('inPlaceOf', 'item', ({ replaces }) => replaces?.tag ?? null),
    column('qtyReplaced', 'item', ({ replaces }) => replaces?.quantity ?? null),
  ];
}
