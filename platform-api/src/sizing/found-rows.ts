import { createHash } from 'node:crypto';
import { ENGINE_VERSION, type Selection, select, selectHvls } from '@specbuilder/fan-engine';
import type { ExhaustSupplySpecification, HvlsSpecification } from '@specbuilder/shared-contracts/api';
import { FanCategory } from '@specbuilder/shared-contracts/domain';
import type { Catalogues } from '../catalogues/catalogues.ts';
import { keptEngine } from '../engine/kept-engines.ts';
import type { CodedRow } from '../store/schema/index.ts';
import type { StoredExclusion, StoredHvlsRow, StoredRow } from './earlier-rows.ts';
import type { ResultSetRow } from './store.ts';

type Specification = ExhaustSupplySpecification | HvlsSpecification;

/** Rows of a result and what was excluded, in codes. */
export interface FoundRows {
  readonly results: readonly (CodedRow | StoredRow | StoredHvlsRow)[];
  readonly excluded: readonly StoredExclusion[];
}

/** What is stored in place of rows: in which order they stood, and a hash of everything they said. */
export function rememberedRows({ results }: Selection<CodedRow>) {
  return { ranked: results.map(({ fanUnitId }) => fanUnitId), figuresHash: hashOf(results) };
}

/**
 * Rows of a stored result: as they were stored before engine 2.6, since then worked out again by the engine and from the
 * catalogue of its day, both of which are kept.
 *
 * @param onOtherFigures called where they are not those of its day, since the engine or the catalogue of then is not kept
 */
export async function foundRows(
  set: ResultSetRow,
  catalogues: Pick<Catalogues, 'asOf' | 'documentOf'>,
  onOtherFigures: () => void,
): Promise<FoundRows> {
  if (set.results !== null) return { results: set.results, excluded: (set.excluded ?? []) as StoredExclusion[] };
  const selection = await selectedAgain(set, catalogues);
  if (hashOf(selection.results) !== set.figuresHash) onOtherFigures();
  return selection as FoundRows;
}

async function selectedAgain(
  { manufacturerLabelId, catalogueVersion, engineVersion, specification }: ResultSetRow,
  catalogues: Pick<Catalogues, 'asOf' | 'documentOf'>,
): Promise<Selection<CodedRow>> {
  if (engineVersion !== ENGINE_VERSION) {
    const engine = await keptEngine(engineVersion);
    const document = await catalogues.documentOf(manufacturerLabelId, catalogueVersion);
    if (engine !== null) return engine.selectorOf(document).size(specification) as Selection<CodedRow>;
  }
  const catalogue = await catalogues.asOf(manufacturerLabelId, catalogueVersion);
  return isSpace(specification) ? selectHvls(specification, catalogue) : select(specification, catalogue);
}

function isSpace(specification: Specification): specification is HvlsSpecification {
  return specification.fanCategoryType === FanCategory.HighVolumeLowSpeed;
}

function hashOf(rows: readonly object[]): string {
  return createHash('sha256').update(JSON.stringify(rows)).digest('base64url').slice(0, HASH_LENGTH);
}

/** 126 bits: nobody looks for another result with the same one. */
const HASH_LENGTH = 21;
