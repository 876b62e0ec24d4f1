export {
  definePanel,
  defineRemote,
  type MountProps,
  type PanelMountProps,
  REMOTE_MARK,
  type RemoteModule,
} from './define-remote.tsx';
