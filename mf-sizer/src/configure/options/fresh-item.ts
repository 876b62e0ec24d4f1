import type { FanItem } from '@specbuilder/shared-contracts/api';
import { isProvided, ProjectItemType } from '@specbuilder/shared-contracts/domain';
import type { Platform } from '@specbuilder/shared-contracts/platform';
import { createPayload } from '../configure/created-items.ts';
import { firstChoice } from '../configure/motor-choice.ts';

/** The item's specification lacks what a fan is sized with, so that only the search can help (OPT-007). */
export class IncompleteSpecificationError extends Error {}

type Api = Platform['api'];
type Source = Pick<FanItem, 'fanItemId' | 'fanUnitId' | 'itemType' | 'qty' | 'projectId'>;

/**
 * The same fan for the same duty as a fresh search returns it: only recommended motor, default voltage and default
 * choices; on the same item if it is in a project, else as a new one.
 *
 * @throws IncompleteSpecificationError without altitude, airflow or static pressure; Error when the fan no longer fits
 */
export async function createFreshItem(api: Api, source: Source, idempotencyKey: string): Promise<FanItem> {
  const isHvls = source.itemType === ProjectItemType.HighVolumeLowSpeedFan;
  const { resultId, results } = isHvls ? await sizeHvls(api, source) : await sizeExhaustSupply(api, source);
  const row = results.find(({ fanUnitId }) => fanUnitId === source.fanUnitId);
  const choice = row === undefined ? null : firstChoice(row.motorListPrices);
  if (choice === null) throw new Error('The fan is not among the fresh results');
  const payload = createPayload({ resultId, choice, quantity: isHvls ? source.qty : undefined });
  const context = { idempotencyKey };
  const { fanItemId, projectId } = source;
  if (projectId === null) return api.fanItem.create(payload, { context });
  const calls = isHvls ? api.fanItem.hvls : api.fanItem.exhaustSupply;
  return calls.reselect({ fanItemId, ...payload }, { context });
}

async function sizeExhaustSupply(api: Api, { fanItemId }: Source) {
  const specification = await api.fanItem.exhaustSupply.specification({ fanItemId });
  const { altitude, cfm, sp } = specification;
  if (![altitude, cfm, sp].every(isProvided))
    throw new IncompleteSpecificationError('No altitude, airflow or pressure');
  return api.sizing.exhaustSupply.bySpecification(specification);
}

async function sizeHvls(api: Api, { fanItemId }: Source) {
  return api.sizing.hvls.bySpecification(await api.fanItem.hvls.specification({ fanItemId }));
}
