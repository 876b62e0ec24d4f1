import { DEFAULT_MANUFACTURER_LABEL_ID } from '@specbuilder/shared-contracts/domain';
import { type AppHistory, createMemoryHistory } from '@specbuilder/shared-contracts/platform';
import type { RouteEntry } from '@specbuilder/shared-contracts/registry';
import type { MountProps, RemoteModule } from '@specbuilder/shared-ui/remote';
import type { AppProps } from 'single-spa';
import { keepingStorage, keepUpdatingTranslatedPage } from '../browser/index.ts';
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

/** Kept by the tab, since sign-in comes back to an address without parameters. */
const SERVER_KEY = 'specbuilder-standalone.server';
/** Named by the development server (build/webpack/remote.mjs). */
const SERVER_META = 'meta[name="specbuilder-server"]';

type StandalonePage = Pick<Window, 'document' | 'history' | 'location' | 'sessionStorage'>;

/**
 * A remote's own development page: brand 1, memory history, a bar with sign-in, and a server on any origin that lets this
 * page in: `?server=https://fans.example.com`, else the one that the development server names, else the page's own.
 */
export async function startStandalone(
  { remote, declaration, startPath }: Pick<MountOptions, 'remote' | 'declaration'> & { readonly startPath: string },
  page: StandalonePage = window,
): Promise<void> {
  const root = page.document.getElementById('root');
  if (root === null) throw new Error('The page has no root element');
  keepUpdatingTranslatedPage(page.document);
  page.document.body.style.margin = '0';
  const serverUrl = serverOf(page);
  const history = createMemoryHistory(startPath);
  const bar = root.appendChild(page.document.createElement('div'));
  const [{ openStandaloneSession }, { drawStandaloneBar }] = await Promise.all([
    import('./standalone-session.ts'),
    import('./standalone-bar.tsx'),
  ]);
  let hasServer = false;
  try {
    const { host } = await mountAlone(root, {
      remote,
      declaration,
      history,
      serverUrl,
      manufacturerLabelId: DEFAULT_MANUFACTURER_LABEL_ID,
      async openSession(parts) {
        hasServer = true;
        const currentPath = () => pathOf(history.location);
        const session = await openStandaloneSession({ ...parts, page, currentPath });
        if (session.returnPath !== null) history.replace(session.returnPath);
        return session;
      },
    });
    drawStandaloneBar(bar, declaration.name, host.platform);
  } catch (error) {
    if (hasServer) throw error;
    const { STANDALONE_MESSAGES } = await import('../messages/standalone.generated.ts');
    bar.setAttribute('role', 'alert');
    bar.textContent = STANDALONE_MESSAGES.noServer({
      server: serverUrl || page.location.origin,
      origin: page.location.origin,
    });
    throw error;
  }
}

function serverOf(page: StandalonePage): string {
  const { document, location } = page;
  const storage = keepingStorage(() => page.sessionStorage);
  const requested = new URLSearchParams(location.search).get('server');
  if (requested !== null) storage.setItem(SERVER_KEY, requested);
  const named = document.querySelector(SERVER_META)?.getAttribute('content');
  return (storage.getItem(SERVER_KEY) ?? named ?? '').replace(/\/$/, '');
}

function pathOf({ pathname, search }: AppHistory['location']): string {
  return `${pathname}${search}`;
}
