import { writable } from '@specbuilder/shared-contracts/platform';
import { Button } from '@specbuilder/shared-ui/core';
import { renderWithPlatform } from '@specbuilder/shared-ui/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLayoutEffect, useRef, useState } from 'react';
import { DialogRegion } from './dialog-region.tsx';
import { Dialog, DialogBody, DialogSurface, DialogTitle } from './fluent.ts';
import { useReturnFocus } from './use-return-focus.ts';

const QUESTION = { id: '1', title: 'Sure?', text: 'Think of it', confirm: 'Yes', cancel: 'No' };

function DialogThatRequires() {
  const [current] = useState(() => writable<typeof QUESTION | null>(null));
  return (
    <>
      <Dialog open>
        <DialogSurface>
          <DialogBody>
            <DialogTitle>Form</DialogTitle>
            <Button onClick={() => current.set(QUESTION)}>Delete</Button>
          </DialogBody>
        </DialogSurface>
      </Dialog>
      <DialogRegion current={current} onResolve={() => current.set(null)} />
    </>
  );
}

/** Responds to the question with another one immediately. */
function DialogThatRequiresTwice() {
  const [current] = useState(() => writable<typeof QUESTION | null>(null));
  const response = () => {
    const isFirst = current.get()?.id === '1';
    current.set(null);
    if (isFirst) setTimeout(() => current.set({ ...QUESTION, id: '2', title: 'It failed' }), 10);
  };
  return (
    <>
      <Button onClick={() => current.set(QUESTION)}>Delete</Button>
      <DialogRegion current={current} onResolve={response} />
    </>
  );
}

it('so does what follows a question', async () => {
  renderWithPlatform(<DialogThatRequiresTwice />);
  const person = userEvent.setup();
  await person.click(screen.getByRole('button', { name: 'Delete' }));
  await person.click(await screen.findByRole('button', { name: 'Yes' }));
  expect(await screen.findByText('It failed')).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Yes' }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Delete' })).toHaveFocus());
});

it('a confirmation returns the focus to the dialog that opened it', async () => {
  renderWithPlatform(<DialogThatRequires />);
  const person = userEvent.setup();
  await person.click(screen.getByRole('button', { name: 'Delete' }));
  await person.click(await screen.findByRole('button', { name: 'No' }));
  await waitFor(() => expect(screen.queryByText('Think of it')).not.toBeInTheDocument());
  await waitFor(() => expect(screen.getByRole('button', { name: 'Delete' })).toHaveFocus());
});

function DialogWithForm() {
  const [isSaved, setIsSaved] = useState(false);
  const surface = useReturnFocus(true);
  return (
    <Dialog open>
      <DialogSurface ref={surface}>
        <DialogBody>
          <DialogTitle>Buildings</DialogTitle>
          {isSaved ? <p>Saved</p> : <Button onClick={() => setIsSaved(true)}>Save</Button>}
        </DialogBody>
      </DialogSurface>
    </Dialog>
  );
}

it('a dialog keeps the focus when what had it leaves', async () => {
  renderWithPlatform(<DialogWithForm />);
  await userEvent.setup().click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.getByRole('dialog')).toHaveFocus());
});

it('a dialog has the focus in the frame that shows it, so that Escape pressed at once closes it', () => {
  const focusedAtFirst: (string | null | undefined)[] = [];
  function Watch() {
    const seen = useRef(false);
    useLayoutEffect(() => {
      if (!seen.current) focusedAtFirst.push(document.activeElement?.getAttribute('role'));
      seen.current = true;
    });
    return null;
  }
  renderWithPlatform(
    <>
      <DialogWithForm />
      <Watch />
    </>,
  );
  expect(focusedAtFirst).toEqual(['dialog']);
});
