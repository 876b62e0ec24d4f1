import type { ClipboardEvent } from 'react';
import type { ExhaustCriteria } from './criteria-schema.ts';

/** Two cells of a sheet beside each other, or under each other. */
const TWO_CELLS = /^\s*([^\t\r\n]+)[\t\r\n]+([^\t\r\n]+)\s*$/;

/** Reading values takes code that a first page does without: it comes with that of the one line, which has the same reader. */
const loadReading = () => import(/* webpackChunkName: "one-line" */ './pasted-duty.ts');

/** Puts two cells that are pasted into a field of the duty into both of its fields. */
export function onPastedDuty(change: (fields: Partial<ExhaustCriteria>) => void) {
  return (event: ClipboardEvent) => {
    const { target } = event;
    const [text, first, second] = TWO_CELLS.exec(event.clipboardData.getData('text/plain')) ?? [];
    if (text === undefined || first === undefined || second === undefined || !(target instanceof HTMLInputElement))
      return;
    event.preventDefault();
    const reading = loadReading().then(({ pastedDuty }) => pastedDuty([first, second]));
    void reading
      .catch(() => null)
      .then((duty) => {
        if (duty === null) insert(target, text);
        else change(duty);
      });
  };
}

/** Does what the browser does with a pasted text. */
function insert(input: HTMLInputElement, text: string): void {
  const { selectionStart, selectionEnd, value } = input;
  input.setRangeText(text, selectionStart ?? value.length, selectionEnd ?? value.length, 'end');
  input.dispatchEvent(new Event('input', { bubbles: true }));
}
