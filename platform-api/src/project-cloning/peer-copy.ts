import { randomUUID } from 'node:crypto';
import { type Catalogue, EngineError } from '@specbuilder/fan-engine';
import type { Project } from '@specbuilder/shared-contracts/api';
import type { Caller } from '../access/caller.ts';
import { evaluatedItem } from '../fan-items/evaluated-item.ts';
import { readProject } from '../projects/service.ts';
import { Refusal } from '../refusal.ts';
import { saveDuties } from '../scheduled-duties/store.ts';
import { insertSized, type Sized, sizeAny } from '../sizing/service.ts';
import type { UnitOfWork } from '../unit-of-work/commit-together.ts';
import { CLONING_TEXTS } from '../words/cloning.generated.ts';
import { notCloned } from './clone-refusal.ts';
import { insertCopy } from './new-copy.ts';
import type { PortableProject } from './portable-project.ts';
import type { CopyFacts } from './project-copy.ts';
import { insertItems } from './store.ts';

/** A project of another server, worked out with what this one sells. */
export interface FittedProject {
  readonly source: PortableProject;
  readonly items: readonly FittedItem[];
}

interface FittedItem {
  readonly source: PortableProject['items'][number];
  readonly values: ReturnType<typeof evaluatedItem>;
  readonly sized: Sized;
}

/**
 * Works out every item with today's catalogue of its brand, before anything is stored.
 *
 * @throws Refusal 'conflict' that names what this catalogue does not have
 */
export function fitToCatalogue(source: PortableProject, catalogue: Catalogue): FittedProject {
  const missing: string[] = [];
  const items = source.items.flatMap((item): FittedItem[] => {
    try {
      const values = evaluatedItem(item.configuration, catalogue, source.manufacturerLabelId);
      return [{ source: item, values, sized: sizeAny(item.specification, catalogue) }];
    } catch (error) {
      if (!(error instanceof EngineError || error instanceof Refusal)) throw error;
      missing.push(item.tag ? `${item.tag} ${item.model}` : item.model);
      return [];
    }
  });
  if (missing.length > 0) throw notCloned('conflict', CLONING_TEXTS.notInCatalogue({ items: missing.join(', ') }));
  return { source, items };
}

/** Stores it for the caller; all of it or nothing. */
export async function storeFitted(
  unit: UnitOfWork,
  caller: Caller,
  { source, items }: FittedProject,
  { environment, today }: CopyFacts,
): Promise<Project> {
  const { tx } = unit;
  const { userId } = caller;
  const { manufacturerLabelId } = source;
  const { projectId, buildingIds } = await insertCopy(unit, caller, source, environment);
  const ids = items.map(() => randomUUID());
  const rows = [];
  for (const [itemIndex, { source: item, values, sized }] of items.entries()) {
    const { id: resultId } = await insertSized(tx, sized, { manufacturerLabelId, userId, guestKeyHash: null });
    rows.push({
      ...values,
      ...{ id: ids[itemIndex], userId, projectId, itemIndex, resultId },
      alternateToId: chosenIdOf(item.alternateTo, items, ids),
      buildingId: item.building === null ? null : (buildingIds[item.building] ?? null),
      specification: item.specification,
      tag: item.tag,
      quantity: item.quantity,
      notes: item.notes,
    });
  }
  await insertItems(tx, rows);
  const duties = source.scheduledDuties.map((duty, position) => ({ ...duty, position }));
  await saveDuties(tx, projectId, duties);
  unit.about({ projectId });
  return readProject(tx, projectId, false, today);
}

/** An item that is an alternate itself, or that is not there, has none. */
function chosenIdOf(place: number | null, items: readonly FittedItem[], ids: readonly string[]): string | null {
  if (place === null || items[place]?.source.alternateTo !== null) return null;
  return ids[place] ?? null;
}
