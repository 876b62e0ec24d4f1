import { type DialogService, type Readable, writable } from '@specbuilder/shared-contracts/platform';

export interface ActiveDialog {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  readonly confirm: string;
  /** Absent on an alert, which has one button. */
  readonly cancel?: string;
  /** Language of the texts when it is not the page's. */
  readonly lang?: string;
}

export interface Dialogs extends DialogService {
  /** The current question; others wait their turn. */
  readonly current: Readable<ActiveDialog | null>;
  resolve(id: string, isConfirmed: boolean): void;
}

/** Questions of a host, one at a time in the order of the calls. */
export function createDialogs(): Dialogs {
  const current = writable<ActiveDialog | null>(null);
  const queue: { dialog: ActiveDialog; result: (isConfirmed: boolean) => void }[] = [];
  let counter = 0;
  const request = (dialog: Omit<ActiveDialog, 'id'>): Promise<boolean> =>
    new Promise((response) => {
      queue.push({ dialog: { ...dialog, id: `dialog-${++counter}` }, result: response });
      if (queue.length === 1) current.set(queue[0]?.dialog ?? null);
    });
  return {
    current,
    confirm: request,
    alert: async (dialog) => void (await request(dialog)),
    resolve(id, isConfirmed) {
      const [question] = queue;
      if (question?.dialog.id !== id) return;
      queue.shift();
      current.set(queue[0]?.dialog ?? null);
      question.result(isConfirmed);
    },
  };
}
