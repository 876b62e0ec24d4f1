import { DEFAULT_MANUFACTURER_LABEL_ID } from '@specbuilder/shared-contracts/domain';
import type { RouteEntry } from '@specbuilder/shared-contracts/registry';
import type { MountProps, RemoteModule } from '@specbuilder/shared-ui/remote';
import type { AppProps } from 'single-spa';
import { createHost, type Host, type HostOptions } from './create-host.tsx';

/** What a remote's `remote.json` says, as far as a host of one remote needs it. */
export interface StandaloneDeclaration {
  readonly name: string;
  readonly routes: readonly unknown[];
}

interface MountOptions extends Omit<HostOptions, 'remote'> {
  readonly remote: RemoteModule;
  readonly declaration: StandaloneDeclaration;
}

export interface MountedAlone {
  readonly host: Host;
  /** Takes the remote out again. */
  leave(): Promise<void>;
}

/** Mounts one remote into an element under a host of its own. */
export async function mountAlone(element: HTMLElement, options: MountOptions): Promise<MountedAlone> {
  const { remote, declaration, ...hostOptions } = options;
  const routes = declaration.routes as RouteEntry[];
  const { home } = options;
  const host = await createHost({ ...hostOptions, remote: { routes } });
  const container = document.createElement('div');
  element.append(container);
  // Outside single-spa its own props are not there; single-spa-react only needs name and element.
  const props = {
    name: declaration.name,
    domElement: container,
    platform: host.platform,
    ...(home === undefined ? {} : { home }),
  } as unknown as MountProps & AppProps;
  await remote.lifecycles.bootstrap(props);
  await remote.lifecycles.mount(props);
  return {
    host,
    async leave() {
      await remote.lifecycles.unmount(props);
      container.remove();
      host.dispose();
    },
  };
}

/** A remote's own development page: guest, brand 1, memory history, the real server behind the same origin. */
export async function startStandalone(
  options: Pick<MountOptions, 'remote' | 'declaration'> & { readonly startPath: string },
): Promise<void> {
  const root = document.getElementById('root');
  if (root === null) throw new Error('The page has no root element');
  const serverUrl = new URLSearchParams(window.location.search).get('server') ?? '';
  await mountAlone(root, { ...options, serverUrl, manufacturerLabelId: DEFAULT_MANUFACTURER_LABEL_ID });
}
