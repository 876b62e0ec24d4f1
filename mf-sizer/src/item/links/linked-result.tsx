import { Button } from '@specbuilder/shared-ui/core';
import { MessageBar, MessageBarActions, MessageBarBody } from '@specbuilder/shared-ui/data';
import { LINKS_MESSAGES } from '../../messages/links.generated.ts';

interface LinkedResultProps {
  readonly onSize: () => void;
  readonly isSizing: boolean;
}

/** Shows that the rows belong to another user, with a link to size one's own result. */
export function LinkedResult({ onSize, isSizing }: LinkedResultProps) {
  return (
    <MessageBar layout="multiline" data-testid="linked-result">
      <MessageBarBody>{LINKS_MESSAGES.resultOfOthers}</MessageBarBody>
      <MessageBarActions>
        <Button size="small" disabledFocusable={isSizing} onClick={onSize}>
          {LINKS_MESSAGES.sizeYourself}
        </Button>
      </MessageBarActions>
    </MessageBar>
  );
}
