import { setImmediate as nextTurn } from 'node:timers/promises';
import { type Catalogue, type Configuration, EngineError, unitNames, versionsOf } from '@specbuilder/fan-engine';
import type {
  ExhaustSupplySpecification,
  HvlsSpecification,
  ItemFieldChange,
  ProjectDocument,
  ProjectDocumentItem,
} from '@specbuilder/shared-contracts/api';
import { messageText } from '@specbuilder/shared-contracts/messages';
import { HttpError, PROJECT_FILE_MESSAGES } from '../../core/index.ts';
import { type Sized, sizeAny } from '../../sizing/index.ts';
import { evaluatedItem } from '../fan-items/evaluated-item.ts';
import { canonicalJson } from './canonical-json.ts';
import { technicalChanges } from './compare-items.ts';
import { describedItem } from './document-of.ts';

/** An item of a document as a catalogue offers it; values from the document are not trusted. */
export interface OfferedItem {
  readonly index: number;
  readonly source: ProjectDocumentItem;
  readonly values: ReturnType<typeof evaluatedItem>;
  readonly droppedOptions: readonly string[];
  /** What differs from what the document says. */
  readonly changes: readonly ItemFieldChange[];
  /** The search behind it: 'Back to results' leads somewhere. */
  readonly sized: Sized;
}

export interface NotOfferedItem {
  readonly index: number;
  readonly source: ProjectDocumentItem;
  /** In the caller's words. */
  readonly reason: string;
}

export type FittedItem = OfferedItem | NotOfferedItem;

export const isOffered = (item: FittedItem): item is OfferedItem => 'values' in item;

/** Works out every item of a document with a catalogue; other calls get their turn between the items. */
export async function fitItems({ items }: ProjectDocument, catalogue: Catalogue, brand: number): Promise<FittedItem[]> {
  const fitted: FittedItem[] = [];
  const searches = new Map<string, Sized>();
  for (const [index, source] of items.entries()) {
    fitted.push(
      orReason({ index, source }, () => ({
        ...offeredItem(source, catalogue, brand),
        sized: sizedOnce(source.specification, catalogue, searches),
      })),
    );
    await nextTurn();
  }
  return fitted;
}

type Offer = Omit<OfferedItem, 'index' | 'source' | 'sized'>;

/** @throws EngineError or HttpError when the catalogue does not have the fan or a part of it */
export function offeredItem(source: ProjectDocumentItem, catalogue: Catalogue, brand: number): Offer {
  const configuration = configurationOf(source, catalogue);
  const values = evaluatedItem(configuration, catalogue, brand);
  const { modelDisplayAs } = values.snapshot;
  // Another catalogue may have given the number to another fan.
  if (!unitNames(configuration.fanUnitId, catalogue).includes(source.model)) {
    throw new HttpError('conflict', PROJECT_FILE_MESSAGES.otherModel({ model: modelDisplayAs }));
  }
  const described = describedItem({ ...source, location: source.location ?? null, ...values }, source.building);
  // A unit that is called by another of its names is no change of the model.
  const changes = technicalChanges({ ...source, model: modelDisplayAs }, described);
  const droppedOptions = changes.flatMap(({ field, before }) => (field === 'optionRemoved' ? [String(before)] : []));
  return { values, droppedOptions, changes };
}

/** @returns what was worked out, or why it cannot be */
export function orReason<T>(
  of: Pick<NotOfferedItem, 'index' | 'source'>,
  work: () => T,
): (typeof of & T) | NotOfferedItem {
  try {
    return { ...of, ...work() };
  } catch (error) {
    if (error instanceof EngineError) return { ...of, reason: reasonOf(error, of.source) };
    if (error instanceof HttpError) return { ...of, reason: error.message };
    throw error;
  }
}

/** The number of a fan says nothing to a person; its model does. */
function reasonOf({ problem }: EngineError, { model }: ProjectDocumentItem): string {
  return problem.code === 'refusal.unknownFan' ? PROJECT_FILE_MESSAGES.notSold({ model }) : messageText(problem);
}

/** Options that the price book does not have are dropped, because the engine would reject the whole item for them. */
function configurationOf(source: ProjectDocumentItem, catalogue: Catalogue): Configuration {
  const known = new Set(catalogue.priceBook.options.map(({ fanOptionId }) => fanOptionId));
  const { kind, specification, configuration } = source;
  const optionIds = configuration.optionIds.filter((id) => known.has(id));
  const whole = { ...configuration, kind, specification, optionIds, versions: versionsOf(catalogue) };
  return whole as Configuration;
}

/** Items that were searched alike share their search. */
function sizedOnce(
  specification: ExhaustSupplySpecification | HvlsSpecification,
  catalogue: Catalogue,
  searches: Map<string, Sized>,
): Sized {
  const key = canonicalJson(specification);
  const sized = searches.get(key) ?? sizeAny(specification, catalogue);
  searches.set(key, sized);
  return sized;
}
