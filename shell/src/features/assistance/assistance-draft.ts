import type { Platform, Writable } from '@specbuilder/shared-contracts/platform';
import type { Attachments } from './attachments/attachments.ts';

/** The text written so far; it is retained while another panel replaces this one. */
export interface AssistanceDraft {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly assistanceRequest: string;
  readonly sendsProject: boolean;
  readonly attachments: Attachments;
}

export interface WaitingDraft {
  readonly draft: AssistanceDraft;
  /** Whose words they are; null for a guest. */
  readonly userId: string | null;
}

interface DraftPorts {
  readonly assistanceDraft: Writable<WaitingDraft | null>;
  readonly session: Pick<Platform['session'], 'user'>;
}

/** Saves a draft until it is restored or the user it belongs to signs out. */
export function saveDraft(draft: AssistanceDraft, { assistanceDraft, session }: DraftPorts): void {
  assistanceDraft.set({ draft, userId: session.user.get()?.userId ?? null });
}

/** The draft that waits, once; never that of another user. */
export function restoreDraft({ assistanceDraft, session }: DraftPorts): AssistanceDraft | null {
  const waiting = assistanceDraft.get();
  assistanceDraft.set(null);
  const isTheirs = waiting?.userId === null || waiting?.userId === session.user.get()?.userId;
  return waiting !== null && isTheirs ? waiting.draft : null;
}
