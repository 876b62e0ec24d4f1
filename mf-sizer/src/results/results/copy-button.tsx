import { CopyRegular } from '@fluentui/react-icons/headless/svg/copy';
import { TOAST_MS } from '@specbuilder/shared-contracts/domain';
import { Button, copyText, usePlatform } from '@specbuilder/shared-ui/core';
import { RESULTS_MESSAGES } from '../../messages/results.generated.ts';

/** Puts the rows on the clipboard as a table. */
export function CopyButton({ text }: { readonly text: () => string }) {
  const { toasts, log } = usePlatform();
  const say = (kind: 'success' | 'warning', title: string) =>
    void toasts.show({ kind, title, durationMs: TOAST_MS.addFan });
  const copy = async () => {
    try {
      await copyText(text());
      say('success', RESULTS_MESSAGES.copied);
    } catch (error) {
      log.error('Rows could not be copied', error);
      say('warning', RESULTS_MESSAGES.copyFailed);
    }
  };
  return (
    <Button appearance="subtle" size="small" icon={<CopyRegular />} onClick={() => void copy()}>
      {RESULTS_MESSAGES.copy}
    </Button>
  );
}
