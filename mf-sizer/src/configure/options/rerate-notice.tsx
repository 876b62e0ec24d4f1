import { ArrowUndoRegular } from '@fluentui/react-icons/headless/svg/arrow-undo';
import { Button, makeStyles, tokens, usePlatform, useReadable, VisuallyHidden } from '@specbuilder/shared-ui/core';
import { MessageBar, MessageBarActions, MessageBarBody, MessageBarTitle } from '@specbuilder/shared-ui/data';
import { OPTIONS_MESSAGES } from '../../messages/options.generated.ts';
import { undoOf } from './done-change.ts';
import { rerateText } from './rerate.ts';
import type { OptionsPageState } from './use-options-page.ts';

/** What the last change did to the fan, until the next one; announced once as one sentence. */
export function RerateNotice({ page }: { readonly page: OptionsPageState }) {
  const styles = useStyles();
  const currency = useReadable(usePlatform().currency);
  const { last, change, isReadOnly } = page;
  const words = last === null ? null : rerateText(last, currency);
  const undo = last === null || isReadOnly ? null : undoOf(last);
  return (
    <>
      <VisuallyHidden>
        <span role="status" data-testid="rerate-status">
          {words && `${words.title}. ${words.text}`}
        </span>
      </VisuallyHidden>
      {words && (
        <MessageBar intent="warning" layout="multiline" className={styles.notice} data-testid="rerate-notice">
          <MessageBarBody>
            <MessageBarTitle>{words.title}.</MessageBarTitle> {words.text}
          </MessageBarBody>
          {undo && last && (
            <MessageBarActions>
              <Button size="small" icon={<ArrowUndoRegular />} onClick={() => change(undo)}>
                {OPTIONS_MESSAGES.undo({ label: last.change.label })}
              </Button>
            </MessageBarActions>
          )}
        </MessageBar>
      )}
    </>
  );
}

/** Visible wherever the changed option is; narrow pages have the groups' menu there. */
const useStyles = makeStyles({
  notice: {
    '@media (min-width: 1024px) and (min-height: 400px)': {
      position: 'sticky',
      top: `calc(var(--frame-top, 52px) + ${tokens.spacingVerticalS})`,
      zIndex: 3,
      boxShadow: tokens.shadow4,
    },
  },
});
