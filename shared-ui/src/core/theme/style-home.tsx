import { createContext, type ReactNode, useContext, useInsertionEffect, useState } from 'react';
import { type GriffelRenderer, PageProvider, PortalMountNodeProvider, type Theme } from '../fluent.ts';

/** A shadow root that the sizer is drawn in: its styles apply only there, and floating elements mount there. */
export interface StyleHome {
  readonly root: ShadowRoot;
  readonly renderer: GriffelRenderer;
  /** Where menus, dialogs and tooltips are put. */
  readonly portals: HTMLElement;
  /** What `window.matchMedia` says, where the width is that of the element that holds the root. */
  matchMedia(query: string): Pick<MediaQueryList, 'matches' | 'addEventListener' | 'removeEventListener'>;
  /** Gives everything in the root the values of a theme. */
  showTheme(theme: Theme): void;
}

const StyleHomeContext = createContext<StyleHome | null>(null);

export function StyleHomeProvider({
  home,
  children,
}: {
  readonly home: StyleHome | null;
  readonly children: ReactNode;
}) {
  return <StyleHomeContext.Provider value={home}>{children}</StyleHomeContext.Provider>;
}

/** Null on a page of ours. */
export const useStyleHome = (): StyleHome | null => useContext(StyleHomeContext);

/** Where elements are found by their id: the page, or the shadow root that holds the remote. */
export const useDrawnIn = (): Document | ShadowRoot => useStyleHome()?.root ?? document;

/** What has the focus, also inside a shadow root, of which the page itself sees the host alone. */
export function focusedElement(): Element | null {
  let focused = document.activeElement;
  while (focused?.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement;
  return focused;
}

/** What a server, which has no document, provides. */
const NO_DOCUMENT = { dir: 'ltr' } as const;

/**
 * Keeps the style element of a theme out of the page's head, where it reaches no shadow root and a policy for styles may
 * forbid it: a theme provider that knows no document writes none.
 */
export function WithoutThemeStyle({ children }: { readonly children: ReactNode }) {
  return <PageProvider value={NO_DOCUMENT}>{children}</PageProvider>;
}

interface InStyleHomeProps {
  readonly home: StyleHome;
  readonly theme: Theme;
  readonly children: ReactNode;
}

/** What a theme provider would do to a page, done to a shadow root. */
export function InStyleHome({ home, theme, children }: InStyleHomeProps) {
  useInsertionEffect(() => home.showTheme(theme), [home, theme]);
  // Everything below the theme provider listens to the real page.
  const [page] = useState(() => ({ dir: 'ltr' as const, targetDocument: document }));
  return (
    <PageProvider value={page}>
      <PortalMountNodeProvider value={home.portals}>{children}</PortalMountNodeProvider>
    </PageProvider>
  );
}
