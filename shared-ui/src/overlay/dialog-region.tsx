import type { Readable } from '@specbuilder/shared-contracts/platform';
import { Button, useLastShown, useReadable } from '@specbuilder/shared-ui/core';
import { Dialog, DialogActions, DialogBody, DialogContent, DialogSurface, DialogTitle } from './fluent.ts';
import { useReturnFocus } from './use-return-focus.ts';

interface RequestedDialog {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  readonly confirm: string;
  readonly cancel?: string;
  readonly lang?: string;
}

interface DialogRegionProps {
  readonly current: Readable<RequestedDialog | null>;
  readonly onResolve: (id: string, isConfirmed: boolean) => void;
}

/** Questions and alerts: a click outside does not close them, Escape means no. */
export function DialogRegion({ current, onResolve }: DialogRegionProps) {
  const question = useReadable(current);
  const dialog = useLastShown(question);
  const surface = useReturnFocus(question !== null);
  if (dialog === null) return null;
  const response = (isConfirmed: boolean) => onResolve(dialog.id, isConfirmed);
  return (
    <Dialog open={question !== null} modalType="alert" onOpenChange={(_, { open }) => !open && response(false)}>
      <DialogSurface
        ref={surface}
        style={{ maxWidth: 460 }}
        onKeyDown={(event) => event.key === 'Escape' && response(false)}
        lang={dialog.lang}
        translate={dialog.lang === undefined ? undefined : 'no'}
      >
        <DialogBody>
          <DialogTitle>{dialog.title}</DialogTitle>
          <DialogContent>{dialog.text}</DialogContent>
          <DialogActions>
            {dialog.cancel !== undefined && <Button onClick={() => response(false)}>{dialog.cancel}</Button>}
            <Button appearance="primary" onClick={() => response(true)}>
              {dialog.confirm}
            </Button>
          </DialogActions>
        </DialogBody>
      </DialogSurface>
    </Dialog>
  );
}
