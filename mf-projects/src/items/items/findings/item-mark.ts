import type { ProjectItem } from '@specbuilder/shared-contracts/api';
import type { ItemFinding } from '@specbuilder/shared-contracts/domain';
import { formatQuantity } from '@specbuilder/shared-ui/core';
import { ITEMS_MESSAGES } from '../../../messages/items.generated.ts';

/** What an item shows in a list: one thing in words and how many more there are. */
export interface ItemMark {
  readonly tone: 'ready' | 'incomplete' | 'error' | 'warning';
  readonly text: string;
  /** The one that is named, else the first of those that are counted: its cure belongs beside the words. */
  readonly warning?: ItemFinding;
}

export function markOf({ state, errors, findings }: Pick<ProjectItem, 'state' | 'errors' | 'findings'>): ItemMark {
  const count = errors.length;
  if (state === 'incomplete') return { tone: 'incomplete', text: ITEMS_MESSAGES.incomplete({ count }) };
  if (count > 0) return { tone: 'error', text: ITEMS_MESSAGES.toFix({ count }) };
  const warnings = findings.filter(({ severity }) => severity === 'warning');
  const warning = warnings.find(labelOf) ?? warnings[0];
  if (warning !== undefined) return { tone: 'warning', text: warningText(labelOf(warning), warnings.length), warning };
  const { ready, status } = ITEMS_MESSAGES;
  return { tone: 'ready', text: findings.length === 0 ? ready : status.readyWithNotes({ count: findings.length }) };
}

/** Messages of a configuration are sentences, so they are counted and not named. */
function warningText(label: string | null, count: number): string {
  if (label === null) return ITEMS_MESSAGES.warnings({ count });
  return count === 1 ? label : ITEMS_MESSAGES.status.more({ label, count: count - 1 });
}

function labelOf(finding: ItemFinding): string | null {
  const { status, outOfDate } = ITEMS_MESSAGES;
  switch (finding.code) {
    case 'site.altitude':
      return status.altitude({ altitude: formatQuantity(finding.values.ratedFt, 'length') });
    case 'site.winter':
    case 'site.summer':
      return status.weather;
    case 'airflow.below':
      return status.airflowBelow({ percent: finding.values.percent });
    case 'energy.feiBelowLimit':
      return status.feiBelowLimit({ limit: finding.values.limitFei });
    case 'stall.thinMargin':
      return status.thinStallMargin;
    case 'version.priceBook':
      return outOfDate.priceBook;
    case 'version.catalogue':
      return outOfDate.catalogue;
    case 'version.engine':
      return outOfDate.engine;
    default:
      return null;
  }
}
