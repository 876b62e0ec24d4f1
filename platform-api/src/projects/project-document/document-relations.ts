import type { ProjectDocument, ProjectDocumentItem } from '@specbuilder/shared-contracts/api';
import type { DutyValues } from '../scheduled-duties/store.ts';

/**
 * Id of the item that an item of a document is an alternate of. Null if that item is an alternate itself, or was left
 * out: the alternate is then independent.
 *
 * @param ids of the existing items, by their positions in the document
 */
export function chosenId(
  { items }: ProjectDocument,
  { alternateTo = null }: Pick<ProjectDocumentItem, 'alternateTo'>,
  ids: ReadonlyMap<number, string>,
): string | null {
  if (alternateTo === null || (items[alternateTo]?.alternateTo ?? null) !== null) return null;
  return ids.get(alternateTo) ?? null;
}

/** The schedule in the order of the document; older documents have none. */
export function dutiesOf({ scheduledDuties = [] }: ProjectDocument): DutyValues[] {
  return scheduledDuties.map(({ location = null, ...duty }, position) => ({ ...duty, location, position }));
}
