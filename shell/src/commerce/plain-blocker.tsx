import { useEffect, useRef } from 'react';
import { COMMERCE_MESSAGES } from '../messages/commerce.generated.ts';

/** The blocker of a page that could not fetch its own one: blocking the frame must not depend on a download (COM-014). */
export function PlainBlocker() {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog
      ref={dialog}
      aria-label={COMMERCE_MESSAGES.adding}
      onKeyDown={(event) => event.preventDefault()}
      onCancel={(event) => event.preventDefault()}
    >
      {COMMERCE_MESSAGES.waiting}
    </dialog>
  );
}
