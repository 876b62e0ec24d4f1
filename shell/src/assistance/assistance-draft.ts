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

let kept: AssistanceDraft | null = null;

export function keepDraft(draft: AssistanceDraft): void {
  kept = draft;
}

/** The draft that waits, once. */
export function takeDraft(): AssistanceDraft | null {
  const draft = kept;
  kept = null;
  return draft;
}
