import { isDeepStrictEqual } from 'node:util';
import { applyChange, type ConfigurationChange, type Evaluation } from '@specbuilder/fan-engine';
import type { OptionSetResponse } from '@specbuilder/shared-contracts/api';
import type { FanResizedMessage } from '@specbuilder/shared-contracts/domain';
import { rejectedByEngine } from '../../catalogue/index.ts';
import { HttpError, ITEM_MESSAGES, notFound, type UnitOfWork } from '../../core/index.ts';
import { bundleOf, configuredFindings, existingItem, offered } from './configured-item.ts';
import { evaluatedColumns } from './evaluated-columns.ts';
import { type EvaluationInWords, inWords, optionChangesInWords } from './in-words.ts';
import { type FanItemRow, fanItemOf } from './item-response.ts';
import { itemsToday } from './items-today.ts';
import type { ItemPorts } from './ports.ts';
import { lockItem, updateItem } from './store.ts';

/** @typeParam S the set of the section that the response includes */
export interface ItemChange<S> {
  readonly fanItemId: string;
  /** What is changed, or how that follows from the item as it is. */
  readonly change: ConfigurationChange | ((row: FanItemRow) => ConfigurationChange);
  /** The response holds only the delta; false adds the whole list. */
  readonly trimmed: boolean;
  /** What the request calls a field where the engine says otherwise. */
  readonly fieldNames?: Readonly<Record<string, string>>;
  readonly section?: (evaluation: EvaluationInWords) => S;
}

export type ItemChangeResponse<S> = Omit<OptionSetResponse, 'section'> & { section?: S };

/**
 * Changes an item's configuration: rules applied, fan rated again, values and prices stored, and all watchers of the
 * item notified, also of a changed speed or motor. The engine runs once if the item was evaluated before.
 *
 * @returns the difference between the new configuration and the previous one, and the requested section
 * @throws HttpError 'invalid' for what the fan does not have, cannot take or a rule prevents from changing;
 *   'conflict' when the catalogue no longer has the fan
 */
export async function changeItem<S>(
  unit: UnitOfWork,
  ports: ItemPorts,
  { fanItemId, change, trimmed, fieldNames, section }: ItemChange<S>,
): Promise<ItemChangeResponse<S>> {
  const row = await lockWithProject(unit, fanItemId, ports);
  const { manufacturerLabelId: brand, configuration } = row;
  const catalogue = await ports.catalogues.asOf(brand, row.catalogueVersion, unit.tx);
  const before = offered(() => ports.evaluations.of(row, catalogue));
  const made = typeof change === 'function' ? change(row) : change;
  const outcome = rejectedByEngine(() => applyChange(configuration, made, catalogue, before), fieldNames);
  const { evaluation: after, delta, resize } = outcome;
  const changed = await updateItem(unit, row.id, {
    ...evaluatedColumns(after, outcome.configuration, { catalogue, brand }),
    previous: { state: row.rowVersion, configuration },
  });
  ports.evaluations.keep(changed, catalogue, after);
  if (resize !== null) unit.afterCommit(() => ports.fanResized(resizedFan(changed, after)));
  const evaluation = inWords(after);
  return {
    delta: { ...delta, fanOptionDeltas: optionChangesInWords(delta) },
    ...(trimmed ? {} : { bundle: bundleOf(evaluation) }),
    item: fanItemOf(changed, false),
    resize,
    ...changedParts(before, after, evaluation),
    validation: evaluation.validation,
    findings: await configuredFindings(unit.tx, changed, itemsToday(ports)),
    ...(section === undefined ? {} : { section: section(evaluation) }),
  };
}

/**
 * The change that undoes the one that created a state: everything as before, including choices it displaced.
 *
 * @throws HttpError 'conflict' when something else of the item was changed since
 */
export function restored({ previous, rowVersion }: FanItemRow, state: number): ConfigurationChange {
  if (previous === null || previous.state !== state - 1 || rowVersion !== state) {
    throw new HttpError('conflict', ITEM_MESSAGES.cannotUndo);
  }
  return { type: 'restore', configuration: previous.configuration };
}

/** Project before item, the order in which attaching takes them as well: the other way round two writes could wait for each other. */
export async function lockWithProject(
  unit: UnitOfWork,
  fanItemId: string,
  { noteChange }: ItemPorts,
): Promise<FanItemRow> {
  const { tx } = unit;
  const { projectId, tag, snapshot } = await existingItem(tx, fanItemId);
  const item = tag ?? snapshot.modelDisplayAs;
  if (projectId !== null) await noteChange(unit, projectId, { what: 'itemConfigured', item });
  const row = await lockItem(tx, fanItemId);
  if (row === undefined) throw notFound('item');
  return row;
}

/** Motors, curbs and sections that are not what they were, in words. */
function changedParts(
  before: Evaluation,
  after: Evaluation,
  { motors, curbs, sections }: EvaluationInWords,
): Pick<OptionSetResponse, 'motors' | 'curbs' | 'sections'> {
  const isSame = (name: string) =>
    isDeepStrictEqual(Reflect.get(before.sections, name), Reflect.get(after.sections, name));
  return {
    ...(isDeepStrictEqual(before.motors, after.motors) ? {} : { motors }),
    ...(isDeepStrictEqual(before.curbs, after.curbs) ? {} : { curbs }),
    sections: Object.fromEntries(Object.entries(sections).filter(([name]) => !isSame(name))),
  };
}

/** The message to an item's watchers when its speed or motor changed. */
export function resizedFan(
  { id: fanItemId, rowVersion: state }: Pick<FanItemRow, 'id' | 'rowVersion'>,
  { rating, motor }: Pick<FanItemRow['snapshot'], 'rating' | 'motor'>,
): FanResizedMessage {
  return { fanItemId, rpm: rating?.rpm ?? 0, bhp: rating?.totalBhp ?? 0, motorId: motor.motorId, state };
}
