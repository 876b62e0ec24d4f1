import { currentLanguage } from '@specbuilder/shared-contracts/language';
import { PLATFORM_VERSION, type Platform } from '@specbuilder/shared-contracts/platform';
import {
  PlatformProvider,
  type StyleHome,
  StyleHomeProvider,
  ThemeRoot,
  usePlatform,
  useReadable,
} from '@specbuilder/shared-ui/core';
import { QueryClientProvider } from '@specbuilder/shared-ui/query';
import { SpaRouter } from '@specbuilder/shared-ui/router';
import React, { type ComponentType, type ReactNode, StrictMode, startTransition } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import type { AppProps } from 'single-spa';
import singleSpaReact from 'single-spa-react';
import { RemoteBoundary } from './remote-boundary.tsx';

/** The builds' own object; build/webpack/contract-uses.mjs writes the version into it. */
declare const __webpack_require__: { readonly neededPlatform?: string } | undefined;

/** Marks what defineRemote and definePanel made; a loader takes nothing else (composition.md D3). */
export const REMOTE_MARK = Symbol.for('specbuilder.remote.v1');

/** What the host hands over at each mount, besides the container. */
export interface MountProps {
  readonly platform: Platform;
  /** The shadow root that it is drawn in; a page of ours has none. */
  readonly home?: StyleHome;
}

export interface PanelMountProps<P, R> extends MountProps {
  readonly panelProps: P;
  readonly onClose: (result: R | null) => void;
}

/** A step of single-spa's, which adds its own props to ours. */
type Lifecycle = (props: MountProps & AppProps) => Promise<unknown>;

export interface RemoteModule {
  readonly [REMOTE_MARK]: 'app' | 'panel';
  /** Version of the Platform interface it needs. */
  readonly platform: string;
  readonly lifecycles: { readonly bootstrap: Lifecycle; readonly mount: Lifecycle; readonly unmount: Lifecycle };
}

interface RemoteOptions {
  readonly name: string;
  readonly app: ComponentType;
}

/**
 * Turns a React tree into a remote: platform, theme, shared cache, router on the host's history, and a boundary, so that
 * an error is shown in its region and never reaches single-spa. An area with atoms brings a store for the screens that
 * use them: here it would be 2.5 KB of every first page.
 */
export function defineRemote({ name, app: App }: RemoteOptions): RemoteModule {
  return remoteModule('app', name, ({ platform, home }: MountProps) => (
    <RemoteRoot name={name} platform={platform} home={home} fill>
      {() => (
        <SpaRouter>
          <App />
        </SpaRouter>
      )}
    </RemoteRoot>
  ));
}

interface PanelOptions<P, R> {
  readonly name: string;
  readonly panel: ComponentType<{ readonly panelProps: P; readonly onClose: (result: R | null) => void }>;
}

/** Turns a component into a panel that any area can open; it returns its result through `onClose`. */
export function definePanel<P, R>({ name, panel: Panel }: PanelOptions<P, R>): RemoteModule {
  return remoteModule('panel', name, (props: MountProps) => {
    const { platform, panelProps, onClose } = props as PanelMountProps<P, R>;
    return (
      <RemoteRoot name={name} platform={platform}>
        {() => <Panel panelProps={panelProps} onClose={onClose} />}
      </RemoteRoot>
    );
  });
}

function remoteModule(
  kind: 'app' | 'panel',
  name: string,
  rootComponent: (props: MountProps) => ReactNode,
): RemoteModule {
  const { bootstrap, mount, unmount } = singleSpaReact<MountProps>({
    React,
    // A prefix per remote keeps generated ids apart between roots (composition.md P8).
    ReactDOMClient: { createRoot: (container: Element) => slicedRoot(container, `${name}-`) },
    rootComponent,
    // RemoteBoundary renders errors inside the theme; single-spa only needs to have an error boundary.
    errorBoundary: () => <></>,
  });
  // Words of a language other than English come with the first mount; without them the area is drawn in English.
  const mountWithWords: typeof mount = async (props) => {
    const { log } = props.platform;
    await currentLanguage
      .load(currentLanguage.get())
      .catch((error: unknown) => log.error(`The words of ${name} did not load`, error));
    return mount(props);
  };
  return { [REMOTE_MARK]: kind, platform: neededPlatform(), lifecycles: { bootstrap, mount: mountWithWords, unmount } };
}

/** A root whose content is drawn in slices, so that an area that comes lets keys and pointer through. */
function slicedRoot(container: Element, identifierPrefix: string): Root {
  const root = createRoot(container, { identifierPrefix });
  return { render: (content) => startTransition(() => root.render(content)), unmount: () => root.unmount() };
}

/** What its build found that it uses; without that build's word, what it was built beside. */
function neededPlatform(): string {
  return (
    (typeof __webpack_require__ === 'undefined' ? undefined : __webpack_require__.neededPlatform) ?? PLATFORM_VERSION
  );
}

interface RemoteRootProps {
  readonly name: string;
  readonly platform: Platform;
  readonly home?: StyleHome | undefined;
  readonly fill?: boolean;
  /** Draws the content; called again when the language changes, since words are read while drawing. */
  readonly children: () => ReactNode;
}

function RemoteRoot({ name, platform, home, fill = false, children }: RemoteRootProps) {
  useReadable(currentLanguage.words);
  return (
    <StrictMode>
      <StyleHomeProvider home={home ?? null}>
        <PlatformProvider platform={platform}>
          <Themed fill={fill}>
            <RemoteBoundary name={name} platform={platform}>
              <QueryClientProvider client={platform.queries}>{children()}</QueryClientProvider>
            </RemoteBoundary>
          </Themed>
        </PlatformProvider>
      </StyleHomeProvider>
    </StrictMode>
  );
}

function Themed({ fill, children }: { readonly fill: boolean; readonly children: ReactNode }) {
  const platform = usePlatform();
  const settings = useReadable(platform.settings);
  const theme = useReadable(platform.theme);
  return (
    <ThemeRoot settings={settings} theme={theme} fill={fill}>
      {children}
    </ThemeRoot>
  );
}
