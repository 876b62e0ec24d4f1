import { type Catalogue, EngineError, versionsOf } from '@specbuilder/fan-engine';
import type { ExhaustSupplySpecification, HvlsSpecification, Project } from '@specbuilder/shared-contracts/api';
import { FanCategory } from '@specbuilder/shared-contracts/domain';
import type { Caller } from '../access/caller.ts';
import { evaluatedItem } from '../fan-items/evaluated-item.ts';
import { readProject } from '../projects/service.ts';
import { Refusal } from '../refusal.ts';
import { type Sized, sizeByDuty, sizeBySpace } from '../sizing/service.ts';
import { insertResultSet } from '../sizing/store.ts';
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
      return [{ source: item, values, sized: sizedAgain(item.specification, catalogue) }];
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
  const { projectId, buildingIds } = await insertCopy(unit, caller, source, environment);
  const rows = [];
  for (const [itemIndex, { source: item, values, sized }] of items.entries()) {
    const { id: resultId } = await insertResultSet(tx, { ...resultValues(sized, source.manufacturerLabelId), userId });
    rows.push({
      ...values,
      ...{ userId, projectId, itemIndex, resultId },
      buildingId: item.building === null ? null : (buildingIds[item.building] ?? null),
      specification: item.specification,
      tag: item.tag,
      quantity: item.quantity,
      notes: item.notes,
    });
  }
  await insertItems(tx, rows);
  unit.about({ projectId });
  return readProject(tx, projectId, false, today);
}

/** The search behind an item, on this server's catalogue: 'Back to results' leads somewhere. */
function sizedAgain(specification: ExhaustSupplySpecification | HvlsSpecification, catalogue: Catalogue): Sized {
  return specification.fanCategoryType === FanCategory.HighVolumeLowSpeed
    ? sizeBySpace(specification as HvlsSpecification, catalogue)
    : sizeByDuty(specification as ExhaustSupplySpecification, catalogue);
}

function resultValues({ specification, catalogue, selection }: Sized, manufacturerLabelId: number) {
  const versions = versionsOf(catalogue);
  return {
    manufacturerLabelId,
    catalogueVersion: versions.catalogue,
    engineVersion: versions.engine,
    priceBookVersion: versions.priceBook,
    fanCategoryType: specification.fanCategoryType,
    specification,
    results: selection.results,
    excluded: selection.excluded,
    candidateCount: selection.candidateCount,
  };
}
