import { Button } from '@specbuilder/shared-ui/core';
import { MessageBar, MessageBarActions, MessageBarBody } from '@specbuilder/shared-ui/data';
import { LINKS_TEXTS } from '../../words/links.generated.ts';

interface LinkedResultProps {
  readonly onSize: () => void;
  readonly isSizing: boolean;
}

/** Says that the rows are somebody else's, with the way to a result of one's own. */
export function LinkedResult({ onSize, isSizing }: LinkedResultProps) {
  return (
    <MessageBar layout="multiline" data-testid="linked-result">
      <MessageBarBody>{LINKS_TEXTS.resultOfOthers}</MessageBarBody>
      <MessageBarActions>
        <Button size="small" disabledFocusable={isSizing} onClick={onSize}>
          {LINKS_TEXTS.sizeYourself}
        </Button>
      </MessageBarActions>
    </MessageBar>
  );
}
