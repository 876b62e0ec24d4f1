import type { Dialogs, Toasts } from '@specbuilder/shared-ui/host';
import { DialogRegion, ToastRegion } from '@specbuilder/shared-ui/overlay';

export default function OverlayRegions({ toasts, dialogs }: { readonly toasts: Toasts; readonly dialogs: Dialogs }) {
  return (
    <>
      <ToastRegion toasts={toasts.active} onResolve={toasts.resolve} />
      <DialogRegion current={dialogs.current} onResolve={dialogs.resolve} />
    </>
  );
}
