import type { Platform } from '@specbuilder/shared-contracts/platform';
import type { Dialogs } from '@specbuilder/shared-ui/host';
import type { ShellHistory } from '../../composition/index.ts';
import { LEAVE_MESSAGES } from '../../messages/leave.generated.ts';

/** Prompts before a screen with unsaved input is left, by link, by code or by closing the tab. */
export function createLeaveGuard(history: ShellHistory, dialogs: Dialogs): Platform['navigation']['block'] {
  const questions = new Set<() => string | null>();
  const question = () => [...questions].map((request) => request()).find((text) => text !== null) ?? null;
  window.addEventListener('beforeunload', (event) => {
    if (question() !== null) event.preventDefault();
  });
  return (request) => {
    questions.add(request);
    history.guard = {
      isActive: () => question() !== null,
      async request() {
        const text = question();
        return text === null || (await dialogs.confirm({ ...LEAVE_MESSAGES, text }));
      },
    };
    return () => {
      questions.delete(request);
      if (questions.size === 0) history.guard = null;
    };
  };
}
