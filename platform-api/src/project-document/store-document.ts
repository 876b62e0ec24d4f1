import { versionsOf } from '@specbuilder/fan-engine';
import type { ProjectDocument } from '@specbuilder/shared-contracts/api';
import type { Environment } from '@specbuilder/shared-contracts/domain';
import type { Caller } from '../access/caller.ts';
import type { Sized } from '../sizing/service.ts';
import { insertResultSet } from '../sizing/store.ts';
import type { Transaction } from '../store/database.ts';
import type { UnitOfWork } from '../unit-of-work/commit-together.ts';
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
  const results = new Map<Sized, string>();
  const rows = [];
  for (const [itemIndex, { source, values, sized }] of offered.entries()) {
    const resultId = results.get(sized) ?? (await storeSearch(tx, sized, { userId, manufacturerLabelId }));
    results.set(sized, resultId);
    rows.push({
      ...values,
      ...{ userId, projectId, itemIndex, resultId },
      buildingId: source.building === null ? null : (buildingIds[source.building] ?? null),
      specification: source.specification,
      ...{ tag: source.tag, quantity: source.quantity, notes: source.notes },
    });
  }
  await insertItems(tx, rows);
  unit.about({ projectId });
  return frame;
}

/** @returns id of the stored result */
export async function storeSearch(
  tx: Transaction,
  { specification, catalogue, selection }: Sized,
  whose: { readonly userId: string; readonly manufacturerLabelId: number },
): Promise<string> {
  const versions = versionsOf(catalogue);
  const { id } = await insertResultSet(tx, {
    ...whose,
    catalogueVersion: versions.catalogue,
    engineVersion: versions.engine,
    priceBookVersion: versions.priceBook,
    fanCategoryType: specification.fanCategoryType,
    specification,
    results: selection.results,
    excluded: selection.excluded,
    candidateCount: selection.candidateCount,
  });
  return id;
}
