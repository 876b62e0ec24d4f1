import type { ProjectShare } from '@specbuilder/shared-contracts/api';
import { TOAST_MS } from '@specbuilder/shared-contracts/domain';
import { copyText, usePlatform } from '@specbuilder/shared-ui/core';
import { SHARE_MESSAGES } from '../../messages/share.generated.ts';

/** What the owner does with a link. */
export function useLinkActions(projectId: string) {
  const { api, apiQueries, dialogs, log, queries, toasts } = usePlatform();
  const say = (kind: 'success' | 'error', title: string) =>
    void toasts.show({ kind, title, durationMs: kind === 'success' ? TOAST_MS.project : TOAST_MS.failure });
  return {
    async copy({ url }: ProjectShare): Promise<void> {
      try {
        await copyText(url);
        say('success', SHARE_MESSAGES.copied);
      } catch (error) {
        log.error(SHARE_MESSAGES.notCopied, error);
        void toasts.show({ kind: 'error', title: SHARE_MESSAGES.notCopied, text: url, durationMs: TOAST_MS.failure });
      }
    },
    async revoke({ shareId }: ProjectShare): Promise<void> {
      if (!(await dialogs.confirm(SHARE_MESSAGES.confirmRevoke))) return;
      try {
        await api.projects.revokeShare({ projectId, shareId });
        say('success', SHARE_MESSAGES.revokeDone);
      } catch (error) {
        log.error('Link could not be revoked', error);
        say('error', SHARE_MESSAGES.revokeFailed);
      }
      await queries.invalidateQueries({ queryKey: apiQueries.projects.shares.queryKey({ input: { projectId } }) });
    },
  };
}
