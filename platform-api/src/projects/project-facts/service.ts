import { isDeepStrictEqual } from 'node:util';
import type { FactsResponse, ProjectFacts } from '@specbuilder/shared-contracts/api';
import { documentDefaultsOf, saveDocumentDefaults } from '../../accounts/index.ts';
import { HttpError, notFound, PROJECT_MESSAGES, type Queryable, type UnitOfWork } from '../../core/index.ts';
import { noteChange } from '../project/change-note.ts';
import { givenFacts, pickFacts, reusableFacts } from '../project/given-facts.ts';
import { findProject, lockProject, updateProject } from '../project/store.ts';

/**
 * What the documents of a project say beside its equipment, and the caller's defaults.
 *
 * @throws HttpError 'not-found' when there is no such project
 */
export async function readFacts(db: Queryable, projectId: string, userId: string): Promise<FactsResponse> {
  const project = await findProject(db, projectId);
  if (project === undefined) throw notFound('project');
  return { facts: project.facts, defaults: await documentDefaultsOf(db, userId) };
}

export interface FactsChange {
  readonly projectId: string;
  readonly facts: ProjectFacts;
  /** Facts that the caller saw; absent means whatever is there. */
  readonly was?: ProjectFacts | undefined;
  readonly areDefaults: boolean;
}

/**
 * Replaces the facts of a project. The name of who prepares its documents is kept for the caller's next project, so
 * that it is typed once, and so are columns of schedules that the caller chose; parties and date format are if the caller
 * says so.
 *
 * @throws HttpError 'conflict' with the current facts when another user changed them since
 */
export async function saveFacts(
  unit: UnitOfWork,
  userId: string,
  { projectId, facts, was, areDefaults }: FactsChange,
): Promise<FactsResponse> {
  const { tx } = unit;
  const project = await lockProject(tx, projectId);
  if (project === undefined) throw notFound('project');
  const given = givenFacts(facts);
  const isSeen = was === undefined || [givenFacts(was), given].some((seen) => isDeepStrictEqual(seen, project.facts));
  if (!isSeen) {
    const current = await readFacts(tx, projectId, userId);
    throw new HttpError('conflict', PROJECT_MESSAGES.factsChangedMeanwhile, { current });
  }
  if (!isDeepStrictEqual(given, project.facts)) {
    await updateProject(tx, projectId, { facts: given });
    await noteChange(unit, projectId, { what: 'facts' });
  }
  const kept = { ...pickFacts(given, ['firstName', 'lastName']), ...columnsChosen(given, project.facts) };
  if (areDefaults) await saveDocumentDefaults(tx, userId, reusableFacts(given));
  else if (Object.keys(kept).length > 0) {
    await saveDocumentDefaults(tx, userId, givenFacts({ ...(await documentDefaultsOf(tx, userId)), ...kept }));
  }
  return readFacts(tx, projectId, userId);
}

/** Columns of schedules, where this save changes them; those that another user chose are no default of this one. */
function columnsChosen({ scheduleColumns }: ProjectFacts, before: ProjectFacts): ProjectFacts {
  const [now, then] = [scheduleColumns ?? null, before.scheduleColumns ?? null];
  return now === then ? {} : { scheduleColumns: now };
}
