import { Button } from '@specbuilder/shared-ui/core';
import { MessageBar, MessageBarActions, MessageBarBody } from '@specbuilder/shared-ui/data';
import { SCHEDULE_MESSAGES } from '../../messages/schedule.generated.ts';
import type { RememberedColumns } from './use-remembered-columns.ts';

/** That columns are used as they were before, or will be again, and the way to forget it. */
export function RememberedNotice({ columns: { kind, forget } }: { readonly columns: RememberedColumns }) {
  if (kind === null) return null;
  return (
    <MessageBar intent="info" layout="multiline">
      <MessageBarBody>
        {kind === 'used' ? SCHEDULE_MESSAGES.columnsRemembered : SCHEDULE_MESSAGES.columnsSaved}
      </MessageBarBody>
      <MessageBarActions>
        <Button onClick={forget}>{SCHEDULE_MESSAGES.forgetColumns}</Button>
      </MessageBarActions>
    </MessageBar>
  );
}
