import {
  applyChange,
  type Catalogue,
  type ChangeOutcome,
  type ConfigurationChange,
  type Evaluation,
  evaluate,
} from '@specbuilder/fan-engine';
import type { OptionSetAnswer } from '@specbuilder/shared-contracts/api';
import { refusedByEngine } from '../engine/engine-refusal.ts';
import { notFound } from '../refusal.ts';
import type { Transaction } from '../store/database.ts';
import type { UnitOfWork } from '../unit-of-work/commit-together.ts';
import { bundleOf, existingItem, offered } from './configured-item.ts';
import { evaluatedColumns } from './evaluated-columns.ts';
import { type EvaluationInWords, inWords, optionChangesInWords } from './in-words.ts';
import { type FanItemRow, fanItemOf } from './item-answer.ts';
import type { ItemPorts } from './ports.ts';
import { lockItem, updateItem } from './store.ts';

/** @typeParam S the set of the section that the answer brings along */
export interface ItemChange<S> {
  readonly fanItemId: string;
  readonly change: ConfigurationChange;
  /** The answer holds the delta alone; false adds the whole list. */
  readonly trimmed: boolean;
  /** What the request calls a field where the engine says otherwise. */
  readonly fieldNames?: Readonly<Record<string, string>>;
  readonly section?: (evaluation: EvaluationInWords) => S;
}

export type ItemChangeAnswer<S> = Omit<OptionSetAnswer, 'section'> & { readonly section?: S };

/**
 * Changes what an item is made of: rules applied, fan rated again, figures and prices stored, and everybody who watches
 * it notified when speed or motor moved.
 *
 * @returns the delta against the list before, the item, the motors where the change was about them and the section that
 *   was asked for
 * @throws Refusal 'invalid' for what the fan does not have, cannot take or a rule holds where it is;
 *   'conflict' when the catalogue no longer has the fan
 */
export async function changeItem<S>(
  unit: UnitOfWork,
  ports: ItemPorts,
  { fanItemId, change, trimmed, fieldNames, section }: ItemChange<S>,
): Promise<ItemChangeAnswer<S>> {
  const row = await lockWithProject(unit, fanItemId, ports);
  const catalogue = await ports.catalogues.asOf(row.manufacturerLabelId, row.catalogueVersion, unit.tx);
  offered(() => evaluate(row.configuration, catalogue));
  const outcome = refusedByEngine(() => applyChange(row.configuration, change, catalogue), fieldNames);
  const changed = await store(unit.tx, row, outcome, catalogue);
  if (outcome.resize !== null) unit.afterCommit(() => ports.fanResized(resizedFan(fanItemId, outcome.evaluation)));
  const { delta, resize } = outcome;
  const evaluation = inWords(outcome.evaluation);
  return {
    delta: { ...delta, fanOptionDeltas: optionChangesInWords(delta) },
    ...(trimmed ? {} : { bundle: bundleOf(evaluation) }),
    item: fanItemOf(changed, false),
    resize,
    ...(change.type === 'motor' || change.type === 'voltage' ? { motors: evaluation.motors } : {}),
    ...(section === undefined ? {} : { section: section(evaluation) }),
  };
}

/** Project before item, the order in which attaching takes them as well: the other way round two writes could wait for each other. */
async function lockWithProject(unit: UnitOfWork, fanItemId: string, { noteChange }: ItemPorts): Promise<FanItemRow> {
  const { tx } = unit;
  const { projectId, tag, snapshot } = await existingItem(tx, fanItemId);
  const item = tag ?? snapshot.modelDisplayAs;
  if (projectId !== null) await noteChange(unit, projectId, { what: 'itemConfigured', item });
  const row = await lockItem(tx, fanItemId);
  if (row === undefined) throw notFound('item');
  return row;
}

async function store(
  tx: Transaction,
  { id, manufacturerLabelId }: FanItemRow,
  { configuration, evaluation }: ChangeOutcome,
  catalogue: Catalogue,
): Promise<FanItemRow> {
  return updateItem(tx, id, evaluatedColumns(evaluation, configuration, { catalogue, brand: manufacturerLabelId }));
}

/** What those who watch an item hear when its speed or motor moved. */
export function resizedFan(fanItemId: string, { rating, motor }: Evaluation) {
  return { fanItemId, rpm: rating?.rpm ?? 0, bhp: rating?.totalBhp ?? 0, motorId: motor.motorId };
}
