import type { Platform } from '@specbuilder/shared-contracts/platform';
import type { Attachments } from './attachments/attachments.ts';

/** What was written so far; it waits while another panel stands in this one's place. */
export interface AssistanceDraft {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly assistanceRequest: string;
  readonly sendsProject: boolean;
  readonly attachments: Attachments;
}

interface Waiting {
  readonly draft: AssistanceDraft;
  /** Whose words they are; null for a guest. */
  readonly userId: string | null;
}

let waiting: Waiting | null = null;

/** Saves a draft until it is restored or the user it belongs to signs out. */
export function saveDraft(draft: AssistanceDraft, { session, bus }: Pick<Platform, 'session' | 'bus'>): void {
  waiting = { draft, userId: session.user.get()?.userId ?? null };
  const user = waiting.userId;
  bus.subscribe('user-signed-out', ({ payload: { reason } }) => {
    if (user !== null && reason !== 'expired' && waiting?.userId === user) waiting = null;
  });
}

/** The draft that waits, once; never that of another user. */
export function restoreDraft({ user }: Pick<Platform['session'], 'user'>): AssistanceDraft | null {
  const draftOfPage = waiting;
  waiting = null;
  const isTheirs = draftOfPage?.userId === null || draftOfPage?.userId === user.get()?.userId;
  return draftOfPage !== null && isTheirs ? draftOfPage.draft : null;
}
