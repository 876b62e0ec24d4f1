import { EngineError, type Evaluation } from '@specbuilder/fan-engine';
import type {
  ExhaustSupplySpecification,
  FanItem,
  HvlsSpecification,
  ItemConfiguration,
  OptionsBundle,
} from '@specbuilder/shared-contracts/api';
import { type ItemFinding, ProjectItemType, SIZING_ERRORS } from '@specbuilder/shared-contracts/domain';
import { HttpError, ITEM_MESSAGES, notFound, type Queryable } from '../../core/index.ts';
import { whole } from '../../sizing/index.ts';
import { type EvaluationInWords, inWords } from './in-words.ts';
import { findingsBesideValidation } from './item-findings.ts';
import { type FanItemRow, fanItemOf } from './item-response.ts';
import type { ItemsToday } from './items-today.ts';
import type { ItemSource } from './ports.ts';
import { findItem, siteOf } from './store.ts';

/** An item as it was last computed, whatever the catalogue says today. */
export async function readItem(db: Queryable, fanItemId: string, isReadOnly: boolean): Promise<FanItem> {
  return fanItemOf(await existingItem(db, fanItemId), isReadOnly);
}

/** @throws HttpError 'not-found' with the specification's message when the item is of the other kind */
export async function readItemOf(
  db: Queryable,
  itemType: FanItem['itemType'],
  fanItemId: string,
  isReadOnly: boolean,
): Promise<FanItem> {
  return fanItemOf(await itemOfType(db, itemType, fanItemId), isReadOnly);
}

export async function exhaustSupplySpecificationOf(db: Queryable, id: string): Promise<ExhaustSupplySpecification> {
  const { specification } = await itemOfType(db, ProjectItemType.ExhaustSupplyFan, id);
  return whole(specification) as ExhaustSupplySpecification;
}

export async function hvlsSpecificationOf(db: Queryable, id: string): Promise<HvlsSpecification> {
  const { specification } = await itemOfType(db, ProjectItemType.HighVolumeLowSpeedFan, id);
  return whole(specification) as HvlsSpecification;
}

/**
 * Evaluates the item's choices with the catalogue they were made with, or today's if that one is no longer stored.
 *
 * @throws HttpError 'conflict' when the catalogue no longer has the fan or a part of it
 */
export async function evaluateItem(
  { db, catalogues, evaluations }: ItemSource,
  fanItemId: string,
): Promise<Evaluation> {
  return evaluateRow({ catalogues, evaluations }, await existingItem(db, fanItemId));
}

async function evaluateRow({ catalogues, evaluations }: Omit<ItemSource, 'db'>, row: FanItemRow): Promise<Evaluation> {
  const catalogue = await catalogues.asOf(row.manufacturerLabelId, row.catalogueVersion);
  return offered(() => evaluations.of(row, catalogue));
}

/** The same in the caller's words. */
export async function evaluateInWords(source: ItemSource, fanItemId: string): Promise<EvaluationInWords> {
  return inWords(await evaluateItem(source, fanItemId));
}

/** Everything the options page shows of an item, of one row and one evaluation. */
export async function readConfiguration(
  { db, today, ...source }: ItemSource & { readonly today: ItemsToday },
  fanItemId: string,
  isReadOnly: boolean,
): Promise<ItemConfiguration> {
  const row = await existingItem(db, fanItemId);
  const evaluation = inWords(await evaluateRow(source, row));
  const { motors, curbs, sections, validation } = evaluation;
  return {
    item: fanItemOf(row, isReadOnly),
    options: bundleOf(evaluation),
    ...{ motors, curbs, sections, validation },
    findings: await configuredFindings(db, row, today),
  };
}

/** What else a reader of a configuration should know: of site, values at the duty and versions. */
export async function configuredFindings(db: Queryable, row: FanItemRow, today: ItemsToday): Promise<ItemFinding[]> {
  return findingsBesideValidation({ ...row, ...(await siteOf(db, row.projectId)) }, today);
}

export function bundleOf({ options, checksum }: EvaluationInWords): OptionsBundle {
  return { fanOptions: options, current: { checksum } };
}

/** A stored choice that the engine rejects is not the caller's input: the catalogue has changed since. */
export function offered<T>(work: () => T): T {
  try {
    return work();
  } catch (error) {
    if (error instanceof EngineError) throw new HttpError('conflict', ITEM_MESSAGES.noLongerOffered);
    throw error;
  }
}

export async function existingItem(db: Queryable, fanItemId: string): Promise<FanItemRow> {
  const row = await findItem(db, fanItemId);
  if (row === undefined) throw notFound('item');
  return row;
}

/** @throws HttpError 'not-found' with the specification's message when the item is of the other kind */
export async function itemOfType(db: Queryable, itemType: FanItem['itemType'], fanItemId: string): Promise<FanItemRow> {
  const row = await existingItem(db, fanItemId);
  if (row.itemType === itemType) return row;
  const isHvls = itemType === ProjectItemType.HighVolumeLowSpeedFan;
  throw new HttpError(
    'not-found',
    isHvls ? SIZING_ERRORS.hvlsNotFound({ id: fanItemId }) : SIZING_ERRORS.exhaustSupplyNotFound({ id: fanItemId }),
  );
}
