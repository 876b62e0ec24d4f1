import type { ProjectItem } from '@specbuilder/shared-contracts/api';
import { openPointsOf } from '@specbuilder/shared-contracts/domain';
import { MessageBar, MessageBarBody } from '@specbuilder/shared-ui/data';
import { DELIVERABLES_MESSAGES } from '../../messages/deliverables.generated.ts';

/** Further ones are counted. */
const TAGS_SHOWN = 4;

/** Before a document is made: which of its items cannot be supplied as they are. */
export function OpenPoints({ items }: { readonly items: readonly ProjectItem[] }) {
  const open = openPointsOf(items.map(({ tag, findings }) => ({ tag: tag ?? '–', findings })));
  if (open.length === 0) return null;
  const named = open.slice(0, TAGS_SHOWN).map(DELIVERABLES_MESSAGES.openPoints).join(', ');
  const others = Math.max(0, open.length - TAGS_SHOWN);
  return (
    <MessageBar intent="warning" layout="multiline">
      <MessageBarBody>{DELIVERABLES_MESSAGES.notForConstruction({ items: named, others })}</MessageBarBody>
    </MessageBar>
  );
}
