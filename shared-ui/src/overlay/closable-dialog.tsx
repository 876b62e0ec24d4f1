import { DismissRegular } from '@fluentui/react-icons/headless/svg/dismiss';
import { Button } from '@specbuilder/shared-ui/core';
import type { ReactNode } from 'react';
import {
  Dialog,
  DialogActions,
  DialogBody,
  DialogContent,
  DialogSurface,
  DialogTitle,
  useFocusFinders,
} from './fluent.ts';
import { useReturnFocus } from './use-return-focus.ts';

interface ClosableDialogProps {
  readonly title: string;
  /** Name of the button in the corner. */
  readonly closeLabel: string;
  /** Called by that button, by Escape and by a click beside the dialog; a busy caller may leave it open. */
  readonly onClose: () => void;
  readonly actions: ReactNode;
  /** Of the surface: how wide it is. */
  readonly className: string;
  readonly contentClassName: string;
  readonly children: ReactNode;
}

/** An open dialog with a title, a way out in its corner, and the focus back where it was once it is gone. */
export function ClosableDialog(props: ClosableDialogProps) {
  const { title, closeLabel, onClose, actions, className, contentClassName, children } = props;
  // The kit's focus manager ends with its last user, and what it hid from screen readers would stay hidden.
  useFocusFinders();
  const surface = useReturnFocus(true);
  const dismiss = <Button appearance="subtle" icon={<DismissRegular />} aria-label={closeLabel} onClick={onClose} />;
  return (
    <Dialog open onOpenChange={(_, { open }) => open || onClose()}>
      <DialogSurface ref={surface} className={className}>
        <DialogBody>
          <DialogTitle action={dismiss}>{title}</DialogTitle>
          <DialogContent className={contentClassName}>{children}</DialogContent>
          <DialogActions>{actions}</DialogActions>
        </DialogBody>
      </DialogSurface>
    </Dialog>
  );
}
