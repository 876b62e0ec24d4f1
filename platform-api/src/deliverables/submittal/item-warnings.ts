import { openPointsOf } from '@specbuilder/shared-contracts/domain';
import { DELIVERABLE_MESSAGES as MESSAGES } from '../../core/index.ts';
import type { Block } from '../layout/printed-document.ts';
import type { DeliverableItem } from '../subject/subject.ts';
import { uniqueRows } from './unique-rows.ts';

type FoundItem = Pick<DeliverableItem, 'tag' | 'findings'> & { readonly item: { readonly modelDisplayAs: string } };

/** Further tags are counted: a cover has one page. */
const TAGS_ON_COVER = 8;

/** What is found on the items, by tag and the most severe first. */
export function warningBlocks(items: readonly FoundItem[]): Block[] {
  const { title, none, tag, model, severity, message } = MESSAGES.warning;
  const rows = uniqueRows(
    items.flatMap(({ tag: name, item, findings }) =>
      findings.map((found) => [name, item.modelDisplayAs, MESSAGES.severity[found.severity], found.message]),
    ),
  );
  const heading: Block = { kind: 'heading', level: 2, text: title };
  if (rows.length === 0) return [heading, { kind: 'text', text: none }];
  const columns = [tag, model, severity, message].map((label) => ({ label }));
  return [heading, { kind: 'table', look: 'rows', columns, rows }];
}

/** Why nothing must be built from the document as it is; null where every item can be supplied. */
export function notForConstruction(items: readonly FoundItem[]): string | null {
  const open = openPointsOf(items);
  if (open.length === 0) return null;
  const named = open.slice(0, TAGS_ON_COVER).map(MESSAGES.cover.openPoints).join(', ');
  return MESSAGES.cover.notForConstruction({
    items: named,
    others: Math.max(0, open.length - TAGS_ON_COVER),
    page: MESSAGES.document.deviations,
  });
}
