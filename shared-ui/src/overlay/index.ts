export { ClosableDialog } from './closable-dialog.tsx';
export { DialogRegion } from './dialog-region.tsx';
export * from './fluent.ts';
export { ToastRegion } from './toast-region.tsx';
export { useReturnFocus } from './use-return-focus.ts';
