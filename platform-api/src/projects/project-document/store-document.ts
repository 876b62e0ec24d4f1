import { randomUUID } from 'node:crypto';
import type { ProjectDocument } from '@specbuilder/shared-contracts/api';
import type { Environment } from '@specbuilder/shared-contracts/domain';
import type { Caller, UnitOfWork } from '../../core/index.ts';
import { insertSized, type Sized } from '../../sizing/index.ts';
import { saveDuties } from '../scheduled-duties/store.ts';
import { chosenId, dutiesOf } from './document-relations.ts';
import type { OfferedItem } from './fit-document.ts';
import { insertFrame, type NewProjectFrame } from './new-project.ts';
import { insertItems } from './store.ts';

interface NewPlace {
  readonly environment: Environment;
  /** Brand that the new project is of, which the items were worked out with. */
  readonly manufacturerLabelId: number;
  readonly freeName: (name: string, taken: readonly string[]) => string;
}

/** Makes a new project of the caller out of a document and those of its items that are offered; all of it or nothing. */
export async function storeDocument(
  unit: UnitOfWork,
  caller: Caller,
  { document, offered }: { readonly document: ProjectDocument; readonly offered: readonly OfferedItem[] },
  { environment, manufacturerLabelId, freeName }: NewPlace,
): Promise<NewProjectFrame> {
  const { tx } = unit;
  const { userId } = caller;
  const frame = await insertFrame(unit, caller, { ...document, manufacturerLabelId }, { environment, freeName });
  const { projectId, buildingIds } = frame;
  const origin = { manufacturerLabelId, userId, guestKeyHash: null };
  const results = new Map<Sized, string>();
  const ids = new Map(offered.map(({ index }) => [index, randomUUID()]));
  const rows = [];
  for (const [itemIndex, { index, source, values, sized }] of offered.entries()) {
    const resultId = results.get(sized) ?? (await insertSized(tx, sized, origin)).id;
    results.set(sized, resultId);
    rows.push({
      ...values,
      id: ids.get(index),
      userId,
      projectId,
      itemIndex,
      resultId,
      alternateToId: chosenId(document, source, ids),
      buildingId: source.building === null ? null : (buildingIds[source.building] ?? null),
      specification: source.specification,
      tag: source.tag,
      quantity: source.quantity,
      notes: source.notes,
      location: source.location ?? null,
    });
  }
  await insertItems(tx, rows);
  await saveDuties(tx, projectId, dutiesOf(document));
  unit.about({ projectId });
  return frame;
}
