export { ClosableDialog } from './closable-dialog.tsx';
export { ClosableDrawer } from './closable-drawer.tsx';
export { DialogRegion } from './dialog-region.tsx';
export * from './fluent.ts';
export { LazyPopover, type OpenerProps } from './lazy-popover.tsx';
export { ToastRegion } from './toast-region.tsx';
export { useReturnFocus } from './use-return-focus.ts';
