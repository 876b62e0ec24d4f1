import type { ReleasedRemote } from '@specbuilder/shared-contracts/api';
import { usePlatform } from '@specbuilder/shared-ui/core';
import { ADMIN_REMOTES_MESSAGES as MESSAGES } from '../../../messages/admin-remotes.generated.ts';
import { useAdminToasts } from '../../page/use-admin-toasts.ts';

/** One click and a question to another version of an area. */
export function useReleaseSteps({ name: remote, title }: ReleasedRemote) {
  const { api, apiQueries, dialogs, queries } = usePlatform();
  const { run } = useAdminToasts();
  const take = (step: () => Promise<ReleasedRemote>) =>
    run(async () => {
      const { active } = await step();
      await queries.invalidateQueries({ queryKey: apiQueries.remotes.key() });
      return MESSAGES.activated({ title, version: active ?? '' });
    });
  return {
    async activate(version: string): Promise<void> {
      const { title: question, text, ...responses } = MESSAGES.confirmActivate;
      if (!(await dialogs.confirm({ ...responses, title: question({ version }), text: text({ title }) }))) return;
      await take(() => api.remotes.activate({ remote, version, why: '' }));
    },
    async rollBack(): Promise<void> {
      const { title: question, ...rest } = MESSAGES.confirmRollBack;
      if (!(await dialogs.confirm({ ...rest, title: question({ title }) }))) return;
      await take(() => api.remotes.rollback({ remote, why: '' }));
    },
  };
}
