export { createHost, type Host, type HostOptions, type HostSession } from './create-host.tsx';
export { type ActiveDialog, createDialogs, type Dialogs } from './dialogs.ts';
export { createShadowFrame, type ShadowFrame } from './shadow-frame.ts';
export { type MountedAlone, mountAlone, startStandalone } from './standalone.ts';
export { memoryStorage } from './storage.ts';
export { type ActiveToast, createToasts, type Toasts } from './toasts.ts';
