import { EmptyState } from '@specbuilder/shared-ui/core';
import { DELIVERABLES_TEXTS } from '../words/deliverables.generated.ts';

/** Says what the documents of a project will be; each comes with its generator. */
export function DeliverablesTab() {
  return <EmptyState title={DELIVERABLES_TEXTS.title} text={DELIVERABLES_TEXTS.text} />;
}
